const key = 'savanna.recovery';

/**
 * Remembers, for this tab, whose password a recovery link allows to be replaced: the store forgets
 * it on a reload, while the link is used up by then.
 */
export const markRecovery = (userId: string): void => sessionStorage.setItem(key, userId);

export const isMarkedForRecovery = (userId: string | undefined): boolean =>
  userId !== undefined && sessionStorage.getItem(key) === userId;

export const clearRecoveryMark = (): void => sessionStorage.removeItem(key);

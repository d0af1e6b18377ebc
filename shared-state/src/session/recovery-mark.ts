const KEY = 'savanna.recovery';

/**
 * Remembers in this tab whose recovery link was followed, so that reloading the page where the
 * password is replaced does not turn the link into an expired one.
 */
export const recoveryMark = {
  isFor: (userId: string): boolean => sessionStorage.getItem(KEY) === userId,
  set(userId: string | null): void {
    if (userId) sessionStorage.setItem(KEY, userId);
    else sessionStorage.removeItem(KEY);
  },
};

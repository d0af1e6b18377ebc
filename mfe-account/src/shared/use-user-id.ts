import { useSession } from 'shared-state';

/** The signed-in user's id; null while there is no session. */
export const useUserId = (): string | null => useSession((state) => state.session?.user.id ?? null);

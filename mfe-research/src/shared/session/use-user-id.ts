import { useSession } from 'shared-state';

/** The signed-in user, null for visitors and while the session is still being read. */
export const useUserId = (): string | null => useSession((state) => state.session?.user.id ?? null);

import { getSupabase } from 'shared-state';
import { type Profile, profileSchema } from 'shared-state/contracts';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { readRows } from '../../../shared/read-rows';
import { z } from '../../../shared/schema';
import { useUserId } from '../../../shared/use-user-id';
import { type ProfileForm, toColumns } from '../model/profile-form';

const columns =
  'user_id, full_name, phone, locale, currency, area_unit, terms_version, terms_accepted_at';
const keyOf = (userId: string | null) => ['account', 'profile', userId];

/** The user's own profile; null where sign-up left none. */
export function useProfile() {
  const userId = useUserId();
  return useQuery({
    queryKey: keyOf(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<Profile | null> => {
      const request = getSupabase()
        .from('profiles')
        .select(columns)
        .eq('user_id', userId ?? '');
      return (await readRows(request, profileSchema))[0] ?? null;
    },
  });
}

/** Currencies of the markets, in alphabetical order. */
export const useCurrencies = () =>
  useQuery({
    queryKey: ['account', 'currencies'],
    queryFn: async () => {
      const request = getSupabase().from('markets').select('currency');
      const rows = await readRows(request, z.object({ currency: z.string() }));
      return [...new Set(rows.map(({ currency }) => currency))].sort();
    },
  });

/** Saves the personal columns and keeps what the database answered. */
export function useSaveProfile() {
  const userId = useUserId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (values: ProfileForm): Promise<Profile> => {
      const request = getSupabase()
        .from('profiles')
        .update(toColumns(values))
        .eq('user_id', userId ?? '')
        .select(columns);
      const saved = (await readRows(request, profileSchema))[0];
      if (!saved) throw new Error('No profile was updated');
      return saved;
    },
    onSuccess: (saved) => queries.setQueryData(keyOf(userId), saved),
  });
}

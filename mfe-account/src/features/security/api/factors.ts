import { getSupabase, type Result } from 'shared-state';
import { useQuery } from 'shared-ui/query';
import { attempt } from '../../../shared/attempt';
import type { AuthFailure } from '../../../shared/auth-failure';
import { useUserId } from '../../../shared/use-user-id';

const factorsKey = (userId: string | null) => ['account', 'factors', userId];

async function readFactors() {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  return data;
}

/** Every factor of the account, finished or not. */
export function useFactors() {
  const userId = useUserId();
  return useQuery({
    queryKey: factorsKey(userId),
    enabled: userId !== null,
    queryFn: readFactors,
  });
}

export interface Enrolment {
  factorId: string;
  /** A data URI of an SVG. */
  qrCode: string;
  secret: string;
}

/** Begins a new enrolment; what an earlier one left unfinished is cleared away first. */
export async function beginEnrolment(): Promise<Result<Enrolment, AuthFailure>> {
  const { mfa } = getSupabase().auth;
  const known = await attempt(() => mfa.listFactors());
  if (!known.ok) return known;
  for (const { id, status } of known.data?.all ?? []) {
    if (status === 'unverified') await attempt(() => mfa.unenroll({ factorId: id }));
  }
  const begun = await attempt(() =>
    mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app', issuer: 'Savanna' }),
  );
  if (!begun.ok) return begun;
  if (!begun.data) return { ok: false, error: { kind: 'unexpected', message: '' } };
  const { id, totp } = begun.data;
  return { ok: true, data: { factorId: id, qrCode: totp.qr_code, secret: totp.secret } };
}

/** Finishes an enrolment with a code of the app; the session is lifted to aal2. */
export const finishEnrolment = (factorId: string, code: string) =>
  attempt<unknown>(() => getSupabase().auth.mfa.challengeAndVerify({ factorId, code }));

/** Removes a factor and has the session say so. */
export function removeFactor(factorId: string): Promise<Result<unknown, AuthFailure>> {
  return attempt<unknown>(async () => {
    const { auth } = getSupabase();
    const removed = await auth.mfa.unenroll({ factorId });
    return removed.error ? removed : auth.refreshSession();
  });
}

import { z } from './schema';

const claimsSchema = z.object({ aal: z.optional(z.string()) });

interface SessionLike {
  access_token: string;
  user: { factors?: { id: string; status: string }[] };
}

function assuranceLevel(accessToken: string): string | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return claimsSchema.parse(JSON.parse(json)).aal;
  } catch {
    return undefined;
  }
}

/**
 * The second factor this session still has to prove, or null when the password was enough: there is
 * a verified factor and the token says "aal1".
 */
export function factorToProve(session: SessionLike | null): string | null {
  const factor = session?.user.factors?.find(({ status }) => status === 'verified');
  if (!session || !factor || assuranceLevel(session.access_token) === 'aal2') return null;
  return factor.id;
}

interface SessionLike {
  access_token: string;
  user: { factors?: { status: string }[] | null };
}

const assuranceLevel = (accessToken: string): unknown => {
  const payload = accessToken.split('.')[1];
  if (!payload) return undefined;
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(json) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
};

/**
 * True while a user with a verified second factor has given only the first: the session exists, but
 * the sign-in page is still asking for the code.
 */
export const awaitsSecondFactor = (session: SessionLike): boolean => {
  const enrolled = session.user.factors?.some((factor) => factor.status === 'verified') ?? false;
  return enrolled && assuranceLevel(session.access_token) !== 'aal2';
};

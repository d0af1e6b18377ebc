export const annId = '7b0c2c39-53a5-4a2e-8a8a-2f8f0d5f0a01';

const tokenWith = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature'].map(btoa).join('.');

let issued = 0;

/** A session of Ann as GoTrue returns it. */
export function sessionOfAnn() {
  issued += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: tokenWith({ sub: annId, aal: 'aal1', exp: expiresAt, jti: issued }),
    refresh_token: `refresh-${issued}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: {
      id: annId,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ann@savanna.test',
      phone: '',
      app_metadata: {},
      user_metadata: { full_name: 'Ann Otieno' },
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}

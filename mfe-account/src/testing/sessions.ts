export const annId = '7b0c2c39-53a5-4a2e-8a8a-2f8f0d5f0a01';

const tokenWith = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature'].map(btoa).join('.');

let issued = 0;

interface SessionOptions {
  aal?: 'aal1' | 'aal2';
  user?: object;
}

/** A session of Ann as GoTrue returns it. */
export function sessionOf({ aal = 'aal1', user = {} }: SessionOptions = {}) {
  issued += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: tokenWith({ sub: annId, aal, exp: expiresAt, jti: issued }),
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
      ...user,
    },
  };
}

/** Ann's wallet rows: 25 tokens of her own and 15 of the plan. */
export const wallet = {
  tokens: { user_id: annId, token_count: 25 },
  subscription: {
    user_id: annId,
    plan: 'standard',
    status: 'active',
    plan_tokens: 15,
    current_period_end: '2026-12-21T00:00:00+00:00',
    cancel_at_period_end: false,
  },
};

/** The subscription row of somebody who never had a plan. */
export const noPlan = {
  user_id: annId,
  plan: null,
  status: 'none',
  plan_tokens: 0,
  current_period_end: null,
  cancel_at_period_end: false,
};

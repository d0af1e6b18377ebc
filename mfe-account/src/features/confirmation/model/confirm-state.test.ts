import { confirmState } from './confirm-state';

const token = { kind: 'token', tokenHash: 'x', type: 'signup' } as const;
const none = { kind: 'none' } as const;
const verified = (signedIn: boolean) =>
  ({ ok: true, data: { type: 'signup', signedIn, replaced: null } }) as const;
const failed = (kind: 'expired' | 'unreachable' | 'session_missing') =>
  ({ ok: false, error: { kind } }) as const;

test.each([
  ['a token not answered yet', token, undefined, 'signed-out', false, 'checking'],
  ['a good token', token, verified(true), 'signed-in', false, 'welcome'],
  ['the first mail of two', token, verified(false), 'signed-in', false, 'half-way'],
  ['a used token', token, failed('expired'), 'signed-out', false, 'expired'],
  ['a used token while signed in', token, failed('expired'), 'signed-in', true, 'expired'],
  ['an ended session', token, failed('session_missing'), 'signed-out', false, 'session-ended'],
  ['signed out after the welcome', token, verified(true), 'signed-out', true, 'session-ended'],
  ['no answer', token, failed('unreachable'), 'signed-out', false, 'unreachable'],
  ['an error in the link', { kind: 'refused' }, null, 'signed-in', true, 'expired'],
  ['a hosted link being read', { kind: 'session' }, null, 'loading', false, 'checking'],
  ['a hosted link read', { kind: 'session' }, null, 'signed-in', false, 'welcome'],
  ['a hosted link without effect', { kind: 'session' }, null, 'signed-out', false, 'expired'],
  ['no parameters, signed in', none, null, 'signed-in', false, 'welcome'],
  ['no parameters, signed out', none, null, 'signed-out', false, 'expired'],
  ['signed out on this page', none, null, 'signed-out', true, 'session-ended'],
] as const)('%s', (_, link, answer, session, hadSession, expected) =>
  expect(confirmState({ link, verified: answer, session, hadSession })).toBe(expected),
);

import { factorToProve } from './second-factor';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const factor = { id: 'f1', status: 'verified' };

test('a verified factor has to be proven while the session is at aal1', () => {
  const session = { access_token: token({ aal: 'aal1' }), user: { factors: [factor] } };
  expect(factorToProve(session)).toBe('f1');
});

test('nothing is left to prove at aal2, without factors or without a session', () => {
  expect(
    factorToProve({ access_token: token({ aal: 'aal2' }), user: { factors: [factor] } }),
  ).toBeNull();
  expect(factorToProve({ access_token: token({ aal: 'aal1' }), user: {} })).toBeNull();
  expect(factorToProve(null)).toBeNull();
});

test('an unfinished enrolment asks for nothing', () => {
  const session = {
    access_token: token({ aal: 'aal1' }),
    user: { factors: [{ ...factor, status: 'unverified' }] },
  };
  expect(factorToProve(session)).toBeNull();
});

test('a token that cannot be read counts as the lower level', () => {
  expect(factorToProve({ access_token: 'broken', user: { factors: [factor] } })).toBe('f1');
});

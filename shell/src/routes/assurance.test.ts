import { awaitsSecondFactor } from './assurance';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const session = (aal: string, factors?: { status: string }[]) => ({
  access_token: token({ aal }),
  user: { factors },
});

test.each([
  ['no factor', session('aal1'), false],
  ['a factor that was never verified', session('aal1', [{ status: 'unverified' }]), false],
  ['a verified factor, password only', session('aal1', [{ status: 'verified' }]), true],
  ['a verified factor and its code', session('aal2', [{ status: 'verified' }]), false],
])('%s', (_name, value, expected) => {
  expect(awaitsSecondFactor(value)).toBe(expected);
});

test('an unreadable token counts as one factor', () => {
  const broken = { access_token: 'x.%%.y', user: { factors: [{ status: 'verified' }] } };
  expect(awaitsSecondFactor(broken)).toBe(true);
});

import { describeSubscription } from './subscription-status';

const subscription = (status: 'none' | 'active' | 'not_renewing' | 'past_due' | 'expired') => ({
  user_id: 'u',
  plan: 'standard',
  status,
  plan_tokens: 4,
  current_period_end: '2026-12-01T00:00:00Z',
  cancel_at_period_end: false,
});

test.each([
  ['active', 'Active', /renews on 1 december 2026/i],
  ['not_renewing', 'Ends soon', /ends on 1 december 2026/i],
  ['past_due', 'Payment due', /did not arrive/i],
  ['expired', 'Expired', /still yours/i],
  ['none', 'No plan', /pay as you go/i],
] as const)('%s reads "%s"', (status, label, note) => {
  const view = describeSubscription(subscription(status));
  expect(view.label).toBe(label);
  expect(view.note).toMatch(note);
});

test('an unknown subscription reads as no plan', () => {
  expect(describeSubscription(null).label).toBe('No plan');
});

test('a plan cancelled for its period end does not claim to renew', () => {
  const view = describeSubscription({ ...subscription('active'), cancel_at_period_end: true });
  expect(view.label).toBe('Ends soon');
  expect(view.note).not.toMatch(/renews/i);
});

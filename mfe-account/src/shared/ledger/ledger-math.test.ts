import fc from 'fast-check';
import { withRunningBalance } from './running-balance';
import { usageOfMonth } from './usage';

test('the running balance is the sum so far', () => {
  const rows = withRunningBalance([{ delta: 3 }, { delta: -1 }, { delta: 10 }]);
  expect(rows.map((row) => row.total)).toEqual([3, 2, 12]);
  expect(withRunningBalance([])).toEqual([]);
});

test('the last running balance is the sum of the ledger, whatever the movements', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (deltas) => {
      const rows = withRunningBalance(deltas.map((delta) => ({ delta })));
      expect(rows.at(-1)?.total).toBe(deltas.reduce((a, b) => a + b, 0));
    }),
  );
});

const now = new Date(2026, 10, 5, 12);
const at = (month: number, day: number) => new Date(2026, month, day, 9).toISOString();

test('usage counts what was spent this month, day by day', () => {
  const usage = usageOfMonth(
    [
      { kind: 'spend', delta: -1, created_at: at(10, 1) },
      { kind: 'spend', delta: -1, created_at: at(10, 4) },
      { kind: 'spend', delta: -2, created_at: at(10, 4) },
      { kind: 'purchase', delta: 10, created_at: at(10, 4) },
      { kind: 'expiry', delta: -5, created_at: at(10, 2) },
      { kind: 'spend', delta: -1, created_at: at(9, 31) },
    ],
    now,
  );
  expect(usage).toEqual({ spent: 4, searches: 3, perDay: [1, 0, 0, 3, 0] });
});

test('a month without searches is all zeros', () => {
  expect(usageOfMonth([], now)).toEqual({ spent: 0, searches: 0, perDay: [0, 0, 0, 0, 0] });
});

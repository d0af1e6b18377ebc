import type { LedgerEntry } from 'shared-state/contracts';
import { kindsOf, ledgerRows } from './ledger-rows';

const entry = (id: string, part: Partial<LedgerEntry>): LedgerEntry => ({
  id,
  user_id: 'u',
  delta: -1,
  kind: 'spend',
  wallet: 'payg',
  balance_after: 0,
  search_id: null,
  reason: 'Property search',
  created_at: '2026-11-02T09:00:00Z',
  ...part,
});
const search = (id: string, kind: string) => ({
  id,
  kind,
  filters: { areas: ['kilimani'], typologies: ['2BR'] },
  total: 240,
  created_at: '2026-11-02T09:00:00Z',
  expires_at: '2026-12-02T09:00:00Z',
});

const entries = [
  entry('1', { delta: 3, kind: 'grant', reason: 'Free tokens' }),
  entry('2', { search_id: 's1' }),
  entry('3', { search_id: 's2', reason: 'Area report', wallet: 'plan' }),
  entry('4', { search_id: 's3' }),
];

test('newest first, each with the balance after it', () => {
  expect(ledgerRows(entries, []).map(({ id, total }) => [id, total])).toEqual([
    ['4', 0],
    ['3', 1],
    ['2', 2],
    ['1', 3],
  ]);
});

test('a debit says what it bought and leads there', () => {
  const rows = ledgerRows(entries, [search('s1', 'property'), search('s2', 'area_report')]);
  expect(rows.map(({ purpose, to }) => [purpose, to])).toEqual([
    ['Property search', '/search-results?search=s3'],
    ['Area report: Kilimani · 2BR', '/area-data?search=s2'],
    ['Property search: Kilimani · 2BR', '/search-results?search=s1'],
    ['Free tokens', null],
  ]);
});

test('only kinds that occur are offered', () => {
  expect(kindsOf(ledgerRows(entries, []))).toEqual(['spend', 'grant']);
});

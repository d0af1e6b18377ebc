import { ledgerCsv } from './ledger-csv';

test('each movement is a line; a reason cannot become a formula', () => {
  const csv = ledgerCsv([
    {
      id: '1',
      user_id: 'u',
      delta: -1,
      kind: 'spend',
      wallet: 'plan',
      balance_after: 14,
      search_id: 's1',
      reason: 'Property search',
      purpose: '=HYPERLINK("http://evil.test")',
      to: '/search-results?search=s1',
      created_at: '2026-11-20T10:00:00+03:00',
      total: 39,
    },
  ]);
  const [header, line] = csv.replace('\uFEFF', '').split('\r\n');
  expect(header).toBe('Date,Kind,Wallet,Tokens,Balance,What for,Search');
  expect(line).toBe(
    `2026-11-20T07:00:00.000Z,Search,Plan,-1,39,"'=HYPERLINK(""http://evil.test"")",s1`,
  );
});

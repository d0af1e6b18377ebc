import { annId } from './sessions';

export const packs = [
  { id: 'pack-1', tokens: 1, price: 160, currency: 'KES' },
  { id: 'pack-10', tokens: 10, price: 1500, currency: 'KES' },
  { id: 'pack-25', tokens: 25, price: 3500, currency: 'KES' },
  { id: 'pack-60', tokens: 60, price: 7800, currency: 'KES' },
];

const plan = (id: string, name: string, tokens_per_month: number, price_month: number) => ({
  id,
  name,
  tokens_per_month,
  price_month,
  price_year: 10 * price_month,
  currency: 'KES',
});

export const plans = [plan('standard', 'Standard', 15, 1500), plan('pro', 'Pro', 45, 3900)];

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const boughtSearch = {
  id: '0f1e2d3c-0000-4000-8000-000000000001',
  kind: 'property',
  filters: { areas: ['kilimani'], typologies: ['2BR'] },
  total: 240,
  created_at: daysFromNow(0),
  expires_at: daysFromNow(30),
};

export const closedReport = {
  id: '0f1e2d3c-0000-4000-8000-000000000002',
  kind: 'area_report',
  filters: { areas: ['riverside'] },
  total: 900,
  created_at: daysFromNow(-40),
  expires_at: daysFromNow(-10),
};

interface Movement {
  delta: number;
  kind: string;
  wallet?: 'payg' | 'plan';
  search_id?: string | null;
  reason: string;
}

/** A ledger as the table holds it, oldest first; everything happened today. */
export const ledgerOf = (movements: Movement[]) =>
  movements.map((movement, index) => ({
    id: index + 1,
    user_id: annId,
    wallet: 'payg',
    balance_after: 0,
    search_id: null,
    created_at: daysFromNow(0),
    ...movement,
  }));

export const ledger = ledgerOf([
  { delta: 3, kind: 'grant', reason: 'Free tokens for a confirmed address' },
  { delta: 15, kind: 'plan_grant', wallet: 'plan', reason: 'Plan tokens' },
  {
    delta: -1,
    kind: 'spend',
    wallet: 'plan',
    search_id: boughtSearch.id,
    reason: 'Property search',
  },
]);

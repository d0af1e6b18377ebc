import { EXAMPLE_MARKET } from './example-market';
import type { Handler } from './research-server';
import { annId, sessionOfAnn } from './session-of-ann';

const market = {
  ...EXAMPLE_MARKET,
  id: 'nairobi',
  name: 'Nairobi',
  currency: 'KES',
  locale: 'en-KE',
  area_unit: 'sqm',
};

const area = (slug: string, name: string) => ({ slug, name, source: 'Savanna sample' });

/** What most tests take for granted: Ann's wallet, one market, two areas, nothing bought. */
export const standardAnswers: Record<string, Handler> = {
  'POST /auth/v1/token': () => ({ body: sessionOfAnn() }),
  'POST /auth/v1/logout': () => ({ status: 204 }),
  'GET /tokens': () => ({ body: { user_id: annId, token_count: 25 } }),
  'GET /subscriptions': () => ({
    body: {
      user_id: annId,
      plan: 'standard',
      status: 'active',
      plan_tokens: 15,
      current_period_end: '2026-12-21T00:00:00+00:00',
      cancel_at_period_end: false,
    },
  }),
  'GET /markets': () => ({ body: [market] }),
  'GET /areas': () => ({ body: [area('kilimani', 'Kilimani'), area('westlands', 'Westlands')] }),
  'GET /searches': () => ({ body: [] }),
  'POST /rpc/find_bought_search': () => ({ body: null }),
  'POST /rpc/suggest_places': () => ({ body: [] }),
  'POST /rpc/preview_search': () => ({ body: previewOf(334) }),
};

export const previewOf = (count: number | null) => ({
  count,
  date_from: count ? '2023-11-05' : null,
  date_to: count ? '2026-10-31' : null,
  completeness: count
    ? { size: 0.955, rent: 0.97, price: 1 }
    : { size: null, rent: null, price: null },
});

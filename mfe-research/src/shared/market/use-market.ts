import { getSupabase } from 'shared-state';
import * as z from 'shared-state/schema';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../backend/read-rows';

const ratio = z.number().check(z.minimum(0), z.maximum(1));

const marketSchema = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string().check(z.length(3)),
  locale: z.string(),
  area_unit: z.enum(['sqm', 'sqft']),
  cost_defaults: z.object({
    stamp_duty_urban: ratio,
    legal_rate: ratio,
    legal_vat: ratio,
    valuation_rate: ratio,
  }),
  invest_defaults: z.object({
    ltv: ratio,
    annual_rate: ratio,
    term_years: z.number().check(z.positive()),
    vacancy: ratio,
    management_rate: ratio,
    service_charge_month: z.number().check(z.nonnegative()),
    insurance_rate: ratio,
    maintenance_rate: ratio,
    rates_year: z.number().check(z.nonnegative()),
    rent_growth: z.number(),
    price_growth: z.number(),
    discount_rate: z.number(),
  }),
});

export type Market = z.infer<typeof marketSchema>;

async function readMarket(): Promise<Market> {
  const columns = 'id, name, currency, locale, area_unit, cost_defaults, invest_defaults';
  const request = getSupabase().from('markets').select(columns).order('id').limit(1);
  const [market] = await readRows(request, marketSchema);
  if (!market) throw new Error('The database has no market');
  return market;
}

/** The market on show: its currency, locale and the defaults of every calculator. */
export function useMarket() {
  return useQuery({
    queryKey: ['market'],
    queryFn: readMarket,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

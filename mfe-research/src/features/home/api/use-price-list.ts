import { getSupabase } from 'shared-state';
import { planSchema, tokenPackSchema } from 'shared-state/contracts';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../../../shared/backend/read-rows';

async function readPriceList() {
  const client = getSupabase();
  const [packs, plans] = await Promise.all([
    readRows(
      client.from('token_packs').select('id, tokens, price, currency').order('tokens'),
      tokenPackSchema,
    ),
    readRows(
      client
        .from('plans')
        .select('id, name, tokens_per_month, price_month, price_year, currency')
        .order('price_month'),
      planSchema,
    ),
  ]);
  return { packs, plans };
}

/** Packs and plans on sale, cheapest first. */
export function usePriceList() {
  return useQuery({ queryKey: ['price-list'], queryFn: readPriceList, staleTime: 5 * 60_000 });
}

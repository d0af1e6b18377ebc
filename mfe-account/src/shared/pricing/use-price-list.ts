import { getSupabase } from 'shared-state';
import { type Plan, planSchema, type TokenPack, tokenPackSchema } from 'shared-state/contracts';
import { useQuery } from 'shared-ui/query';
import { readRows } from '../read-rows';

interface PriceList {
  /** Smallest pack first. */
  packs: TokenPack[];
  /** Cheapest plan first. */
  plans: Plan[];
}

async function readPriceList(): Promise<PriceList> {
  const db = getSupabase();
  const [packs, plans] = await Promise.all([
    readRows(
      db.from('token_packs').select('id, tokens, price, currency').order('tokens'),
      tokenPackSchema,
    ),
    readRows(
      db
        .from('plans')
        .select('id, name, tokens_per_month, price_month, price_year, currency')
        .order('price_month'),
      planSchema,
    ),
  ]);
  return { packs, plans };
}

/** The packs and plans on sale. */
export const usePriceList = () =>
  useQuery({ queryKey: ['account', 'price-list'], queryFn: readPriceList });

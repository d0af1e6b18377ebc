import { randomUUID } from 'node:crypto';
import { type Persona, session, type TestDatabase } from './test-database';

export interface Unit {
  id: number;
  area: string;
  price: number | null;
  rent: number | null;
  size_sqm: number | null;
  [column: string]: unknown;
}

interface Quartiles {
  median: number | null;
  p25: number | null;
  p75: number | null;
  n: number;
}

export interface SearchAnswer {
  search_id: string | null;
  charged: number;
  total: number;
  totals: { data_points: number; developments: number; units: number; gross_yield: number | null };
  stats: Record<'price_sqm' | 'rent' | 'grm' | 'gross_yield' | 'price', Quartiles> & {
    gross_yield: { group: number | null };
    price: { mean: number | null; min: number | null; max: number | null };
  };
  units: Unit[];
}

type Arguments = Record<string, unknown>;

const casts: Record<string, string> = {
  filters: 'jsonb',
  area_ids: 'text[]',
  page_size: 'integer',
  shift: 'interval',
  search_id: 'uuid',
  request_id: 'uuid',
  user_id: 'uuid',
};

/** Calls a function by parameter name, as the API does, and returns its one value. */
export async function rpc<T>(
  db: TestDatabase,
  persona: Persona,
  name: string,
  args: Arguments = {},
): Promise<T> {
  const keys = Object.keys(args);
  const list = keys.map((key, i) => `${key} => $${i + 1}::${casts[key] ?? 'text'}`).join(', ');
  const values = keys.map((key) => args[key]);
  return db.as(persona, async (tx) => {
    const [row] = await tx.unsafe(`select public.${name}(${list}) as answer`, values as never[]);
    return row?.answer as T;
  });
}

export const search = (
  db: TestDatabase,
  userId: string,
  filters: object,
  requestId: string = randomUUID(),
): Promise<SearchAnswer> =>
  rpc(db, session(userId), 'search_properties', { filters, request_id: requestId });

export const balanceOf = async (db: TestDatabase, userId: string): Promise<number> => {
  const [row] = await db.sql`
    select t.token_count + s.plan_tokens as balance
      from public.tokens t join public.subscriptions s using (user_id) where user_id = ${userId}`;
  return row?.balance;
};

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from '../contracts/schema';
import { type Subscription, subscriptionSchema, tokensSchema } from '../contracts/wallet';
import { storedCopy } from './stored-copy';
import { type RowAnswer, type WalletPartState, walletPart } from './wallet-part';

/** PostgREST's code for "not exactly one row"; for a row keyed by the user that means none. */
const NOT_ONE_ROW = 'PGRST116';

const answer = ({
  data,
  error,
}: {
  data: unknown;
  error: { message: string; code: string } | null;
}): RowAnswer => ({ data, error, absent: error?.code === NOT_ONE_ROW });

/** The pay-as-you-go balance of one user. */
export const tokensPart = (
  client: SupabaseClient,
  userId: string,
  onState: (state: WalletPartState<number>) => void,
) =>
  walletPart(
    {
      label: 'token balance',
      copy: storedCopy('savanna.wallet.tokens', userId, tokensSchema.shape.token_count),
      readRow: () =>
        client.from('tokens').select('token_count').eq('user_id', userId).single().then(answer),
      fromRow: (row) => tokensSchema.parse(row).token_count,
      none: 0,
    },
    onState,
  );

/** The whole subscription record of one user. */
export const subscriptionPart = (
  client: SupabaseClient,
  userId: string,
  onState: (state: WalletPartState<Subscription | null>) => void,
) =>
  walletPart(
    {
      label: 'subscription',
      copy: storedCopy('savanna.wallet.subscription', userId, z.nullable(subscriptionSchema)),
      readRow: () =>
        client.from('subscriptions').select('*').eq('user_id', userId).single().then(answer),
      fromRow: (row) => subscriptionSchema.parse(row),
      none: null,
    },
    onState,
  );

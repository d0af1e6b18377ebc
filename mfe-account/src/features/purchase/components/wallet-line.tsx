import { selectBalance, useWallet } from 'shared-state';
import { Text } from 'shared-ui';
import { countTokens } from '../../../shared/ledger/wording';

/** The live balance in a sentence. */
export function WalletLine() {
  const balance = useWallet(selectBalance);
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {balance === null
        ? 'One token buys one search. Bought tokens never expire.'
        : `You hold ${countTokens(balance)}. One token buys one search; bought tokens never expire.`}
    </Text>
  );
}

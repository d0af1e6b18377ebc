import type { TokenPack } from 'shared-state/contracts';
import { Box, chakra, Grid, Text } from 'shared-ui';
import { formatMoney, formatPercent } from 'shared-ui/format';
import { countTokens } from '../../../shared/ledger/wording';
import { packPerToken, savingRatio, singleTokenPrice } from '../../../shared/pricing/savings';

interface PackChoiceProps {
  packs: TokenPack[];
  amount: number;
  onChoose: (tokens: number) => void;
}

/** The packs of the price list, as buttons that fill in the amount. */
export function PackChoice({ packs, amount, onChoose }: PackChoiceProps) {
  const single = singleTokenPrice(packs);
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap={{ base: '3', md: '4' }}>
      {packs.map((pack) => {
        const chosen = pack.tokens === amount;
        const saving = single === null ? null : savingRatio(packPerToken(pack), single);
        return (
          <chakra.button
            key={pack.id}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChoose(pack.tokens)}
            textAlign="start"
            p={{ base: '4', md: '5' }}
            rounded="l3"
            bg={chosen ? 'brand.subtle' : 'bg.panel'}
            boxShadow="sm"
            outline="2px solid"
            outlineColor={chosen ? 'brand.solid' : 'transparent'}
            cursor="button"
            transition="background-color 150ms, outline-color 150ms"
            _hover={{ bg: 'brand.subtle' }}
            _focusVisible={{ outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
          >
            <Text textStyle="lg" fontWeight="650" fontVariantNumeric="tabular-nums">
              {countTokens(pack.tokens)}
            </Text>
            <Text textStyle="figure" mt="2">
              {formatMoney(pack.price, pack.currency)}
            </Text>
            <Box textStyle="sm" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
              {`${formatMoney(packPerToken(pack), pack.currency)} each`}
            </Box>
            <Box textStyle="sm" color="mint.fg" fontWeight="600" minH="1.375rem">
              {saving === null ? null : `Save ${formatPercent(saving, 0)}`}
            </Box>
          </chakra.button>
        );
      })}
    </Grid>
  );
}

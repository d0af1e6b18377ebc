import { Box, Button, Figure, Flex, Grid, Text } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { countTokens } from '../../../shared/ledger/wording';
import type { Quote } from '../../../shared/pricing/quote';

interface QuoteSummaryProps {
  quote: Quote;
  onTakePack: (tokens: number) => void;
}

/** What the amount costs, what one token of it costs, and what it buys. */
export function QuoteSummary({ quote, onTakePack }: QuoteSummaryProps) {
  const { tokens, price, perToken, currency, betterPack } = quote;
  return (
    <Box aria-live="polite">
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, auto)' }} gap="6">
        <Figure label="Price" value={formatMoney(price, currency)} hint="for the whole amount" />
        <Figure label="Per token" value={formatMoney(perToken, currency)} />
        <Figure
          label="Buys"
          value={`${tokens} ${tokens === 1 ? 'search' : 'searches'}`}
          hint="each open for 30 days"
        />
      </Grid>
      {betterPack && betterPack.tokens > tokens ? (
        <Flex mt="5" gap="3" align="center" wrap="wrap">
          <Text color="mint.fg" fontWeight="600">
            {`${countTokens(betterPack.tokens)} cost the same.`}
          </Text>
          <Button
            size="sm"
            variant="subtle"
            colorPalette="mint"
            onClick={() => onTakePack(betterPack.tokens)}
          >
            {`Take ${betterPack.tokens}`}
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
}

import type { LedgerEntry } from 'shared-state/contracts';
import { Box, EmptyState, Flex, LinkButton, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { kindLabels, signedTokens } from '../../../shared/ledger/wording';

const shown = 5;

/** The latest movements of the wallet, newest first. */
export function Activity({ entries }: { entries: LedgerEntry[] }) {
  const latest = entries.slice(-shown).reverse();
  if (latest.length === 0) {
    return (
      <EmptyState
        title="Nothing has moved yet"
        description="Free tokens, purchases and searches appear here the moment they happen."
        action={<LinkButton to="/purchase-token">See what tokens cost</LinkButton>}
      />
    );
  }
  return (
    <Box as="ul" bg="bg.panel" boxShadow="sm" rounded="l3" px={{ base: '5', md: '6' }}>
      {latest.map((entry) => (
        <Flex
          as="li"
          key={entry.id}
          py="3.5"
          gap="4"
          justify="space-between"
          align="baseline"
          borderTopWidth="1px"
          borderColor="border.muted"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text fontWeight="550">{kindLabels[entry.kind]}</Text>
            <Text textStyle="sm" color="fg.muted">
              {formatDate(entry.created_at, 'time')}
            </Text>
          </Box>
          <Text
            textStyle="lg"
            fontWeight="650"
            fontVariantNumeric="tabular-nums"
            color={entry.delta > 0 ? 'mint.fg' : 'fg'}
          >
            {signedTokens(entry.delta)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

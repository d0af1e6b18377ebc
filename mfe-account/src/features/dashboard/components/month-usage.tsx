import type { LedgerEntry } from 'shared-state/contracts';
import { Box, Figure, Flex, Sparkline, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { usageOfMonth } from '../../../shared/ledger/usage';
import { countTokens } from '../../../shared/ledger/wording';

/** What this calendar month cost so far, computed from the ledger. */
export function MonthUsage({ entries }: { entries: LedgerEntry[] }) {
  const now = new Date();
  const { spent, searches, perDay } = usageOfMonth(entries, now);
  return (
    <Flex
      gap={{ base: '6', md: '10' }}
      wrap="wrap"
      align="flex-end"
      bg="bg.panel"
      boxShadow="sm"
      rounded="l3"
      p={{ base: '5', md: '6' }}
    >
      <Figure label="Tokens spent" value={spent} hint={`since ${formatDate(firstOf(now))}`} />
      <Figure label="Searches paid" value={searches} hint="previews not counted" />
      {spent > 0 && perDay.length > 1 ? (
        <Box>
          <Sparkline
            values={perDay}
            width={180}
            height={48}
            label={`Tokens spent per day this month, ${countTokens(perDay.at(-1) ?? 0)} today`}
          />
          <Text textStyle="sm" color="fg.subtle">
            per day, up to today
          </Text>
        </Box>
      ) : null}
    </Flex>
  );
}

const firstOf = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), 1);

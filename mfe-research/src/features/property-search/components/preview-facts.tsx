import type { Preview } from 'shared-state/contracts';
import { Box, Figure, Flex, Stack, Text } from 'shared-ui';
import { formatDate, formatNumber, formatPercent } from 'shared-ui/format';

const PARTS = [
  ['price', 'Price'],
  ['rent', 'Rent'],
  ['size', 'Size'],
] as const;

/** What a search would find, without a row of it: how many, from when, how complete. */
export function PreviewFacts({ preview }: { preview: Preview }) {
  const { count, date_from, date_to, completeness } = preview;
  return (
    <Stack gap="5">
      <Figure
        label="Matching units"
        value={count === null ? 'fewer than 10' : formatNumber(count)}
        hint={
          date_from && date_to
            ? `Observed ${formatDate(date_from)} – ${formatDate(date_to)}`
            : 'Below 10 the preview names neither the number nor the dates.'
        }
      />
      {PARTS.some(([key]) => completeness[key] !== null) ? (
        <Stack gap="3" role="group" aria-label="Completeness of the data">
          {PARTS.map(([key, label]) => (
            <CompletenessBar key={key} label={label} share={completeness[key]} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

function CompletenessBar({ label, share }: { label: string; share: number | null }) {
  if (share === null) return null;
  return (
    <Box>
      <Flex justify="space-between" textStyle="sm" mb="1">
        <Text color="fg.muted">{label} known</Text>
        <Text fontVariantNumeric="tabular-nums">{formatPercent(share, 0)}</Text>
      </Flex>
      <Box
        role="meter"
        aria-label={`${label} known`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        h="1.5"
        rounded="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" rounded="full" bg="mint.solid" style={{ width: `${share * 100}%` }} />
      </Box>
    </Box>
  );
}

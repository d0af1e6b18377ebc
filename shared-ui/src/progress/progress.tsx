import { Box, Flex, Progress as Parts, Text } from '@chakra-ui/react';
import { progressRecipe } from './recipe';

interface ProgressProps {
  /** What is under way; shown and announced. */
  label: string;
  /** 0–100; null while the end is not known. */
  value: number | null;
  /** Shown at the right: "3 of 12". */
  detail?: string;
}

/** Progress of anything longer than a second. */
export function Progress({ label, value, detail }: ProgressProps) {
  return (
    <Parts.Root recipe={progressRecipe} value={value}>
      <Flex justify="space-between" gap="4" mb="2">
        <Parts.Label>{label}</Parts.Label>
        {detail ? (
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {detail}
          </Text>
        ) : null}
      </Flex>
      <Parts.Track aria-label={label}>
        {value === null ? <Box css={indeterminate} /> : <Parts.Range />}
      </Parts.Track>
    </Parts.Root>
  );
}

const indeterminate = {
  position: 'absolute',
  insetBlock: '0',
  width: '40%',
  borderRadius: 'full',
  bg: 'brand.solid',
  animation: 'indeterminate 1.4s ease-in-out infinite',
} as const;

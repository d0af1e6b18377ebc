import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

interface LoadingStateProps {
  /** Said to screen readers: what is loading. */
  label: string;
  rows?: number;
}

const ROW_WIDTHS = ['100%', '92%', '96%', '84%'];

/** A quiet skeleton for a block of text or rows. */
export function LoadingState({ label, rows = 3 }: LoadingStateProps) {
  return (
    <Box role="status" py="2">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="3" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
          <Skeleton key={row} height="5" width={ROW_WIDTHS[row % ROW_WIDTHS.length]} />
        ))}
      </Stack>
    </Box>
  );
}

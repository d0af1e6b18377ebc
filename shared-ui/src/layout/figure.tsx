import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const TONES = {
  neutral: 'fg',
  positive: 'mint.fg',
  negative: 'danger.fg',
  warning: 'amber.fg',
} as const;

interface FigureProps {
  /** What is counted or measured. */
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** n, date, range: whatever the number needs to be trusted. */
  hint?: ReactNode;
  tone?: keyof typeof TONES;
}

/** A number first: big tabular figure, small label above it, hint below. */
export function Figure({ label, value, hint, tone = 'neutral' }: FigureProps) {
  return (
    <Box role="group" minW="0">
      <Text textStyle="label" color="fg.muted">
        {label}
      </Text>
      <Text textStyle="figure" color={TONES[tone]} mt="1">
        {value}
      </Text>
      {hint ? (
        <Box textStyle="sm" color="fg.subtle" mt="1" fontVariantNumeric="tabular-nums">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}

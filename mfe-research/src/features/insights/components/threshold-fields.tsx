import { Box, SimpleGrid } from 'shared-ui';
import { NumberField } from 'shared-ui/field';
import type { Thresholds } from '../model/thresholds';

interface ThresholdFieldsProps {
  value: Thresholds;
  error: string | undefined;
  onChange: (value: Thresholds) => void;
}

/** The reader's own limits for a low and a high yield. */
export function ThresholdFields({ value, error, onChange }: ThresholdFieldsProps) {
  return (
    <Box maxW="28rem">
      <SimpleGrid columns={2} gap="4">
        <NumberField
          label="Low below"
          suffix="%"
          value={value.low}
          onChange={(event) => onChange({ ...value, low: event.target.value })}
        />
        <NumberField
          label="High above"
          suffix="%"
          value={value.high}
          error={error}
          onChange={(event) => onChange({ ...value, high: event.target.value })}
        />
      </SimpleGrid>
    </Box>
  );
}

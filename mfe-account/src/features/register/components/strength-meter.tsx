import { Box, Flex, Text } from 'shared-ui';
import { passwordStrength } from '../model/password-strength';

const tones = ['border', 'danger.solid', 'amber.solid', 'mint.solid', 'mint.solid'] as const;
const steps = [1, 2, 3, 4];

interface StrengthMeterProps {
  password: string;
  /** Words that belong to the person; a password made of them is weaker. */
  personal: string[];
}

/** Four bars, a word and the one change that helps most. */
export function StrengthMeter({ password, personal }: StrengthMeterProps) {
  const { score, label, hint } = passwordStrength(password, personal);
  return (
    <Box mt="-2">
      <Flex gap="1.5" aria-hidden="true">
        {steps.map((step) => (
          <Box
            key={step}
            flex="1"
            height="1.5"
            rounded="full"
            bg={step <= score ? tones[score] : 'bg.muted'}
            transition="background-color 200ms"
          />
        ))}
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1.5" minH="1.375rem" role="status">
        {score === 0 ? 'At least 8 characters; a few words work well.' : null}
        {score > 0 ? `${label}${hint ? `: ${hint.toLowerCase()}` : ''}` : null}
      </Text>
    </Box>
  );
}

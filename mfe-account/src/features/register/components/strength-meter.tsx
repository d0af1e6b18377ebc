import { Box, Flex, Text } from 'shared-ui';
import { useFormContext, useWatch } from 'shared-ui/form';
import { passwordStrength } from '../model/password-strength';
import type { RegisterValues } from '../model/register-schema';

const tones = ['border', 'danger.solid', 'amber.solid', 'mint.solid', 'mint.solid'] as const;
const steps = [1, 2, 3, 4];

/** Four bars, a word and the one change that helps most; follows the form it stands in. */
export function StrengthMeter() {
  const { control } = useFormContext<RegisterValues>();
  const [password, fullName, email] = useWatch({
    control,
    name: ['password', 'fullName', 'email'],
  });
  const { score, label, hint } = passwordStrength(password, [fullName, email]);
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

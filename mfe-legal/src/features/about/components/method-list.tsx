import { Box, chakra, Heading, Text } from 'shared-ui';
import { methodSteps } from '../content/method';

export function MethodList() {
  return (
    <chakra.ol
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap="8"
    >
      {methodSteps.map((step, index) => (
        <chakra.li key={step.title}>
          <Box aria-hidden="true" textStyle="figure" color="amber.fg">
            {index + 1}
          </Box>
          <Heading as="h3" size="lg" mt="1" mb="2">
            {step.title}
          </Heading>
          <Text color="fg.muted">{step.text}</Text>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

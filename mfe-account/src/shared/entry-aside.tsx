import { Box, Stack, Text } from 'shared-ui';
import { Skyline } from './skyline';

const facts = [
  { figure: '3', text: 'free tokens once your email or phone is confirmed' },
  { figure: '1', text: 'token buys one search, open to you for 30 days' },
  { figure: '0', text: 'charged for previews and for searches that find nothing' },
];

/** What an account is good for, in three numbers. */
export function EntryAside() {
  return (
    <Box
      as="aside"
      aria-label="What you get"
      bg="brand.subtle"
      rounded="l3"
      overflow="hidden"
      hideBelow="md"
    >
      <Stack gap="6" px={{ md: '8', xl: '10' }} pt={{ md: '8', xl: '10' }} pb="4">
        {facts.map(({ figure, text }) => (
          <Box key={figure} display="grid" gridTemplateColumns="3rem 1fr" alignItems="baseline">
            <Text textStyle="title" color="brand.fg" fontVariantNumeric="tabular-nums" as="span">
              {figure}
            </Text>
            <Text as="span" textStyle="lg" textWrap="pretty">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
      <Skyline />
    </Box>
  );
}

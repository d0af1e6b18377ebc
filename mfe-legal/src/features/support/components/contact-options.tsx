import { Box, chakra, Heading, Stack, Text } from 'shared-ui';
import { InlineText } from '../../../shared/inline-text';
import { supportAddress } from '../../../shared/support-address';

export function ContactOptions() {
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h3" size="md">
          By e-mail
        </Heading>
        <Text mt="1">
          <chakra.a
            href={`mailto:${supportAddress}`}
            color="brand.fg"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {supportAddress}
          </chakra.a>
        </Text>
      </Box>
      <Box>
        <Heading as="h3" size="md">
          A figure looks wrong
        </Heading>
        <Text mt="1" color="fg.muted">
          <InlineText>
            [Report it](/support?topic=data) with the page and the record. If it made a result
            faulty, you get the token back.
          </InlineText>
        </Text>
      </Box>
      <Box>
        <Heading as="h3" size="md">
          Your personal data
        </Heading>
        <Text mt="1" color="fg.muted">
          <InlineText>
            Requests under the Data Protection Act are answered within the times named in the
            [privacy policy](/privacy-policy#rights).
          </InlineText>
        </Text>
      </Box>
    </Stack>
  );
}

import { chakra, Heading, Link, Stack, Text } from 'shared-ui';
import { Accordion } from 'shared-ui/accordion';
import { InlineText } from '../../../shared/inline-text';
import type { FaqEntry } from '../model/faq-entry';

interface Props {
  entry: FaqEntry;
  headingLevel: 'h2' | 'h3';
}

/** A question that opens. Its answer is printed even while closed. */
export function FaqItem({ entry, headingLevel }: Props) {
  return (
    <Accordion.Item value={entry.id}>
      <Heading as={headingLevel} textStyle="md" fontFamily="body">
        <Accordion.ItemTrigger id={entry.id}>
          {entry.question}
          <Accordion.ItemIndicator data-print="hide">
            <Chevron />
          </Accordion.ItemIndicator>
        </Accordion.ItemTrigger>
      </Heading>
      <Accordion.ItemContent _print={{ display: 'block !important', height: 'auto !important' }}>
        <Accordion.ItemBody>
          <Stack gap="3">
            {entry.answer.map((paragraph) => (
              <Text key={paragraph}>
                <InlineText>{paragraph}</InlineText>
              </Text>
            ))}
            <Text textStyle="sm" data-print="hide">
              <Link to={`/faq#${entry.id}`} aria-label={`Link to “${entry.question}”`}>
                Link to this answer
              </Link>
            </Text>
          </Stack>
        </Accordion.ItemBody>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
}

function Chevron() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </chakra.svg>
  );
}

import { Box, Grid, PageFrame, Section } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';
import { CommonProblems } from '../features/support/components/common-problems';
import { ContactOptions } from '../features/support/components/contact-options';
import { TicketForm } from '../features/support/components/ticket-form';
import { InlineText } from '../shared/inline-text';

export default function SupportPage() {
  const [query] = useSearchParams();
  return (
    <PageFrame
      title="How can we help?"
      eyebrow="Support"
      lead={
        <InlineText>
          Most questions have an answer in the [FAQ](/faq). For all others, write to us.
        </InlineText>
      }
    >
      <Grid
        templateColumns={{ base: '1fr', lg: '3fr 2fr' }}
        columnGap="20"
        css={{ '& section:first-of-type': { marginTop: 0 } }}
      >
        <Section id="write" title="Write to us">
          {/* A link with another topic fills the form anew. */}
          <TicketForm key={query.toString()} />
        </Section>
        <Box mt={{ base: '12', lg: '0' }}>
          <Section id="problems" title="Common problems">
            <CommonProblems />
          </Section>
          <Section id="contact" title="Other ways">
            <ContactOptions />
          </Section>
        </Box>
      </Grid>
    </PageFrame>
  );
}

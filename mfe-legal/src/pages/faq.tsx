import { PageFrame } from 'shared-ui';
import { FaqSearch } from '../features/faq/components/faq-search';
import { InlineText } from '../shared/inline-text';

export default function FaqPage() {
  return (
    <PageFrame
      title="Questions and answers"
      eyebrow="FAQ"
      width="text"
      lead={
        <InlineText>
          How tokens, plans and figures work. Something missing? [Ask support](/support).
        </InlineText>
      }
    >
      <FaqSearch />
    </PageFrame>
  );
}

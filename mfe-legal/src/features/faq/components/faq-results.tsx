import { EmptyState, LinkButton, Section } from 'shared-ui';
import { type FaqEntry, faqCategories } from '../model/faq-entry';
import { FaqItem } from './faq-item';

interface Props {
  found: readonly FaqEntry[];
  searching: boolean;
}

/** By category while browsing; one list, best answer first, while searching. */
export function FaqResults({ found, searching }: Props) {
  if (found.length === 0) {
    return (
      <EmptyState
        title="No answer has these words"
        description="Try fewer or other words, or ask us: we answer by e-mail."
        action={<LinkButton to="/support">Write to support</LinkButton>}
      />
    );
  }
  if (searching) {
    return found.map((entry) => <FaqItem key={entry.id} entry={entry} headingLevel="h2" />);
  }
  return faqCategories.map((category) => (
    <Section key={category.id} title={category.label}>
      {found
        .filter((entry) => entry.category === category.id)
        .map((entry) => (
          <FaqItem key={entry.id} entry={entry} headingLevel="h3" />
        ))}
    </Section>
  ));
}

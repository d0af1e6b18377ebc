import type { ReactNode } from 'react';
import { Flex, LinkButton, PageFrame } from 'shared-ui';

interface ConfirmNoticeProps {
  title: string;
  lead: ReactNode;
  to: string;
  action: string;
}

/** A state of the confirmation with a single next step. */
export function ConfirmNotice({ title, lead, to, action }: ConfirmNoticeProps) {
  return (
    <PageFrame width="narrow" eyebrow="Confirmation" title={title} lead={lead}>
      <Flex>
        <LinkButton to={to} size="lg">
          {action}
        </LinkButton>
      </Flex>
    </PageFrame>
  );
}

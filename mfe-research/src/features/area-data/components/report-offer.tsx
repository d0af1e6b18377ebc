import { useState } from 'react';
import { useSession } from 'shared-state';
import { Alert, Button, Card, Flex, Heading, LinkButton, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { useQueryClient } from 'shared-ui/query';
import { useLocation } from 'shared-ui/router';
import { filtersKey } from '../../../shared/filters/filters-key';
import { ConfirmPaidDialog } from '../../../shared/paid-request/confirm-paid-dialog';
import { usePaidRequest } from '../../../shared/paid-request/use-paid-request';
import { usePreview } from '../../../shared/preview/use-preview';
import { signInPath } from '../../../shared/session/sign-in-path';
import { useUserId } from '../../../shared/session/use-user-id';
import { buyReport } from '../api/buy-report';
import type { AreaReport } from '../model/area-report';
import type { AreaChoice } from '../model/use-area-choice';

/** What the paid report adds to the free figures, and the way to it. */
export function ReportOffer({ choice }: { choice: AreaChoice }) {
  const userId = useUserId();
  const signedOut = useSession((state) => state.status === 'signed-out');
  const location = useLocation();
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const filters = { ...choice.filters, areas: choice.areas };
  const preview = usePreview(filters);
  const purchase = usePaidRequest<AreaReport>({
    subject: userId ? { userId, kind: 'area_report', key: filtersKey(filters) } : null,
    send: (requestId) => buyReport(choice.areas, choice.filters, requestId),
    onAnswer: (answer) => {
      setConfirming(false);
      void queryClient.invalidateQueries({ queryKey: ['own-reports'] });
      if (answer.search_id) choice.showReport(answer.search_id);
      else void preview.refetch();
    },
  });
  const nothing = preview.data?.count === 0;
  const records =
    preview.data === undefined
      ? ''
      : ` from ${preview.data.count === null ? 'fewer than 10' : formatNumber(preview.data.count)} records`;
  return (
    <Card.Root variant="subtle" mt="6">
      <Card.Body>
        <Heading as="h2" size="lg">
          The full report
        </Heading>
        <Text color="fg.muted" mt="1.5" maxW="prose">
          Prices, rents and sizes with quartiles by typology, density and skyline, stock, pipeline
          and supply shock{records}. Up to four areas together cost 1 token.
        </Text>
        {nothing ? (
          <Alert status="info" title="No record matches">
            Choose other typologies; nothing is charged for an empty report.
          </Alert>
        ) : null}
        <Flex gap="3" mt="5" wrap="wrap">
          {signedOut ? (
            <LinkButton to={signInPath(location)}>Sign in to get the report</LinkButton>
          ) : (
            <Button disabled={nothing || userId === null} onClick={() => setConfirming(true)}>
              {purchase.unanswered ? 'Finish the report' : 'Get the report'}
            </Button>
          )}
        </Flex>
      </Card.Body>
      <ConfirmPaidDialog
        open={confirming}
        subject="This area report"
        busy={purchase.busy}
        error={purchase.error}
        onConfirm={() => void purchase.confirm()}
        onCancel={() => {
          setConfirming(false);
          purchase.forgetError();
        }}
      />
    </Card.Root>
  );
}

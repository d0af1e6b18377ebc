import { EmptyState, LinkButton, LoadingState, Section, Stack } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { failureReason } from '../../../shared/backend/failure-text';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useReport } from '../api/use-report';
import { ReportArea } from './report-area';

/** The report named in the address, in its four states. */
export function BoughtReport({ searchId, currency }: { searchId: string; currency: string }) {
  const { data, error, refetch } = useReport(searchId);
  const kind = error ? failureReason(error).kind : null;
  const gone = kind === 'not_found' || kind === 'expired' || kind === 'bad_request';
  return (
    <Section
      title="Area report"
      description={
        data
          ? `Bought ${formatDate(data.created_at)}; opens again free until ${formatDate(data.expires_at)}.`
          : undefined
      }
    >
      {gone ? (
        <EmptyState
          title={
            kind === 'expired'
              ? 'This report has expired'
              : 'There is no such report in your account'
          }
          description="Choose areas and buy a new one: it costs 1 token."
          action={<LinkButton to="/area-data">Choose areas</LinkButton>}
        />
      ) : error ? (
        <QueryFailure what="The report could not be opened" error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label="Opening the report" rows={8} />
      ) : (
        <Stack gap="6">
          {data.areas.map((area) => (
            <ReportArea key={area.area} area={area} currency={currency} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

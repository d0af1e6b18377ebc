import type { ReactNode } from 'react';
import { Box, EmptyState, LinkButton, LoadingState } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';
import { QueryFailure } from '../backend/query-failure';
import { SampleBadge } from '../sample/sample-badge';
import { ExpiredSearch } from './expired-search';
import type { OpenedResult } from './research-unit';
import { useResultSet } from './use-result-set';

interface ResultGateProps {
  /** What the page shows of a result, for the empty state: "your results". */
  purpose: string;
  children: (result: OpenedResult & { search_id: string }) => ReactNode;
}

/** The bought search of ?search=<id>, or the latest one, with every state before it. */
export function ResultGate({ purpose, children }: ResultGateProps) {
  const [params] = useSearchParams();
  const searchId = params.get('search');
  const { data, error, missing, expired, refetch } = useResultSet(searchId);
  const search = <LinkButton to="/search">Go to search</LinkButton>;
  if (missing) {
    return (
      <EmptyState
        title="There is no such search in your account"
        description="404: the link is wrong, or the search belongs to another account. A shared link carries filters, never somebody else’s rows."
        action={search}
      />
    );
  }
  if (expired && searchId !== null) return <ExpiredSearch searchId={searchId} />;
  if (error) {
    return <QueryFailure what="The search could not be opened" error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <LoadingState label="Opening the search" rows={8} />;
  if (data !== null && 'kind' in data) {
    return (
      <EmptyState
        title="This is an area report"
        description="It has no unit rows; it opens on the area data page."
        action={<LinkButton to={`/area-data?search=${searchId}`}>Open the report</LinkButton>}
      />
    );
  }
  if (data === null || data.search_id === null) {
    return (
      <EmptyState
        title="No search yet"
        description={`Run a search first: ${purpose} appear here and open again free for 30 days.`}
        action={search}
      />
    );
  }
  return (
    <>
      <Box mb="4">
        <SampleBadge areas={data.filters.areas} />
      </Box>
      {children({ ...data, search_id: data.search_id })}
    </>
  );
}

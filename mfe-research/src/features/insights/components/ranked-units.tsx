import { useMemo } from 'react';
import { LoadingState, Stack, Text } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useResultRows } from '../../../shared/result-set/use-result-rows';
import type { Metric } from '../model/metric';
import { rankedColumns, type Verdict } from '../model/ranked-columns';

interface RankedUnitsProps {
  metric: Metric;
  searchId: string;
  average: number | null;
  currency: string;
  verdict: Verdict;
  /** Only units below the average are ranked. */
  belowAverage: boolean;
}

/** The units in the order of the metric, best first, read further while scrolling. */
export function RankedUnits(props: RankedUnitsProps) {
  const { metric, searchId, average, currency, verdict, belowAverage } = props;
  const rows = useResultRows(
    searchId,
    `${metric.key}.${metric.better === 'high' ? 'desc' : 'asc'}`,
  );
  const columns = useMemo(
    () => rankedColumns(metric, average, currency, verdict),
    [metric, average, currency, verdict],
  );
  const read = useMemo(() => rows.data?.pages.flatMap((page) => page.units) ?? [], [rows.data]);
  const ranked = useMemo(
    () =>
      read.filter((unit) => {
        const value = unit[metric.key];
        return value !== null && (!belowAverage || average === null || value < average);
      }),
    [read, metric, belowAverage, average],
  );
  if (rows.isError) {
    return (
      <QueryFailure
        what="The ranking could not be read"
        error={rows.error}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  if (!rows.data) return <LoadingState label="Loading the ranking" rows={8} />;
  const complete = ranked.length < read.length || !rows.hasNextPage;
  return (
    <Stack gap="3">
      <DataTable
        caption={`Units ranked by ${metric.name.toLowerCase()}`}
        columns={columns}
        rows={ranked}
        getRowId={(unit) => unit.id}
        rowsAreSorted
        onEndReached={() => {
          if (!complete && !rows.isFetchingNextPage) void rows.fetchNextPage();
        }}
        emptyState={<Text color="fg.muted">No unit of this search carries the value.</Text>}
      />
      {complete ? null : (
        <Text role="status" textStyle="sm" color="fg.muted">
          {rows.isFetching ? 'Reading units …' : 'Scroll for more.'}
        </Text>
      )}
    </Stack>
  );
}

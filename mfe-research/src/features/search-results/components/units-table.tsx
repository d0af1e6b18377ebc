import { useMemo } from 'react';
import { Stack, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { useSearchParams } from 'shared-ui/router';
import { DataTable, type Sorting } from 'shared-ui/table';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { areaName, useAreas } from '../../../shared/market/use-areas';
import type { OpenedResult } from '../../../shared/result-set/research-unit';
import { useResultRows } from '../../../shared/result-set/use-result-rows';
import { paramFromSorting, sortingFromParam } from '../model/sort-param';
import { unitColumns } from '../model/unit-columns';

const UNSORTED = 'id.asc';

interface UnitsTableProps {
  result: OpenedResult;
  searchId: string;
  currency: string;
}

/** The rows of a result, sorted by the server and read further as the reader scrolls. */
export function UnitsTable({ result, searchId, currency }: UnitsTableProps) {
  const [params, setParams] = useSearchParams();
  const { data: areas } = useAreas();
  const sort = params.get('sort');
  const sorting = useMemo(() => sortingFromParam(sort), [sort]);
  const rows = useResultRows(searchId, paramFromSorting(sorting) ?? UNSORTED);
  const columns = useMemo(
    () => unitColumns(currency, (slug) => areaName(areas, slug)),
    [currency, areas],
  );
  // The opened result already carries the first rows in its own order.
  const units = useMemo(
    () => rows.data?.pages.flatMap((page) => page.units) ?? result.units,
    [rows.data, result.units],
  );

  const changeSorting = (next: Sorting) => {
    const param = paramFromSorting(next);
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (param) changed.set('sort', param);
        else changed.delete('sort');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  if (rows.isError && !rows.data) {
    return (
      <QueryFailure what="The units could not be read" error={rows.error} onRetry={rows.refetch} />
    );
  }
  return (
    <Stack gap="3">
      <DataTable
        caption="Units of this search"
        columns={columns}
        rows={units}
        getRowId={(unit) => unit.id}
        sorting={sorting}
        onSortingChange={changeSorting}
        rowsAreSorted
        onEndReached={() => {
          if (rows.hasNextPage && !rows.isFetchingNextPage) void rows.fetchNextPage();
        }}
      />
      <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
        {rows.isFetching
          ? 'Reading units …'
          : `${formatNumber(units.length)} of ${formatNumber(result.total)} units read; scroll for more.`}
      </Text>
      {rows.isFetchNextPageError ? (
        <QueryFailure
          what="The next units could not be read"
          error={rows.error}
          onRetry={() => void rows.fetchNextPage()}
        />
      ) : null}
    </Stack>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from 'shared-state/contracts';
import { Box, Grid, Stack } from 'shared-ui';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { readFilters } from '../../../shared/filters/filter-schema';
import { filtersKey } from '../../../shared/filters/filters-key';
import { ConfirmPaidDialog } from '../../../shared/paid-request/confirm-paid-dialog';
import { usePaidRequest } from '../../../shared/paid-request/use-paid-request';
import { isBuyable } from '../../../shared/preview/preview-verdict';
import { usePreview } from '../../../shared/preview/use-preview';
import { useUserId } from '../../../shared/session/use-user-id';
import { buySearch } from '../api/buy-search';
import { useBoughtSearch } from '../api/use-bought-search';
import type { SearchFocus } from '../model/filter-sections';
import { useFilterForm } from '../model/use-filter-form';
import { NextStep, OwnedOffer } from './next-step';
import { PreviewLine } from './preview-line';
import { PreviewPanel } from './preview-panel';
import { RecentSearches } from './recent-searches';
import { SearchForm } from './search-form';

/** Filters, free preview, confirmation, purchase: the whole way to a result. */
export function PropertySearch({ focus, currency }: { focus: SearchFocus; currency: string }) {
  const userId = useUserId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const { form, values, previewing, showPreview } = useFilterForm();
  const [wanted, setWanted] = useState(false);
  const [confirming, setConfirming] = useState(false);

  const reading = readFilters(values);
  const filters = previewing && reading.ok ? reading.filters : null;
  const preview = usePreview(filters);
  const bought = useBoughtSearch(filters);

  const purchase = usePaidRequest<SearchResult>({
    subject: filters && userId ? { userId, kind: 'property', key: filtersKey(filters) } : null,
    send: (requestId) => buySearch(filters ?? {}, requestId),
    onAnswer: (answer) => {
      setConfirming(false);
      void queryClient.invalidateQueries({ queryKey: ['recent-searches'] });
      void queryClient.invalidateQueries({ queryKey: ['bought-search'] });
      if (answer.search_id) navigate(`/search-results?search=${answer.search_id}`);
      else void preview.refetch();
    },
  });

  const settled = preview.data !== undefined && (userId === null || !bought.isPending);
  useEffect(() => {
    if (!wanted || !settled || !preview.data) return;
    setWanted(false);
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (userId !== null && isBuyable(preview.data)) setConfirming(true);
  }, [wanted, settled, preview.data, userId]);

  const search = () => {
    purchase.forgetError();
    setWanted(true);
    showPreview();
    if (preview.isError) void preview.refetch();
  };
  const cancel = () => {
    setConfirming(false);
    purchase.forgetError();
  };

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="6">
      <SearchForm
        form={form}
        values={values}
        focus={focus}
        currency={currency}
        busy={wanted && (preview.isFetching || bought.isFetching)}
        onSearch={search}
      />
      <Box>
        <Stack
          gap="6"
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc(var(--header-height, 4rem) + 1.5rem)' }}
        >
          <Box ref={panel}>
            <PreviewPanel
              asked={filters !== null}
              preview={preview.data}
              error={preview.error}
              onRetry={() => void preview.refetch()}
            >
              <NextStep
                count={preview.data?.count ?? null}
                bought={bought.data ?? null}
                unanswered={purchase.unanswered}
                onConfirm={() => setConfirming(true)}
              />
            </PreviewPanel>
          </Box>
          <RecentSearches currency={currency} />
        </Stack>
      </Box>
      <ConfirmPaidDialog
        open={confirming && filters !== null}
        subject="This search"
        busy={purchase.busy}
        error={purchase.error}
        onConfirm={() => void purchase.confirm()}
        onCancel={cancel}
      >
        {bought.data ? <OwnedOffer bought={bought.data} /> : null}
        {preview.data ? <PreviewLine preview={preview.data} /> : null}
      </ConfirmPaidDialog>
    </Grid>
  );
}

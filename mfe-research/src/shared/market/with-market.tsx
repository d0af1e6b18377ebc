import type { ReactNode } from 'react';
import { LoadingState } from 'shared-ui';
import { QueryFailure } from '../backend/query-failure';
import { type Market, useMarket } from './use-market';

/** Renders what needs the market's currency or defaults, with the wait and the failure before it. */
export function WithMarket({ children }: { children: (market: Market) => ReactNode }) {
  const { data, error, refetch } = useMarket();
  if (data) return children(data);
  if (error) {
    return <QueryFailure what="The market could not be read" error={error} onRetry={refetch} />;
  }
  return <LoadingState label="Loading the market" rows={6} />;
}

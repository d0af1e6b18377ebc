import { callRpcWithRetry } from 'shared-state';
import { type Filters, searchResultSchema } from 'shared-state/contracts';

/** Buys a search for one token; the same request id again gives the same search uncharged. */
export const buySearch = (filters: Filters, requestId: string) =>
  callRpcWithRetry('search_properties', { filters, request_id: requestId }, searchResultSchema);

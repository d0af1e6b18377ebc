import { callRpcWithRetry, unwrap } from 'shared-state';
import { keepPreviousData, useInfiniteQuery } from 'shared-ui/query';
import { useUserId } from '../session/use-user-id';
import { resultRowsSchema } from './research-unit';

const PAGE_SIZE = 100;

type Cursor = string | number | null;

/** The rows of a bought search, page by page in the order of `sort` ("price.desc"); all free. */
export function useResultRows(searchId: string | null, sort: string) {
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: ['result-rows', userId, searchId, sort],
    queryFn: async ({ pageParam }) =>
      unwrap(
        await callRpcWithRetry(
          'search_rows',
          { search_id: searchId, cursor: pageParam, page_size: PAGE_SIZE, sort },
          resultRowsSchema,
        ),
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    enabled: userId !== null && searchId !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 5 * 60_000,
  });
}

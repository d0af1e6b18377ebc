import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from 'shared-ui';

interface QueryLike<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: QueryLike<T>;
  /** What is being read, as in "your searches". */
  what: string;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Loading, failed with retry, or ready; the view itself decides what empty means. */
export function QueryView<T>({ query, what, rows = 4, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={`We could not load ${what}`}
        description="Nothing is lost. Check your connection and try again."
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <LoadingState label={`Loading ${what}`} rows={rows} />;
}

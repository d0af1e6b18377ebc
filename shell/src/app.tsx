import { useState } from 'react';
import { UiProvider } from 'shared-ui';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { BrowserRouter } from 'shared-ui/router';
import type { PageLoader } from './remotes/loader';
import { Site } from './site';

interface Props {
  loader: PageLoader;
  nonce?: string;
}

export const App = ({ loader, nonce }: Props) => {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
      }),
  );
  return (
    <UiProvider nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Site loader={loader} />
        </BrowserRouter>
      </QueryClientProvider>
    </UiProvider>
  );
};

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NEVER_WAIT } from '@niyukt/ui-shared/api/never-wait';
import { BannerProvider } from './BannerProvider';

/**
 * Provides the banner of the page, and the cache of server answers, which is emptied when another person logs in. A call that failed is made again when somebody asks
 * for it, never because a part of the page appears: the part would appear and go with each answer, without end.
 */
export default function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, retryOnMount: false, staleTime: 30_000, refetchOnWindowFocus: true },
          mutations: NEVER_WAIT,
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <BannerProvider>{children}</BannerProvider>
    </QueryClientProvider>
  );
}

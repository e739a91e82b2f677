import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { NEVER_WAIT } from '@niyukt/ui-shared/api/never-wait';
import { type Banner, BannerContext } from '../lib/useBanner';
import { useFlash } from '../lib/useFlash';

/** Holds the one banner of the page, which begins with the word that the page before left. */
function BannerProvider({ children }: { children: ReactNode }) {
  const [banner, setBanner] = useState<Banner | undefined>(useFlash());
  const [forms, setForms] = useState(0);
  const [calls] = useState(() => ({
    succeed: (text: string): void => setBanner({ kind: 'status', text }),
    fail: (text: string): void => setBanner({ kind: 'alert', text }),
    dismiss: (): void => setBanner(undefined),
    coverPage: (): (() => void) => {
      setForms((open) => open + 1);
      return () => setForms((open) => open - 1);
    },
  }));
  const shown = useMemo(() => ({ banner, isCovered: forms > 0, ...calls }), [banner, forms, calls]);
  return <BannerContext value={shown}>{children}</BannerContext>;
}

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

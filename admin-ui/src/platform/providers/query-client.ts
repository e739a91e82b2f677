import { NEVER_WAIT } from '@niyukt/ui-shared/api/never-wait';
import { QueryClient } from '@tanstack/react-query';

/** Records are asked for again whenever they are shown; while that runs, what is known already stands there. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true }, mutations: NEVER_WAIT },
});

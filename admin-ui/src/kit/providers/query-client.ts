import { QueryClient } from '@tanstack/react-query';
import { NEVER_WAIT } from '@niyukt/ui-shared/api/never-wait';

/** The first part of the key of what happened to a record. */
export const TIMELINE_QUERY = 'timeline';

/** Records are requested again whenever they are shown; while that runs, what is known already stands there. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true }, mutations: NEVER_WAIT },
});

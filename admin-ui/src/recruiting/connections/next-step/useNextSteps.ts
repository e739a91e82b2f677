import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import type { ConnectionProvider } from '../parts/calls';

/** So many are read at once; rows below them have no button. */
const MAX_READ = 100;

/** What is read of next steps stands under it. */
export const NEXT_STEPS = ['connections', 'next-steps'];

/** Has all that was read of next steps read anew. */
export function useReadNextStepsAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: NEXT_STEPS });
}

/** Where connections stand and what follows, read anew when one of them changes. */
export function useNextSteps(connections: readonly Connection[]) {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const invalidate = useReadNextStepsAgain();
  const read = connections.slice(0, MAX_READ);
  const ids = read.map(({ connection_id }) => connection_id);
  const states = read.map(({ placement_status, share, company_answered_at, joining_date }) =>
    [placement_status, share, company_answered_at, joining_date].join(' '),
  );
  const { data } = useQuery({
    queryKey: [...NEXT_STEPS, ids, states],
    queryFn: async (): Promise<NextStep[]> => {
      const steps: unknown = await dataProvider.getNextSteps(ids);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(steps) ? (steps as NextStep[]) : [];
    },
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
  });
  return {
    isRead: data !== undefined,
    stepOf: (id: number): NextStep | undefined => data?.find(({ connection_id }) => connection_id === id),
    invalidate,
  };
}

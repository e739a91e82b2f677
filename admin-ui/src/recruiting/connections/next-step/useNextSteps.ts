import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { useDataProvider } from 'react-admin';
import type { ConnectionProvider } from '../parts/calls';

/** So many are read at once; rows below them have no button. */
const MAX_READ = 100;
const KEY = ['connections', 'next-steps'];

/** Where connections stand and what follows, read anew when one of them changes. */
export function useNextSteps(connections: readonly Connection[]) {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const queryClient = useQueryClient();
  const read = connections.slice(0, MAX_READ);
  const ids = read.map(({ connection_id }) => connection_id);
  const states = read.map(({ placement_status, share, company_answered_at, joining_date }) =>
    [placement_status, share, company_answered_at, joining_date].join(' '),
  );
  const { data } = useQuery({
    queryKey: [...KEY, ids, states],
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
    readAgain: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Connection, ConnectionSteps } from '@niyukt/ui-shared/api/types';
import { NEXT_STEPS, useReadNextStepsAgain } from '../next-step/useNextSteps';
import type { ConnectionProvider } from '../parts/calls';

/** How far a connection is, read anew when it, or what belongs to it, changes. */
export function useSteps({ id, placement_status, share, company_answered_at, joining_date }: Connection) {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const readAgain = useReadNextStepsAgain();
  const { data, error, refetch } = useQuery({
    queryKey: [...NEXT_STEPS, 'of', id, placement_status, share, company_answered_at, joining_date],
    queryFn: () => dataProvider.getSteps(id),
    placeholderData: (previous) => previous,
  });
  // react-admin answers an empty record once the session has ended
  const steps: ConnectionSteps | undefined = Array.isArray(data?.steps) ? data : undefined;
  return {
    steps,
    error,
    retry: () => void refetch(),
    readAgain,
  };
}

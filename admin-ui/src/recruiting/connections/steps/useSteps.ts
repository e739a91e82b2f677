import type { Connection } from '@niyukt/ui-shared/api/types';
import { useRead } from '../../../kit/providers/useRead';
import { NEXT_STEPS, useReadNextStepsAgain } from '../next-step/useNextSteps';
import type { ConnectionProvider } from '../parts/calls';

/** How far a connection is, read anew when it, or what belongs to it, changes. */
export function useSteps({ id, placement_status, share, company_answered_at, joining_date }: Connection) {
  const invalidate = useReadNextStepsAgain();
  const { data, error, retry } = useRead(
    [...NEXT_STEPS, 'of', id, placement_status, share, company_answered_at, joining_date],
    (dataProvider: ConnectionProvider) => dataProvider.getSteps(id),
    { isRead: ({ steps }) => Array.isArray(steps), keepsFormer: true },
  );
  return { steps: data, error, retry, invalidate };
}

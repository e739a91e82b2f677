import type { Connection } from '@niyukt/ui-shared/api/types';
import { useGetList, type Identifier } from 'react-admin';
import { MAX_SELECTED } from '../../../kit/lists/max-selected';

/** Connections that selected employees have to a job already; nothing while no job is chosen, or while it is not known. */
export function useConnectedAlready(requestId: Identifier | null, employeeIds: readonly Identifier[]): Connection[] {
  const { data } = useGetList<Connection>(
    'connections',
    {
      filter: { request_id: requestId, employee_id: employeeIds },
      sort: { field: 'connection_date', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_SELECTED },
    },
    { enabled: requestId !== null && employeeIds.length > 0 },
  );
  return requestId !== null && Array.isArray(data) ? data : [];
}

import type { Task } from '@niyukt/ui-shared/api/types';
import { useGetList } from 'react-admin';
import { useStaff } from '../../kit/access/StaffContext';

/** How many tasks the dashboard shows. */
const SHOWN = 5;

/** Open tasks of this person and of everybody, what is due first; undefined while they are on their way. */
export function useOpenTasks(): readonly Task[] | undefined {
  const { userId } = useStaff();
  const { data, isError } = useGetList<Task>('tasks', {
    filter: { state: 'open', assignee_id: userId },
    sort: { field: 'due_at', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return isError ? [] : data;
}

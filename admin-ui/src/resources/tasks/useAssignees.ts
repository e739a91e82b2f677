import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TaskProvider } from './calls';

/** Whose task something may be, as choices; none until they are known. */
export function useAssignees(): { id: string; name: string }[] {
  const dataProvider = useDataProvider<TaskProvider>();
  const { data } = useQuery({ queryKey: ['assignees'], queryFn: () => dataProvider.getAssignees() });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? data.map(({ user_id, name }) => ({ id: String(user_id), name })) : [];
}

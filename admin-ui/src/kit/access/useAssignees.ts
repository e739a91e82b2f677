import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Schemas } from '@niyukt/ui-shared/api/types';

/** A call of tasks, which every data provider of the console has. */
type Provider = DataProvider & { getAssignees: () => Promise<Schemas['AssigneeDto'][]> };

/** Those of the staff who may be in charge of something, as choices; none until they are known. */
export function useAssignees(): { id: string; name: string }[] {
  const dataProvider = useDataProvider<Provider>();
  const { data } = useQuery({ queryKey: ['assignees'], queryFn: () => dataProvider.getAssignees() });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? data.map(({ user_id, name }) => ({ id: String(user_id), name })) : [];
}

import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import type { TaskGroup } from '@niyukt/ui-shared/api/types';
import type { TaskProvider } from '../calls';
import { type Whose, WHOSE_SETTING } from '../groups-call';

export interface Waiting {
  /** Nothing while it is on its way, or when it failed. */
  groups: readonly TaskGroup[] | undefined;
  isFailed: boolean;
  retry: () => void;
  whose: Whose;
  choose: (whose: Whose) => void;
}

/** What waits, by its cause: for the dashboard and for the page of tasks. */
export function useWaiting(): Waiting {
  const dataProvider = useDataProvider<TaskProvider>();
  const [whose, choose] = useStore<Whose>(WHOSE_SETTING, 'all');
  const { data, isError, refetch } = useQuery({
    queryKey: ['tasks', 'groups', whose],
    queryFn: () => dataProvider.getTaskGroups(whose),
  });
  // while an ended session leaves, react-admin answers with nothing in it
  const groups = Array.isArray(data) ? data : undefined;
  return { groups, isFailed: isError, retry: () => void refetch(), whose, choose };
}

import { useStore } from 'react-admin';
import type { TaskGroup } from '@niyukt/ui-shared/api/types';
import { useRead } from '../../../kit/providers/useRead';
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
  const [whose, choose] = useStore<Whose>(WHOSE_SETTING, 'all');
  const { data, error, retry } = useRead(
    ['tasks', 'groups', whose],
    (dataProvider: TaskProvider) => dataProvider.getTaskGroups(whose),
    { isRead: Array.isArray },
  );
  return { groups: data, isFailed: error !== null, retry, whose, choose };
}

import type { Page } from '../../kit/resource/page';
import { groupsCall, type Whose, WHOSE_SETTING } from './groups-call';

export const page: Page = {
  path: '/tasks',
  list: { resource: 'tasks', sort: { field: 'due_at', order: 'ASC' }, filterDefaultValues: { state: 'open' } },
  load: () => import('./TasksPage'),
  // a filter in the address asks for the list
  firstCalls: (storedSetting) =>
    window.location.search
      ? undefined
      : [`/api/admin${groupsCall((storedSetting(WHOSE_SETTING) as Whose | undefined) ?? 'all')}`],
};

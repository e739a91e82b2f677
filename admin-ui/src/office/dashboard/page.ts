import { listCall } from '../../kit/providers/list-call';
import type { Page } from '../../kit/resource/page';
import { groupsCall, type Whose, WHOSE_SETTING } from '../tasks/groups-call';
import { BILLING_CALL, DASHBOARD_LISTS, DAY_CALL, DUE_CALL, STANDING_CALL, STATS_CALL } from './first-lists';

export const page: Page = {
  path: '/',
  load: () => import('./Dashboard'),
  firstCalls: (storedSetting) => [
    `/api/admin${groupsCall((storedSetting(WHOSE_SETTING) as Whose | undefined) ?? 'all')}`,
    DAY_CALL,
    STANDING_CALL,
    DUE_CALL,
    STATS_CALL,
    BILLING_CALL,
    ...DASHBOARD_LISTS.map(({ resource, query }) => listCall(resource, query)),
  ],
};

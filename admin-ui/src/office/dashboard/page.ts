import { listCall } from '../../kit/providers/list-call';
import type { Page } from '../../kit/resource/page';
import { BILLING_CALL, DASHBOARD_LISTS, STATS_CALL } from './first-lists';

export const page: Page = {
  path: '/',
  load: () => import('./Dashboard'),
  firstCalls: () => [
    STATS_CALL,
    BILLING_CALL,
    ...DASHBOARD_LISTS.map(({ resource, query }) => listCall(resource, query)),
  ],
};

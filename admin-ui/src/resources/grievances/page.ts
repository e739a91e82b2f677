import { newestFirst, type Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/grievances',
  list: newestFirst('grievances', 'filed_at'),
  load: () => import('./GrievanceList'),
  needs: 'privacy',
};

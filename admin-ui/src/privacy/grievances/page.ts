import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/grievances',
  list: newestFirst('grievances', 'filed_at'),
  load: () => import('./GrievanceList'),
  needs: 'privacy',
};

import { newestFirst, type Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/job-requests',
  list: newestFirst('job-requests', 'created_at'),
  load: () => import('./JobRequestList'),
};

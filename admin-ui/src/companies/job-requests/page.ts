import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/job-requests',
  list: newestFirst('job-requests', 'created_at'),
  load: () => import('./JobRequestList'),
};

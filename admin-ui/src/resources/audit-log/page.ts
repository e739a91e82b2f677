import { newestFirst, type Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/audit-log',
  list: newestFirst('audit-log', 'at'),
  load: () => import('./ActivityList'),
  isForSuperAdmins: true,
};

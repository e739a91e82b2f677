import { newestFirst, type Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/admins',
  list: newestFirst('admins', 'created_at'),
  load: () => import('./AdminList'),
  isForSuperAdmins: true,
};

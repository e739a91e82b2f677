import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/admins',
  list: newestFirst('admins', 'created_at'),
  load: () => import('./AdminList'),
  isForSuperAdmins: true,
};

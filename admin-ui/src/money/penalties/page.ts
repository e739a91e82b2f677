import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/penalties',
  list: newestFirst('penalties', 'created_at'),
  load: () => import('./PenaltyList'),
  isForSuperAdmins: true,
};

import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/breaches',
  list: newestFirst('breaches', 'aware_at'),
  load: () => import('./BreachList'),
  isForSuperAdmins: true,
};

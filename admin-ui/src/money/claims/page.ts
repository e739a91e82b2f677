import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/claims',
  list: newestFirst('claims', 'filed_at'),
  load: () => import('./ClaimList'),
  needs: 'money',
};

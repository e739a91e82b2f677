import { newestFirst, type Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/claims',
  list: newestFirst('claims', 'filed_at'),
  load: () => import('./ClaimList'),
  needs: 'money',
};

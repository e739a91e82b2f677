import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/restricted-accounts',
  list: newestFirst('restricted-accounts', 'restricted_at'),
  load: () => import('./RestrictedAccountList'),
};

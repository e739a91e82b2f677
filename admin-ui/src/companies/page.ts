import { newestFirst, type Page } from '../kit/resource/page';

export const page: Page = {
  path: '/companies',
  list: newestFirst('companies', 'created_at'),
  load: () => import('./CompanyList'),
};

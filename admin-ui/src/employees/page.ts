import { newestFirst, type Page } from '../kit/resource/page';

export const page: Page = {
  path: '/employees',
  list: newestFirst('employees', 'created_at'),
  load: () => import('./EmployeeList'),
};

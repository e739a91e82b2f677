import { newestFirst, type Page } from '../kit/resource/page';

export const pages = {
  employees: {
    path: '/employees',
    list: newestFirst('employees', 'created_at'),
    load: () => import('./EmployeeList'),
  },
  findPeople: { path: '/find-people', load: () => import('./find-people/FindPeoplePage') },
} satisfies Record<string, Page>;

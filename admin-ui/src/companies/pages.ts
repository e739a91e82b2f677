import { newestFirst, type Page } from '../kit/resource/page';

export const pages = {
  companies: {
    path: '/companies',
    list: newestFirst('companies', 'created_at'),
    load: () => import('./CompanyList'),
  },
  jobRequests: {
    path: '/job-requests',
    list: newestFirst('job-requests', 'created_at'),
    load: () => import('./job-requests/JobRequestList'),
  },
} satisfies Record<string, Page>;

import type { Page } from '../../platform/resource/page';

export const page: Page = {
  path: '/notices',
  list: { resource: 'notices', sort: { field: 'noted_at', order: 'DESC' } },
  load: () => import('./NoticeList'),
};

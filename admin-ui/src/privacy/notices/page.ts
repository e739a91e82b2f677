import type { Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/notices',
  list: { resource: 'notices', sort: { field: 'noted_at', order: 'DESC' } },
  load: () => import('./NoticeList'),
};

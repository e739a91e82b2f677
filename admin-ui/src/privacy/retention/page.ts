import type { Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/retention',
  list: { resource: 'retention', sort: { field: 'last_seen_at', order: 'ASC' } },
  load: () => import('./RetentionList'),
};

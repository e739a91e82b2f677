import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/failed-mails',
  list: newestFirst('failed-mails', 'created_at'),
  load: () => import('./FailedMailList'),
};

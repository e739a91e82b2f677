import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/mailings',
  list: newestFirst('mailings', 'made_at'),
  load: () => import('./MailingList'),
  needs: 'bulk_mail',
};

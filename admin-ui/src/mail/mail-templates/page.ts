import { newestFirst, type Page } from '../../kit/resource/page';

export const page: Page = {
  path: '/mail-templates',
  list: newestFirst('mail-templates', 'changed_at'),
  load: () => import('./MailTemplateList'),
};

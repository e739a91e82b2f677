import { newestFirst, type Page } from '../kit/resource/page';

export const pages = {
  failedMails: {
    path: '/failed-mails',
    list: newestFirst('failed-mails', 'created_at'),
    load: () => import('./failed-mails/FailedMailList'),
  },
  mailTemplates: {
    path: '/mail-templates',
    list: newestFirst('mail-templates', 'changed_at'),
    load: () => import('./mail-templates/MailTemplateList'),
  },
  mailings: {
    path: '/mailings',
    list: newestFirst('mailings', 'made_at'),
    load: () => import('./mailings/MailingList'),
    needs: 'bulk_mail',
  },
} satisfies Record<string, Page>;

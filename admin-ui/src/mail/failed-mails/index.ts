import type { FailedMail } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { failedMailCalls } from './calls';

/** Mails that could not be delivered, and their second try. */
export const failedMails: Resource<FailedMail> = {
  page: pages.failedMails,
  title: 'section.failedMails',
  records: {
    representation: 'recipient',
    kind: { name: 'kind.failedMail', title: 'kindTitle.failedMail', plural: 'kinds.failedMail' },
    recordKind: 'failed_mail',
    auditKind: 'mail',
  },
  calls: failedMailCalls,
};

import type { Mailing } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { mailingCalls } from './calls';
import { RECIPIENTS } from './recipients';

/** What was sent to one or to many. */
export const mailings: Resource<Mailing> = {
  page: pages.mailings,
  title: 'section.mailings',
  records: {
    representation: 'template_name',
    kind: { name: 'kind.mailing', title: 'kindTitle.mailing', plural: 'kinds.mailing' },
    auditKind: 'mailing',
  },
  calls: mailingCalls,
};

/** Sends a template to whom the record of a drawer stands for. */
export const mailToOne: DrawerPart = {
  title: 'mail.title',
  resources: Object.keys(RECIPIENTS),
  needs: 'bulk_mail',
  place: 'history_action',
  load: () => import('./MailToOne'),
};

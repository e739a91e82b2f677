import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { CREATE_TEMPLATE, templateCalls, updateTemplate } from './calls';

/** Texts that the staff sends. */
export const mailTemplates: Resource<MailTemplate> = {
  page: pages.mailTemplates,
  title: 'section.mailTemplates',
  records: {
    representation: 'name',
    kind: { name: 'kind.mailTemplate', title: 'kindTitle.mailTemplate', plural: 'kinds.mailTemplate' },
    auditKind: 'mail template',
    create: CREATE_TEMPLATE,
    createTitle: 'mailTemplate.add',
    update: updateTemplate,
    actionKeys: ['e'],
  },
  calls: templateCalls,
};

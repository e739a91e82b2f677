import type { DataProvider, Identifier } from 'react-admin';
import type { FilledTemplate, Mailing, MailingCheck, MailingRecipient } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

/** To whom a template is sent. */
export interface NewMailing {
  template_id: Identifier;
  kind: Mailing['kind'];
  ids: readonly Identifier[];
}

/** Calls about mailings for which react-admin has no word. */
export const mailingCalls = ({ get, send }: Api) => ({
  previewTemplate: async (id: Identifier, recordId: Identifier) =>
    (await send(`/mail-templates/${id}/preview`, 'POST', { record_id: Number(recordId) })) as FilledTemplate,
  checkMailing: async (mailing: NewMailing) => (await send('/mailings/check', 'POST', mailing)) as MailingCheck,
  sendMailing: (mailing: NewMailing, call: FormCall) => send('/mailings', 'POST', mailing, call),
  stopMailing: (id: Identifier) => send(`/mailings/${id}/stop`, 'POST', {}),
  getMailingRecipients: (id: Identifier) => get<MailingRecipient[]>(`/mailings/${id}/recipients`),
});

export type MailingProvider = DataProvider & ReturnType<typeof mailingCalls>;

import type { DataProvider, Identifier } from 'react-admin';
import type { TemplateFields } from '@niyukt/ui-shared/api/types';
import { type Api, type CreateCall, patch } from '../../kit/resource/calls';

export const CREATE_TEMPLATE: CreateCall = {
  path: '/api/admin/mail-templates',
  body: ({ name, kind, subject, body }) => ({ name, kind, subject, body }),
};

export const updateTemplate = patch('mail-templates');

/** Calls about templates for which react-admin has no word. */
export const templateCalls = ({ get, send }: Api) => ({
  getTemplateFields: () => get<TemplateFields[]>('/mail-templates/fields'),
  testTemplate: (id: Identifier, recordId: Identifier) =>
    send(`/mail-templates/${id}/test`, 'POST', { record_id: Number(recordId) }),
});

export type TemplateProvider = DataProvider & ReturnType<typeof templateCalls>;

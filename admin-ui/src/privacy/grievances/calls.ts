import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

export const grievanceCalls = ({ send, file }: Api) => ({
  answerGrievance: (id: Identifier, text: string, call: FormCall) =>
    send(`/grievances/${id}/answer`, 'POST', { text }, call),
  readGrievanceFile: (id: Identifier) => file(`/grievances/${id}/file`),
});

export type GrievanceProvider = DataProvider & ReturnType<typeof grievanceCalls>;

import type { DataProvider, Identifier } from 'react-admin';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';
import type { Colleague } from './mentions';

export type Note = Schemas['NoteDto'];

/** The record that a note is about. */
export interface NoteSubject {
  kind: Note['kind'];
  id: Identifier;
}

const pathOf = ({ kind, id }: NoteSubject): string => `/notes?kind=${kind}&record_id=${id}`;

/** Calls about notes. */
export const noteCalls = ({ get, send }: Api) => ({
  addNote: (subject: NoteSubject, text: string, mentions: readonly number[], call: FormCall) =>
    send(pathOf(subject), 'POST', { text, mentions }, call),
  getColleagues: () => get<Colleague[]>('/tasks/assignees'),
  deleteNote: (id: Identifier) => send(`/notes/${id}`, 'DELETE'),
});

export type NoteProvider = DataProvider & ReturnType<typeof noteCalls>;

/** What the API calls the records of a resource that has notes. */
export const NOTE_SUBJECTS: Readonly<Record<string, Note['kind']>> = {
  employees: 'employee',
  companies: 'company',
  'job-requests': 'job_request',
  connections: 'connection',
};

import type { DataProvider, Identifier } from 'react-admin';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

const pathOf = (employeeId: Identifier): string => `/employees/${employeeId}/resumes`;

/** A version of a person's resume. */
export type Resume = Schemas['ListedResumeDto'];
/** A version with its text. */
export type ResumeDetails = Schemas['ReadResumeDto'];
/** What a resume says that the record does not. */
export type ResumeFacts = Schemas['ResumeFactsDto'];
/** What a resume says of somebody who is not there yet. */
export type ResumePreview = Schemas['ResumePreviewDto'];
/** How far the text of a resume has been read. */
export type TextState = Resume['text_state'];

/** Calls about resumes. */
export const resumeCalls = ({ get, send, file, upload }: Api) => ({
  /** Every version, the newest first. */
  getResumes: (employeeId: Identifier) => get<Resume[]>(pathOf(employeeId)),
  getResume: (employeeId: Identifier, resumeId: number) => get<ResumeDetails>(`${pathOf(employeeId)}/${resumeId}`),
  readResumeFile: (employeeId: Identifier, resumeId: number) => file(`${pathOf(employeeId)}/${resumeId}/file`),
  /** A page as a picture. @param page counted from 1 */
  readResumePage: (employeeId: Identifier, resumeId: number, page: number) =>
    file(`${pathOf(employeeId)}/${resumeId}/pages/${page}`),
  uploadResume: (employeeId: Identifier, content: File, onProgress: (share: number) => void, signal: AbortSignal) =>
    upload(`/employees/${employeeId}/resume`, content, onProgress, signal),
  /** What a file says, of which nothing is kept. */
  lookAtResume: async (content: File, signal: AbortSignal) =>
    (await upload('/resume-looks', content, () => undefined, signal)) as ResumePreview,
  /** Has one read once more that could not be read. */
  readResumeAgain: (employeeId: Identifier, resumeId: number) =>
    send(`${pathOf(employeeId)}/${resumeId}/read-again`, 'POST'),
  /** Notes what a resume says and the record has no field for. */
  addResumeNote: (employeeId: Identifier, text: string, key: string | undefined) =>
    send(`/notes?kind=employee&record_id=${employeeId}`, 'POST', { text }, { key }),
  removeResume: (employeeId: Identifier) => send(`/employees/${employeeId}/resume`, 'DELETE'),
});

export type ResumeProvider = DataProvider & ReturnType<typeof resumeCalls>;

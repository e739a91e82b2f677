import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../kit/resource/calls';
import type { Resume, ResumeDetails } from './types';

const pathOf = (employeeId: Identifier): string => `/employees/${employeeId}/resumes`;

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
  /** Has one read once more that could not be read. */
  readResumeAgain: (employeeId: Identifier, resumeId: number) =>
    send(`${pathOf(employeeId)}/${resumeId}/read-again`, 'POST'),
  /** Notes what a resume says and the record has no field for. */
  addResumeNote: (employeeId: Identifier, text: string, key: string | undefined) =>
    send(`/notes?kind=employee&record_id=${employeeId}`, 'POST', { text }, { key }),
  removeResume: (employeeId: Identifier) => send(`/employees/${employeeId}/resume`, 'DELETE'),
});

export type ResumeProvider = DataProvider & ReturnType<typeof resumeCalls>;

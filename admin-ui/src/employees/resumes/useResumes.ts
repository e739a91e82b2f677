import type { Identifier } from 'react-admin';
import { useRead } from '../../kit/providers/useRead';
import type { Resume, ResumeProvider } from './calls';

const POLL_MILLISECONDS = 2000;

const keyOf = (employeeId: Identifier): readonly unknown[] => ['resumes', String(employeeId)];

/** Reads again as long as a text is on its way. */
const untilRead = (resumes: readonly Resume[] | undefined): number | false =>
  Array.isArray(resumes) && resumes.some(({ text_state }) => text_state === 'pending') ? POLL_MILLISECONDS : false;

/** The versions of a person's resume, the newest first. */
export function useResumes(employeeId: Identifier) {
  const { data, ...read } = useRead(
    keyOf(employeeId),
    (dataProvider: ResumeProvider) => dataProvider.getResumes(employeeId),
    { isRead: Array.isArray, refetchInterval: ({ state }) => untilRead(state.data) },
  );
  return { ...read, resumes: data };
}

/** One version with its text and what it says, read again once the text is there. */
export function useResume(employeeId: Identifier, { resume_id, text_state }: Resume) {
  const { data, ...read } = useRead(
    [...keyOf(employeeId), resume_id, text_state],
    (dataProvider: ResumeProvider) => dataProvider.getResume(employeeId, resume_id),
    { isRead: (details) => 'resume_id' in details },
  );
  return { ...read, details: data };
}

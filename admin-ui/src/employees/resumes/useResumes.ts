import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { Resume, ResumeDetails, ResumeProvider } from './calls';

const POLL_MILLISECONDS = 2000;

const keyOf = (employeeId: Identifier): readonly unknown[] => ['resumes', String(employeeId)];

/** Reads again as long as a text is on its way. */
const untilRead = (resumes: readonly Resume[] | undefined): number | false =>
  resumes?.some(({ text_state }) => text_state === 'pending') ? POLL_MILLISECONDS : false;

/** The versions of a person's resume, the newest first. */
export function useResumes(employeeId: Identifier) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(employeeId),
    queryFn: async () => {
      const rows: unknown = await dataProvider.getResumes(employeeId);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(rows) ? (rows as Resume[]) : [];
    },
    refetchInterval: ({ state }) => untilRead(state.data),
  });
  return {
    resumes: data,
    error,
    retry: () => void refetch(),
    readAgain: (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(employeeId) }),
  };
}

/** One version with its text and what it says. */
export function useResume(employeeId: Identifier, { resume_id, text_state }: Resume) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const { data, error, refetch } = useQuery({
    // read again once the text is there
    queryKey: [...keyOf(employeeId), resume_id, text_state],
    queryFn: () => dataProvider.getResume(employeeId, resume_id),
  });
  const details: ResumeDetails | undefined = data && 'resume_id' in data ? data : undefined;
  return { details, error, retry: () => void refetch() };
}

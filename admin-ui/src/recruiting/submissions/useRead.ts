import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SubmissionProvider } from './calls';

/**
 * What the drawer shows of a record, read when it opens and after each change.
 * @param isRead distinguishes an answer from the empty record that react-admin answers once the session has ended
 */
export function useRead<Read>(
  key: readonly unknown[],
  read: (dataProvider: SubmissionProvider) => Promise<Read>,
  isRead: (answer: Read) => boolean,
) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const queryClient = useQueryClient();
  const queryKey = ['submissions', ...key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => read(dataProvider),
    // a dialog that is open stays while its record is read again
    placeholderData: (previous) => previous,
  });
  return {
    data: data && isRead(data) ? data : undefined,
    error,
    retry: () => void refetch(),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}

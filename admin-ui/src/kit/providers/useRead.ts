import { keepPreviousData, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';

interface ReadOptions<Read> extends Pick<UseQueryOptions<Read>, 'refetchInterval'> {
  /** Distinguishes an answer from the empty record that react-admin answers once the session has ended. */
  isRead: (answer: Read) => boolean;
  /** Whether the answer for the key before stays until that for the new one is there. */
  keepsFormer?: boolean;
}

/** Something that is read: nothing until it is there, why it is not, and how to try again. */
export function useRead<Provider extends DataProvider, Read>(
  queryKey: QueryKey,
  read: (dataProvider: Provider) => Promise<Read>,
  { isRead, keepsFormer = false, ...options }: ReadOptions<Read>,
) {
  const dataProvider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery<Read>({
    queryKey,
    queryFn: () => read(dataProvider),
    ...(keepsFormer && { placeholderData: keepPreviousData }),
    ...options,
  });
  return {
    data: data && isRead(data) ? data : undefined,
    error,
    retry: () => void refetch(),
    invalidate: (): Promise<void> => queryClient.invalidateQueries({ queryKey }),
  };
}

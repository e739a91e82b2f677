import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { NoteProvider } from './calls';
import type { Colleague } from './mentions';

/** The staff's accounts that can log in, by name; asked for once an @ is typed. */
export function useColleagues(isNeeded: boolean): readonly Colleague[] {
  const dataProvider = useDataProvider<NoteProvider>();
  const { data } = useQuery({
    queryKey: ['notes', 'colleagues'],
    queryFn: () => dataProvider.getColleagues(),
    enabled: isNeeded,
  });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? data : [];
}

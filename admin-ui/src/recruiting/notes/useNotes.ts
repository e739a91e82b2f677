import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Note, NoteProvider, Subject } from './calls';

/** The notes about a record, newest first, and what can be done with them. */
export function useNotes(subject: Subject) {
  const dataProvider = useDataProvider<NoteProvider>();
  const queryClient = useQueryClient();
  const queryKey = ['notes', subject.kind, String(subject.id)];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const rows: unknown = await dataProvider.getNotes(subject);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(rows) ? (rows as Note[]) : [];
    },
  });
  const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
  return {
    notes: data,
    error,
    retry: () => void refetch(),
    /** Whether it was added may be unknown: the list is read again in any case. */
    add: async (text: string, mentions: readonly number[], call: FormCall): Promise<void> => {
      await dataProvider.addNote(subject, text, mentions, call).finally(readAgain);
    },
    /** It may have been deleted in another tab: the list is read again in any case. */
    remove: async ({ id }: Note): Promise<void> => {
      await dataProvider.deleteNote(id).finally(readAgain);
    },
  };
}

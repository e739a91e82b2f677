import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { TIMELINE_QUERY } from '../../kit/providers/query-client';
import { NOTE_SUBJECTS, type NoteProvider } from './calls';
import { NoteForm } from './NoteForm';

/** A new note about the record of the drawer; the stream below shows it. */
export default function NotesSection() {
  const record = useRecordContext();
  const kind = NOTE_SUBJECTS[useResourceContext() ?? ''];
  const dataProvider = useDataProvider<NoteProvider>();
  const queryClient = useQueryClient();
  if (!record || !kind) return null;
  return (
    <NoteForm
      key={record.id}
      add={async (text, mentions, call) => {
        // whether it was added may be unknown: the stream is read again in any case
        await dataProvider
          .addNote({ kind, id: record.id }, text, mentions, call)
          .finally(() => queryClient.invalidateQueries({ queryKey: [TIMELINE_QUERY] }));
      }}
    />
  );
}

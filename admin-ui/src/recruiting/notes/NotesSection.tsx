import { Box, Skeleton, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import type { Note, Subject } from './calls';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { SUBJECTS } from './subjects';
import { useNotes } from './useNotes';
import { FailureAlert } from '../../kit/page/FailureAlert';

function Notes({ subject }: { subject: Subject }) {
  const { notes, error, retry, add, remove } = useNotes(subject);
  const confirm = useConfirm();
  const notify = useNotify();
  const deleteNote = async (note: Note): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('notes.deleteTitle'),
      text: t('notes.deleteConfirm'),
      details: [note.text],
      confirmLabel: t('delete.action'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    try {
      await remove(note);
      notify(t('notes.deleted'), { type: 'success' });
    } catch (refusal) {
      notify(failureText(refusal, t('delete.failed')), { type: 'error' });
    }
  };
  return (
    <>
      <NoteForm add={add} />
      {error && (
        <FailureAlert retry={retry} sx={{ mt: 2 }}>
          {failureText(error, t('notes.loadFailed'))}
        </FailureAlert>
      )}
      {!notes && !error && <Skeleton variant="rounded" height={60} sx={{ mt: 2 }} />}
      {notes?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {t('notes.none')}
        </Typography>
      )}
      {notes && notes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} onDelete={(one) => void deleteNote(one)} />
          ))}
        </Box>
      )}
    </>
  );
}

/** The notes about the record of the drawer. */
export default function NotesSection() {
  const record = useRecordContext();
  const kind = SUBJECTS[useResourceContext() ?? ''];
  return record && kind ? <Notes subject={{ kind, id: record.id }} /> : null;
}

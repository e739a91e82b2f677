import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Skeleton, Typography, IconButton, Tooltip } from '@mui/material';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useResourceContext, useDataProvider } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { type Note, type Subject, type NoteProvider, SUBJECTS } from './calls';
import { piecesOf } from './mentions';
import { NoteForm } from './NoteForm';
import './notes.css';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { useStaff } from '../../kit/access/StaffContext';

/** The notes about a record, newest first, and what can be done with them. */
function useNotes(subject: Subject) {
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

/** One note: what was written, by whom and when. Who wrote it can delete it. */
function NoteItem({ note, onDelete }: { note: Note; onDelete: (note: Note) => void }) {
  const { userId } = useStaff();
  const isOwn = String(note.author_id) === String(userId);
  // renamed since, or named without their name in the text
  const others = note.mentions.filter(({ name }) => !note.text.includes(`@${name}`));
  const label = t('notes.delete', { moment: momentInIndia(note.created_at) });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          {piecesOf(note.text, note.mentions).map(({ text, isName }, place) =>
            isName ? (
              <span key={place} className="note-name">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </Typography>
        {others.length > 0 && (
          <Typography variant="body2">
            {t('notes.named', { names: others.map(({ name }) => name).join(', ') })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {t('notes.byline', {
            name: note.author_name ?? t('notes.authorGone'),
            moment: momentInIndia(note.created_at),
          })}
        </Typography>
      </Box>
      {isOwn && (
        <Tooltip title={label}>
          <IconButton
            className="no-print"
            aria-label={label}
            onClick={() => onDelete(note)}
            sx={{ alignSelf: 'start' }}
          >
            <DeleteOutline />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

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

import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { IconButton, Tooltip } from '@mui/material';
import { type Identifier, useDataProvider } from 'react-admin';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { NoteProvider } from './calls';

interface DeleteNoteProps {
  id: Identifier;
  text: string;
  at: string;
  /** It may have been deleted in another tab: called in any case. */
  onDone: () => void;
}

/** Deletes a note, for who wrote it. */
export function DeleteNote({ id, text, at, onDone }: DeleteNoteProps) {
  const dataProvider = useDataProvider<NoteProvider>();
  const { start } = useCall();
  const label = t('notes.delete', { moment: momentInIndia(at) });
  const remove = (): void =>
    start(
      {
        ask: {
          title: t('notes.deleteTitle'),
          text: t('notes.deleteConfirm'),
          details: [text],
          confirmLabel: t('delete.action'),
          isDanger: true,
        },
        failed: t('delete.failed'),
        done: t('notes.deleted'),
      },
      () => dataProvider.deleteNote(id).finally(onDone),
    );
  return (
    <Tooltip title={label}>
      <IconButton className="no-print" aria-label={label} onClick={remove} sx={{ alignSelf: 'start' }}>
        <DeleteOutline />
      </IconButton>
    </Tooltip>
  );
}

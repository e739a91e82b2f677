import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { IconButton, Tooltip } from '@mui/material';
import { type Identifier, useDataProvider, useNotify } from 'react-admin';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { useConfirm } from '../../kit/records/ConfirmProvider';
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
  const confirm = useConfirm();
  const notify = useNotify();
  const { start } = useCall();
  const label = t('notes.delete', { moment: momentInIndia(at) });
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('notes.deleteTitle'),
      text: t('notes.deleteConfirm'),
      details: [text],
      confirmLabel: t('delete.action'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    start(t('delete.failed'), async () => {
      await dataProvider.deleteNote(id).finally(onDone);
      notify(t('notes.deleted'), { type: 'success' });
    });
  };
  return (
    <Tooltip title={label}>
      <IconButton className="no-print" aria-label={label} onClick={() => void remove()} sx={{ alignSelf: 'start' }}>
        <DeleteOutline />
      </IconButton>
    </Tooltip>
  );
}

import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useStaff } from '../../platform/access/StaffContext';
import type { Note } from './calls';

/** One note: what was written, by whom and when. Who wrote it can delete it. */
export function NoteItem({ note, onDelete }: { note: Note; onDelete: (note: Note) => void }) {
  const { userId } = useStaff();
  const isOwn = String(note.author_id) === String(userId);
  const label = t('notes.delete', { moment: momentInIndia(note.created_at) });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
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

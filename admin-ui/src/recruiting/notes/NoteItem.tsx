import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useStaff } from '../../kit/access/StaffContext';
import type { Note } from './calls';
import { piecesOf } from './mentions';
import './notes.css';

/** One note: what was written, by whom and when. Who wrote it can delete it. */
export function NoteItem({ note, onDelete }: { note: Note; onDelete: (note: Note) => void }) {
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

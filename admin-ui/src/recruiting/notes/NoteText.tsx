import { Typography } from '@mui/material';
import { t } from '../../texts/console';
import { type Colleague, piecesOf } from './mentions';
import './notes.css';

/** What a note says, with the colleagues whom it names. */
export function NoteText({ text, mentions }: { text: string; mentions: readonly Colleague[] }) {
  // renamed since, or named without their name in the text
  const others = mentions.filter(({ name }) => !text.includes(`@${name}`));
  return (
    <>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap' }}>
        {piecesOf(text, mentions).map(({ text: piece, isName }, index) =>
          isName ? (
            <span key={index} className="note-name">
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </Typography>
      {others.length > 0 && (
        <Typography component="div" variant="body2">
          {t('notes.named', { names: others.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  );
}

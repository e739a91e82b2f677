import type { ReactNode } from 'react';
import { type NotificationOptions, useCloseNotification } from 'react-admin';
import { t } from '../../texts/console';
import { CommandButton } from '../commands/CommandButton';
import { UNDO_KEYS, UNDO_MILLISECONDS } from './undo';

interface UndoButtonProps {
  undo: () => void;
}

function UndoButton({ undo }: UndoButtonProps) {
  const close = useCloseNotification();
  const press = (): void => {
    close();
    undo();
  };
  return (
    <CommandButton color="inherit" size="small" variant="outlined" shortcut={UNDO_KEYS} onClick={press}>
      {t('action.undo')}
    </CommandButton>
  );
}

interface Undoable {
  undo: () => void;
  /** What was done to what, above the general sentence. */
  headline?: string | undefined;
  sentence: string;
  /** What comes next. */
  next?: ReactNode;
}

/** A notice that offers to undo for ten seconds what it tells. */
export function undoable({ undo, headline, sentence, next }: Undoable): NotificationOptions {
  return {
    autoHideDuration: UNDO_MILLISECONDS,
    action: (
      <span className="notice-actions">
        {next}
        <UndoButton undo={undo} />
      </span>
    ),
    ...(headline && {
      message: (
        <>
          <strong style={{ display: 'block' }}>{headline}</strong>
          <span>{sentence}</span>
        </>
      ),
    }),
  };
}

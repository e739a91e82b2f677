import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { t } from '../../texts/console';
import { Dialog } from '../page/Dialog';

/** What is asked before something happens. */
export interface Question {
  title: string;
  /** The question in one sentence. */
  text: string;
  /** What it is about, and what goes with it. */
  details?: readonly string[];
  confirmLabel: string;
  /** The other answer, if not Cancel. */
  cancelLabel?: string;
  isDanger?: boolean;
  /** Nothing is asked: it is read and closed. */
  isReport?: boolean;
  /** What is entered with the answer must be there: no yes before. */
  isIncomplete?: boolean;
  /** Whether the page may be left: Back does not answer it. */
  isAboutLeaving?: boolean;
  /** What may be entered with the answer. @param setHeld tells whether something in it is wrong, so that there is no yes */
  inputs?: (setHeld: (isHeld: boolean) => void) => ReactNode;
}

/** Its fields scroll within the dialog, as its text does. */
const WITHIN = { display: 'contents' } as const;

interface ConfirmDialogProps {
  question: Question;
  isOpen: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** A question with its two answers; the one that loses nothing has the focus. */
export default function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  const [judged, setJudged] = useState<{ question: Question; isHeld: boolean }>();
  const isHeld = judged?.question === question ? judged.isHeld : (question.isIncomplete ?? false);
  const { inputs, isDanger = false } = question;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isHeld) onAnswer(true);
  };
  return (
    <Dialog
      open={isOpen}
      leavesBackAlone={question.isAboutLeaving}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth={inputs ? 'sm' : 'xs'}
      fullWidth
    >
      <form style={WITHIN} onSubmit={submit} noValidate>
        <DialogTitle id={titleId} component="h2" variant="h2">
          {question.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} color="text.primary">
            {question.text}
          </DialogContentText>
          {question.details?.map((line) => (
            <DialogContentText key={line} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {line}
            </DialogContentText>
          ))}
          {inputs?.((isWrong) => setJudged({ question, isHeld: isWrong }))}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {!question.isReport && (
            <Button onClick={() => onAnswer(false)} autoFocus={isDanger}>
              {question.cancelLabel ?? t('action.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={isHeld}
            autoFocus={!isDanger}
          >
            {question.confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

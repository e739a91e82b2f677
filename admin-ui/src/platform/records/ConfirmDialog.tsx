import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId } from 'react';

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
}

interface ConfirmDialogProps {
  question: Question;
  isOpen: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** A question with its two answers; the one that loses nothing has the focus. */
export default function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => onAnswer(false)} autoFocus={question.isDanger ?? false}>
          {question.cancelLabel ?? t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={question.isDanger ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
          autoFocus={!question.isDanger}
        >
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

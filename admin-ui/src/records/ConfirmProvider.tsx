import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { createContext, use, useCallback, useId, useState, type ReactNode } from 'react';

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

type Ask = (question: Question) => Promise<boolean>;

const Context = createContext<Ask | undefined>(undefined);

/** The one confirmation of the console; whoever needs an answer awaits it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (isYes: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const textId = useId();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ question, answer });
        setOpen(true);
      }),
    [],
  );
  const close = (isYes: boolean): void => {
    setOpen(false);
    asked?.answer(isYes);
  };
  const question = asked?.question;
  return (
    <Context value={ask}>
      {children}
      {question && (
        <Dialog
          open={isOpen}
          onClose={() => close(false)}
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
            <Button onClick={() => close(false)} autoFocus={question.isDanger ?? false}>
              {question.cancelLabel ?? t('action.cancel')}
            </Button>
            <Button
              variant="contained"
              color={question.isDanger ? 'error' : 'primary'}
              onClick={() => close(true)}
              autoFocus={!question.isDanger}
            >
              {question.confirmLabel}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Context>
  );
}

/** Asks and waits for the answer; leaving the dialog is a no. */
export function useConfirm(): Ask {
  const ask = use(Context);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

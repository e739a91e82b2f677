import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { lazyPart } from '../chunks/lazy-part';
import type { Question } from './ConfirmDialog';

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog'));

type Ask = (question: Question) => Promise<boolean>;

const Context = createContext<Ask | undefined>(undefined);

/** The one confirmation dialog of the console. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ question: Question; answer: (isYes: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setPending({ question, answer });
        setOpen(true);
      }),
    [],
  );
  const close = (isYes: boolean): void => {
    setOpen(false);
    pending?.answer(isYes);
  };
  const question = pending?.question;
  return (
    <Context value={ask}>
      {children}
      {question && <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} />}
    </Context>
  );
}

/** Asks and waits for the answer; leaving the dialog is a no. */
export function useConfirm(): Ask {
  const ask = use(Context);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

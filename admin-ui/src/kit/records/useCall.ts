import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { failureText } from '../providers/http-client';
import type { Question } from './ConfirmDialog';
import { useConfirm } from './ConfirmProvider';

/** What is said about a call. */
interface Words<Answer> {
  /** Asked before it is made. */
  ask?: Question;
  /** Of a call that failed without a reason. */
  failed: string;
  /** Of one that succeeded. */
  done?: string | ((answer: Answer) => string);
}

/** What a button does. */
interface ButtonCall {
  /** Makes a call, unless one runs. How it ended is notified, and what is shown is read again once there is an answer. */
  start: <Answer>(words: Words<Answer>, call: () => Promise<Answer>) => void;
  isPending: boolean;
}

/** The call of a button: one at a time. */
export function useCall(): ButtonCall {
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { words: Words<unknown>; call: () => Promise<unknown> }) => call(),
    onSuccess: (answer, { words: { done } }) => {
      if (done) notify(typeof done === 'string' ? done : done(answer), { type: 'success' });
    },
    onError: (failure, { words: { failed } }) => notify(failureText(failure, failed), { type: 'error' }),
    onSettled: refresh,
  });
  const begin = async (words: Words<unknown>, call: () => Promise<unknown>): Promise<void> => {
    if (!isPending && (!words.ask || (await confirm(words.ask)))) mutate({ words, call });
  };
  return { isPending, start: (words, call) => void begin(words as Words<unknown>, call) };
}

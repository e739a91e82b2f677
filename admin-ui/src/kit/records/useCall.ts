import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { failureText } from '../providers/http-client';

/** What a button does. */
interface ButtonCall {
  /**
   * Makes a call, unless one runs. A refusal is notified, and what is shown is read again once there is an answer.
   * @param failed said of a call that failed without a reason
   */
  start: (failed: string, call: () => Promise<unknown>) => void;
  isPending: boolean;
}

/** The call of a button: one at a time. */
export function useCall(): ButtonCall {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { failed: string; call: () => Promise<unknown> }) => call(),
    onError: (failure, { failed }) => notify(failureText(failure, failed), { type: 'error' }),
    onSettled: refresh,
  });
  return { isPending, start: (failed, call) => (isPending ? undefined : mutate({ failed, call })) };
}

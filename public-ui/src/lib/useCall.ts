import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isGivenUp, mayBeDone } from '@niyukt/ui-shared/api/no-answer';
import { type FormCall, useFormCall } from '@niyukt/ui-shared/api/useFormCall';

export interface CallOptions<Answer, Body> {
  send: (body: Body, call: FormCall) => Promise<Answer>;
  onSuccess?: (answer: Answer, body: Body) => unknown;
  /** The query to refetch when it is unknown whether the call was done. */
  changes?: QueryKey;
}

interface Reactions<Answer> {
  onSuccess?: (answer: Answer) => void;
  onError?: (failure: Error) => void;
}

/** The call of a form or a button: one at a time, cancelled when the form is closed. */
export interface Call<Answer, Body> {
  start: (body: Body, reactions?: Reactions<Answer>) => void;
  isPending: boolean;
  error: Error | null;
}

/** A call that changes something, or saves a file. */
export function useCall<Answer, Body = void>({
  send,
  onSuccess,
  changes,
}: CallOptions<Answer, Body>): Call<Answer, Body> {
  const queries = useQueryClient();
  const nextCall = useFormCall();
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useMutation<Answer, Error, Body>({
    mutationFn: (body) => send(body, nextCall()),
    ...(onSuccess && { onSuccess }),
    onError: (failure) => {
      if (changes && mayBeDone(failure)) void queries.invalidateQueries({ queryKey: changes });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    isPending,
    error: isGivenUp(error) ? null : error,
    start: (body, reactions) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(body, reactions);
    },
  };
}

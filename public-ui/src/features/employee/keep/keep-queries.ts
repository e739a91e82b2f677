import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerNotice, KeepQuestion } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/keep';
import { api } from '@niyukt/ui-shared/session/browser-session';
import type { CallOptions } from '../../../lib/useCall';

const QUESTION = ['keep'];

/** How an answer is sent. */
export type KeepAnswering = CallOptions<KeepQuestion, AnswerNotice>;

/** What the person who is logged in is asked. */
export const useOwnQuestion = (enabled = true) =>
  useQuery({ queryKey: QUESTION, enabled, queryFn: () => api.call<KeepQuestion>('GET', '/api/me/notice') });

/** The own answer. */
export function useOwnKeepAnswer(): KeepAnswering {
  const queries = useQueryClient();
  return {
    send: (body, { signal }) =>
      api.call<KeepQuestion>('POST', '/api/me/notice', { body, signal, fallback: t('keep.saveFailed') }),
    onSuccess: (saved) => queries.setQueryData<KeepQuestion>(QUESTION, saved),
    changes: QUESTION,
  };
}

/** What the link of a mail asks. Reading it changes nothing. */
export const useLinkedQuestion = (token: string) =>
  useQuery({
    queryKey: [...QUESTION, token],
    enabled: token !== '',
    refetchOnWindowFocus: false,
    queryFn: () => api.call<KeepQuestion>('POST', '/api/notice/open', { body: { token }, fallback: t('keep.failed') }),
  });

/** The answer by the link of a mail. */
export function useLinkedKeepAnswer(token: string): KeepAnswering {
  const queries = useQueryClient();
  return {
    send: (answer, { signal }) =>
      api.call<KeepQuestion>('POST', '/api/notice/answer', {
        body: { token, ...answer },
        signal,
        fallback: t('keep.saveFailed'),
      }),
    onSuccess: (saved) => queries.setQueryData<KeepQuestion>([...QUESTION, token], saved),
    changes: QUESTION,
  };
}

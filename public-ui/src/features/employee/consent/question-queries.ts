import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerShowing, OpenedConsent, ShowingQuestion } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { api } from '@niyukt/ui-shared/session/browser-session';
import type { CallOptions } from '../../../lib/useCall';
import { APPLICATIONS } from '../queries';
import { LINKED } from './consent-queries';

/** How an answer about one company and job is sent. */
export type ShowingAnswering = CallOptions<unknown, AnswerShowing>;

const pathOf = (jobId: number): string => `/api/employee/jobs/${jobId}/question`;

/** What the person is asked about a job. */
export const useQuestion = (jobId: number) =>
  useQuery({
    queryKey: [...APPLICATIONS, 'question', jobId],
    refetchOnWindowFocus: false,
    queryFn: () => api.call<ShowingQuestion>('GET', pathOf(jobId), { fallback: t('question.failed') }),
  });

/** The person's own answer about a job. */
export function useOwnShowingAnswer(jobId: number): ShowingAnswering {
  const queries = useQueryClient();
  return {
    send: (body, { signal }) => api.call('PUT', pathOf(jobId), { body, signal, fallback: t('consent.saveFailed') }),
    onSuccess: () => queries.invalidateQueries({ queryKey: APPLICATIONS }),
    changes: APPLICATIONS,
  };
}

/** The person's answer by the link of a mail. */
export function useLinkedShowingAnswer(token: string): ShowingAnswering {
  const queries = useQueryClient();
  return {
    send: (answer, { signal }) =>
      api.call<OpenedConsent>('POST', '/api/consent/question', {
        body: { token, ...answer },
        signal,
        fallback: t('consent.saveFailed'),
      }),
    onSuccess: (saved) => queries.setQueryData([...LINKED, token], saved),
    changes: LINKED,
  };
}

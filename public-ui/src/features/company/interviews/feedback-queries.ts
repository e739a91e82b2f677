import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyFeedback, CompanyInterview, GiveFeedback } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';
import { useShownInterview } from '../../interviews/interview-queries';

const FEEDBACK = ['interview-feedback'];
const pathOf = (id: number): string => `/api/company/interviews/${id}/feedback`;

/** The own feedback, and with it that of others of the company; nothing before. */
export const useFeedback = (id: number) =>
  useQuery({
    queryKey: [...FEEDBACK, id],
    queryFn: () => api.call<CompanyFeedback[]>('GET', pathOf(id), { fallback: t('feedback.loadFailed') }),
  });

export function useGiveFeedback(id: number) {
  const queries = useQueryClient();
  const show = useShownInterview<CompanyInterview>('company', id);
  return useCall({
    send: (body: GiveFeedback, { signal }) =>
      api.call<CompanyFeedback[]>('PUT', pathOf(id), { body, signal, fallback: t('feedback.failed') }),
    onSuccess: (given, { recommendation }) => {
      queries.setQueryData<CompanyFeedback[]>([...FEEDBACK, id], given);
      show((shown) => ({ ...shown, recommendation }));
    },
    changes: FEEDBACK,
  });
}

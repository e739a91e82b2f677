import { type InfiniteData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { ListPart } from '@niyukt/ui-shared/api/client';
import type { Candidate, CandidateAnswer, Message, ProfileTerms } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { type CallOptions, useCall } from '../../../lib/useCall';
import { type Rows, useRows } from '../../../lib/useRows';
import { CANDIDATE_COUNTS, CANDIDATES as LISTS } from '../queries';

const ONE = ['candidate'];
const TERMS = ['profile-terms'];
/** Read after the terms, too. */
const INTERVIEWS = ['interviews'];

/** What a list of candidates is asked for, as the address holds it; empty where all are meant. */
export interface CandidateQuery {
  q: string;
  stage: string;
  answer: string;
  sort: string;
}

/** The orders of the list; the first is the server's own. */
export const SORTS = {
  newest: undefined,
  oldest: ['submitted_at', 'ASC'],
  name: ['display_name', 'ASC'],
  location: ['preferred_location', 'ASC'],
} as const;

function pathOf(jobId: number, { q, stage, answer, sort }: CandidateQuery): string {
  const filter = {
    ...(q && { q }),
    ...(stage && { stage }),
    ...(answer === 'none' && { is_answered: false }),
    ...(answer && answer !== 'none' && { answer }),
  };
  const order = SORTS[sort as keyof typeof SORTS];
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(order && { sort: JSON.stringify(order) }),
  });
  return `/api/company/jobs/${jobId}/candidates?${String(query)}`;
}

/** The people whom the agency shows for all jobs. */
export const useAllCandidates = (): Rows<Candidate> =>
  useRows([...LISTS, 'all'], '/api/company/candidates?filter=%7B%7D', () => t('candidate.failed'));

/** The people whom the agency shows for a job. */
export const useCandidates = (jobId: number, query: CandidateQuery): Rows<Candidate> =>
  useRows([...LISTS, jobId, query], pathOf(jobId, query), () => t('candidate.failed'));

const oneQuery = (id: number) => ({
  queryKey: [...ONE, id],
  queryFn: () => api.call<Candidate>('GET', `/api/company/candidates/${id}`, { fallback: t('candidate.oneFailed') }),
  // each reading is noted as an opening of the profile
  refetchOnWindowFocus: false,
});

/** One person. The agency sees that the profile was opened. */
export const useCandidate = (id: number) => useQuery(oneQuery(id));

/** Some people, in this order. */
export const useCandidatesOf = (ids: readonly number[]) => useQueries({ queries: ids.map(oneQuery) });

/** Whether a call failed because the terms for profiles are to be accepted first. */
export const needsTerms = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'profile_terms.required';

export const useProfileTerms = () =>
  useQuery({
    queryKey: TERMS,
    queryFn: () => api.call<ProfileTerms>('GET', '/api/company/profile-terms', { fallback: t('profileTerms.failed') }),
  });

export function useAcceptTerms() {
  const queries = useQueryClient();
  return useCall({
    send: (version: string, { signal }) =>
      api.call<ProfileTerms>('POST', '/api/company/profile-terms', {
        body: { version },
        signal,
        fallback: t('profileTerms.acceptFailed'),
      }),
    onSuccess: async (terms) => {
      queries.setQueryData<ProfileTerms>(TERMS, terms);
      await Promise.all([LISTS, ONE, INTERVIEWS].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    changes: TERMS,
  });
}

/** An answer about a person. */
export type GivenAnswer = CandidateAnswer & { connection_id: number };

/** How an answer is sent. */
export type CandidateAnswering = CallOptions<Message, GivenAnswer>;

/** Answers for the company; the last answer counts. */
export function useCandidateAnswer(): CandidateAnswering {
  const queries = useQueryClient();
  return {
    send: ({ connection_id: id, ...body }, { signal }) =>
      api.call<Message>('PUT', `/api/company/candidates/${id}/answer`, { body, signal, fallback: t('answer.failed') }),
    onSuccess: (_message, given) => {
      showAnswer(queries, given);
      void queries.invalidateQueries({ queryKey: CANDIDATE_COUNTS });
    },
    changes: LISTS,
  };
}

/** Lists come from a replica, which may not know the answer yet, and reading a profile opens it. */
function showAnswer(queries: ReturnType<typeof useQueryClient>, { connection_id: id, answer }: GivenAnswer): void {
  const said = { answer, is_answered: true, answered_at: new Date().toISOString() };
  const withAnswer = (shown: Candidate): Candidate => (shown.connection_id === id ? { ...shown, ...said } : shown);
  queries.setQueryData<Candidate>([...ONE, id], (shown) => shown && withAnswer(shown));
  queries.setQueriesData<InfiniteData<ListPart<Candidate>>>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(withAnswer) })) },
  );
}

/** Saves the profile as a PDF, or the uploaded resume. */
export function useCandidateFile(id: number) {
  return useCall({
    send: async (kind: 'profile.pdf' | 'resume', { signal }) => {
      const fallback = t(kind === 'resume' ? 'candidate.fileFailed' : 'candidate.pdfFailed');
      const file = await api.file(`/api/company/candidates/${id}/${kind}`, { signal, fallback });
      saveFile(file.name, file);
    },
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type {
  Candidate,
  CandidateCount,
  CompanyJob,
  CompanyProfile,
  CreateJob,
  UpdateCompany,
} from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';
import { type Rows, useRows } from '../../lib/useRows';

const PROFILE = ['company-profile'];
const JOBS = ['job-requests'];
export const CANDIDATE_COUNTS = ['candidate-counts'];
export const CANDIDATES = ['candidates'];
/** Stages in which an answer is waited for. */
const WAITING = JSON.stringify({ is_answered: false, stage: ['new', 'interview', 'offer'] });

export function useCompanyProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: () => api.call<CompanyProfile>('GET', '/users/profile', { fallback: t('company.profileFailed') }),
  });
}

/** The company's job requests, newest first. */
export function useJobRequests() {
  return useQuery({
    queryKey: JOBS,
    queryFn: () => api.list<CompanyJob>('/jobs/requests', { fallback: t('company.jobsFailed') }),
  });
}

/** How many people are shown for each job. */
export function useCandidateCounts() {
  return useQuery({
    queryKey: CANDIDATE_COUNTS,
    queryFn: () => api.call<CandidateCount[]>('GET', '/api/company/candidates/counts'),
  });
}

/** The people of all jobs who wait for an answer. @param page how many are read at once @param enabled whether they are read at all */
export const useWaiting = (page?: number, enabled?: boolean): Rows<Candidate> =>
  useRows(
    [...CANDIDATES, 'waiting', page],
    `/api/company/candidates?${String(new URLSearchParams({ filter: WAITING }))}`,
    () => t('company.dataFailed'),
    page,
    enabled,
  );

/** Posts a job request, and adds it at the top of the list. */
export function useCreateJob() {
  const queries = useQueryClient();
  return useCall({
    send: (body: CreateJob, call) =>
      api.call<CompanyJob>('POST', '/jobs/create', { body, ...call, fallback: t('company.createFailed') }),
    onSuccess: (created) =>
      // a retry may answer a job that the list has already
      queries.setQueryData<CompanyJob[]>(JOBS, (jobs = []) => [
        created,
        ...jobs.filter(({ request_id }) => request_id !== created.request_id),
      ]),
    changes: JOBS,
  });
}

/** Changes the status of a job request, sending the whole job, with the reason why it is closed or paused if there is one. */
export function useChangeJobStatus() {
  const queries = useQueryClient();
  return useCall({
    send: ({ job, status, reason }: { job: CompanyJob; status: string; reason: string }, { signal }) =>
      api.call<CompanyJob>('PUT', `/jobs/requests/${job.request_id}`, {
        body: { ...job, status, count: Math.trunc(job.count), ...(reason && { close_reason: reason }) },
        signal,
        fallback: t('company.statusFailed'),
      }),
    onSuccess: (saved) =>
      queries.setQueryData<CompanyJob[]>(JOBS, (jobs = []) =>
        jobs.map((job) => (job.request_id === saved.request_id ? saved : job)),
      ),
    changes: JOBS,
  });
}

export function useSaveCompany(companyId: number | undefined) {
  const queries = useQueryClient();
  return useCall({
    send: async (body: UpdateCompany, { signal }) => {
      if (!companyId) throw new ApiError(0, t('company.noId'));
      return api.call<CompanyProfile>('PUT', `/api/companies/${companyId}`, {
        body,
        signal,
        fallback: t('company.profileSaveFailed'),
      });
    },
    onSuccess: (saved) => queries.setQueryData<CompanyProfile>(PROFILE, (shown) => ({ ...shown, ...saved })),
    changes: PROFILE,
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application, Message } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';
import { type Rows, useRows } from '../../../lib/useRows';
import { APPLICATIONS } from '../queries';

const PATH = '/api/employee/applications';
const JOBS = ['connected-jobs'];

export const keyOf = ({ id }: Application): number => id;

/** What became of the person's applications, latest first. */
export const useApplications = (): Rows<Application> =>
  useRows([...APPLICATIONS, 'own'], PATH, () => t('applications.failed'));

/** Every employer who was shown the profile, with the job and the day. */
export const useSeenBy = () =>
  useQuery({
    queryKey: [...APPLICATIONS, 'seen by'],
    queryFn: async () => {
      const all = await api.part<Application>(`${PATH}?employers=all`, 0, 200, {
        fallback: t('applications.seenByFailed'),
      });
      return all.rows.filter(({ company_name }) => company_name !== null);
    },
  });

/** Refuses a job: its employer does not see the person, or no longer. */
export function useWithdraw(jobId: number) {
  const queries = useQueryClient();
  return useCall({
    send: (body: { reason?: string }, { signal }) =>
      api.call<Message>('POST', `/api/employee/jobs/${jobId}/withdraw`, {
        body,
        signal,
        fallback: t('applications.withdrawFailed'),
      }),
    onSuccess: () => Promise.all([APPLICATIONS, JOBS].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    changes: APPLICATIONS,
  });
}

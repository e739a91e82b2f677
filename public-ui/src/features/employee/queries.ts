import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConnectedJob, EmployeeProfile, UpdateEmployeeProfile } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api, wipeAndLeave } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';

const PROFILE = ['employee-profile'];
const JOBS = ['connected-jobs'];
export const APPLICATIONS = ['applications'];

/** The server answered without a profile. */
export class NoUserData extends Error {}

/** The employee's profile. A 401 clears the browser's storage and leaves. */
export function useProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: async () => {
      const profile = await api.call<EmployeeProfile | undefined>('GET', '/users/profile', {
        fallback: t('employee.loadFailed'),
        onRefused: wipeAndLeave,
      });
      if (!profile?.employee_id) throw new NoUserData();
      return profile;
    },
  });
}

export interface ShownJobs {
  rows: ConnectedJob[];
  hasFailed: boolean;
}

/** The employee's connected jobs. After a failure the loaded ones stay, or none are shown. */
export function useConnectedJobs() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: JOBS,
    queryFn: (): Promise<ShownJobs> =>
      api.list<ConnectedJob>('/api/employee/admin-connected-jobs').then(
        (rows) => ({ rows, hasFailed: false }),
        () => ({ rows: queries.getQueryData<ShownJobs>(JOBS)?.rows ?? [], hasFailed: true }),
      ),
  });
}

/** Saves the profile, and merges the answer into the shown one. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useCall({
    send: (body: UpdateEmployeeProfile, { signal }) =>
      api.call<EmployeeProfile>('PUT', '/api/employee/profile', { body, signal, fallback: t('employee.saveFailed') }),
    onSuccess: (saved) => queries.setQueryData<EmployeeProfile>(PROFILE, (shown) => ({ ...shown, ...saved })),
    changes: PROFILE,
  });
}

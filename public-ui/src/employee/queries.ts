import type { ConnectedJob, EmployeeProfile, UpdateEmployeeProfile } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, wipeAndLeave } from '@niyukt/ui-shared/session/browser-session';

const PROFILE = ['employee-profile'];

/** The server answered, but with no profile in it. */
export class NoUserData extends Error {}

/** The employee's profile. A 401 or 403 wipes the browser's storage and leaves. */
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

/** The jobs an admin has connected the employee to; on failure the list is empty. */
export function useConnectedJobs() {
  return useQuery({
    queryKey: ['connected-jobs'],
    queryFn: () => api.list<ConnectedJob>('/api/employee/admin-connected-jobs').catch((): ConnectedJob[] => []),
  });
}

/** Saves the profile; what the server returns is merged into the shown one. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateEmployeeProfile) =>
      api.call<EmployeeProfile>('PUT', '/api/employee/profile', { body, fallback: t('employee.saveFailed') }),
    onSuccess: (saved) => queries.setQueryData<EmployeeProfile>(PROFILE, (shown) => ({ ...shown, ...saved })),
  });
}

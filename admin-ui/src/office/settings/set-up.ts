import { useGetList } from 'react-admin';
import type { AgencySettings, DashboardStats } from '@niyukt/ui-shared/api/types';
import { FIRST_NAME, isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { createPath } from '../../kit/resource/create-path';
import type { ConsoleTextKey } from '../../texts/console';
import { useAgencySettings } from './useAgencySettings';

const SET_UP = 'niyukt.setUp';

/** Remembers in this tab that the set-up led to what is done now. */
export const rememberSetUp = (): void => window.sessionStorage.setItem(SET_UP, 'true');
export const cameFromSetUp = (): boolean => window.sessionStorage.getItem(SET_UP) !== null;

/** One thing that a new agency does, where, and whether it is done. */
export interface Step {
  name: ConsoleTextKey;
  hint: ConsoleTextKey;
  /** Or what opens over the page. */
  to: ReturnType<typeof createPath> | { to: string } | 'own name';
  isDone: boolean;
}

/** What only super admins see and set: who they are, the settings, and how many admins there are. */
export interface OwnSetUp {
  hasName: boolean;
  agency: AgencySettings;
  admins: number;
}

/** What a new agency does before it places somebody. */
export function stepsOf(stats: DashboardStats, own: OwnSetUp | undefined): Step[] {
  const { legal_name, bank_account_number, upi_id } = own?.agency ?? {};
  const ofSuperAdmins: Step[] = [
    { name: 'setUp.name', hint: 'setUp.nameHint', to: 'own name', isDone: own?.hasName ?? false },
    { name: 'setUp.agency', hint: 'setUp.agencyHint', to: { to: '/settings' }, isDone: Boolean(legal_name) },
    {
      name: 'setUp.bank',
      hint: 'setUp.bankHint',
      to: { to: '/settings/bank' },
      isDone: Boolean(bank_account_number ?? upi_id),
    },
  ];
  const colleagues: Step = {
    name: 'setUp.colleagues',
    hint: 'setUp.colleaguesHint',
    to: createPath('/admins'),
    isDone: own !== undefined && own.admins > 1,
  };
  return [
    ...(own ? ofSuperAdmins : []),
    {
      name: 'setUp.company',
      hint: 'setUp.companyHint',
      to: createPath('/companies'),
      isDone: stats.totalCompanies > 0,
    },
    { name: 'setUp.people', hint: 'setUp.peopleHint', to: { to: '/imports' }, isDone: stats.totalEmployees > 0 },
    { name: 'setUp.job', hint: 'setUp.jobHint', to: createPath('/job-requests'), isDone: stats.totalJobRequests > 0 },
    ...(own ? [colleagues] : []),
  ];
}

/** What is known of the agency itself, once it is. */
export function useSetUp(): { isReady: boolean; own: OwnSetUp | undefined } {
  const staff = useStaff();
  const maySet = isSuperAdmin(staff);
  const { data: agency, isError: isWithout } = useAgencySettings(maySet);
  const { total: admins, isError } = useGetList('admins', { pagination: { page: 1, perPage: 1 } }, { enabled: maySet });
  const hasName = staff.full_name !== null && staff.full_name !== FIRST_NAME;
  const own = agency && admins !== undefined ? { hasName, agency, admins } : undefined;
  return { isReady: !maySet || own !== undefined || isWithout || isError, own };
}

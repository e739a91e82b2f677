import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, placementSalary } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { placementLabel } from './placement-label';

const day = (date: string | null): string => (date ? dayInIndia(date) : '');

/** The salary that is shown for a placement (docs/rules.md#salary). */
export const salaryOf = (connection: Connection): string => placementSalary(connection, t('generic.notSpecified'));

/** Who and which job: the words for one connection. */
export const nameOf = ({ employee_name, job_title }: Connection): string =>
  t('status.confirmFor', { name: employee_name, job: job_title });

/** Connections and placements as CSV. */
export const CONNECTION_CSV = [
  { label: 'ID', value: (connection: Connection) => connection.connection_id },
  { label: t('connection.employee'), value: (connection: Connection) => connection.employee_name },
  { label: t('email.label'), value: (connection: Connection) => connection.employee_email },
  { label: t('phone.label'), value: (connection: Connection) => connection.employee_phone },
  { label: t('jobTitle.label'), value: (connection: Connection) => connection.job_title },
  { label: t('company.label'), value: (connection: Connection) => connection.company_name },
  { label: t('domain.label'), value: (connection: Connection) => connection.job_domain },
  { label: t('location.label'), value: (connection: Connection) => connection.job_location },
  { label: t('employmentType.label'), value: (connection: Connection) => connection.employment_type },
  { label: t('status.label'), value: (connection: Connection) => placementLabel(connection.placement_status) },
  { label: t('job.connected'), value: (connection: Connection) => dayInIndia(connection.connection_date) },
  { label: t('connection.placedOn'), value: (connection: Connection) => day(connection.placement_date) },
  { label: t('connection.joining'), value: (connection: Connection) => day(connection.joining_date) },
  { label: t('connection.offeredSalary'), value: (connection: Connection) => connection.offered_salary },
  { label: t('connection.finalSalary'), value: (connection: Connection) => connection.final_salary },
  { label: t('connection.salary'), value: salaryOf },
  { label: t('connection.adminNotes'), value: (connection: Connection) => connection.admin_notes },
];

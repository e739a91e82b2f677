import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, placementSalary } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { CsvColumn } from '../../../platform/lists/csv';
import { placementLabel } from './placement-label';

const day = (date: string | null): string => (date ? dayInIndia(date) : '');

/** The salary that is shown for a placement (docs/rules.md#salary). */
export const salaryOf = (connection: Connection): string => placementSalary(connection, t('generic.notSpecified'));

/** Who and which job: the words for one connection. */
export const nameOf = ({ employee_name, job_title }: Connection): string =>
  t('status.confirmFor', { name: employee_name, job: job_title });

/** Connections and placements as CSV. */
export const CONNECTION_CSV: readonly CsvColumn<Connection>[] = [
  { label: 'list.number', value: (connection) => connection.connection_id },
  { label: 'connection.employee', value: (connection) => connection.employee_name },
  { label: 'email.label', value: (connection) => connection.employee_email },
  { label: 'phone.label', value: (connection) => connection.employee_phone },
  { label: 'jobTitle.label', value: (connection) => connection.job_title },
  { label: 'company.label', value: (connection) => connection.company_name },
  { label: 'domain.label', value: (connection) => connection.job_domain },
  { label: 'location.label', value: (connection) => connection.job_location },
  { label: 'employmentType.label', value: (connection) => connection.employment_type },
  { label: 'status.label', value: (connection) => placementLabel(connection.placement_status) },
  { label: 'job.connected', value: (connection) => dayInIndia(connection.connection_date) },
  { label: 'connection.placedOn', value: (connection) => day(connection.placement_date) },
  { label: 'connection.joining', value: (connection) => day(connection.joining_date) },
  { label: 'connection.offeredSalary', value: (connection) => connection.offered_salary },
  { label: 'connection.finalSalary', value: (connection) => connection.final_salary },
  { label: 'connection.salary', value: salaryOf },
  { label: 'connection.adminNotes', value: (connection) => connection.admin_notes },
];

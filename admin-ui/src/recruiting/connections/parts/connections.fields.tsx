import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, placementSalary } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../../kit/lists/RecordLink';
import { Day } from '../../../kit/records/Day';
import { fieldsOf } from '../../../kit/resource/fields';
import { t } from '../../../texts/console';
import { placementLabel } from './placement-label';
import { AnswerChip, ShareChip } from './ShareChip';
import { StatusButton } from './StatusButton';

const dayText = (date: string | null): string => (date ? dayInIndia(date) : '');

/** The salary that is shown for a placement (docs/rules.md#salary). */
export const salaryOf = (connection: Connection): string => placementSalary(connection, t('generic.notSpecified'));

/** Who and which job: the words for one connection. */
export const nameOfConnection = ({ employee_name, job_title }: Connection): string =>
  t('status.confirmFor', { name: employee_name, job: job_title });

/** Fields of connections and of placements. */
export const CONNECTION_FIELDS = fieldsOf<Connection, 'connections'>('connections', [
  { source: 'id', csv: ({ connection_id }) => connection_id },
  { source: 'employee_name', cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink> },
  { source: 'employee_email' },
  { source: 'employee_phone' },
  { source: 'job_title' },
  { source: 'company_name' },
  { source: 'job_domain' },
  { source: 'job_location' },
  { source: 'employment_type' },
  {
    source: 'placement_status',
    text: ({ placement_status }) => placementLabel(placement_status),
    cell: (connection) => <StatusButton connection={connection} />,
  },
  {
    source: 'connection_date',
    text: ({ connection_date }) => dayInIndia(connection_date),
    cell: ({ connection_date }) => <Day at={connection_date} />,
  },
  {
    source: 'placement_date',
    text: ({ placement_date }) => dayText(placement_date),
    cell: ({ placement_date }) => <Day at={placement_date} />,
  },
  {
    source: 'joining_date',
    text: ({ joining_date }) => dayText(joining_date),
    cell: ({ joining_date }) => <Day at={joining_date} />,
  },
  { source: 'offered_salary' },
  { source: 'final_salary' },
  { source: 'salary', text: salaryOf },
  { source: 'admin_notes' },
  { source: 'share', text: ({ share }) => t(`share.${share}`), cell: ({ share }) => <ShareChip share={share} /> },
  {
    source: 'submitted_at',
    text: ({ submitted_at }) => dayText(submitted_at),
    cell: ({ submitted_at }) => <Day at={submitted_at} />,
  },
  {
    source: 'company_answer',
    text: ({ company_answer }) => (company_answer ? t(`companyAnswer.${company_answer}`) : ''),
    cell: ({ company_answer }) => company_answer && <AnswerChip answer={company_answer} />,
  },
]);

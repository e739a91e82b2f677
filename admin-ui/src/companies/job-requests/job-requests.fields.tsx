import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { ADMIN_EMPLOYMENT_TYPES, EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { countText, dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { asChoices } from '../../kit/records/as-choices';
import { Day } from '../../kit/records/Day';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { StaffName } from '../../kit/records/StaffName';
import { fieldsOf } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { priorityChoices, statusChoices } from './job-choices';
import { JobStatusChip, PriorityChip } from './JobChips';

const skillsText = ({ skills }: JobRequest): string => skillNames(skills).join(', ');

/** An admin chooses from other types than a company that posts a job. */
const newTypes = () => ADMIN_EMPLOYMENT_TYPES.map((id) => ({ id, name: t(`employmentType.${id}`) }));

export const JOB_REQUEST_FIELDS = fieldsOf<JobRequest, 'job-requests'>('job-requests', [
  { source: 'id', fact: false, csv: ({ request_id }) => request_id },
  {
    source: 'title',
    input: { type: 'text', isRequired: true, isWide: true },
    cell: ({ title }) => <RecordLink>{title}</RecordLink>,
    fact: false,
  },
  {
    source: 'company_name',
    fact: ({ company_id, company_name }) => (
      <LinkToRecord resource="companies" id={company_id}>
        {company_name}
      </LinkToRecord>
    ),
  },
  { source: 'domain', input: { type: 'text' } },
  {
    source: 'employment_type',
    input: { type: 'choice', choices: () => asChoices(EMPLOYMENT_TYPES), whenNew: { choices: newTypes } },
  },
  { source: 'location', input: { type: 'text' } },
  { source: 'salary_range', input: { type: 'text' }, cell: ({ salary_range }) => salaryText(salary_range, '') },
  {
    source: 'count',
    input: { type: 'digits', maxLength: 5, isRequired: true, initial: '1' },
    fact: ({ count }) => countText(count),
  },
  {
    source: 'priority',
    input: { type: 'choice', choices: priorityChoices },
    text: ({ priority }) => (priority ? t(`priority.${priority}`) : ''),
    cell: ({ priority }) => <PriorityChip priority={priority} />,
    fact: false,
  },
  {
    source: 'skills',
    input: { type: 'text', hint: 'skills.hint', isWide: true },
    typed: skillsText,
    text: skillsText,
    csv: false,
  },
  {
    source: 'status',
    input: { type: 'choice', choices: statusChoices, mustChoose: true, only: 'edit' },
    text: ({ status }) => t(`jobStatus.${status}`),
    cell: ({ status }) => <JobStatusChip status={status} />,
    fact: false,
  },
  {
    source: 'close_reason',
    input: { type: 'text', hint: 'job.closeReasonHint', isWide: true, only: 'edit' },
    csv: false,
  },
  {
    source: 'owner_id',
    input: { type: 'staff', hint: 'job.ownerHint', only: 'edit' },
    fact: ({ owner_id }) => owner_id && <StaffName id={owner_id} />,
    csv: false,
  },
  { source: 'description', input: { type: 'text', lines: 4, isRequired: true, isWide: true } },
  { source: 'requirements', input: { type: 'text', lines: 3, isWide: true } },
  {
    source: 'created_at',
    text: ({ created_at }) => dayInIndia(created_at),
    cell: ({ created_at }) => <Day at={created_at} />,
  },
]);

/** The inputs in the order of its forms. */
export const JOB_REQUEST_INPUTS = [
  'title',
  'description',
  'domain',
  'location',
  'employment_type',
  'salary_range',
  'count',
  'priority',
  'skills',
  'requirements',
] as const;

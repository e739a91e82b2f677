import { taskRecord } from '../agency/tasks/task-record.js';
import { PLACEMENT_STATUSES } from '../employees/placement-status.js';
import { EMPLOYMENT_TYPES } from '../jobs/employment-type.js';
import { INDUSTRIES } from '../platform/industry.js';
import {
  field,
  joined,
  type ListColumn,
  listOf,
  nullable,
  own,
  shown,
  unsorted,
} from '../platform/lists/list-definition.js';
import { RowOf } from '../platform/lists/row-of.js';
import { inWords } from '../platform/text.js';
import { COMPANY_ANSWERS, REVEALS, SHARES } from './share.js';

const ofEmployee = (column: string): ListColumn<'text'> => joined('e', 'employees', 'employee_id', column);
const ofJob = (column: string): ListColumn<'text'> => joined('j', 'job_requests', 'request_id', column);

/** Connections as admins see them. */
export const CONNECTIONS = listOf({
  name: 'connections',
  table: 'connections',
  key: 'connection_id',
  newest: 'connection_date',
  joins: `join employees e on e.employee_id = t.employee_id
    join job_requests j on j.request_id = t.request_id
    join companies c on c.company_id = j.company_id`,
  only: 'not t.restricted',
  rowCount: { list: 'connections', facet: 'placement_status' },
  columns: {
    connection_id: field('Key', 88, { ...own('connection_id', 'integer'), label: 'ID' }),
    request_id: field('The job request', 31, own('request_id', 'integer')),
    employee_id: field('The employee', 12, own('employee_id', 'integer')),
    employee_name: field('Name of the employee', 'Asha Rao', { ...own('employee_name'), label: 'Employee' }),
    employee_email: field('E-mail of the employee', 'asha.rao@example.in', {
      ...ofEmployee('email'),
      format: 'email',
      label: 'Email',
    }),
    employee_phone: field('Phone of the employee, +91 and ten digits', '+919876543210', {
      ...ofEmployee('phone'),
      label: 'Phone',
    }),
    job_title: field('Job title', 'React Developer', { ...own('job_title'), label: 'Job title' }),
    job_domain: nullable('Domain of the job', 'Software', { ...ofJob('domain'), label: 'Domain', exported: false }),
    company_name: field('Name of the company', 'Sahyadri Software Pvt Ltd', {
      ...own('company_name'),
      label: 'Company',
    }),
    job_location: nullable('Location of the job', 'Bengaluru', { ...ofJob('location'), label: 'Location' }),
    employment_type: nullable('Employment type', 'Full-time', {
      ...ofJob('employment_type'),
      choices: EMPLOYMENT_TYPES,
      label: 'Employment type',
      exported: false,
    }),
    company_industry: nullable('Industry of the company', 'IT', {
      kind: 'text',
      select: 'c.industry',
      choices: INDUSTRIES,
      equals: (operand) =>
        `t.request_id in (select request_id from job_requests join companies using (company_id) where industry = ${operand})`,
    }),
    placement_status: field('How far it went', 'placed', {
      ...own('placement_status'),
      choices: PLACEMENT_STATUSES,
      label: 'Status',
      exported: inWords,
    }),
    // shown only: no index serves it
    status_changed_at: field(
      'When it came into this placement status, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      shown('status_changed_at', 'timestamptz'),
    ),
    connection_date: field('When the two were connected, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', {
      ...own('connection_date', 'timestamptz'),
      label: 'Connection date',
    }),
    placement_date: nullable('Day in India on which it first became placed, YYYY-MM-DD', '2026-11-20', {
      ...own('placement_date', 'date'),
      label: 'Placement date',
    }),
    joining_date: nullable('First working day in India, YYYY-MM-DD', '2026-12-01', {
      ...own('joining_date', 'date'),
      label: 'Joining date',
    }),
    offered_salary: nullable('Offered salary, rupees a month, free text', '55,000', {
      ...own('offered_salary'),
      label: 'Offered salary',
    }),
    final_salary: nullable('Final salary, rupees a month, free text', '58,000', {
      ...own('final_salary'),
      label: 'Final salary',
    }),
    admin_notes: nullable('Notes for the agency only', 'Signed the offer.', {
      ...unsorted('admin_notes'),
      label: 'Admin notes',
    }),
    drop_reason: nullable('Why the person was dropped, while they are; for the agency only', 'Took a counter-offer.', {
      ...shown('drop_reason'),
      select: `case when t.placement_status = 'dropped' then t.drop_reason end`,
      label: 'Reason of the drop',
    }),
    share: field('Whether the company sees the person', 'submitted', {
      ...own('share'),
      choices: SHARES,
      sort: undefined,
      label: 'Shown to the company',
      exported: inWords,
    }),
    reveal: field('What the company sees beyond the profile', 'none', { ...shown('reveal'), choices: REVEALS }),
    submitted_at: nullable(
      'When the company was last shown the person, ISO 8601 in UTC',
      '2026-11-19T06:12:44.000Z',
      shown('submitted_at', 'timestamptz'),
    ),
    company_answer: nullable('Last answer of the company', 'interested', {
      ...own('company_answer'),
      choices: COMPANY_ANSWERS,
      sort: undefined,
      label: 'Answer of the company',
      exported: inWords,
    }),
    company_answered_at: nullable(
      'When the company answered, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      shown('company_answered_at', 'timestamptz'),
    ),
  },
});

/** A connection as admins see it. */
export class ConnectionDto extends RowOf(CONNECTIONS) {}

taskRecord('connection', CONNECTIONS);

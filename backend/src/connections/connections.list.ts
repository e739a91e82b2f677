import {
  isoMoment,
  joined,
  own,
  shown,
  unsorted,
  type ListColumn,
  type ListDefinition,
} from '../platform/lists/list-definition.js';
import { inWords } from '../platform/words.js';
import { taskRecord } from '../agency/tasks/task-record.js';
import { type ConnectionDto } from './connection.dto.js';

const ofEmployee = (column: string): ListColumn => joined('e', 'employees', 'employee_id', column);
const ofJob = (column: string): ListColumn => joined('j', 'job_requests', 'request_id', column);

/** Connections as admins see them. */
export const CONNECTIONS: ListDefinition<ConnectionDto> = {
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
    connection_id: { ...own('connection_id', 'integer'), label: 'ID' },
    request_id: own('request_id', 'integer'),
    employee_id: own('employee_id', 'integer'),
    employee_name: { ...own('employee_name'), label: 'Employee' },
    employee_email: { ...ofEmployee('email'), label: 'Email' },
    employee_phone: { ...ofEmployee('phone'), label: 'Phone' },
    job_title: { ...own('job_title'), label: 'Job title' },
    job_domain: { ...ofJob('domain'), label: 'Domain', exported: false },
    company_name: { ...own('company_name'), label: 'Company' },
    job_location: { ...ofJob('location'), label: 'Location' },
    employment_type: { ...ofJob('employment_type'), label: 'Employment type', exported: false },
    company_industry: {
      kind: 'text',
      select: 'c.industry',
      equals: (operand) =>
        `t.request_id in (select request_id from job_requests join companies using (company_id) where industry = ${operand})`,
    },
    placement_status: { ...own('placement_status'), label: 'Status', exported: inWords },
    // shown only: no index serves it
    status_changed_at: { kind: 'timestamptz', select: isoMoment('t.status_changed_at') },
    connection_date: { ...own('connection_date', 'timestamptz'), label: 'Connection date' },
    placement_date: { ...own('placement_date', 'date'), label: 'Placement date' },
    joining_date: { ...own('joining_date', 'date'), label: 'Joining date' },
    offered_salary: { ...own('offered_salary'), label: 'Offered salary' },
    final_salary: { ...own('final_salary'), label: 'Final salary' },
    admin_notes: { ...unsorted('admin_notes'), label: 'Admin notes' },
    drop_reason: {
      ...shown('drop_reason'),
      select: `case when t.placement_status = 'dropped' then t.drop_reason end`,
      label: 'Reason of the drop',
    },
    share: { ...own('share'), sort: undefined, label: 'Shown to the company', exported: inWords },
    reveal: shown('reveal'),
    submitted_at: { kind: 'timestamptz', select: isoMoment('t.submitted_at') },
    company_answer: { ...own('company_answer'), sort: undefined, label: 'Answer of the company', exported: inWords },
    company_answered_at: { kind: 'timestamptz', select: isoMoment('t.company_answered_at') },
  },
};

taskRecord('connection', CONNECTIONS);

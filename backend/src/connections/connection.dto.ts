import { Answer, NullableAnswer } from '../platform/http/answer.js';
import { INDUSTRIES } from '../platform/industry.js';
import { EMPLOYMENT_TYPES } from '../jobs/employment-type.js';
import { PLACEMENT_STATUSES } from '../employees/placement-status.js';

/** A connection as admins see it. */
export class ConnectionDto {
  @Answer('Key, equal to connection_id', 88)
  id: number;

  @Answer('Key', 88)
  connection_id: number;

  @Answer('The job request', 31)
  request_id: number;

  @Answer('The employee', 12)
  employee_id: number;

  @Answer('Name of the employee', 'Asha Rao')
  employee_name: string;

  @Answer('Phone of the employee, +91 and ten digits', '+919876543210')
  employee_phone: string;

  @Answer('E-mail of the employee', 'asha.rao@example.in', { format: 'email' })
  employee_email: string;

  @Answer('Job title', 'React Developer')
  job_title: string;

  @NullableAnswer('Domain of the job', 'Software')
  job_domain: string | null;

  @NullableAnswer('Location of the job', 'Bengaluru')
  job_location: string | null;

  @NullableAnswer('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @Answer('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableAnswer('Industry of the company', 'IT', { enum: INDUSTRIES })
  company_industry: string | null;

  @Answer('How far it went', 'placed', { enum: PLACEMENT_STATUSES })
  placement_status: string;

  @Answer('When it came into this placement status, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', {
    format: 'date-time',
  })
  status_changed_at: string;

  @Answer('When the two were connected, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  connection_date: string;

  @NullableAnswer('Day in India on which it first became placed, YYYY-MM-DD', '2026-11-20', { format: 'date' })
  placement_date: string | null;

  @NullableAnswer('First working day in India, YYYY-MM-DD', '2026-12-01', { format: 'date' })
  joining_date: string | null;

  @NullableAnswer('Offered salary, rupees a month, free text', '55,000')
  offered_salary: string | null;

  @NullableAnswer('Final salary, rupees a month, free text', '58,000')
  final_salary: string | null;

  @NullableAnswer('Notes for the agency only', 'Signed the offer.')
  admin_notes: string | null;
}

/** One change of a placement status. */
export class PlacementHistoryDto {
  @Answer('Key', 402)
  id: number;

  @NullableAnswer('Status before; null when the connection was made', 'offered', { enum: PLACEMENT_STATUSES })
  from_status: string | null;

  @Answer('Status after', 'placed', { enum: PLACEMENT_STATUSES })
  to_status: string;

  @Answer('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  changed_at: string;

  @NullableAnswer('Account that changed it', 3)
  changed_by: number | null;

  @Answer('E-mail of that account at the time', 'admin@niyukt.example')
  changed_by_name: string;
}

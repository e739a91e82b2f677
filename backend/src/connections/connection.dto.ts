import { NullableReply, Reply } from '../platform/http/reply.js';
import { INDUSTRIES } from '../platform/industry.js';
import { EMPLOYMENT_TYPES } from '../jobs/employment-type.js';
import { PLACEMENT_STATUSES } from '../employees/placement-status.js';
import { COMPANY_ANSWERS, REVEALS, SHARES } from './share.js';

/** A connection as admins see it. */
export class ConnectionDto {
  @Reply('Key, equal to connection_id', 88)
  id: number;

  @Reply('Key', 88)
  connection_id: number;

  @Reply('The job request', 31)
  request_id: number;

  @Reply('The employee', 12)
  employee_id: number;

  @Reply('Name of the employee', 'Asha Rao')
  employee_name: string;

  @Reply('Phone of the employee, +91 and ten digits', '+919876543210')
  employee_phone: string;

  @Reply('E-mail of the employee', 'asha.rao@example.in', { format: 'email' })
  employee_email: string;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @NullableReply('Domain of the job', 'Software')
  job_domain: string | null;

  @NullableReply('Location of the job', 'Bengaluru')
  job_location: string | null;

  @NullableReply('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableReply('Industry of the company', 'IT', { enum: INDUSTRIES })
  company_industry: string | null;

  @Reply('How far it went', 'placed', { enum: PLACEMENT_STATUSES })
  placement_status: string;

  @Reply('When it came into this placement status, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', {
    format: 'date-time',
  })
  status_changed_at: string;

  @Reply('When the two were connected, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  connection_date: string;

  @NullableReply('Day in India on which it first became placed, YYYY-MM-DD', '2026-11-20', { format: 'date' })
  placement_date: string | null;

  @NullableReply('First working day in India, YYYY-MM-DD', '2026-12-01', { format: 'date' })
  joining_date: string | null;

  @NullableReply('Offered salary, rupees a month, free text', '55,000')
  offered_salary: string | null;

  @NullableReply('Final salary, rupees a month, free text', '58,000')
  final_salary: string | null;

  @NullableReply('Notes for the agency only', 'Signed the offer.')
  admin_notes: string | null;

  @NullableReply('Why the person was dropped, while they are; for the agency only', 'Took a counter-offer.')
  drop_reason: string | null;

  @Reply('Whether the company sees the person', 'submitted', { enum: SHARES })
  share: string;

  @Reply('What the company sees beyond the profile', 'none', { enum: REVEALS })
  reveal: string;

  @NullableReply('When the company was last shown the person, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', {
    format: 'date-time',
  })
  submitted_at: string | null;

  @NullableReply('Last answer of the company', 'interested', { enum: COMPANY_ANSWERS })
  company_answer: string | null;

  @NullableReply('When the company answered, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  company_answered_at: string | null;
}

/** One change of a placement status. */
export class PlacementHistoryDto {
  @Reply('Key', 402)
  id: number;

  @NullableReply('Status before; null when the connection was made', 'offered', { enum: PLACEMENT_STATUSES })
  from_status: string | null;

  @Reply('Status after', 'placed', { enum: PLACEMENT_STATUSES })
  to_status: string;

  @Reply('Whether it took the change before it back', false)
  is_undo: boolean;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  changed_at: string;

  @NullableReply('Account that changed it', 3)
  changed_by: number | null;

  @Reply('E-mail of that account at the time', 'admin@niyukt.example')
  changed_by_name: string;
}

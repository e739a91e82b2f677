import { Answer, NullableAnswer } from '../platform/http/answer.js';
import { INDUSTRIES } from '../platform/industry.js';
import { AVAILABLE, PLACEMENT_STATUSES } from './placement-status.js';

/** An employee as admins see them. */
export class EmployeeDto {
  @Answer('Key, equal to employee_id', 12)
  id: number;

  @Answer('Key', 12)
  employee_id: number;

  @Answer('Full name', 'Asha Rao')
  full_name: string;

  @Answer('E-mail address', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @Answer('+91 and ten digits', '+919876543210')
  phone: string;

  @NullableAnswer('Qualification', 'B.Tech, Computer Science')
  qualification: string | null;

  @NullableAnswer('Industry', 'IT', { enum: INDUSTRIES })
  industry: string | null;

  @NullableAnswer('Preferred location', 'Bengaluru')
  preferred_location: string | null;

  @NullableAnswer('Preferred salary, free text in rupees', '6,00,000 - 8,00,000')
  preferred_salary: string | null;

  @Answer('JSON text: a list of objects with skill_name', '[{"skill_name": "React"}]')
  skills: string;

  @NullableAnswer('Link to the CV, http or https', 'https://cv.example.in/asha-rao.pdf')
  resume_link: string | null;

  @Answer('Available, or the placement status of the latest connection', 'shortlisted', {
    enum: [AVAILABLE, ...PLACEMENT_STATUSES],
  })
  status: string;

  @Answer('When the account was made, ISO 8601 in UTC', '2026-10-02T09:00:00.000Z', { format: 'date-time' })
  created_at: string;

  @Answer('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

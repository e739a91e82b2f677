import { NullableReply, Reply } from '../platform/http/reply.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { ChoiceField, LinkField, SalaryField, TextField } from '../platform/validation/fields.js';
import { MAX_EMPLOYER, MAX_QUALIFICATION, type Skill } from './employee.entity.js';
import { AVAILABLE, PLACEMENT_STATUSES } from './placement-status.js';
import { SkillsField } from './skills-field.js';
import { SOURCES } from './source.js';

/** What people enter of an employee, besides name and contacts: null or an empty text empties a field. */
export class EmployeeFields {
  @TextField({
    label: 'Qualification',
    max: MAX_QUALIFICATION,
    doc: 'Qualification',
    example: 'B.Tech, Computer Science',
  })
  qualification?: string | null;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT' })
  industry?: Industry | null;

  @TextField({ label: 'Preferred location', doc: 'Preferred location', example: 'Bengaluru' })
  preferred_location?: string | null;

  @SalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary, free text in rupees',
    example: '6,00,000 - 8,00,000',
  })
  preferred_salary?: string | null;

  @TextField({ label: 'Notice period', doc: 'Notice period, free text', example: '30 days' })
  notice_period?: string | null;

  @TextField({
    label: 'Present employer',
    max: MAX_EMPLOYER,
    doc: 'Where the person works now: this company never sees the person',
    example: 'Sahyadri Software Pvt Ltd',
  })
  present_employer?: string | null;

  @SkillsField({
    doc: 'Skills: comma separated text, or JSON text or a list of objects with skill_name',
    example: 'React, TypeScript',
  })
  skills?: Skill[] | null;

  @LinkField({ doc: 'Link to the CV, http or https', example: 'https://cv.example.in/asha-rao.pdf' })
  resume_link?: string | null;
}

/** An employee as admins see them. */
export class EmployeeDto {
  @Reply('Key, equal to employee_id', 12)
  id: number;

  @Reply('Key', 12)
  employee_id: number;

  @Reply('Full name', 'Asha Rao')
  full_name: string;

  @Reply('E-mail address', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @Reply('+91 and ten digits', '+919876543210')
  phone: string;

  @NullableReply('Qualification', 'B.Tech, Computer Science')
  qualification: string | null;

  @NullableReply('Industry', 'IT', { enum: INDUSTRIES })
  industry: string | null;

  @NullableReply('Preferred location', 'Bengaluru')
  preferred_location: string | null;

  @NullableReply('Preferred salary, free text in rupees', '6,00,000 - 8,00,000')
  preferred_salary: string | null;

  @NullableReply('Notice period, free text', '30 days')
  notice_period: string | null;

  @NullableReply('Where the person works now: this company never sees the person', 'Sahyadri Software Pvt Ltd')
  present_employer: string | null;

  @Reply('Names of companies that never see the person', ['Deccan Motors Ltd'], { type: [String] })
  blocked_companies: string[];

  @NullableReply('Day in India until which the person is off limits, YYYY-MM-DD', '2027-03-31', { format: 'date' })
  off_limits_until: string | null;

  @Reply('JSON text: a list of objects with skill_name', '[{"skill_name": "React"}]')
  skills: string;

  @NullableReply('Link to the CV, http or https', 'https://cv.example.in/asha-rao.pdf')
  resume_link: string | null;

  @Reply('Available, or the placement status of the latest connection', 'shortlisted', {
    enum: [AVAILABLE, ...PLACEMENT_STATUSES],
  })
  status: string;

  @Reply('Where the person comes from', 'came_to_us', { enum: SOURCES })
  source: string;

  @Reply('When the account was made, ISO 8601 in UTC', '2026-10-02T09:00:00.000Z', { format: 'date-time' })
  created_at: string;

  @Reply('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

/** An employee asked for by its key, or by the key of one that was merged into it. */
export class EmployeeRecordDto extends EmployeeDto {
  @Reply('Only for a key that was merged into this record: the key of this record', 12, { required: false })
  merged_into?: number;
}

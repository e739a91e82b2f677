import { NullableReply, Reply } from '../platform/http/reply.js';
import { EMPLOYMENT_TYPES } from './employment-type.js';
import { JOB_PRIORITIES } from './job-priority.js';
import { JOB_STATUSES } from './job-status.js';

export class CompanyJobDto {
  @Reply('Key, equal to request_id', 31)
  id: number;

  @Reply('Key', 31)
  request_id: number;

  @Reply('The company that asks for people', 4)
  company_id: number;

  @Reply('Job title', 'React Developer')
  title: string;

  @NullableReply('Domain', 'Software')
  domain: string | null;

  @Reply('Description, plain text', 'Build and own the hiring console with a small team.')
  description: string;

  @NullableReply('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @NullableReply('Location', 'Bengaluru')
  location: string | null;

  @NullableReply('Salary range, free text in rupees', '8,00,000 - 12,00,000')
  salary_range: string | null;

  @Reply('Wanted skills, JSON text: a list of objects with skill_name', '[{"skill_name": "React"}]')
  skills: string;

  @Reply('Open positions', 2)
  count: number;

  @Reply('State', 'open', { enum: JOB_STATUSES })
  status: string;

  @Reply('When it was posted, ISO 8601 in UTC', '2026-11-02T09:00:00.000Z', { format: 'date-time' })
  created_at: string;
}

export class JobRequestDto extends CompanyJobDto {
  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableReply('How urgently the agency fills it', 'high', { enum: JOB_PRIORITIES })
  priority: string | null;

  @NullableReply('Why it was closed or paused while people were shown for it', 'Filled by our own search')
  close_reason: string | null;

  @NullableReply('Requirements, plain text', 'Three years with React.')
  requirements: string | null;

  @NullableReply('Account of the admin in charge, whom tasks and notifications reach', 3)
  owner_id: number | null;

  @Reply('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

import { Answer, NullableAnswer } from '../platform/http/answer.js';
import { EMPLOYMENT_TYPES } from './employment-type.js';
import { JOB_PRIORITIES } from './job-priority.js';
import { JOB_STATUSES } from './job-status.js';

/** A job request as its company sees it. */
export class CompanyJobDto {
  @Answer('Key, equal to request_id', 31)
  id: number;

  @Answer('Key', 31)
  request_id: number;

  @Answer('The company that asks for people', 4)
  company_id: number;

  @Answer('Job title', 'React Developer')
  title: string;

  @NullableAnswer('Domain', 'Software')
  domain: string | null;

  @Answer('Description, plain text', 'Build and own the hiring console with a small team.')
  description: string;

  @NullableAnswer('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @NullableAnswer('Location', 'Bengaluru')
  location: string | null;

  @NullableAnswer('Salary range, free text in rupees', '8,00,000 - 12,00,000')
  salary_range: string | null;

  @Answer('Open positions', 2)
  count: number;

  @Answer('State', 'open', { enum: JOB_STATUSES })
  status: string;

  @Answer('When it was posted, ISO 8601 in UTC', '2026-11-02T09:00:00.000Z', { format: 'date-time' })
  created_at: string;
}

/** A job request as admins see it. */
export class JobRequestDto extends CompanyJobDto {
  @Answer('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableAnswer('How urgently the agency fills it', 'high', { enum: JOB_PRIORITIES })
  priority: string | null;

  @NullableAnswer('Requirements, plain text', 'Three years with React.')
  requirements: string | null;

  @Answer('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

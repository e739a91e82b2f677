import { NullableReply, Reply } from '../../platform/http/reply.js';
import { EMPLOYMENT_TYPES } from '../../jobs/employment-type.js';

/** A job the agency has connected the employee to: these eight fields and no more (docs/rules.md#own-records). */
export class ConnectedJobDto {
  @Reply('Key of the job request', 31)
  id: number;

  @Reply('Job title', 'React Developer')
  title: string;

  @NullableReply('Domain', 'Software')
  domain: string | null;

  @NullableReply('Location', 'Bengaluru')
  location: string | null;

  @NullableReply('Salary range, free text in rupees', '8,00,000 - 12,00,000')
  salary_range: string | null;

  @NullableReply('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @Reply('Description', 'Build and own the hiring console with a small team.')
  description: string;

  @Reply('When the agency connected the two, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  connection_date: string;
}

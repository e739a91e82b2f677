import { Answer, NullableAnswer } from '../../platform/http/answer.js';
import { EMPLOYMENT_TYPES } from '../../jobs/employment-type.js';

/** A job the agency has connected the employee to: these eight fields and no more (docs/rules.md#own-records). */
export class ConnectedJobDto {
  @Answer('Key of the job request', 31)
  id: number;

  @Answer('Job title', 'React Developer')
  title: string;

  @NullableAnswer('Domain', 'Software')
  domain: string | null;

  @NullableAnswer('Location', 'Bengaluru')
  location: string | null;

  @NullableAnswer('Salary range, free text in rupees', '8,00,000 - 12,00,000')
  salary_range: string | null;

  @NullableAnswer('Employment type', 'Full-time', { enum: EMPLOYMENT_TYPES })
  employment_type: string | null;

  @Answer('Description', 'Build and own the hiring console with a small team.')
  description: string;

  @Answer('When the agency connected the two, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  connection_date: string;
}

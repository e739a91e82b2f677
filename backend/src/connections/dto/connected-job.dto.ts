import { PickType } from '@nestjs/swagger';
import { CompanyJobDto } from '../../jobs/job-request.dto.js';
import { Reply } from '../../platform/http/reply.js';

/** A job the agency has connected the employee to: these eight fields and no more (docs/rules.md#own-records). */
export class ConnectedJobDto extends PickType(CompanyJobDto, [
  'title',
  'domain',
  'location',
  'salary_range',
  'employment_type',
]) {
  @Reply('Key of the job request', 31)
  id: number;

  @Reply('Description', 'Build and own the hiring console with a small team.')
  description: string;

  @Reply('When the agency connected the two, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  connection_date: string;
}

import { PickType } from '@nestjs/swagger';
import { ChoiceField } from '../../platform/validation/fields.js';
import { type EmploymentType } from '../employment-type.js';
import { JOB_STATUSES, type JobStatus } from '../job-status.js';
import {
  CloseReasonField,
  JobCountField,
  JobDescriptionField,
  JobDomainField,
  JobFields,
  JobLocationField,
  JobTitleField,
  JobTypeField,
} from './job-fields.js';

/**
 * Changes of a job request by its company. An absent or null field stays as it is: a job that an admin posted may have no domain, and
 * clients send it back as they got it. An empty required text is refused.
 */
export class UpdateJobDto extends PickType(JobFields, ['salary_range', 'skills']) {
  @JobTitleField({ emptied: 'Job title is required' })
  title?: string | null;

  @JobDomainField({ emptied: 'Domain is required' })
  domain?: string | null;

  @JobDescriptionField({ emptied: 'Description is required' })
  description?: string | null;

  @JobTypeField({ emptied: 'Employment type is required' })
  employment_type?: EmploymentType | null;

  @JobLocationField({ emptied: 'Location is required' })
  location?: string | null;

  @JobCountField({ emptied: 'Number of positions is required' })
  count?: number | null;

  @ChoiceField(JOB_STATUSES, {
    label: 'Status',
    doc: 'State of the job request; any may follow any',
    example: 'closed',
    emptied: 'Status is required',
  })
  status?: JobStatus | null;

  @CloseReasonField()
  close_reason?: string | null;
}

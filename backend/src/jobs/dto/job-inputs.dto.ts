import { OmitType, PickType } from '@nestjs/swagger';
import { OwnerField } from '../../auth/accounts/staff.js';
import { ChoiceField, KeyField, VersionField } from '../../platform/validation/fields.js';
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

/** A job request as a company posts it. */
export class CreateJobDto extends PickType(JobFields, ['salary_range', 'skills']) {
  @JobTitleField({ required: 'Job title is required' })
  title: string;

  @JobDomainField({ required: 'Domain is required' })
  domain: string;

  @JobDescriptionField({ required: 'Description is required' })
  description: string;

  @JobTypeField({ required: 'Employment type is required' })
  employment_type: EmploymentType;

  @JobLocationField({ required: 'Location is required' })
  location: string;

  @JobCountField({ required: 'Number of positions is required' })
  count: number;
}

/** The error of the admin's form when one of the three is missing. */
const MISSING = 'Company, title, and description are required';

/** A job request as an admin posts it for a company. */
export class CreateJobForCompanyDto extends JobFields {
  @KeyField({ doc: 'The company that asks for people', example: 4, required: MISSING })
  company_id: number;

  @JobTitleField({ required: MISSING })
  title: string;

  @JobDescriptionField({ required: MISSING })
  description: string;
}

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

/** Changes of a job request by an admin. An absent field stays as it is; null or an empty text clears an optional one. */
export class EditJobDto extends OmitType(JobFields, ['count']) {
  @JobTitleField({ notEmpty: MISSING })
  title?: string;

  @JobDescriptionField({ notEmpty: MISSING })
  description?: string;

  @JobCountField({ notEmpty: 'Number of positions is required' })
  count?: number;

  @ChoiceField(JOB_STATUSES, {
    label: 'Status',
    doc: 'State of the job request; any may follow any',
    example: 'closed',
    notEmpty: 'Status is required',
  })
  status?: JobStatus;

  @CloseReasonField()
  close_reason?: string | null;

  @OwnerField()
  owner_id?: number | null;

  @VersionField()
  version?: number | null;
}

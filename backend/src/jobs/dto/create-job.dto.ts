import { PickType } from '@nestjs/swagger';
import { KeyField } from '../../platform/validation/fields.js';
import { type EmploymentType } from '../employment-type.js';
import {
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
export const MISSING = 'Company, title, and description are required';

/** A job request as an admin posts it for a company. */
export class CreateJobForCompanyDto extends JobFields {
  @KeyField({ doc: 'The company that asks for people', example: 4, required: MISSING })
  company_id: number;

  @JobTitleField({ required: MISSING })
  title: string;

  @JobDescriptionField({ required: MISSING })
  description: string;
}

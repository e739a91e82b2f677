import { ChoiceField, KeyField, TextField } from '../../platform/validation/fields.js';
import { type Skill } from '../../employees/employee.entity.js';
import { type EmploymentType } from '../employment-type.js';
import { JOB_PRIORITIES, type JobPriority } from '../job-priority.js';
import {
  JobCountField,
  JobDescriptionField,
  JobDomainField,
  JobLocationField,
  JobSalaryField,
  JobSkillsField,
  JobTitleField,
  JobTypeField,
} from './job-fields.js';

/** A job request as a company posts it. */
export class CreateJobDto {
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

  @JobSalaryField()
  salary_range?: string | null;

  @JobSkillsField()
  skills?: Skill[] | null;

  @JobCountField({ required: 'Number of positions is required' })
  count: number;
}

/** The error of the admin's form when one of the three is missing. */
export const MISSING = 'Company, title, and description are required';

/** A job request as an admin posts it for a company. */
export class CreateJobForCompanyDto {
  @KeyField({ doc: 'The company that asks for people', example: 4, required: MISSING })
  company_id: number;

  @JobTitleField({ required: MISSING })
  title: string;

  @JobDescriptionField({ required: MISSING })
  description: string;

  @JobDomainField({})
  domain?: string | null;

  @JobLocationField({})
  location?: string | null;

  @JobTypeField({})
  employment_type?: EmploymentType | null;

  @JobSalaryField()
  salary_range?: string | null;

  @JobSkillsField()
  skills?: Skill[] | null;

  /** 1 by default. */
  @JobCountField({})
  count?: number | null;

  @ChoiceField(JOB_PRIORITIES, { label: 'Priority', doc: 'How urgently the agency fills it', example: 'high' })
  priority?: JobPriority | null;

  @TextField({
    label: 'Requirements',
    lines: true,
    doc: 'Requirements, plain text',
    example: 'Three years with React.',
  })
  requirements?: string | null;
}

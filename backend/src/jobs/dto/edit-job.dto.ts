import { ChoiceField, TextField, VersionField } from '../../platform/validation/fields.js';
import { type Skill } from '../../employees/employee.entity.js';
import { type EmploymentType } from '../employment-type.js';
import { JOB_PRIORITIES, type JobPriority } from '../job-priority.js';
import { JOB_STATUSES, type JobStatus } from '../job-status.js';
import { MISSING } from './create-job.dto.js';
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

/** Changes of a job request by an admin. An absent field stays as it is; null or an empty text clears an optional one. */
export class EditJobDto {
  @JobTitleField({ notEmpty: MISSING })
  title?: string;

  @JobDescriptionField({ notEmpty: MISSING })
  description?: string;

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

  @JobCountField({ notEmpty: 'Number of positions is required' })
  count?: number;

  @ChoiceField(JOB_PRIORITIES, { label: 'Priority', doc: 'How urgently the agency fills it', example: 'high' })
  priority?: JobPriority | null;

  @TextField({
    label: 'Requirements',
    lines: true,
    doc: 'Requirements, plain text',
    example: 'Three years with React.',
  })
  requirements?: string | null;

  @ChoiceField(JOB_STATUSES, {
    label: 'Status',
    doc: 'State of the job request; any may follow any',
    example: 'closed',
    notEmpty: 'Status is required',
  })
  status?: JobStatus;

  @VersionField()
  version?: number | null;
}

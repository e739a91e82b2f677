import { type Skill } from '../../employees/employee.entity.js';
import { SkillsField } from '../../employees/skills-field.js';
import { wordsOf } from '../../platform/lists/list-definition.js';
import { type FieldOptions } from '../../platform/validation/field.js';
import { ChoiceField, IntegerField, SalaryField, TextField } from '../../platform/validation/fields.js';
import {
  ADMIN_EMPLOYMENT_TYPES,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  storedEmploymentType,
} from '../employment-type.js';
import { JOB_PRIORITIES, type JobPriority } from '../job-priority.js';
import { MAX_CLOSE_REASON, MAX_JOB_TITLE, MAX_POSITIONS } from '../job-request.entity.js';
import { JOB_REQUESTS } from '../job-requests.list.js';

type Presence = Pick<FieldOptions, 'required' | 'emptied' | 'notEmpty'>;

/** Fields of a job request, with the same rules in every DTO; only what a missing value means differs. */
export const JobTitleField = (presence: Presence): PropertyDecorator =>
  TextField({ ...wordsOf(JOB_REQUESTS, 'title'), max: MAX_JOB_TITLE, ...presence });

export const JobDomainField = (presence: Presence): PropertyDecorator =>
  TextField({ ...wordsOf(JOB_REQUESTS, 'domain'), ...presence });

export const JobDescriptionField = (presence: Presence): PropertyDecorator =>
  TextField({ ...wordsOf(JOB_REQUESTS, 'description'), lines: true, ...presence });

export const JobTypeField = (presence: Presence): PropertyDecorator =>
  ChoiceField(EMPLOYMENT_TYPES, {
    ...wordsOf(JOB_REQUESTS, 'employment_type'),
    doc: 'Employment type; stored and answered in the first spelling',
    alsoTaken: ADMIN_EMPLOYMENT_TYPES,
    read: storedEmploymentType,
    ...presence,
  });

export const JobLocationField = (presence: Presence): PropertyDecorator =>
  TextField({ ...wordsOf(JOB_REQUESTS, 'location'), ...presence });

export const JobCountField = (presence: Presence): PropertyDecorator =>
  IntegerField({
    ...wordsOf(JOB_REQUESTS, 'count'),
    min: 1,
    max: MAX_POSITIONS,
    tooSmall: 'Must be at least 1',
    ...presence,
  });

/** Why a job request is closed or paused: asked for while people are shown for it. */
export const CloseReasonField = (rule: { required?: string } = {}): PropertyDecorator =>
  TextField({
    ...rule,
    label: 'Reason',
    max: MAX_CLOSE_REASON,
    doc: 'Why it is closed or paused; required while people are shown for it',
    example: 'Filled by our own search',
  });

/** What people enter of a job request: null or an empty text empties a field. */
export class JobFields {
  @JobDomainField({})
  domain?: string | null;

  @JobLocationField({})
  location?: string | null;

  @JobTypeField({})
  employment_type?: EmploymentType | null;

  @SalaryField(wordsOf(JOB_REQUESTS, 'salary_range'))
  salary_range?: string | null;

  @SkillsField({
    doc: 'Wanted skills: comma separated text, or JSON text or a list of objects with skill_name',
    example: 'React, TypeScript',
  })
  skills?: Skill[] | null;

  /** 1 by default. */
  @JobCountField({})
  count?: number | null;

  @ChoiceField(JOB_PRIORITIES, wordsOf(JOB_REQUESTS, 'priority'))
  priority?: JobPriority | null;

  @TextField({ ...wordsOf(JOB_REQUESTS, 'requirements'), lines: true })
  requirements?: string | null;
}

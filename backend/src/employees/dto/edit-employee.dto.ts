import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import {
  AdminSalaryField,
  ChoiceField,
  EmailField,
  LinkField,
  MobileField,
  PersonNameField,
  TextField,
  VersionField,
} from '../../platform/validation/fields.js';
import { MAX_QUALIFICATION, type Skill } from '../employee.entity.js';
import { SkillsField } from '../skills-field.js';

/** What an admin changes on an employee. A field that is left out stays as it is; null or an empty text empties an optional one. */
export class EditEmployeeDto {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters and spaces',
    example: 'Asha Rao',
    notEmpty: 'Full name is required',
  })
  full_name?: string;

  @EmailField({
    doc: 'E-mail address, which is also the login; a new one is mailed to both addresses',
    required: undefined,
    notEmpty: 'Email is required',
  })
  email?: string;

  @MobileField({
    notEmpty: 'Phone number is required',
    invalid: 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)',
  })
  phone?: string;

  @TextField({
    label: 'Qualification',
    max: MAX_QUALIFICATION,
    doc: 'Qualification',
    example: 'B.Tech, Computer Science',
  })
  qualification?: string | null;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT' })
  industry?: Industry | null;

  @TextField({ label: 'Preferred location', doc: 'Preferred location', example: 'Bengaluru' })
  preferred_location?: string | null;

  @AdminSalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary in rupees: a number up to 10,00,00,000, where 0 means "not specified", or free text',
    example: 600000,
  })
  preferred_salary?: string | null;

  @SkillsField({
    doc: 'Skills: comma separated text, or JSON text or a list of objects with skill_name',
    example: 'React, TypeScript',
  })
  skills?: Skill[] | null;

  @LinkField({ doc: 'Link to the CV, http or https', example: 'https://cv.example.in/asha-rao.pdf' })
  resume_link?: string | null;

  @VersionField()
  version?: number | null;
}

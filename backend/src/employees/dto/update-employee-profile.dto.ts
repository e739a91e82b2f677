import {
  LinkField,
  MobileField,
  PersonNameField,
  SalaryField,
  TextField,
  ChoiceField,
} from '../../platform/validation/fields.js';
import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import { SkillsField } from '../skills-field.js';
import { MAX_QUALIFICATION, type Skill } from '../employee.entity.js';

/** What an employee may change in the own profile. A field that is left out stays as it is; null or an empty text empties it. */
export class UpdateEmployeeProfileDto {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters and spaces',
    example: 'Asha Rao',
    emptied: 'Full name is required',
  })
  full_name?: string | null;

  @MobileField({
    doc: 'Mobile number: +91 and ten digits',
    example: '+919876543210',
    emptied: 'Phone number must be 10 digits long',
    invalid: 'Phone number must be 10 digits long',
  })
  phone?: string | null;

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

  @SalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary, free text in rupees',
    example: '6,00,000 - 8,00,000',
  })
  preferred_salary?: string | null;

  @SkillsField({
    doc: 'Skills: comma separated text, or JSON text or a list of objects with skill_name',
    example: 'React, TypeScript',
  })
  skills?: Skill[] | null;

  @LinkField({ doc: 'Link to the CV, http or https', example: 'https://cv.example.in/asha-rao.pdf' })
  resume_link?: string | null;
}

import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import {
  AdminSalaryField,
  ChoiceField,
  LinkField,
  MobileField,
  PersonNameField,
  TextField,
} from '../../platform/validation/fields.js';
import { trimmed } from '../../platform/validation/trimmed.js';
import { MAX_QUALIFICATION, type Skill } from '../../employees/employee.entity.js';
import { SkillsField } from '../../employees/skills-field.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { NewPasswordField } from '../../auth/password-field.js';
import { EmailDto } from '../../auth/dto/recovery.dto.js';
import { MAX_COMPANY_NAME } from '../../companies/company.entity.js';

/** Whether a body is a company's form, by its role as the field reads it. */
export function isForCompany(body: unknown): boolean {
  return trimmed((body as { role?: unknown } | null | undefined)?.role) === 'company';
}

/** What an admin's forms for an employee and for a company share. */
class RegisterDto extends EmailDto {
  @ChoiceField(SELF_REGISTERING_ROLES, {
    label: 'Role',
    doc: 'Who is added',
    example: 'employee',
    required: 'Please select a role',
  })
  role: SelfRegisteringRole;

  @NewPasswordField({ doc: 'First password; the person gets a mail with a link to choose another one' })
  password: string;

  @MobileField({
    required: 'Phone number is required',
    invalid: 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)',
  })
  mobile: string;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT' })
  industry?: Industry | null;
}

export class RegisterEmployeeDto extends RegisterDto {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters and spaces',
    example: 'Asha Rao',
    required: 'Full name is required',
  })
  name: string;

  @TextField({
    label: 'Qualification',
    max: MAX_QUALIFICATION,
    doc: 'Qualification',
    example: 'B.Tech, Computer Science',
  })
  qualification?: string | null;

  @TextField({ label: 'Preferred location', doc: 'Preferred location', example: 'Bengaluru' })
  emplocation?: string | null;

  @AdminSalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary in rupees: a number up to 10,00,00,000, where 0 means "not specified", or free text',
    example: 600000,
  })
  empsalary?: string | null;

  @SkillsField({ doc: 'Skills, comma separated', example: 'React, TypeScript' })
  skills?: Skill[] | null;

  @LinkField({ doc: 'Link to the CV, http or https', example: 'https://cv.example.in/asha-rao.pdf' })
  resume_link?: string | null;
}

export class RegisterCompanyDto extends RegisterDto {
  @TextField({
    label: 'Company name',
    max: MAX_COMPANY_NAME,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    required: 'Company name is required',
  })
  companyName: string;

  @TextField({
    label: 'Contact person name',
    doc: 'Contact person',
    example: 'Ravi Menon',
    required: 'Contact person name is required',
  })
  contactPersonName: string;

  @TextField({ label: 'Location', doc: 'Location', example: 'Pune' })
  location?: string | null;
}

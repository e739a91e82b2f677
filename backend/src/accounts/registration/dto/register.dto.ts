import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { EmailDto } from '../../../auth/dto/recovery.dto.js';
import { NewPasswordField } from '../../../auth/password-field.js';
import { CompanyFields } from '../../../companies/company.dto.js';
import { MAX_COMPANY_NAME } from '../../../companies/company.entity.js';
import { EmployeeFields } from '../../../employees/employee.dto.js';
import { type Source, SOURCES } from '../../../employees/source.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../../platform/http/role.js';
import {
  AdminSalaryField,
  ChoiceField,
  MobileField,
  PersonNameField,
  TextField,
} from '../../../platform/validation/fields.js';
import { trimmed } from '../../../platform/validation/trimmed.js';

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
}

export class RegisterEmployeeDto extends IntersectionType(
  RegisterDto,
  OmitType(EmployeeFields, ['preferred_location', 'preferred_salary']),
) {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters, spaces and the signs that stand in names',
    example: 'Asha Rao',
    required: 'Full name is required',
  })
  name: string;

  @TextField({ label: 'Preferred location', doc: 'Preferred location', example: 'Bengaluru' })
  emplocation?: string | null;

  @AdminSalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary in rupees: a number up to 10,00,00,000, where 0 means "not specified", or free text',
    example: 600000,
  })
  empsalary?: string | null;

  @ChoiceField(SOURCES, {
    label: 'Source',
    doc: 'Where the person comes from, unknown by default; all but who registered are told by mail what is kept about them',
    example: 'came_to_us',
  })
  source?: Source | null;
}

export class RegisterCompanyDto extends IntersectionType(
  RegisterDto,
  PickType(CompanyFields, ['industry', 'location']),
) {
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
}

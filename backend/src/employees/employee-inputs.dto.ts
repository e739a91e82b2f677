import { OmitType } from '@nestjs/swagger';
import {
  AdminSalaryField,
  EmailField,
  MobileField,
  PersonNameField,
  VersionField,
} from '../platform/validation/fields.js';
import { DayField } from '../platform/validation/money-fields.js';
import { BlockedCompaniesField } from './blocked-companies-field.js';
import { EmployeeFields } from './employee.dto.js';

/** What an admin changes on an employee. A field that is left out stays as it is; null or an empty text empties an optional one. */
export class EditEmployeeDto extends OmitType(EmployeeFields, ['preferred_salary']) {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters, spaces and the signs that stand in names',
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

  @AdminSalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary in rupees: a number up to 10,00,00,000, where 0 means "not specified", or free text',
    example: 600000,
  })
  preferred_salary?: string | null;

  @BlockedCompaniesField()
  blocked_companies?: string[] | null;

  @DayField({
    label: 'Do not contact until',
    doc: 'Day in India until which the person is shown to no company without a second look, YYYY-MM-DD',
    example: '2027-03-31',
  })
  off_limits_until?: string | null;

  @VersionField()
  version?: number | null;
}

/** What an employee may change in the own profile. A field that is left out stays as it is; null or an empty text empties it. */
export class UpdateEmployeeProfileDto extends EmployeeFields {
  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters, spaces and the signs that stand in names',
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

  @BlockedCompaniesField()
  blocked_companies?: string[] | null;
}

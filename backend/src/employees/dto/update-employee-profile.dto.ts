import { MobileField, PersonNameField } from '../../platform/validation/fields.js';
import { BlockedCompaniesField } from '../blocked-companies-field.js';
import { EmployeeFields } from '../employee.dto.js';

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

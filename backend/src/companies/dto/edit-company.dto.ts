import { EmailField, TextField, VersionField } from '../../platform/validation/fields.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { CompanyFields } from '../company.dto.js';
import { MAX_COMPANY_NAME } from '../company.entity.js';
import { ContactPhoneField } from './contact-phone-field.js';
import { OwnerField } from '../../auth/accounts/staff.js';

/** Changes of a company by an admin. An absent field stays as it is; null or an empty text clears an optional one. */
export class EditCompanyDto extends CompanyFields {
  @TextField({
    label: 'Company name',
    max: MAX_COMPANY_NAME,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    notEmpty: 'Company name is required',
  })
  name?: string;

  @TextField({
    label: 'Contact person name',
    doc: 'Contact person',
    example: 'Ravi Menon',
    notEmpty: 'Contact person name is required',
  })
  contact_person_name?: string;

  @ContactPhoneField({ notEmpty: 'Contact phone is required' })
  contact_person_phone?: string;

  @EmailField({
    doc: 'E-mail address; the login that had the one before gets it too, and both addresses a mail',
    required: undefined,
    notEmpty: 'Email is required',
  })
  contact_email?: string;

  @DayField({
    label: 'Do not contact until',
    doc: 'Day in India until which nobody is shown to the company without a second look, YYYY-MM-DD',
    example: '2027-03-31',
  })
  off_limits_until?: string | null;

  @OwnerField()
  owner_id?: number | null;

  @VersionField()
  version?: number | null;
}

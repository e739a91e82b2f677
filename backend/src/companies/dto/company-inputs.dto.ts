import { OmitType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { OwnerField } from '../../auth/accounts/staff.js';
import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import { digitsOf, TEN_DIGITS } from '../../platform/phones.js';
import { latinDigits } from '../../platform/text.js';
import { Field, type FieldOptions } from '../../platform/validation/field.js';
import { ChoiceField, EmailField, TextField, VersionField } from '../../platform/validation/fields.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { trimmed } from '../../platform/validation/trimmed.js';
import { type WrongContext } from '../../platform/validation/wrong-codes.js';
import { CompanyFields } from '../company.dto.js';
import { MAX_COMPANY_NAME } from '../company.entity.js';
import { COMPANY_SIZES, type CompanySize } from '../company-size.js';

/** The ten digits of a phone number, if they are unambiguous; other text passes unchanged to validation. */
function tenDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // a form takes the digits of its keyboard
  return (latinDigits(value) === value && digitsOf(value)) || trimmed(value);
}

/** Phone of a company's contact, read and answered as ten digits. */
function ContactPhoneField(presence: Pick<FieldOptions, 'required' | 'notEmpty'>): PropertyDecorator {
  return Field(
    {
      doc: 'Phone of the contact person: exactly ten digits, the first 6 to 9; a country code (+91, 91), a leading 0 and spaces are taken away',
      example: '9876543210',
      ...presence,
    },
    { type: String },
    [Matches(TEN_DIGITS, { message: 'Must be exactly 10 digits', context: { code: 'mobile' } satisfies WrongContext })],
    tenDigits,
  );
}

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

export class UpdateCompanyDto extends OmitType(CompanyFields, ['industry', 'location', 'company_size']) {
  @TextField({
    label: 'Company name',
    max: MAX_COMPANY_NAME,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    required: 'Company name is required',
  })
  name: string;

  @ContactPhoneField({ required: 'Contact phone is required' })
  contact_person_phone: string;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT', required: 'Industry is required' })
  industry: Industry;

  @TextField({ label: 'Location', doc: 'Location', example: 'Pune', required: 'Location is required' })
  location: string;

  @TextField({
    label: 'Contact person',
    doc: 'Contact person',
    example: 'Ravi Menon',
    required: 'Contact person is required',
  })
  contact_person_name: string;

  @ChoiceField(COMPANY_SIZES, {
    label: 'Company size',
    doc: 'Number of people, as a band',
    example: '51-200',
    required: 'Company size is required',
  })
  company_size: CompanySize;
}

import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import { ChoiceField, EmailField, LinkField, TextField, VersionField } from '../../platform/validation/fields.js';
import { COMPANY_SIZES, type CompanySize } from '../company-size.js';
import { ContactPhoneField } from './contact-phone-field.js';
import { MAX_COMPANY_NAME } from '../company.entity.js';

/** Changes of a company by an admin. An absent field stays as it is; null or an empty text clears an optional one. */
export class EditCompanyDto {
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
    doc: 'E-mail address, which is also the login; a new one is mailed to both addresses',
    required: undefined,
    notEmpty: 'Email is required',
  })
  contact_email?: string;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT' })
  industry?: Industry | null;

  @TextField({ label: 'Location', doc: 'Location', example: 'Pune' })
  location?: string | null;

  @ChoiceField(COMPANY_SIZES, { label: 'Company size', doc: 'Number of people, as a band', example: '51-200' })
  company_size?: CompanySize | null;

  @LinkField({ doc: 'Website, http or https', example: 'https://sahyadri.example.in' })
  website_url?: string | null;

  @TextField({
    label: 'About us',
    lines: true,
    doc: 'About the company',
    example: 'We build billing software for hospitals.',
  })
  about_us?: string | null;

  @VersionField()
  version?: number | null;
}

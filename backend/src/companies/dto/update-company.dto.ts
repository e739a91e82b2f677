import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import { ChoiceField, LinkField, TextField } from '../../platform/validation/fields.js';
import { COMPANY_SIZES, type CompanySize } from '../company-size.js';
import { ContactPhoneField } from './contact-phone-field.js';
import { MAX_COMPANY_NAME } from '../company.entity.js';

export class UpdateCompanyDto {
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

  @LinkField({ doc: 'Website, http or https', example: 'https://sahyadri.example.in' })
  website_url?: string | null;

  @TextField({
    label: 'About us',
    lines: true,
    doc: 'About the company',
    example: 'We build billing software for hospitals.',
  })
  about_us?: string | null;
}

import { INDUSTRIES, type Industry } from '../../common/industry.js';
import { Field, trimmed } from '../../common/validation/field.js';
import { ChoiceField, LinkField, TextField } from '../../common/validation/fields.js';
import { COMPANY_SIZES, type CompanySize } from '../company-size.js';

/** A company's profile as its form sends it (spec 5). */
export class UpdateCompanyDto {
  @TextField({
    label: 'Company name',
    max: 160,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    required: 'Company name is required',
  })
  name: string;

  @Field(
    {
      doc: 'Phone of the contact person: exactly ten digits',
      example: '9876543210',
      required: 'Contact phone is required',
    },
    { type: String, pattern: '^\\d{10}$' },
    (value) => (typeof value === 'string' && /^\d{10}$/.test(value) ? undefined : 'Must be exactly 10 digits'),
    trimmed,
  )
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

import { NullableReply, Reply } from '../platform/http/reply.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { ChoiceField, LinkField, TextField } from '../platform/validation/fields.js';
import { COMPANY_SIZES, type CompanySize } from './company-size.js';

/** What people enter of a company, besides name and contacts: null or an empty text empties a field. */
export class CompanyFields {
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
}

export class CompanyDto {
  @Reply('Key, equal to company_id', 4)
  id: number;

  @Reply('Key', 4)
  company_id: number;

  @Reply('Company name', 'Sahyadri Software Pvt Ltd')
  name: string;

  @Reply('The same as name', 'Sahyadri Software Pvt Ltd')
  companyname: string;

  @Reply('Contact person', 'Ravi Menon')
  contact_person_name: string;

  @Reply('Ten digits', '9876543210')
  contact_person_phone: string;

  @Reply('E-mail address', 'hr@sahyadri.example.in', { format: 'email' })
  contact_email: string;

  @Reply('The same as contact_email', 'hr@sahyadri.example.in', { format: 'email' })
  email: string;

  @NullableReply('Industry', 'IT', { enum: INDUSTRIES })
  industry: string | null;

  @NullableReply('Location', 'Pune')
  location: string | null;

  @NullableReply('Number of people, as a band', '51-200', { enum: COMPANY_SIZES })
  company_size: string | null;

  @NullableReply('Website, http or https', 'https://sahyadri.example.in')
  website_url: string | null;

  @NullableReply('About the company', 'We build billing software for hospitals.')
  about_us: string | null;

  @NullableReply('Day in India until which the company is off limits, YYYY-MM-DD', '2027-03-31', { format: 'date' })
  off_limits_until: string | null;

  @Reply('When the account was made, ISO 8601 in UTC', '2026-09-14T09:00:00.000Z', { format: 'date-time' })
  created_at: string;

  @NullableReply('Account of the admin in charge, whom tasks and notifications reach', 3)
  owner_id: number | null;

  @Reply('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

/** A company, found by its key or by the key of one that was merged into it. */
export class CompanyRecordDto extends CompanyDto {
  @Reply('Only for a key that was merged into this record: the key of this record', 5, { required: false })
  merged_into?: number;
}

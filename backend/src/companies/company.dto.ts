import { NullableReply, Reply } from '../platform/http/reply.js';
import { INDUSTRIES } from '../platform/industry.js';
import { COMPANY_SIZES } from './company-size.js';

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

  @Reply('When the account was made, ISO 8601 in UTC', '2026-09-14T09:00:00.000Z', { format: 'date-time' })
  created_at: string;

  @Reply('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

/** A company, found by its key or by the key of one that was merged into it. */
export class CompanyRecordDto extends CompanyDto {
  @Reply('Only for a key that was merged into this record: the key of this record', 5, { required: false })
  merged_into?: number;
}

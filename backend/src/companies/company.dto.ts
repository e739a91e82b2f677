import { Answer, NullableAnswer } from '../platform/http/answer.js';
import { INDUSTRIES } from '../platform/industry.js';
import { COMPANY_SIZES } from './company-size.js';

/** A company as admins see it. */
export class CompanyDto {
  @Answer('Key, equal to company_id', 4)
  id: number;

  @Answer('Key', 4)
  company_id: number;

  @Answer('Company name', 'Sahyadri Software Pvt Ltd')
  name: string;

  @Answer('The same as name', 'Sahyadri Software Pvt Ltd')
  companyname: string;

  @Answer('Contact person', 'Ravi Menon')
  contact_person_name: string;

  @Answer('Ten digits', '9876543210')
  contact_person_phone: string;

  @Answer('E-mail address', 'hr@sahyadri.example.in', { format: 'email' })
  contact_email: string;

  @Answer('The same as contact_email', 'hr@sahyadri.example.in', { format: 'email' })
  email: string;

  @NullableAnswer('Industry', 'IT', { enum: INDUSTRIES })
  industry: string | null;

  @NullableAnswer('Location', 'Pune')
  location: string | null;

  @NullableAnswer('Number of people, as a band', '51-200', { enum: COMPANY_SIZES })
  company_size: string | null;

  @NullableAnswer('Website, http or https', 'https://sahyadri.example.in')
  website_url: string | null;

  @NullableAnswer('About the company', 'We build billing software for hospitals.')
  about_us: string | null;

  @Answer('When the account was made, ISO 8601 in UTC', '2026-09-14T09:00:00.000Z', { format: 'date-time' })
  created_at: string;

  @Answer('Version: raised by every edit of the record, whoever makes it', 3)
  version: number;
}

import { own, RECORD_VERSION, unsorted, type ListDefinition } from '../platform/lists/list-definition.js';
import { type CompanyDto } from './company.dto.js';

/** Companies as admins see them. */
export const COMPANIES: ListDefinition<CompanyDto> = {
  name: 'companies',
  table: 'companies',
  key: 'company_id',
  newest: 'created_at',
  rowCount: { list: 'companies' },
  columns: {
    company_id: own('company_id', 'integer'),
    name: own('name'),
    companyname: own('name'),
    contact_person_name: own('contact_person_name'),
    contact_person_phone: {
      kind: 'text',
      select: `substr(t.contact_person_phone, 4)`,
      sort: 'contact_person_phone',
      equals: (operand) => `t.contact_person_phone = ${operand}`,
      stored: (digits) => `+91${digits}`,
    },
    contact_email: own('contact_email'),
    email: own('contact_email'),
    industry: own('industry'),
    location: own('location'),
    company_size: own('company_size'),
    website_url: unsorted('website_url'),
    about_us: unsorted('about_us'),
    created_at: own('created_at', 'timestamptz'),
    version: RECORD_VERSION,
  },
};

import { SUPPLY_TYPES } from '../agency/gst/supply.js';
import { INDUSTRIES } from '../platform/industry.js';
import {
  imported,
  own,
  RECORD_VERSION,
  shown,
  unsorted,
  type FieldWords,
  type ListDefinition,
} from '../platform/lists/list-definition.js';
import { readChoice, readEmail, readLink, readPhone, readText } from '../platform/read-cells.js';
import { taskRecord } from '../agency/tasks/task-record.js';
import { COMPANY_SIZES } from './company-size.js';
import { type CompanyDto } from './company.dto.js';
import { type SetCompanyBillingDto } from './dto/company-billing.dto.js';

/** Companies as admins see them. */
export const COMPANIES: ListDefinition<CompanyDto> = {
  name: 'companies',
  table: 'companies',
  key: 'company_id',
  newest: 'created_at',
  rowCount: { list: 'companies' },
  columns: {
    company_id: { ...own('company_id', 'integer'), label: 'ID' },
    name: {
      ...own('name'),
      label: 'Company name',
      imported: imported(
        ['company', 'client', 'client name', 'employer', 'organisation', 'organization', 'कंपनी', 'कंपनी का नाम'],
        { isRequired: true },
      ),
    },
    companyname: own('name'),
    contact_person_name: {
      ...own('contact_person_name'),
      label: 'Contact person name',
      imported: imported(['contact person', 'contact name', 'hr name', 'spoc', 'contact', 'संपर्क व्यक्ति', 'नाम'], {
        isRequired: true,
      }),
    },
    contact_email: {
      ...own('contact_email'),
      label: 'Email',
      imported: imported(
        ['email', 'email address', 'email id', 'mail id', 'contact person email', 'hr email', 'ईमेल', 'ई-मेल'],
        { isRequired: true, read: readEmail },
      ),
    },
    email: own('contact_email'),
    contact_person_phone: {
      kind: 'text',
      select: `substr(t.contact_person_phone, 4)`,
      sort: 'contact_person_phone',
      equals: (operand) => `t.contact_person_phone = ${operand}`,
      stored: (digits) => `+91${digits}`,
      label: 'Contact phone',
      imported: imported(
        [
          'phone',
          'mobile',
          'mobile no',
          'mobile number',
          'contact no',
          'contact number',
          'phone no',
          'phone number',
          'contact person phone',
          'मोबाइल',
          'मोबाइल नंबर',
          'फोन',
        ],
        { isRequired: true, read: readPhone },
      ),
    },
    industry: {
      ...own('industry'),
      label: 'Industry',
      imported: imported(['sector', 'उद्योग'], { read: readChoice(INDUSTRIES) }),
    },
    location: {
      ...own('location'),
      label: 'Location',
      imported: imported(['city', 'place', 'head office', 'स्थान', 'शहर']),
    },
    company_size: {
      ...own('company_size'),
      label: 'Company size',
      imported: imported(['size', 'employees', 'number of employees', 'headcount'], {
        read: readChoice(COMPANY_SIZES),
      }),
    },
    website_url: {
      ...unsorted('website_url'),
      label: 'Website',
      imported: imported(['web site', 'url', 'web', 'वेबसाइट'], { read: readLink }),
    },
    about_us: {
      ...unsorted('about_us'),
      label: 'About us',
      imported: imported(['about', 'description', 'about company'], { read: readText }),
      exported: false,
    },
    off_limits_until: { ...shown('off_limits_until', 'date'), label: 'Do not contact until', exported: false },
    created_at: { ...own('created_at', 'timestamptz'), label: 'Added' },
    owner_id: { ...shown('owner_id', 'integer'), equals: (operand) => `t.owner_id = ${operand}` },
    version: RECORD_VERSION,
  },
};

taskRecord('company', COMPANIES);

/** A spreadsheet takes away the zero of 07. */
const readStateCode = (text: string): { value: string } => ({ value: /^\d$/.test(text) ? `0${text}` : text });

/** What a company is billed as: no list shows it. */
export const BILLING_FIELDS: Readonly<Record<keyof SetCompanyBillingDto, FieldWords>> = {
  legal_name: { label: 'Legal name', imported: imported(['registered name', 'billing name']) },
  billing_address: {
    label: 'Billing address',
    imported: imported(['address', 'street address', 'पता'], { read: readText }),
  },
  billing_city: { label: 'Billing city', imported: imported([]) },
  state_code: { label: 'State code', imported: imported(['gst state code', 'state'], { read: readStateCode }) },
  billing_pin_code: { label: 'PIN code', imported: imported(['pin', 'pincode', 'postal code', 'zip']) },
  gstin: { label: 'GSTIN', imported: imported(['gst', 'gst no', 'gst number', 'gstin number', 'जीएसटी']) },
  supply_type: {
    label: 'Supply type',
    imported: imported(['gst supply type', 'type of supply'], { read: readChoice(SUPPLY_TYPES) }),
  },
  billing_email: {
    label: 'Billing e-mail',
    imported: imported(['accounts email', 'invoice email'], { read: readEmail }),
  },
};

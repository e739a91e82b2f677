import { isStateName, stateCodeOf, STATES } from '../agency/gst/states.js';
import { SUPPLY_TYPES } from '../agency/gst/supply.js';
import { taskRecord } from '../agency/tasks/task-record.js';
import { INDUSTRIES } from '../platform/industry.js';
import {
  field,
  type FieldWords,
  imported,
  listOf,
  nullable,
  own,
  RECORD_VERSION,
  shown,
  unsorted,
} from '../platform/lists/list-definition.js';
import { type CellValue, readChoice, readEmail, readLink, readPhone, readText } from '../platform/read-cells.js';
import { COMPANY_SIZES } from './company-size.js';
import { type SetCompanyBillingDto } from './dto/company-billing.dto.js';

/** Companies as admins see them. */
export const COMPANIES = listOf({
  name: 'companies',
  table: 'companies',
  key: 'company_id',
  newest: 'created_at',
  rowCount: { list: 'companies' },
  columns: {
    company_id: field('Key', 4, { ...own('company_id', 'integer'), label: 'ID' }),
    name: field('Company name', 'Sahyadri Software Pvt Ltd', {
      ...own('name'),
      label: 'Company name',
      imported: imported('company, client, client name, employer, organisation, organization, कंपनी, कंपनी का नाम', {
        isRequired: true,
      }),
    }),
    companyname: field('The same as name', 'Sahyadri Software Pvt Ltd', own('name')),
    contact_person_name: field('Contact person', 'Ravi Menon', {
      ...own('contact_person_name'),
      label: 'Contact person name',
      imported: imported('contact person, contact name, hr name, spoc, contact, संपर्क व्यक्ति, नाम', {
        isRequired: true,
      }),
    }),
    contact_email: field('E-mail address', 'hr@sahyadri.example.in', {
      ...own('contact_email'),
      format: 'email',
      label: 'Email',
      imported: imported('email, email address, email id, mail id, contact person email, hr email, ईमेल, ई-मेल', {
        isRequired: true,
        read: readEmail,
      }),
    }),
    email: field('The same as contact_email', 'hr@sahyadri.example.in', { ...own('contact_email'), format: 'email' }),
    contact_person_phone: field('Ten digits', '9876543210', {
      kind: 'text',
      select: `substr(t.contact_person_phone, 4)`,
      sort: 'contact_person_phone',
      equals: (operand) => `t.contact_person_phone = ${operand}`,
      stored: (digits) => `+91${digits}`,
      label: 'Contact phone',
      imported: imported(
        `phone, mobile, mobile no, mobile number, contact no, contact number, phone no, phone number, contact person phone,
        मोबाइल, मोबाइल नंबर, फोन`,
        { isRequired: true, read: readPhone },
      ),
    }),
    industry: nullable('Industry', 'IT', {
      ...own('industry'),
      choices: INDUSTRIES,
      label: 'Industry',
      imported: imported('sector, उद्योग', { read: readChoice(INDUSTRIES) }),
    }),
    location: nullable('Location', 'Pune', {
      ...own('location'),
      label: 'Location',
      imported: imported('city, place, head office, स्थान, शहर'),
    }),
    company_size: nullable('Number of people, as a band', '51-200', {
      ...own('company_size'),
      choices: COMPANY_SIZES,
      label: 'Company size',
      imported: imported('size, employees, number of employees, headcount', {
        read: readCompanySize,
      }),
    }),
    website_url: nullable('Website, http or https', 'https://sahyadri.example.in', {
      ...unsorted('website_url'),
      label: 'Website',
      imported: imported('web site, url, web, वेबसाइट', { read: readLink }),
    }),
    about_us: nullable('About the company', 'We build billing software for hospitals.', {
      ...unsorted('about_us'),
      label: 'About us',
      imported: imported('about, description, about company', { read: readText }),
      exported: false,
    }),
    off_limits_until: nullable('Day in India until which the company is off limits, YYYY-MM-DD', '2027-03-31', {
      ...shown('off_limits_until', 'date'),
      label: 'Do not contact until',
      exported: false,
    }),
    goes_when_paid: field('Whether nobody acts for it any more, and it goes once it has paid', false, {
      ...shown('goes_when_paid', 'boolean'),
      exported: false,
    }),
    created_at: field('When the account was made, ISO 8601 in UTC', '2026-09-14T09:00:00.000Z', {
      ...own('created_at', 'timestamptz'),
      label: 'Added',
    }),
    owner_id: nullable('Account of the admin in charge, whom tasks and notifications reach', 3, {
      ...shown('owner_id', 'integer'),
      equals: (operand) => `t.owner_id = ${operand}`,
    }),
    version: RECORD_VERSION,
  },
});

taskRecord('company', COMPANIES);

const {
  created_at: _registered,
  owner_id: _owner,
  version: _version,
  off_limits_until: _offLimits,
  goes_when_paid: _goes,
  ...ownColumns
} = COMPANIES.columns;

/** The profile that companies see. */
export const COMPANY_PROFILE = listOf({ ...COMPANIES, columns: ownColumns });

/** A code without the zero that a spreadsheet takes away, the state's name, or both if they say the same. */
function readStateCode(text: string): CellValue {
  const named = text.replace(/\.0$/, '').replace(/[\s,]india$/i, '');
  const [digits, ...others] = named.match(/\d{1,9}/g) ?? [];
  const name = named.replace(/\d/g, '');
  const code = digits?.padStart(2, '0') ?? stateCodeOf(name);
  if (code && !others.length && STATES[code] && isStateName(name, code)) return { value: code };
  return { reason: `"${text}" is no state: give its name or its two-digit GST code` };
}

/** Without blanks, dashes, and what a spreadsheet adds to a number. */
const readPinCode = (text: string): { value: string } => ({ value: text.replace(/\.0$/, '').replace(/[\s-]/g, '') });

/** Who has none says so in words. */
const NO_GSTIN = /^(?:nil|none|no|urp|urd|un-?registered|not\s(?:registered|available|applicable)|no\sgst(?:in)?)$/i;

function readGstin(text: string): { value: string | undefined } {
  if (NO_GSTIN.test(text)) return { value: undefined };
  const number = text.replace(/^(?:gstin|uin|gst)[\s:.-]{0,4}(?:no[\s:.-]{0,4})?/i, '').replace(/[\s.-]/g, '');
  return { value: number || text };
}

const readSize = readChoice(COMPANY_SIZES);

/** A band, or how many people there are. */
function readCompanySize(text: string): CellValue {
  const said = text.replace(/\s?(?:employees|people|persons|staff|members)\.?$/i, '');
  const count = /^\d{1,7}$/.test(said.replaceAll(',', '')) ? Number(said.replaceAll(',', '')) : 0;
  const band = COMPANY_SIZES.findLast((size) => count >= (Number.parseInt(size, 10) || 0));
  return count && band ? { value: band } : readSize(said);
}

/** What a company is billed as: no list shows it. */
export const BILLING_FIELDS: Readonly<Record<keyof SetCompanyBillingDto, FieldWords>> = {
  legal_name: { label: 'Legal name', imported: imported('registered name, billing name') },
  billing_address: {
    label: 'Billing address',
    imported: imported('address, street address, पता', { read: readText }),
  },
  billing_city: { label: 'Billing city', imported: imported() },
  state_code: { label: 'State code', imported: imported('gst state code, state', { read: readStateCode }) },
  billing_pin_code: {
    label: 'PIN code',
    imported: imported('pin, pincode, postal code, zip', { read: readPinCode }),
  },
  gstin: {
    label: 'GSTIN',
    imported: imported('gst, gst no, gst number, gstin number, जीएसटी', { read: readGstin }),
  },
  supply_type: {
    label: 'Supply type',
    imported: imported('gst supply type, type of supply', { read: readChoice(SUPPLY_TYPES) }),
  },
  billing_email: {
    label: 'Billing e-mail',
    imported: imported('accounts email, invoice email', { read: readEmail }),
  },
};

import { COMPANY_SIZES } from '../../companies/company-size.js';
import { INDUSTRIES } from '../../platform/industry.js';
import { field } from './import-field.js';
import { readChoice, readEmail, readLine, readLink, readPhone, readText } from './read-cells.js';

export const COMPANY_FIELDS = [
  field('name', 'Company name', {
    isRequired: true,
    read: readLine,
    alsoCalled: ['company', 'client', 'client name', 'employer', 'organisation', 'organization', 'कंपनी', 'कंपनी का नाम'],
  }),
  field('contact_person_name', 'Contact person name', {
    isRequired: true,
    read: readLine,
    alsoCalled: ['contact person', 'contact name', 'hr name', 'spoc', 'contact', 'संपर्क व्यक्ति', 'नाम'],
  }),
  field('contact_person_phone', 'Contact phone', {
    isRequired: true,
    read: readPhone,
    alsoCalled: [
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
  }),
  field('contact_email', 'E-mail', {
    isRequired: true,
    read: readEmail,
    alsoCalled: ['email', 'email address', 'email id', 'mail id', 'contact person email', 'hr email', 'ईमेल', 'ई-मेल'],
  }),
  field('industry', 'Industry', { read: readChoice(INDUSTRIES), alsoCalled: ['sector', 'उद्योग'] }),
  field('location', 'Location', { read: readLine, alsoCalled: ['city', 'place', 'head office', 'स्थान', 'शहर'] }),
  field('company_size', 'Company size', {
    read: readChoice(COMPANY_SIZES),
    alsoCalled: ['size', 'employees', 'number of employees', 'headcount'],
  }),
  field('website_url', 'Website', { read: readLink, alsoCalled: ['web site', 'url', 'web', 'वेबसाइट'] }),
  field('about_us', 'About us', { read: readText, alsoCalled: ['about', 'description', 'about company'] }),
  field('legal_name', 'Legal name', { read: readLine, alsoCalled: ['registered name', 'billing name'] }),
  field('billing_address', 'Billing address', { read: readText, alsoCalled: ['address', 'street address', 'पता'] }),
  field('billing_city', 'Billing city', { read: readLine }),
  field('state_code', 'State code', { read: readStateCode, alsoCalled: ['gst state code', 'state'] }),
  field('billing_pin_code', 'PIN code', { read: readLine, alsoCalled: ['pin', 'pincode', 'postal code', 'zip'] }),
  field('gstin', 'GSTIN', { read: readLine, alsoCalled: ['gst', 'gst no', 'gst number', 'gstin number', 'जीएसटी'] }),
  field('billing_email', 'Billing e-mail', { read: readEmail, alsoCalled: ['accounts email', 'invoice email'] }),
];

/** A spreadsheet takes away the zero of 07. */
function readStateCode(text: string): { value: string } {
  return { value: /^\d$/.test(text) ? `0${text}` : text };
}

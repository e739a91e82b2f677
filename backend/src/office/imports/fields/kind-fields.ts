import { BILLING_FIELDS, COMPANIES } from '../../../companies/companies.list.js';
import { EMPLOYEES } from '../../../employees/employees.list.js';
import { JOB_REQUESTS } from '../../../jobs/job-requests.list.js';
import { imported } from '../../../platform/lists/list-definition.js';
import { type ImportField, importFields, type ImportKind } from './import-field.js';

/** The company stands by its number, its e-mail or its name; which one it is, the database knows. */
export const COMPANY_OF_JOB = 'company';

const COMPANY: ImportField = {
  field: COMPANY_OF_JOB,
  label: 'Company',
  ...imported('company name, company email, company id, client, client name, employer, कंपनी', {
    isRequired: true,
  }),
};

/** The fields that a file of each kind can fill. */
export const KIND_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  employees: importFields(EMPLOYEES.columns),
  companies: [...importFields(COMPANIES.columns), ...importFields(BILLING_FIELDS)],
  'job-requests': [COMPANY, ...importFields(JOB_REQUESTS.columns)],
};

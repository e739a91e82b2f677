import { COMPANY_FIELDS } from './company-fields.js';
import { EMPLOYEE_FIELDS } from './employee-fields.js';
import { type ImportField, type ImportKind } from './import-field.js';
import { JOB_FIELDS } from './job-fields.js';

/** The fields that a file of each kind can fill. */
export const KIND_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  employees: EMPLOYEE_FIELDS,
  companies: COMPANY_FIELDS,
  'job-requests': JOB_FIELDS,
};

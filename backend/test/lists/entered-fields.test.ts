import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { fieldLabelsModule } from '../../src/app/field-labels.js';
import { BILLING_FIELDS, COMPANIES } from '../../src/companies/companies.list.js';
import { SetCompanyBillingDto } from '../../src/companies/dto/company-billing.dto.js';
import { EditCompanyDto } from '../../src/companies/dto/company-inputs.dto.js';
import { EditEmployeeDto } from '../../src/employees/employee-inputs.dto.js';
import { EMPLOYEES } from '../../src/employees/employees.list.js';
import { CreateJobForCompanyDto } from '../../src/jobs/dto/job-inputs.dto.js';
import { JOB_REQUESTS } from '../../src/jobs/job-requests.list.js';
import { KIND_FIELDS } from '../../src/office/imports/fields/kind-fields.js';
import { enteredFields } from '../../src/platform/lists/list-definition.js';
import { COMPANY_CHOICES, EMPLOYEE_CHOICES } from '../../src/recruiting/duplicates/merge.dto.js';

/** No file fills these, and no merge chooses: of whom a record must not be shown to, what either of two says holds; the winner keeps its admin. */
const UNCHOSEN = ['version', 'blocked_companies', 'off_limits_until', 'owner_id'];

/** What a body may hold, but for the version that an edit started from. */
function fieldsOf(body: new () => object): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))]
    .filter((field) => !UNCHOSEN.includes(field))
    .sort();
}

describe('a field that admins edit', () => {
  it.each([
    ['an employee', EditEmployeeDto, EMPLOYEES.columns],
    ['a company', EditCompanyDto, COMPANIES.columns],
    ['the billing data of a company', SetCompanyBillingDto, BILLING_FIELDS],
  ])('of %s is filled by imports', (_, form, fields) => {
    expect(enteredFields(fields).sort()).toEqual(fieldsOf(form));
  });

  it('of a job request is filled by imports, its company by name', () => {
    const form = fieldsOf(CreateJobForCompanyDto).filter((field) => field !== 'company_id');
    expect(enteredFields(JOB_REQUESTS.columns).sort()).toEqual(form);
    expect(KIND_FIELDS['job-requests'].map(({ field }) => field).sort()).toEqual(['company', ...form].sort());
  });

  it('of an employee or a company is chosen in merges', () => {
    expect([...EMPLOYEE_CHOICES].sort()).toEqual([...fieldsOf(EditEmployeeDto), 'resume'].sort());
    expect([...COMPANY_CHOICES].sort()).toEqual(
      [...fieldsOf(EditCompanyDto), ...fieldsOf(SetCompanyBillingDto)].sort(),
    );
  });
});

describe('the labels of fields', () => {
  it('on disk are those of the lists: run `npm run contract` when they are not', () => {
    const file = join(import.meta.dirname, '../../../ui-shared/src/i18n/en/field-labels.ts');
    expect(readFileSync(file, 'utf8')).toBe(fieldLabelsModule());
  });
});

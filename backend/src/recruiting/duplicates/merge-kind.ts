import { type AuditKind } from '../../auth/audit/audit.service.js';
import { COMPANIES } from '../../companies/companies.list.js';
import { COMPANY_NOT_FOUND } from '../../companies/companies.problems.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { type Problem } from '../../platform/errors/problem.js';
import { type ListDefinition } from '../../platform/lists/list-definition.js';

/** What has duplicates. */
export const DUPLICATE_KINDS = ['employees', 'companies'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** How records of a kind are merged. */
export interface MergeKind {
  /** Its table, too. */
  kind: DuplicateKind;
  key: 'employee_id' | 'company_id';
  name: 'full_name' | 'name';
  email: 'email' | 'contact_email';
  auditKind: AuditKind;
  list: ListDefinition;
  notFound: Problem;
}

export const MERGE_KINDS: Readonly<Record<DuplicateKind, MergeKind>> = {
  employees: {
    kind: 'employees',
    key: 'employee_id',
    name: 'full_name',
    email: 'email',
    auditKind: 'employee',
    list: EMPLOYEES,
    notFound: EMPLOYEE_NOT_FOUND,
  },
  companies: {
    kind: 'companies',
    key: 'company_id',
    name: 'name',
    email: 'contact_email',
    auditKind: 'company',
    list: COMPANIES,
    notFound: COMPANY_NOT_FOUND,
  },
};

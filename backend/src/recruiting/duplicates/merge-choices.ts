import { BILLING_FIELDS, COMPANIES } from '../../companies/companies.list.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { enteredFields } from '../../platform/lists/list-definition.js';

/** Fields of an employee that a merge chooses; `resume` is the one that is shown. */
export const EMPLOYEE_CHOICES = [...enteredFields(EMPLOYEES.columns), 'resume'];

/** Fields of a company that a merge chooses, those of its billing too. */
export const COMPANY_CHOICES = [...enteredFields(COMPANIES.columns), ...enteredFields(BILLING_FIELDS)];

import { DERIVED_COLUMNS, type PersonalData, recordsOf } from '../auth/personal-data/personal-data.js';
import { enteredFields } from '../platform/lists/list-definition.js';
import { EMPLOYEES } from './employees.list.js';

const ROWS = `select to_jsonb(r) - ${DERIVED_COLUMNS} as record from employees r where employee_id = any($1)`;

/** The employee behind an account. */
export const EMPLOYEE_DATA: PersonalData = {
  name: 'employee',
  own: {
    fields: [...enteredFields(EMPLOYEES.columns), 'blocked_companies', 'created_at'],
  },
  read: (context) => recordsOf(context, ROWS, context.person.employees),
};

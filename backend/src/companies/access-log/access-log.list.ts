import { OPENED } from '../../platform/http/opens.js';
import { field, joined, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';

/** Who opened whom. Found by person, account and time, each by an index, so that it can be said who was affected by what an account did. */
export const ACCESS_LOG = listOf({
  name: 'access-log',
  table: 'access_log',
  key: 'access_id',
  newest: 'at',
  joins: `join employees e on e.employee_id = t.employee_id left join companies c on c.company_id = t.company_id`,
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    access_id: field('Key', 88, own('access_id', 'integer')),
    at: field('When, ISO 8601 in UTC', '2026-11-26T05:31:07.120Z', own('at', 'timestamptz')),
    employee_id: field('Person whose data it was', 12, own('employee_id', 'integer')),
    employee_name: field('Name of that person', 'Asha Rao', joined('e', 'employees', 'employee_id', 'full_name')),
    actor_id: nullable('Account that opened it; null for a link without a login', 3, own('actor_id', 'integer')),
    actor_name: nullable('Name of that account; null where it is gone', 'Meera Iyer', {
      kind: 'text',
      select: 'account_name(t.actor_id)',
    }),
    company_id: nullable('Company that it was opened for; null for the staff', 9, own('company_id', 'integer')),
    company_name: nullable('Name of that company', 'Zoho Corporation', joined('c', 'companies', 'company_id', 'name')),
    what: field('What was opened', 'resume', {
      ...shown('what'),
      choices: OPENED,
      equals: (operand) => `t.what = ${operand}`,
    }),
  },
});

/** That an account of the staff or of a company opened data of a person. */
export class AccessDto extends RowOf(ACCESS_LOG) {}

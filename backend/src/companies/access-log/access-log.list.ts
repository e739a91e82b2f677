import { joined, own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type AccessDto } from './access.dto.js';

/** Who opened whom. Found by person, account and time, each by an index, so that it can be said who was affected by what an account did. */
export const ACCESS_LOG: ListDefinition<AccessDto> = {
  name: 'access-log',
  table: 'access_log',
  key: 'access_id',
  newest: 'at',
  joins: `join employees e on e.employee_id = t.employee_id left join companies c on c.company_id = t.company_id`,
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    access_id: own('access_id', 'integer'),
    at: own('at', 'timestamptz'),
    employee_id: own('employee_id', 'integer'),
    employee_name: joined('e', 'employees', 'employee_id', 'full_name'),
    actor_id: own('actor_id', 'integer'),
    actor_name: { kind: 'text', select: 'account_name(t.actor_id)' },
    company_id: own('company_id', 'integer'),
    company_name: joined('c', 'companies', 'company_id', 'name'),
    what: { kind: 'text', select: 't.what', equals: (operand) => `t.what = ${operand}` },
  },
};

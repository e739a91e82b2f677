import { among, taskCause } from '../../agency/tasks/task-cause.js';

const nameOf = (id: string): string => `case d.kind
  when 'employees' then (select e.full_name from employees e where e.employee_id = d.${id})
  else (select c.name from companies c where c.company_id = d.${id}) end`;

/** Two records that may be the same (docs/rules.md#duplicates). */
export const DUPLICATE_CAUSE = taskCause('duplicate.decide', {
  recordKind: 'duplicate',
  title: 'Look at two records that may be the same',
  counted: ['pair that may be the same', 'pairs that may be the same'],
  button: 'Compare',
  sql: `select d.duplicate_id as record_id,
      case d.kind when 'companies' then (select c.owner_id from companies c where c.company_id = d.second_id) end as owner_id,
      concat_ws(', ', ${nameOf('first_id')}, ${nameOf('second_id')}) as subject, d.created_at as due_from
    from duplicate_pairs d where d.state = 'open' and ${among('d.duplicate_id')}`,
});

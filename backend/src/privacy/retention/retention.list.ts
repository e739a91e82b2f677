import {
  derived,
  isoMoment,
  joined,
  own,
  type ListColumn,
  type ListDefinition,
} from '../../platform/lists/list-definition.js';
import { type InactivePersonDto } from './retention.dto.js';
import { MONTHS_KEPT, MONTHS_LISTED, stateOf } from './retention-state.js';

const moment = (sql: string): ListColumn => ({ kind: 'timestamptz', select: isoMoment(sql) });

/** SQL of what the list holds. */
export const LISTED = `t.last_seen_at < now() - interval '${MONTHS_LISTED} months'
  and not exists (select from employees e where e.employee_id = t.employee_id and e.restricted)`;

/** Who is due when: a dry run of what the worker does. */
export const INACTIVE_PEOPLE: ListDefinition<InactivePersonDto> = {
  name: 'retention',
  table: 'inactive_people',
  key: 'employee_id',
  newest: 'last_seen_at',
  only: LISTED,
  joins: 'join employees e on e.employee_id = t.employee_id',
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    employee_id: own('employee_id', 'integer'),
    full_name: joined('e', 'employees', 'employee_id', 'full_name'),
    email: joined('e', 'employees', 'employee_id', 'email'),
    last_seen_at: own('last_seen_at', 'timestamptz'),
    state: derived('text', stateOf('t')),
    first_told_at: moment('t.first_told_at'),
    last_told_at: moment('t.last_told_at'),
    erased_from: moment(`coalesce(t.due_at, t.last_seen_at + interval '${MONTHS_KEPT} months')`),
  },
};

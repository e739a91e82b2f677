import { derived, field, joined, listOf, moment, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { MONTHS_LISTED, RETENTION_MONTHS, RETENTION_STATES, retentionState } from './retention-state.js';

const AT = '2026-11-24T06:12:44.000Z';

/** SQL of what the list holds. */
export const LISTED = `t.last_seen_at < now() - interval '${MONTHS_LISTED} months'
  and not exists (select from employees e where e.employee_id = t.employee_id and e.restricted)`;

/** Who is due when: a dry run of what the worker does. */
export const INACTIVE_PEOPLE = listOf({
  name: 'retention',
  table: 'inactive_people',
  key: 'employee_id',
  newest: 'last_seen_at',
  only: LISTED,
  joins: 'join employees e on e.employee_id = t.employee_id',
  searchText: '(select e.search_text from employees e where e.employee_id = t.employee_id)',
  columns: {
    employee_id: field('Key of the employee', 12, own('employee_id', 'integer')),
    full_name: field('Name', 'Asha Rao', joined('e', 'employees', 'employee_id', 'full_name')),
    email: field('E-mail', 'asha.rao@example.in', joined('e', 'employees', 'employee_id', 'email')),
    last_seen_at: field(
      'The last login, connection or contact that is known, ISO 8601 in UTC',
      AT,
      own('last_seen_at', 'timestamptz'),
    ),
    state: field('How far it went', 'told', { ...derived('text', retentionState('t')), choices: RETENTION_STATES }),
    first_told_at: nullable(
      'When they were told 30 days before, ISO 8601 in UTC',
      AT,
      shown('first_told_at', 'timestamptz'),
    ),
    last_told_at: nullable(
      'When they were told 48 hours before, ISO 8601 in UTC',
      AT,
      shown('last_told_at', 'timestamptz'),
    ),
    erased_from: field(
      'When they are erased, unless they are seen before, ISO 8601 in UTC',
      AT,
      moment(`coalesce(t.due_at, t.last_seen_at + interval '${RETENTION_MONTHS} months')`),
    ),
  },
});

/** A person whose data is due soon, or is due. */
export class InactivePersonDto extends RowOf(INACTIVE_PEOPLE) {}

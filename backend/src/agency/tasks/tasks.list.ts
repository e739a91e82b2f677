import { type Permission } from '../../platform/http/permission.js';
import { derived, field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { TASK_STATES } from './task.dto.js';
import { permissionOfTask } from './task-permissions.js';

/** Whose task it is. */
export const ASSIGNEE = 'coalesce(t.assignee_id, t.owner_id)';

const IS_SNOOZED = 't.done_at is null and t.snoozed_until > now()';
export const IS_OPEN = 't.done_at is null and (t.snoozed_until is null or t.snoozed_until <= now())';

/** A person who is restricted is in no list. */
const OF_RESTRICTED = `(t.kind = 'employee' and exists (select from employees e where e.employee_id = t.record_id and e.restricted)
  or t.kind = 'connection' and exists (select from connections c where c.connection_id = t.record_id and c.restricted)
  or t.kind = 'interview' and exists (select from interviews i join connections c using (connection_id)
    where i.interview_id = t.record_id and c.restricted)
  or t.kind = 'duplicate' and exists (select from duplicate_pairs d
    join employees e on e.employee_id in (d.first_employee_id, d.second_employee_id)
    where d.duplicate_id = t.record_id and e.restricted)
  or t.kind = 'failed_mail' and exists (select from users u where u.email = t.subject and u.restricted_at is not null))`;
export const SHOWN = `not coalesce(${OF_RESTRICTED}, false)`;

/** What the staff has to do. */
export const TASKS = listOf({
  name: 'tasks',
  table: 'tasks',
  key: 'task_id',
  newest: 'created_at',
  only: SHOWN,
  joins: `left join users a on a.user_id = ${ASSIGNEE}
    left join users d on d.user_id = t.done_by left join users w on w.user_id = t.created_by`,
  searchText: `fold(t.title || ' ' || coalesce(t.subject, ''))`,
  columns: {
    task_id: field('Key', 41, shown('task_id', 'integer')),
    cause: nullable('What causes it; null of a task that an admin wrote', 'invoice.overdue', {
      ...shown('cause'),
      equals: (operand) => `t.cause = ${operand}`,
    }),
    title: field('What is to be done', 'Ask for the money: the invoice is overdue', shown('title')),
    subject: nullable('What the record is called', 'NY/26-27/00041, Lehar Textiles', shown('subject')),
    kind: nullable('Kind of the record that it is about', 'invoice', {
      ...shown('kind'),
      equals: (operand) => `t.kind = ${operand}`,
    }),
    record_id: nullable('Key of that record', 12, {
      ...shown('record_id', 'integer'),
      equals: (operand) => `t.record_id = ${operand}`,
    }),
    // what is everybody's is found for each of them
    assignee_id: nullable("Account whose task it is; null: everybody's", 3, {
      kind: 'integer',
      select: ASSIGNEE,
      equals: (operand) => `coalesce(${ASSIGNEE}, ${operand}) = ${operand}`,
    }),
    assignee_name: nullable('Name of that account, or else its e-mail', 'Meera Iyer', {
      kind: 'text',
      select: 'coalesce(a.full_name, a.email)',
    }),
    due_at: field('Until when, ISO 8601 in UTC', '2026-11-20T12:30:00.000Z', own('due_at', 'timestamptz')),
    state: field('Whether it waits, waits for later, or is done', 'open', {
      ...derived('text', `case when ${IS_SNOOZED} then 'snoozed' when t.done_at is null then 'open' else 'done' end`, {
        open: IS_OPEN,
        snoozed: IS_SNOOZED,
        done: 't.done_at is not null',
      }),
      choices: TASK_STATES,
    }),
    snoozed_until: nullable(
      'Until when it is out of the way, ISO 8601 in UTC',
      '2026-11-24T03:30:00.000Z',
      shown('snoozed_until', 'timestamptz'),
    ),
    done_at: nullable('When it was done, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', shown('done_at', 'timestamptz')),
    done_by_name: nullable('Who did it', 'Meera Iyer', { kind: 'text', select: 'coalesce(d.full_name, d.email)' }),
    created_by_name: nullable('Who wrote it; null of a cause', 'Arun Das', {
      kind: 'text',
      select: 'coalesce(w.full_name, w.email)',
    }),
    created_at: field('When it came, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', own('created_at', 'timestamptz')),
  },
});

/** What the staff has to do. */
export class TaskDto extends RowOf(TASKS) {}

/** Those that an account may see that lacks these permissions. */
export function tasksFor({ missing }: { missing: readonly Permission[] }): typeof TASKS {
  return missing.length
    ? { ...TASKS, only: `${SHOWN} and coalesce(${permissionOfTask()} <> all('{${missing.join()}}'), true)` }
    : TASKS;
}

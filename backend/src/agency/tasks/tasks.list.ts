import { derived, isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type Permission } from '../../platform/http/permission.js';
import { neededPermission } from './hidden-tasks.js';
import { type TaskDto } from './task.dto.js';

/** Whose task it is. */
const ASSIGNEE = 'coalesce(t.assignee_id, t.owner_id)';

const IS_SNOOZED = 't.done_at is null and t.snoozed_until > now()';
const IS_OPEN = 't.done_at is null and (t.snoozed_until is null or t.snoozed_until <= now())';

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
export const TASKS: ListDefinition<TaskDto> = {
  name: 'tasks',
  table: 'tasks',
  key: 'task_id',
  newest: 'created_at',
  only: SHOWN,
  joins: `left join users a on a.user_id = ${ASSIGNEE}
    left join users d on d.user_id = t.done_by left join users w on w.user_id = t.created_by`,
  searchText: `fold(t.title || ' ' || coalesce(t.subject, ''))`,
  columns: {
    task_id: { kind: 'integer', select: 't.task_id' },
    cause: { ...shown('cause'), equals: (operand) => `t.cause = ${operand}` },
    title: shown('title'),
    subject: shown('subject'),
    kind: { ...shown('kind'), equals: (operand) => `t.kind = ${operand}` },
    record_id: { ...shown('record_id', 'integer'), equals: (operand) => `t.record_id = ${operand}` },
    // what is everybody's is found for each of them
    assignee_id: {
      kind: 'integer',
      select: ASSIGNEE,
      equals: (operand) => `coalesce(${ASSIGNEE}, ${operand}) = ${operand}`,
    },
    assignee_name: { kind: 'text', select: 'coalesce(a.full_name, a.email)' },
    due_at: own('due_at', 'timestamptz'),
    state: derived(
      'text',
      `case when ${IS_SNOOZED} then 'snoozed' when t.done_at is null then 'open' else 'done' end`,
      {
        open: IS_OPEN,
        snoozed: IS_SNOOZED,
        done: 't.done_at is not null',
      },
    ),
    snoozed_until: { kind: 'timestamptz', select: isoMoment('t.snoozed_until') },
    done_at: { kind: 'timestamptz', select: isoMoment('t.done_at') },
    done_by_name: { kind: 'text', select: 'coalesce(d.full_name, d.email)' },
    created_by_name: { kind: 'text', select: 'coalesce(w.full_name, w.email)' },
    created_at: own('created_at', 'timestamptz'),
  },
};

/** Those that an account may see that lacks these permissions. */
export function tasksFor({ missing }: { missing: readonly Permission[] }): ListDefinition<TaskDto> {
  return missing.length
    ? { ...TASKS, only: `${SHOWN} and coalesce(${neededPermission()} <> all('{${missing.join()}}'), true)` }
    : TASKS;
}

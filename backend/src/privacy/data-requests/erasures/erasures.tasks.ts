import { among, taskCause } from '../../../agency/tasks/task-cause.js';

/** A company whose last owners are about to be erased goes with them (docs/rules.md#erasure). */
taskCause('company.last_owner_goes', {
  recordKind: 'company',
  title: 'The last owner is about to be erased, and the company goes with them',
  counted: ['company whose last owner goes', 'companies whose last owner goes'],
  button: 'See who',
  sql: `select c.company_id as record_id, c.owner_id, c.name as subject, max(u.restricted_at) as due_from
    from companies c join company_members m using (company_id) join users u on u.user_id = m.user_id
    where m.role = 'owner' and u.disabled_at is null and ${among('c.company_id')}
    group by c.company_id having bool_and(u.restricted_at is not null)`,
});

/** SQL: an account could not be erased. It is tried every two minutes: one that is so late has failed more than twice. */
export const ERASURE_IS_LATE = `erasure_due_at < now() - interval '30 minutes'`;

taskCause('erasure.overdue', {
  recordKind: 'account',
  title: 'An account could not be erased on its day',
  counted: ['account could not be erased on its day', 'accounts could not be erased on their day'],
  button: 'See why',
  isUrgent: true,
  businessDays: 0,
  sql: `select user_id as record_id, null::integer as owner_id, 'account ' || user_id as subject, erasure_due_at as due_from
    from users where ${ERASURE_IS_LATE} and ${among('user_id')}`,
});

import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { stillOpen } from '../../employees/placement-status.js';
import { periodOf } from './interview-sql.js';

/** Interviews with the admin in charge of the job, or else of its company. */
const SELECT = `select i.interview_id as record_id, coalesce(j.owner_id, k.owner_id) as owner_id,
    c.employee_name || ', ' || c.job_title as subject`;
const FROM = `from interviews i join connections c using (connection_id) join job_requests j using (request_id)
    join companies k using (company_id)`;
const THESE = among('i.interview_id');
/** What is placed or has ended needs no interview any more. */
const OPEN = `i.state in ('proposed', 'confirmed') and ${stillOpen('c')}`;

/** The newest answer of this kind to the present time. */
const answered = (
  reply: string,
): string => `cross join lateral (select max(r.replied_at) as at from interview_recipients r
    where r.interview_id = i.interview_id and r.removed_at is null and r.replied_for = ${periodOf('i')} and r.reply = '${reply}') answer
  where ${THESE} and ${OPEN} and i.ends_at > now() and answer.at is not null`;

const PHONE = `(select e.phone from interviews i join connections c using (connection_id) join employees e using (employee_id)
  where i.interview_id = t.record_id)`;

/** What interviews need of the agency. */
export const INTERVIEW_CAUSES = [
  taskCause('interview.proposal', {
    recordKind: 'interview',
    title: 'Another time is proposed for an interview',
    counted: ['interview with another time proposed', 'interviews with another time proposed'],
    button: 'Answer',
    businessDays: 1,
    sql: `${SELECT}, answer.at as due_from ${FROM} ${answered('propose')}`,
  }),
  taskCause('interview.declined', {
    recordKind: 'interview',
    title: 'Somebody does not come to an interview',
    counted: ['interview that somebody does not come to', 'interviews that somebody does not come to'],
    button: 'Plan anew',
    businessDays: 1,
    sql: `${SELECT}, answer.at as due_from ${FROM} ${answered('decline')}`,
  }),
  taskCause('interview.unconfirmed', {
    recordKind: 'interview',
    title: 'Interview is near and not confirmed',
    counted: ['interview is near and not confirmed', 'interviews are near and not confirmed'],
    isUrgent: true,
    phone: PHONE,
    businessDays: 1,
    sql: `${SELECT}, greatest(i.timed_at, i.starts_at - interval '2 days') as due_from ${FROM}
      where ${THESE} and ${OPEN} and i.state = 'proposed' and i.starts_at > now() and i.starts_at < now() + interval '2 days'`,
  }),
  taskCause('interview.result', {
    recordKind: 'interview',
    title: 'Interview has no result',
    counted: ['interview has no result', 'interviews have no result'],
    button: 'Enter result',
    businessDays: 1,
    sql: `${SELECT}, i.ends_at as due_from ${FROM} where ${THESE} and ${OPEN} and i.ends_at < now()`,
  }),
];

import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { stillOpen } from '../../employees/placement-status.js';

/** The admin in charge of the job, or else of its company. */
const FROM = `from connections c join job_requests j using (request_id) join companies k using (company_id)`;
const FIELDS = `c.connection_id as record_id, coalesce(j.owner_id, k.owner_id) as owner_id, c.employee_name || ', ' || c.job_title as subject`;
const CHOSEN = among('c.connection_id');
/** What came after the company's answer is an answer to it. */
const UNSEEN_ANSWER = `c.share = 'submitted' and c.company_answered_at > c.status_changed_at`;
const STILL_OPEN = stillOpen('c');

/** What submissions need of the agency. */
export const SUBMISSION_CAUSES = [
  taskCause('submission.consent', {
    recordKind: 'connection',
    title: 'Person has not agreed yet to be shown',
    counted: ['person has not agreed yet to be shown', 'people have not agreed yet to be shown'],
    action: 'remind',
    sql: `select ${FIELDS}, s.waits_until - interval '14 days' as due_from ${FROM} join sheets s using (connection_id)
      where ${CHOSEN} and c.share = 'waiting' and s.waits_until is not null and ${STILL_OPEN}`,
  }),
  taskCause('submission.unanswered', {
    recordKind: 'connection',
    title: 'Company has not answered',
    counted: ['profile waits for a company’s answer', 'profiles wait for a company’s answer'],
    action: 'remind',
    sql: `select ${FIELDS}, c.submitted_at as due_from ${FROM}
      where ${CHOSEN} and c.share = 'submitted' and c.company_answer is null and ${STILL_OPEN}
        and c.submitted_at < now() - interval '3 days'`,
    businessDays: 3,
  }),
  taskCause('submission.answer', {
    recordKind: 'connection',
    title: 'Company has answered',
    counted: ['company answered', 'companies answered'],
    button: 'Go on',
    sql: `select ${FIELDS}, c.company_answered_at as due_from ${FROM}
      where ${CHOSEN} and ${UNSEEN_ANSWER} and c.company_answer in ('interested', 'not_suitable') and ${STILL_OPEN}`,
  }),
  taskCause('submission.slots', {
    recordKind: 'connection',
    title: 'Company proposes times for an interview',
    counted: ['company proposes times', 'companies propose times'],
    button: 'Choose time',
    sql: `select ${FIELDS}, a.answered_at as due_from ${FROM}
      cross join lateral (select * from company_answers l where l.connection_id = c.connection_id order by answer_id desc limit 1) a
      where ${CHOSEN} and ${UNSEEN_ANSWER} and a.slots <> '[]' and ${STILL_OPEN}`,
  }),
  taskCause('submission.known', {
    recordKind: 'connection',
    title: 'Company says it knew the person',
    counted: ['company says it knew the person', 'companies say they knew the person'],
    button: 'Decide',
    sql: `select ${FIELDS}, said.at as due_from ${FROM}
      cross join lateral (select max(a.answered_at) as at from known_claims n join company_answers a using (answer_id)
        where n.connection_id = c.connection_id and n.state = 'open') said
      where ${CHOSEN} and said.at is not null`,
  }),
];

/** People who are shown for a job that is closed or paused. */
export const CLOSED_JOB_CAUSE = taskCause('job.closed', {
  recordKind: 'job_request',
  title: 'Job was closed or paused: tell the people',
  counted: ['closed job whose people are not told', 'closed jobs whose people are not told'],
  button: 'Notify',
  sql: `select j.request_id as record_id, coalesce(j.owner_id, k.owner_id) as owner_id, coalesce(j.closed_at, now()) as due_from,
      j.title || ', ' || j.company_name as subject
    from job_requests j join companies k using (company_id)
    where ${among('j.request_id')} and j.status in ('closed', 'pending') and j.close_reason is not null
      and exists (select from connections c where c.request_id = j.request_id and c.share in ('submitted', 'waiting')
        and ${STILL_OPEN})`,
});

/** Jobs for which as many people are placed as are wanted. One whose placed person left is open for a replacement. */
export const FILLED_JOB_CAUSE = taskCause('job.filled', {
  recordKind: 'job_request',
  title: 'All positions are placed: close the job and tell the others',
  counted: ['job to close: all positions are placed', 'jobs to close: all positions are placed'],
  button: 'Close',
  sql: `select j.request_id as record_id, coalesce(j.owner_id, k.owner_id) as owner_id, f.last_at as due_from,
      j.title || ', ' || j.company_name as subject
    from job_requests j join companies k using (company_id)
    cross join lateral (select count(*) as placed, max(c.status_changed_at) as last_at from placements p join connections c using (connection_id)
      where c.request_id = j.request_id and p.state = 'active') f
    where ${among('j.request_id')} and j.status in ('open', 'active') and f.placed >= j.count`,
});

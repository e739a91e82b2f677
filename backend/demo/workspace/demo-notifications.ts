import { type EntityManager } from 'typeorm';

/** Older ones have been read. */
const UNREAD_DAYS = 3;

/**
 * Tells everybody what they were informed of in the last month, as the nouns do it: the admin in charge of what companies and people answer,
 * companies of people and interviews, people of what became of them. All of it was mailed then, so that the start mails none of it.
 */
const NOTIFICATIONS = `
  with staff as (select user_id from users where role in ('admin', 'super_admin')),
  happened (kind, record_kind, record_id, reader, in_charge, at) as (
    select 'submission.answered', 'connection', a.connection_id, null::integer, coalesce(j.owner_id, k.owner_id), max(a.answered_at)
      from company_answers a join connections using (connection_id) join job_requests j using (request_id) join companies k using (company_id)
      group by 3, 5
    union all select 'interview.answered', 'interview', r.interview_id, null, coalesce(j.owner_id, k.owner_id), max(r.replied_at)
      from interview_recipients r join interviews i using (interview_id) join connections using (connection_id)
        join job_requests j using (request_id) join companies k using (company_id)
      where r.reply is not null and i.state in ('proposed', 'confirmed') group by 3, 5
    union all select 'interview.feedback', 'interview', f.interview_id, null, coalesce(j.owner_id, k.owner_id), f.given_at
      from interview_feedback f join interviews using (interview_id) join connections using (connection_id)
        join job_requests j using (request_id) join companies k using (company_id)
    union all select 'submission.made', 'job_request', c.request_id, m.user_id, null, max(c.submitted_at)
      from connections c join job_requests using (request_id) join company_members m using (company_id)
      where c.share = 'submitted' and m.user_id is not null group by 3, 4
    union all select 'submission.shown', 'application', c.connection_id, e.user_id, null, c.submitted_at
      from connections c join employees e using (employee_id) where c.share = 'submitted'
    union all select case i.state when 'confirmed' then 'interview.confirmed' else 'interview.changed' end, 'interview', i.interview_id,
        m.user_id, null, i.timed_at
      from interviews i join connections using (connection_id) join job_requests using (request_id) join company_members m using (company_id)
      where i.state in ('proposed', 'confirmed', 'cancelled') and m.user_id is not null
    union all select case i.state when 'confirmed' then 'interview.confirmed' else 'interview.changed' end, 'interview', i.interview_id,
        e.user_id, null, i.timed_at
      from interviews i join connections using (connection_id) join employees e using (employee_id)
      where i.state in ('proposed', 'confirmed', 'cancelled'))
  insert into notifications (user_id, kind, record_kind, record_id, bell, mail, push, created_at, read_at, mailed_at)
  select coalesce(h.reader, s.user_id), h.kind, h.record_kind, h.record_id, true, true, false, h.at,
    case when h.at < $1::timestamptz - make_interval(days => ${UNREAD_DAYS}) then h.at + interval '3 hours' end, h.at
  from happened h left join staff s on h.reader is null and (h.in_charge is null or s.user_id = h.in_charge)
  where coalesce(h.reader, s.user_id) is not null and h.at between $1::timestamptz - interval '30 days' and $1::timestamptz
  order by h.at, 1, 2, 4`;

/** Fills the bells. */
export async function insertDemoNotifications(transaction: EntityManager, now: Date): Promise<void> {
  await transaction.query(NOTIFICATIONS, [now]);
}

import { ABOUT_CONNECTION, CONNECTION_RECORDS, OF_CONNECTION } from '../../connections/connections.timeline.js';
import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'submission',
  from: 'submissions s',
  key: 's.submission_id',
  at: 's.submitted_at',
  records: {
    connection: 's.connection_id',
    employee: 's.employee_id',
    job_request: 's.request_id',
    company: 's.company_id',
  },
  by: 'coalesce(account_name(s.submitted_by), s.submitted_by_name)',
  byEmail: 's.submitted_by_name',
  facts: `jsonb_build_object('person', s.employee_name, 'job', s.job_title, 'company', s.company_name, 'connection_id', s.connection_id,
    'recipients', s.recipients)`,
});

/** It waits, waits no more or has ended, or the person does not want the job: in the log as changes of the connection. */
timelineSource({
  what: 'share',
  from: `(select a.audit_id, a.at, a.record_id, a.actor_id, a.actor_email, a.actor_role, a.before, a.after
      from audit_log a where a.kind = 'connection' and (a.after ? 'refused_at' or a.after ->> 'share' <> 'submitted')) a
    join connections c on c.connection_id = a.record_id join job_requests j using (request_id)`,
  key: 'a.audit_id',
  at: 'a.at',
  records: CONNECTION_RECORDS,
  by: `case when a.actor_role <> 'system' then coalesce(account_name(a.actor_id), nullif(a.actor_email, '')) end`,
  facts: `jsonb_build_object('share', coalesce(a.after ->> 'share', 'refused'), 'from', a.before ->> 'share',
    'reason', a.after ->> 'reason', ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'opening',
  from: `candidate_openings o ${OF_CONNECTION}`,
  key: 'o.opening_id',
  at: 'o.opened_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(account_name(o.user_id), o.reader)',
  facts: `jsonb_build_object('channel', o.channel, 'times', o.times, ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'answer',
  from: `company_answers a ${OF_CONNECTION}`,
  key: 'a.answer_id',
  at: 'a.answered_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(account_name(a.answered_by), a.answered_by_name)',
  facts: `jsonb_build_object('answer', a.answer, 'reason', a.reason, 'comment', a.comment, 'channel', a.channel, ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'reveal',
  from: `reveals r ${OF_CONNECTION} left join users u on u.user_id = r.revealed_by`,
  key: 'r.reveal_id',
  at: 'r.revealed_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(u.full_name, u.email)',
  byEmail: 'u.email',
  facts: `jsonb_build_object('from', r.from_level, 'to', r.to_level, 'cause', r.cause, ${ABOUT_CONNECTION})`,
});

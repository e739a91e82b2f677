import { ABOUT_CONNECTION, CONNECTION_RECORDS, OF_CONNECTION } from '../../connections/connections.timeline.js';
import { timelineSource } from '../../platform/timeline-source.js';

/** The entry of the log in which the interview was proposed. */
const PROPOSED = `a.before is null and not (a.after ? 'feedback')`;

/** With the time for which it was proposed. */
timelineSource({
  what: 'interview',
  from: `interviews v ${OF_CONNECTION}
    left join users u on u.user_id = v.created_by
    left join lateral (select a.after ->> 'starts_at' as starts_at from audit_log a where a.record_id = v.connection_id
      and a.kind = 'connection' and a.after ->> 'interview' = v.interview_id::text and ${PROPOSED} order by a.audit_id limit 1) proposed on true`,
  key: 'v.interview_id',
  at: 'v.created_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(u.full_name, u.email)',
  byEmail: 'u.email',
  facts: `jsonb_build_object('starts_at', coalesce(proposed.starts_at, v.starts_at::text), 'round', v.round,
    'interview_id', v.interview_id, ${ABOUT_CONNECTION})`,
});

/** What became of it stands in the log as changes of its connection (`interview-history.ts`). Behind the link of a mail is no account. */
timelineSource({
  what: 'interview_change',
  from: `(select a.audit_id, a.at, a.record_id, a.actor_id, a.actor_email, a.actor_role, a.before, a.after
      from audit_log a where a.kind = 'connection' and a.after ->> 'interview' is not null and not (${PROPOSED})) a
    join interviews v on v.connection_id = a.record_id and v.interview_id::text = a.after ->> 'interview'
    join connections c on c.connection_id = a.record_id join job_requests j using (request_id)`,
  key: 'a.audit_id',
  at: 'a.at',
  records: CONNECTION_RECORDS,
  by: `case a.actor_role when 'system' then null when 'anonymous' then a.after ->> 'by'
    else coalesce(account_name(a.actor_id), nullif(a.actor_email, '')) end`,
  facts: `jsonb_strip_nulls(jsonb_build_object('change', case when a.after ? 'feedback' then 'feedback' when a.after ? 'reply' then 'reply'
      when a.after ->> 'state' in ('cancelled', 'done', 'no_show') then a.after ->> 'state'
      when a.after ? 'starts_at' then 'moved'
      when (a.after ->> 'confirmed_by_agency')::boolean then 'confirmed' else 'changed' end,
    'round', v.round, 'starts_at', a.after -> 'starts_at', 'from', a.before -> 'starts_at', 'reply', a.after -> 'reply',
    'note', a.after -> 'note', 'of', a.after -> 'by',
    'is_confirmed', nullif(a.after ->> 'state' = 'confirmed' and a.before ->> 'state' <> 'confirmed', false),
    'reason', a.after -> 'cancel_reason', 'absent', a.after -> 'absent', 'feedback', a.after -> 'feedback', 'text', a.after -> 'text',
    'interview_id', v.interview_id)) || jsonb_build_object(${ABOUT_CONNECTION})`,
});

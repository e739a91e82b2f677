import { timelineSource } from '../../platform/timeline-source.js';

/** Those of a cause tell nothing that is not there already. */
const OWN = 'select * from tasks where cause is null';
const of = (kind: string): string => `case t.kind when '${kind}' then t.record_id end`;
const records = {
  connection: of('connection'),
  employee: of('employee'),
  job_request: of('job_request'),
  company: of('company'),
};
const nameOf = (u: string): string => `coalesce(${u}.full_name, ${u}.email)`;

timelineSource({
  what: 'task',
  from: `(${OWN}) t left join users u on u.user_id = t.created_by left join users s on s.user_id = t.assignee_id`,
  key: 't.task_id',
  at: 't.created_at',
  records,
  by: nameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('title', t.title, 'due_at', t.due_at, 'assignee', ${nameOf('s')}, 'task_id', t.task_id)`,
});

timelineSource({
  what: 'task_done',
  from: `(${OWN} and done_at is not null) t left join users u on u.user_id = t.done_by`,
  key: 't.task_id',
  at: 't.done_at',
  records,
  by: nameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('title', t.title, 'task_id', t.task_id)`,
});

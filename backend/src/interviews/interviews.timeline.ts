import { timelineSource } from '../platform/timeline-source.js';

timelineSource({
  what: 'interview',
  from: 'interviews v join connections c using (connection_id) join job_requests j using (request_id) left join users u on u.user_id = v.created_by',
  key: 'v.interview_id',
  at: 'v.created_at',
  records: {
    connection: 'c.connection_id',
    employee: 'c.employee_id',
    job_request: 'c.request_id',
    company: 'j.company_id',
  },
  by: 'coalesce(u.full_name, u.email)',
  facts: `jsonb_build_object('starts_at', v.starts_at, 'state', v.state, 'round', v.round, 'interview_id', v.interview_id, 'person', c.employee_name, 'job', c.job_title, 'company', c.company_name, 'connection_id', c.connection_id)`,
});

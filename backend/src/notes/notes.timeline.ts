import { timelineSource } from '../platform/timeline-source.js';

timelineSource({
  what: 'note',
  from: 'notes n left join users u on u.user_id = n.author_id',
  key: 'n.note_id',
  at: 'n.created_at',
  records: {
    connection: 'n.connection_id',
    employee: 'n.employee_id',
    job_request: 'n.request_id',
    company: 'n.company_id',
  },
  by: 'coalesce(u.full_name, u.email)',
  facts: `jsonb_build_object('text', n.text)`,
});

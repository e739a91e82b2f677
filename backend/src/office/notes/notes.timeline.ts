import { timelineSource } from '../../platform/timeline-source.js';
import { MENTIONED } from './notes.list.js';

timelineSource({
  what: 'note',
  from: 'notes t left join users u on u.user_id = t.author_id',
  key: 't.note_id',
  at: 't.created_at',
  records: {
    connection: 't.connection_id',
    employee: 't.employee_id',
    job_request: 't.request_id',
    company: 't.company_id',
  },
  by: 'coalesce(u.full_name, u.email)',
  byEmail: 'u.email',
  facts: `jsonb_build_object('text', t.text, 'author_id', t.author_id, 'mentions', ${MENTIONED})`,
});

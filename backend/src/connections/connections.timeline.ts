import { timelineSource } from '../platform/timeline-source.js';

timelineSource({
  what: 'status',
  from: 'placement_history h join connections c using (connection_id) join job_requests j using (request_id)',
  key: 'h.history_id',
  at: 'h.changed_at',
  records: {
    connection: 'c.connection_id',
    employee: 'c.employee_id',
    job_request: 'c.request_id',
    company: 'j.company_id',
  },
  by: 'h.changed_by_name',
  facts: `jsonb_build_object('from', h.from_status, 'to', h.to_status, 'is_undo', h.is_undo, 'person', c.employee_name,
    'job', c.job_title, 'company', c.company_name, 'connection_id', c.connection_id)`,
});

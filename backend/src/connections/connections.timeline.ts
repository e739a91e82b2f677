import { timelineSource } from '../platform/timeline-source.js';

/** SQL that joins a connection `c`, and its job `j`, to what has a `connection_id`. */
export const OF_CONNECTION = 'join connections c using (connection_id) join job_requests j using (request_id)';

/** In whose timelines stands what is told of a connection `c` for a job `j`. */
export const CONNECTION_RECORDS = {
  connection: 'c.connection_id',
  employee: 'c.employee_id',
  job_request: 'c.request_id',
  company: 'j.company_id',
};

/** SQL of what is told of the connection `c` itself, for a JSON object. */
export const ABOUT_CONNECTION = `'person', c.employee_name, 'job', c.job_title, 'company', c.company_name, 'connection_id', c.connection_id`;

timelineSource({
  what: 'status',
  from: `placement_history h ${OF_CONNECTION}`,
  key: 'h.history_id',
  at: 'h.changed_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(account_name(h.changed_by), h.changed_by_name)',
  byEmail: 'h.changed_by_name',
  facts: `jsonb_build_object('from', h.from_status, 'to', h.to_status, 'is_undo', h.is_undo, ${ABOUT_CONNECTION})`,
});

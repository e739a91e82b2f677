/** Adds the introductions of connections that were inserted by SQL, as the demo's are. */
export const INTRODUCTIONS_OF_CONNECTIONS = `insert into introductions (employee_id, company_id, request_id, employee_name, company_name,
    job_title, how, introduced_by, introduced_by_name, introduced_at, introduced_on)
  select c.employee_id, j.company_id, c.request_id, c.employee_name, c.company_name, c.job_title, 'connected', h.changed_by,
    h.changed_by_name, c.connection_date, (c.connection_date at time zone 'Asia/Kolkata')::date
  from connections c join job_requests j using (request_id)
    join placement_history h on h.connection_id = c.connection_id and h.from_status is null
  order by c.connection_date, c.connection_id on conflict (employee_id, company_id) do nothing`;

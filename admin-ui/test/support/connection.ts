/** A connection as the server answers it, in a placement status. */
export const connectionIn = (placement_status: string) => ({
  id: 9,
  connection_id: 9,
  request_id: 4,
  employee_id: 3,
  employee_name: 'Asha Rao',
  employee_phone: '+919876543210',
  employee_email: 'asha@example.in',
  job_title: 'React Developer',
  company_name: 'Sahyadri Software',
  connection_date: '2026-01-05T06:00:00.000Z',
  status_changed_at: '2026-01-05T06:00:00.000Z',
  placement_status,
});

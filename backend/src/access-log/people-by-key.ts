import { type OpenedByKey } from '../platform/http/opens.js';

/** SQL of the people behind a key `k`, and of the company that a link without a login was made for. */
export const PEOPLE: Readonly<Record<OpenedByKey, string>> = {
  employee: `select coalesce(merged_into('employees', k), k), null::int`,
  account: 'select employee_id, null::int from employees where user_id = k',
  connection:
    'select c.employee_id, j.company_id from connections c join job_requests j using (request_id) where connection_id = k',
  interview:
    'select c.employee_id, null::int from interviews i join connections c using (connection_id) where i.interview_id = k',
  placement: 'select employee_id, null::int from placements where placement_id = k',
  invoice:
    'select p.employee_id, null::int from invoices i join placements p on p.placement_id = i.placement_id where i.invoice_id = k',
  claim:
    'select p.employee_id, null::int from warranty_claims join placements p using (placement_id) where claim_id = k',
  penalty: 'select employee_id, null::int from penalty_cases where case_id = k',
  introduction: 'select employee_id, null::int from introductions where introduction_id = k',
  grievance: `select e.employee_id, null::int from grievances g
     join employees e on e.user_id = g.user_id or g.user_id is null and e.email = g.email where g.grievance_id = k`,
  duplicate:
    'select unnest(array[first_employee_id, second_employee_id]), null::int from duplicate_pairs where duplicate_id = k',
  merge: `select unnest(array[winner_id, loser_id]), null::int from merges where merge_id = k and kind = 'employees'`,
};

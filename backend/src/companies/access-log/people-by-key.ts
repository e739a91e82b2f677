import { OPENED_BY_KEY, type OpenedByKey } from '../../platform/http/opens.js';
import { isKey } from '../../platform/validation/key.js';

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
  mail: `select e.employee_id, null::int from outbox_mails m join employees e on e.email = m.recipient where m.mail_id = k`,
  merge: `select unnest(array[winner_id, loser_id]), null::int from merges where merge_id = k and kind = 'employees'`,
};

/** The fields by which rows of lists name what belongs to a person, the person's own first. */
const KEYS: readonly (readonly [field: string, kind: OpenedByKey])[] = [
  ['employee_id', 'employee'],
  ['connection_id', 'connection'],
  ['interview_id', 'interview'],
  ['placement_id', 'placement'],
  ['invoice_id', 'invoice'],
  ['claim_id', 'claim'],
  ['case_id', 'penalty'],
  ['introduction_id', 'introduction'],
  ['grievance_id', 'grievance'],
  ['duplicate_id', 'duplicate'],
  ['merge_id', 'merge'],
  ['mail_id', 'mail'],
];
const KINDS: readonly string[] = OPENED_BY_KEY;

export interface PersonKey {
  kind: string;
  key: number;
}

/** Whose data a row of a list shows, as far as it says so: by a field of its own, or by kind and key of a record. */
export function personIn(row: Readonly<Record<string, unknown>>): PersonKey | undefined {
  for (const [field, kind] of KEYS) if (isKey(Number(row[field]))) return { kind, key: Number(row[field]) };
  const { kind, record_id: key } = row;
  return KINDS.includes(String(kind)) && isKey(key) ? { kind: String(kind), key } : undefined;
}

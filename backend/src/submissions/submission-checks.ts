import { type EntityManager } from 'typeorm';
import { showingWord } from '../consent/showing-word.js';
import { EMPLOYEE_RESTRICTED } from '../employees/employees.service.js';
import { CONNECTABLE_JOB_STATUSES, type JobStatus } from '../jobs/job-status.js';
import { type Problem } from '../platform/errors/problem.js';
import { type ObstacleDto } from './sheet.dto.js';
import { JOB_TAKES_NOBODY, PERSON_REFUSED, PRESENT_EMPLOYER } from './submissions.problems.js';

/** What is to be confirmed by its code before a person is shown. */
const TO_CONFIRM = {
  duplicate: 'There is an open pair of duplicates of this person',
  placed_elsewhere: 'The person was placed elsewhere and is still committed to that employer',
  person_off_limits: 'The person is off limits',
  company_off_limits: 'The company is off limits',
} as const;
export type ConfirmCode = keyof typeof TO_CONFIRM;
export const CONFIRM_CODES = Object.keys(TO_CONFIRM) as ConfirmCode[];

/**
 * Companies are compared by the keys of duplicates. The years of the commitment count from joining
 * (docs/rules.md#commitment).
 */
const FACTS = `select j.status, c.restricted, c.refused_at is not null as refused,
    exists (select from unnest(array[e.present_employer] || array(select jsonb_array_elements_text(e.blocked_companies))) name
      where same_company(name, k.name) or same_company(name, k.legal_name)) as barred,
    exists (select from duplicate_pairs p where p.state = 'open' and e.employee_id in (p.first_employee_id, p.second_employee_id))
      as duplicate,
    exists (select from placements p where p.employee_id = e.employee_id and p.state = 'active'
      and p.company_id is distinct from j.company_id
      and coalesce(p.joining_date, india_today()) + make_interval(years => p.commitment_years) > india_today()) as placed_elsewhere,
    coalesce(e.off_limits_until >= india_today(), false) as person_off_limits,
    coalesce(k.off_limits_until >= india_today(), false) as company_off_limits
  from connections c join job_requests j using (request_id) join companies k using (company_id) join employees e using (employee_id)
  where c.connection_id = $1`;

/**
 * Connections that show, or are to show, a person to a company with one of these names, or for a job that the person refused. Parameters: the
 * person, the present employer, the blocked companies. A company that has chosen the person may be the present employer by then.
 */
export const BARRED = `select c.connection_id
  from connections c join job_requests j using (request_id) join companies k using (company_id)
  where c.employee_id = $1 and c.share in ('submitted', 'waiting') and c.placement_status not in ('placed', 'resigned')
    and (c.placement_status not in ('selected', 'offered') and (same_company($2, k.name) or same_company($2, k.legal_name))
      or exists (select from unnest($3::text[]) name where same_company(name, k.name) or same_company(name, k.legal_name))
      or c.refused_at is not null)
  order by c.connection_id`;

/**
 * Whether the person is to be asked about the company of a connection before being shown to it: it is one of those that they named, or they
 * said no when they were asked about it.
 */
const ASKS_FIRST = `select ${showingWord('c')} is not true or exists (select from unnest($2::text[]) name where same_company(name, k.name) or same_company(name, k.legal_name)) as asks
  from connections c join job_requests j using (request_id) join companies k using (company_id) where c.connection_id = $1`;

/** @param notTo names of companies, compared by the keys of duplicates */
export async function asksFirst(transaction: EntityManager, connectionId: number, notTo: string[]): Promise<boolean> {
  const [row] = await transaction.query<{ asks: boolean }[]>(ASKS_FIRST, [connectionId, notTo]);
  return row?.asks === true;
}

type Facts = Record<ConfirmCode | 'refused' | 'restricted' | 'barred', boolean> & { status: JobStatus };

/** What stands in the way of showing a person to a company. */
export interface SubmissionChecks {
  obstacles: Problem[];
  toConfirm: (ObstacleDto & { code: ConfirmCode })[];
}

/** Reads what stands in the way of a submission now; the caller has locked what it must not change. */
export async function checksOf(transaction: EntityManager, connectionId: number): Promise<SubmissionChecks> {
  const [facts] = await transaction.query<Facts[]>(FACTS, [connectionId]);
  if (!facts) return { obstacles: [], toConfirm: [] };
  return {
    obstacles: [
      ...(CONNECTABLE_JOB_STATUSES.includes(facts.status) ? [] : [JOB_TAKES_NOBODY]),
      ...(facts.restricted ? [EMPLOYEE_RESTRICTED] : []),
      ...(facts.refused ? [PERSON_REFUSED] : []),
      ...(facts.barred ? [PRESENT_EMPLOYER] : []),
    ],
    toConfirm: CONFIRM_CODES.filter((code) => facts[code]).map((code) => ({ code, message: TO_CONFIRM[code] })),
  };
}

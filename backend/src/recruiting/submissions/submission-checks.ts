import { type EntityManager } from 'typeorm';
import { showingWord } from '../../employees/consent/showing-word.js';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { CONNECTABLE_JOB_STATUSES, type JobStatus } from '../../jobs/job-status.js';
import { type Problem } from '../../platform/errors/problem.js';
import { type ObstacleDto } from './sheet.dto.js';
import { JOB_TAKES_NOBODY, PERSON_REFUSED, PRESENT_EMPLOYER } from './submissions.problems.js';

/** What is to be confirmed by its code before a person is shown. */
const TO_CONFIRM = {
  duplicate: 'There is an open pair of duplicates of this person',
  placed_elsewhere: 'The person was placed elsewhere and is still committed to that employer',
  person_off_limits: 'The person is not to be contacted now',
  company_off_limits: 'The company is not to be contacted now',
} as const;
export type ConfirmCode = keyof typeof TO_CONFIRM;
export const CONFIRM_CODES = Object.keys(TO_CONFIRM) as ConfirmCode[];

/** Whether a name is one of the company's. */
const IS_CALLED = '(same_company(name, k.name) or same_company(name, k.legal_name))';

/**
 * Companies are compared by the keys of duplicates. The years of the commitment count from joining
 * (docs/rules.md#commitment).
 */
const FACTS = `select j.status, c.restricted, c.refused_at is not null as refused,
    exists (select from unnest(array[e.present_employer] || array(select jsonb_array_elements_text(e.blocked_companies))) name
      where ${IS_CALLED}) as barred,
    exists (select from duplicate_pairs p where p.state = 'open' and e.employee_id in (p.first_employee_id, p.second_employee_id))
      as duplicate,
    exists (select from placements p where p.employee_id = e.employee_id and p.state = 'active'
      and p.company_id is distinct from j.company_id
      and coalesce(p.joining_date, india_today()) + make_interval(years => p.commitment_years) > india_today()) as placed_elsewhere,
    coalesce(e.off_limits_until >= india_today(), false) as person_off_limits,
    coalesce(k.off_limits_until >= india_today(), false) as company_off_limits
  from connections c join job_requests j using (request_id) join companies k using (company_id) join employees e using (employee_id)
  where c.connection_id = $1`;

/** All that a company is called. */
const OWN_NAMES = 'array[k.name, k.legal_name]';

/** The newest word of a person about being shown, of those that a condition finds. */
const newestWord = (condition: string): string =>
  `(select w.not_to from consents w where w.employee_id = c.employee_id and w.purpose = 'share' and ${condition}
    order by w.consent_id desc limit 1)`;

/**
 * A statement for connections that show, or are to show, a person to a company that must not see them, or for a job that they refused; and
 * for those that show a person who wants to be asked first and was not: the company had another name when it was shown the person, or the
 * person said so later, without a yes about this job. A company that has chosen the person may be the present employer by then.
 * @param which finds connections
 */
const barred = (which: string, employer: string, blocked: string, names: string): string => `
  with found as (select c.connection_id, c.employee_id,
      c.refused_at is not null or exists (select from unnest(${names}) called
        where c.placement_status not in ('selected', 'offered') and same_company(${employer}, called)
          or exists (select from unnest(${blocked}) name where same_company(name, called))) as is_barred,
      c.share = 'submitted' and c.placement_status not in ('selected', 'offered')
        and exists (select from jsonb_array_elements_text(${newestWord('true')}) n (asked), unnest(${names}) called
          where same_company(asked, called))
        and not exists (select from
          (select s.company_name from submissions s where s.connection_id = c.connection_id
            order by s.submission_id desc limit 1) shown,
          lateral jsonb_array_elements_text(${newestWord('w.decided_at <= c.submitted_at')}) n (asked)
          where same_company(asked, shown.company_name))
        and not exists (select from consents w where w.employee_id = c.employee_id and w.purpose = 'showing' and w.request_id = c.request_id
          and w.agrees) as is_unasked
    from connections c join job_requests j using (request_id) join companies k using (company_id) join employees e using (employee_id)
    where ${which} and c.share in ('submitted', 'waiting') and c.placement_status not in ('placed', 'resigned'))
  select connection_id, employee_id,
    case when is_barred then 'the company must not see the person' else 'the person is to be asked first' end as reason
  from found where is_barred or is_unasked order by connection_id`;

/** A connection that ends, and why. */
export interface Barred {
  connection_id: number;
  employee_id: number;
  reason: string;
}

/** Of a person. Parameters: who it is, the present employer, the blocked companies. */
export const BARRED = barred('c.employee_id = $1', '$2', '$3::text[]', OWN_NAMES);

/** Of companies. Parameters: which, and what they will be called; without it what they are called. */
export const BARRED_BY_NAMES = barred(
  'j.company_id = any($1::integer[])',
  'e.present_employer',
  'array(select jsonb_array_elements_text(e.blocked_companies))',
  `coalesce($2::text[], ${OWN_NAMES})`,
);

/** Of people who named companies after they were shown. Without parameters. */
export const BARRED_BY_LATER_WORDS = barred(
  `exists (select from consents w where w.employee_id = c.employee_id and w.purpose = 'share' and w.not_to <> '[]'
    and w.decided_at > c.submitted_at)`,
  'e.present_employer',
  'array(select jsonb_array_elements_text(e.blocked_companies))',
  OWN_NAMES,
);

/**
 * Whether the person is to be asked about the company of a connection before being shown to it: it is one of those that they named, or they
 * said no when they were asked about it.
 */
const ASKS_FIRST = `select ${showingWord('c')} is not true or exists (select from unnest($2::text[]) name where ${IS_CALLED}) as asks
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

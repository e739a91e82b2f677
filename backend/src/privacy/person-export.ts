import { type EntityManager } from 'typeorm';
import { type Secrets } from '../platform/config/secrets.js';
import { limitKey, mailboxOf } from '../platform/rate-limits/limit-keys.js';
import {
  ABOUT_PERSON_ALONE,
  auditParameters,
  BY_PERSON,
  findPerson,
  MAILS_TO_PERSON,
  mailParameters,
} from './person.js';

type Rows = Record<string, unknown>[];

/** Everything held about a person, by what it is. Hashes and codes are left out: they are secrets, not facts about somebody. */
export interface PersonExport {
  email: string;
  /** ISO 8601. */
  exportedAt: string;
  account: Rows;
  employee: Rows;
  company: Rows;
  jobRequests: Rows;
  connections: Rows;
  waitingRegistration: Rows;
  codes: Rows;
  mails: Rows;
  limits: Rows;
  knownOrigins: Rows;
  auditLog: Rows;
}

const ACCOUNT = `select user_id, email, role, full_name, must_change_password, disabled_at, terms_version, terms_accepted_at, created_at
  from users where email = $1`;

/** Columns that say nothing about anybody which the others do not. */
const KEPT_BY_DATABASE = `'{search_text,skill_keys,version}'::text[]`;

const EMPLOYEES = `select to_jsonb(e) - ${KEPT_BY_DATABASE} as record from employees e where employee_id = any($1)`;
const COMPANIES = `select to_jsonb(c) - ${KEPT_BY_DATABASE} as record from companies c where company_id = any($1)`;
const JOBS = `select to_jsonb(j) - ${KEPT_BY_DATABASE} as record from job_requests j where request_id = any($1) order by request_id`;

const CONNECTIONS_OF_EMPLOYEE = `select to_jsonb(c) - ${KEPT_BY_DATABASE} || jsonb_build_object('history', (
      select coalesce(jsonb_agg(jsonb_build_object('from', from_status, 'to', to_status, 'at', changed_at) order by history_id), '[]')
      from placement_history h where h.connection_id = c.connection_id)) as record
  from connections c where employee_id = any($1) order by connection_id`;

/** Of a company: how its jobs went, without the people who were put forward. */
const CONNECTIONS_OF_JOBS = `select jsonb_build_object('connection_id', connection_id, 'request_id', request_id,
      'placement_status', placement_status, 'connection_date', connection_date, 'placement_date', placement_date) as record
  from connections where request_id = any($1) order by connection_id`;

/** Who else acted stands there by role only: it is somebody else's data. */
const AUDIT = `select audit_id, at, action, kind, record_id, actor_role,
    case when ${BY_PERSON} then actor_email end as actor_email, case when ${BY_PERSON} then address end as address,
    case when ${ABOUT_PERSON_ALONE} then record_name end as record_name,
    case when ${ABOUT_PERSON_ALONE} then before end as before, case when ${ABOUT_PERSON_ALONE} then after end as after
  from audit_log where ${BY_PERSON} or ${ABOUT_PERSON_ALONE} order by audit_id`;

/**
 * Collects everything that is held about whoever has this e-mail, at one moment.
 * @returns nothing when nothing is held
 */
export async function exportPerson(
  manager: EntityManager,
  secrets: Secrets,
  email: string,
): Promise<PersonExport | undefined> {
  return manager.transaction('REPEATABLE READ', async (transaction) => {
    const person = await findPerson(transaction, email);
    const parts = {
      account: await transaction.query<Rows>(ACCOUNT, [email]),
      employee: await records(transaction, EMPLOYEES, person.employees),
      company: await records(transaction, COMPANIES, person.companies),
      jobRequests: await records(transaction, JOBS, person.jobs),
      connections: [
        ...(await records(transaction, CONNECTIONS_OF_EMPLOYEE, person.employees)),
        ...(await records(transaction, CONNECTIONS_OF_JOBS, person.jobs)),
      ],
      waitingRegistration: await transaction.query<Rows>(
        'select email, role, form, terms_version, terms_accepted_at, created_at from registrations where email = $1',
        [email],
      ),
      codes: await transaction.query<Rows>(
        'select purpose, tries, sent_at, code_expires_at, link_expires_at from one_time_codes where email = $1',
        [email],
      ),
      mails: await transaction.query<Rows>(
        `select template, recipient, status, attempts, created_at, sent_at from outbox_mails
         where ${MAILS_TO_PERSON} order by mail_id`,
        mailParameters(person),
      ),
      limits: await transaction.query<Rows>(
        `select split_part(key, ':', 1) as name, points, to_timestamp(expire / 1000.0) as until
         from rate_limits where key like '%:' || $1 || '%' order by 1`,
        [limitKey(secrets, mailboxOf(email))],
      ),
      knownOrigins: await transaction.query<Rows>(
        'select kind, last_seen_at from known_origins join users using (user_id) where email = $1 order by 1, 2',
        [email],
      ),
      auditLog: await transaction.query<Rows>(AUDIT, auditParameters(person)),
    };
    const isHeld = Object.values(parts).some((rows) => rows.length);
    return isHeld ? { email, exportedAt: new Date().toISOString(), ...parts } : undefined;
  });
}

async function records(transaction: EntityManager, sql: string, keys: number[]): Promise<Rows> {
  const rows = await transaction.query<{ record: Record<string, unknown> }[]>(sql, [keys]);
  return rows.map(({ record }) => record);
}

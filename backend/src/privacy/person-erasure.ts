import { type EntityManager } from 'typeorm';
import { recordEntry, SYSTEM, type AuditKind } from '../audit/audit.service.js';
import { StartError } from '../platform/start-error.js';
import { type Secrets } from '../platform/config/secrets.js';
import { limitKey, mailboxOf } from '../platform/rate-limits/limit-keys.js';
import { User } from '../auth/accounts/user.entity.js';
import {
  ABOUT_PERSON,
  auditParameters,
  BY_PERSON,
  findPerson,
  MAILS_TO_PERSON,
  mailParameters,
  type Person,
} from './person.js';

/** What stands in place of a name or an e-mail. */
export const ERASED = 'erased';

/** How many rows of each kind went or lost what says who somebody was. */
export type ErasedCounts = Record<string, number>;

/** That a status changed stays; everything else in an entry about the person goes. */
const REDACT_ABOUT = `update audit_log set record_name = '${ERASED}',
    before = case when before ? 'placement_status' then jsonb_build_object('placement_status', before -> 'placement_status') end,
    after = case when after ? 'placement_status' then jsonb_build_object('placement_status', after -> 'placement_status') end,
    search_text = fold(concat_ws(' ', actor_email, action, kind))
  where ${ABOUT_PERSON}`;

const CONNECTIONS = `select from connections where employee_id in (select employee_id from employees where email = $1)
  or request_id in (select request_id from job_requests join companies using (company_id) where contact_email = $1)`;

/** Answers that are kept for repeated calls. */
const ANSWERS = `delete from idempotent_calls where user_id = any($2) or answer ->> 'email' = $1
  or (answer ->> 'employee_id')::int = any($3) or (answer ->> 'company_id')::int = any($4)
  or (answer ->> 'request_id')::int = any($5) returning key`;

const REDACT_BY = `update audit_log set actor_email = '${ERASED}', address = null,
    search_text = fold(concat_ws(' ', action, kind, record_name))
  where ${BY_PERSON}`;

/**
 * Erases whoever has this e-mail, in one transaction: the account with its employee or company, their jobs, connections and history,
 * a registration that waits, codes, mails to the address, and limits. What they did and what was done to them stays in the audit log
 * without saying who they were.
 * @returns nothing when nothing is held
 * @throws StartError when it is the last super admin who can log in
 */
export async function erasePerson(
  manager: EntityManager,
  secrets: Secrets,
  email: string,
): Promise<ErasedCounts | undefined> {
  return manager.transaction(async (transaction) => {
    await transaction.query(`set local lock_timeout = '5s'`);
    const [user] = await transaction.find(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (user?.role === 'super_admin') await refuseLastSuperAdmin(transaction, user);
    const person = await findPerson(transaction, email);
    const counts: ErasedCounts = {
      ...(await deleteRows(transaction, secrets, person)),
      ...(await redact(transaction, person)),
    };
    if (!Object.values(counts).some(Boolean)) return undefined;
    await recordEntry(transaction, SYSTEM, {
      action: 'erased',
      kind: kindOf(person, user),
      recordId: keyOf(person),
      name: ERASED,
      after: counts,
    });
    return counts;
  });
}

async function deleteRows(transaction: EntityManager, secrets: Secrets, person: Person): Promise<ErasedCounts> {
  const { email } = person;
  const statements: [string, string, ...unknown[]][] = [
    ['connections', CONNECTIONS, email],
    ['jobs', 'select from job_requests join companies using (company_id) where contact_email = $1', email],
    ['accounts', 'delete from users where email = $1 returning user_id', email],
    ['answers', ANSWERS, ...auditParameters(person).slice(0, 5)],
    ['registrations', 'delete from registrations where email = $1 returning email', email],
    ['codes', 'delete from one_time_codes where email = $1 returning code_id', email],
    ['mails', `delete from outbox_mails where ${MAILS_TO_PERSON} returning mail_id`, ...mailParameters(person)],
    [
      'limits',
      `delete from rate_limits where key like '%:' || $1 || '%' returning key`,
      limitKey(secrets, mailboxOf(email)),
    ],
  ];
  const counts: ErasedCounts = {};
  for (const [name, sql, ...parameters] of statements) {
    const result = await transaction.query<unknown[] | [unknown[], number]>(sql, parameters);
    counts[name] = sql.startsWith('delete') ? (result as [unknown[], number])[1] : result.length;
  }
  return counts;
}

/** The log stays append-only for everybody else: its guard is off inside this transaction alone. */
async function redact(transaction: EntityManager, person: Person): Promise<ErasedCounts> {
  const guards = [
    ['audit_log', 'tg_audit_log_append_only'],
    ['placement_history', 'tg_placement_history_append_only'],
  ];
  for (const [table, trigger] of guards) await transaction.query(`alter table ${table} disable trigger ${trigger}`);
  const about = await changed(transaction, REDACT_ABOUT, auditParameters(person));
  const by = await changed(transaction, REDACT_BY, [person.email, person.users]);
  const history = await changed(
    transaction,
    `update placement_history set changed_by_name = '${ERASED}' where changed_by = any($1)`,
    [person.users],
  );
  for (const [table, trigger] of guards) await transaction.query(`alter table ${table} enable trigger ${trigger}`);
  return { auditEntriesAbout: about, auditEntriesBy: by, statusChangesBy: history };
}

async function changed(transaction: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  return (await transaction.query<[unknown[], number]>(sql, parameters))[1];
}

async function refuseLastSuperAdmin(transaction: EntityManager, { user_id, email }: User): Promise<void> {
  const superAdmins = await transaction.find(User, {
    where: { role: 'super_admin' },
    order: { user_id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const others = superAdmins.filter((other) => other.user_id !== user_id && !other.disabled_at);
  if (!others.length) throw new StartError(`${email} is the last super admin: make another one first.`);
}

function kindOf({ employees, companies }: Person, user: User | undefined): AuditKind {
  if (employees.length) return 'employee';
  if (companies.length) return 'company';
  return user?.role === 'admin' || user?.role === 'super_admin' ? 'admin' : 'account';
}

function keyOf({ employees, companies, users }: Person): number {
  return employees[0] ?? companies[0] ?? users[0] ?? 0;
}

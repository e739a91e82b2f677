import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import { type AuditKind, recordEntry, SYSTEM } from '../../auth/audit/audit.service.js';
import { ERASED, type Identity, type Person } from '../../auth/personal-data/identity.js';
import { erasedBy, type ErasedCounts, type PersonalData } from '../../auth/personal-data/personal-data.js';
import { type Secrets } from '../../platform/config/secrets.js';
import { sealedHashesOf } from './erased-people/erased-hashes.js';
import { ErasedPerson } from './erased-people/erased-person.entity.js';
import { ABOUT_PERSON, auditParameters, BY_PERSON, findPerson } from './person-search.js';

export interface Erasure {
  counts: ErasedCounts;
  /** What stays although it names the person, with reasons. */
  retained: string[];
}

/** How an erasure differs that the product does by itself. */
export interface ErasureOptions {
  /** Only an account whose day has come. */
  isDue?: boolean;
  /** SQL that selects the `company_id` of companies that go with the accounts `$1`. */
  companiesWithout?: string;
  endCompany?: (transaction: EntityManager, companyId: number) => Promise<void>;
  /** Done last in the same transaction, once nothing is held any more. */
  lastly?: (transaction: EntityManager) => Promise<void>;
}

/** Entries of the audit log about the person, of what they did, and those that name them. */
const ENTRIES = `select coalesce(array_agg(audit_id) filter (where ${ABOUT_PERSON}), '{}') as about,
    coalesce(array_agg(audit_id) filter (where ${BY_PERSON}), '{}') as "doneBy",
    coalesce(array_agg(audit_id) filter (where concat_ws(' ', record_name, before, after) ~* any($12)), '{}') as naming
  from audit_log where ${ABOUT_PERSON} or ${BY_PERSON} or concat_ws(' ', record_name, before, after) ~* any($12)`;

/** For the staff, without the name. */
const LOOK_AT_NAMES = `insert into tasks (title, due_at)
  select case when length(title) > 200 then left(title, 199) || '…' else title end, now() + interval '2 days'
  from (select 'Somebody was erased who shares a name with others: take it out where it is theirs, in ' || $1::text as title) t`;

/** Mails to others keep no number that leads to the person, for instance by an invoice. */
const FORGET_MAILS = 'update outbox_mails set connection_id = null where connection_id = any($1)';

interface Entries {
  about: string[];
  doneBy: string[];
  naming: string[];
}

/** The functions of the owner's erase nothing of an account that is not due (docs/security.md#erasures). */
const MARK = `update users set restricted_at = coalesce(restricted_at, now()), restriction = coalesce(restriction, 'erasure'),
    erasure_due_at = least(erasure_due_at, now() - interval '1 second') where user_id = any($1)`;

/** How long an erasure waits for who was writing while it ran. */
const MAX_WAIT_MS = 60_000;
const BETWEEN_LOOKS_MS = 100;

/**
 * Erases the person with this e-mail, in one transaction. The audit log keeps what they did and what was done to them, without saying
 * who they were.
 * @returns nothing when nothing is held
 * @throws StartError when it is the last super admin who can log in
 */
export async function erasePerson(
  manager: EntityManager,
  secrets: Secrets,
  email: string,
  places: readonly PersonalData[],
  options: ErasureOptions = {},
): Promise<Erasure | undefined> {
  const done = await manager.transaction(async (transaction) => {
    await transaction.query(`set local lock_timeout = '5s'`);
    return eraseIn(transaction, secrets, email, places, options);
  });
  if (!done) return undefined;
  const { person, ...erasure } = done;
  // what was being written while the person was still there
  await othersToEnd(manager);
  await redact(manager, person);
  if (!options.isDue) erasure.retained.push(...(await remainingMentions(manager, person)));
  return erasure;
}

/** The same in the caller's transaction. */
export async function eraseIn(
  transaction: EntityManager,
  secrets: Secrets,
  email: string,
  places: readonly PersonalData[],
  { isDue = false, companiesWithout, endCompany, lastly }: ErasureOptions = {},
): Promise<(Erasure & { person: Person }) | undefined> {
  const account = await lockedAccount(transaction, email);
  if (isDue && !account?.is_due) return undefined;
  const person = await findPerson(transaction, email);
  const companies = companiesWithout
    ? await transaction.query<{ company_id: number }[]>(companiesWithout, [person.users])
    : [];
  const counts: ErasedCounts = {};
  const retained: string[] = [];
  const naming: string[] = [];
  for (const place of places) {
    retained.push(...((await place.retained?.({ transaction, person, secrets })) ?? []));
    naming.push(...((await place.naming?.({ transaction, person, secrets })) ?? []));
  }
  const hashes = await sealedHashesOf(transaction, secrets, person);
  await transaction.query(MARK, [person.users]);
  for (const { erase } of places.toReversed()) {
    Object.assign(counts, await erase?.({ transaction, person, secrets }));
  }
  Object.assign(counts, await redact(transaction, person));
  for (const { company_id } of companies) await endCompany?.(transaction, company_id);
  if (!Object.values(counts).some(Boolean)) return undefined;
  await transaction.insert(ErasedPerson, { erased_id: randomUUID(), sealed: hashes });
  await recordEntry(transaction, SYSTEM, {
    action: 'erased',
    recordKind: recordKindOf(person) ?? kindOf(account),
    recordId: person.employees[0] ?? person.members[0] ?? person.users[0] ?? 0,
    name: ERASED,
    // after a restore the account is found by its number
    after: { ...counts, account_ids: person.users },
  });
  if (naming.length) {
    retained.push(`${naming.join(', ')}, in which this name stands: others have it, too`);
    await transaction.query(LOOK_AT_NAMES, [naming.join(', ')]);
  }
  await lastly?.(transaction);
  return { counts, retained, person };
}

/** The log's entries keep what happened. No table is locked: entries that others are writing are not seen. */
async function redact(transaction: EntityManager, person: Person): Promise<ErasedCounts> {
  const { contacts, names, soleNames, users, emails, phones, connections } = person;
  await transaction.query(FORGET_MAILS, [connections]);
  const [{ about, doneBy, naming }] = await transaction.query<[Entries]>(ENTRIES, [
    ...auditParameters(person),
    person.patterns,
  ]);
  const entries = await erasedBy<ErasedCounts>(transaction, 'erase_audit_entries($1, $2, $3, $4, $5, $6, $7, $8)', [
    about,
    doneBy,
    naming,
    contacts,
    names,
    emails,
    phones,
    soleNames,
  ]);
  return { ...entries, statusChangesBy: await erasedBy(transaction, 'erase_history($1)', [users]) };
}

/** Waits until all transactions that write now have ended, or a minute. */
async function othersToEnd(manager: EntityManager): Promise<void> {
  const [{ next }] = await manager.query<[{ next: string }]>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  const until = Date.now() + MAX_WAIT_MS;
  while (Date.now() < until) {
    const [{ ended }] = await manager.query<[{ ended: boolean }]>(
      'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended',
      [next],
    );
    if (ended) return;
    await setTimeout(BETWEEN_LOOKS_MS);
  }
}

/** Text columns of every table, including the queue's. */
const TEXTS = `select c.oid::regclass::text as "table", string_agg(format('%I::text', a.attname), ', ') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
  group by c.oid order by 1`;

/** Where an e-mail or a phone of the person remains after the erasure, for the report. */
async function remainingMentions(manager: EntityManager, person: Identity): Promise<string[]> {
  const tables = await manager.query<{ table: string; columns: string }[]>(TEXTS);
  const found: string[] = [];
  for (const { table, columns } of tables) {
    const [row] = await manager.query<[{ n: number }]>(
      `select count(*)::int as n from ${table} where concat_ws(chr(31), ${columns}) ~* any($1)`,
      [person.contactPatterns],
    );
    if (row.n) found.push(`${table} ${row.n}, in which an e-mail or a phone still stands`);
  }
  return found;
}

interface Account {
  user_id: number;
  role: string;
  is_due: boolean;
}

async function lockedAccount(transaction: EntityManager, email: string): Promise<Account | undefined> {
  const [account] = await transaction.query<Account[]>(
    'select user_id, role, coalesce(erasure_due_at <= now(), false) as is_due from users where email = $1 for update',
    [email],
  );
  return account;
}

const kindOf = (account: Account | undefined): AuditKind =>
  account?.role === 'admin' || account?.role === 'super_admin' ? 'admin' : 'account';

function recordKindOf({ employees, members }: Person): AuditKind | undefined {
  if (employees.length) return 'employee';
  return members.length ? 'company member' : undefined;
}

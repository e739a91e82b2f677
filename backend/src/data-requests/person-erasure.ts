import { type EntityManager } from 'typeorm';
import { recordEntry, SYSTEM, type AuditKind } from '../audit/audit.service.js';
import { type Secrets } from '../platform/config/secrets.js';
import { ERASED, identityPattern, masked, type Identity, type Person } from '../privacy/identity.js';
import { changedRows, type ErasedCounts, type PersonalData } from '../privacy/personal-data.js';
import { ABOUT_PERSON, auditParameters, BY_PERSON, findPerson } from './person-search.js';

export interface Erasure {
  counts: ErasedCounts;
  /** What stays although it names the person, with reasons. */
  kept: string[];
}

const NAMES = `concat_ws(' ', record_name, before, after) ~* `;

/** Looked up before the guard of the log is lifted, because reading the whole log takes long and locks others out. */
const ENTRIES = `select pg_snapshot_xmin(pg_current_snapshot())::xid::text as unseen, coalesce(array_agg(audit_id)
    filter (where ${ABOUT_PERSON} or ${BY_PERSON} or ${NAMES} $8), '{}') as ids from audit_log`;

/** Found entries, and a bound for those that were not visible yet. */
interface Entries {
  ids: string[];
  /** The oldest running transaction: its entries may have lower keys than visible ones. */
  unseen: string;
}

/** @param n number of the first of two parameters, `ids` and `unseen` */
const isIn = (n: number): string => `(audit_id = any($${n}::bigint[]) or age(xmin) <= age($${n + 1}::xid))`;

/** Keeps that a status changed; removes everything else in entries about the person. */
const REDACT_ABOUT = `update audit_log set record_name = '${ERASED}',
    before = case when before ? 'placement_status' then jsonb_build_object('placement_status', before -> 'placement_status') end,
    after = case when after ? 'placement_status' then jsonb_build_object('placement_status', after -> 'placement_status') end,
    search_text = fold(concat_ws(' ', actor_email, action, kind))
  where ${isIn(8)} and ${ABOUT_PERSON}`;

const REDACT_BY = `update audit_log set actor_email = '${ERASED}', address = null,
    search_text = fold(concat_ws(' ', action, kind, record_name))
  where ${isIn(3)} and ${BY_PERSON}`;

/** Entries about a company keep what they say but the name of a contact who is erased; e-mails and phones are masked like everywhere. */
const WITHOUT_CONTACT = (said: string): string => `(select jsonb_object_agg(key, case
    when key in ('contact_person_name', 'contactPersonName') and value #>> '{}' = any($2) then to_jsonb('${ERASED}'::text) else value end)
  from jsonb_each(${said}))`;
const REDACT_CONTACT = `update audit_log set before = ${WITHOUT_CONTACT('before')}, after = ${WITHOUT_CONTACT('after')}
  where kind = 'company' and record_id = any($1) and $2::text[] && array[before ->> 'contact_person_name', after ->> 'contact_person_name',
    before ->> 'contactPersonName', after ->> 'contactPersonName']`;

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
): Promise<Erasure | undefined> {
  let person: Person | undefined;
  const erasure = await manager.transaction(async (transaction) => {
    await transaction.query(`set local lock_timeout = '5s'`);
    const kind = await kindOf(transaction, email);
    person = await findPerson(transaction, email);
    const entries = await entriesOf(transaction, person);
    const counts: ErasedCounts = {};
    const kept: string[] = [];
    for (const place of places) kept.push(...((await place.kept?.({ transaction, person, secrets })) ?? []));
    for (const { erase } of places.toReversed()) {
      Object.assign(counts, await erase?.({ transaction, person, secrets }));
    }
    Object.assign(counts, await redact(transaction, person, entries));
    if (!Object.values(counts).some(Boolean)) return undefined;
    await recordEntry(transaction, SYSTEM, {
      action: 'erased',
      recordKind: recordKindOf(person) ?? kind,
      recordId: person.employees[0] ?? person.members[0] ?? person.users[0] ?? 0,
      name: ERASED,
      after: counts,
    });
    return { counts, kept };
  });
  // after the locks, because it reads everything
  if (erasure && person) erasure.kept.push(...(await remainingMentions(manager, person)));
  return erasure;
}

async function entriesOf(transaction: EntityManager, person: Person): Promise<Entries> {
  const [entries] = await transaction.query<[Entries]>(ENTRIES, [...auditParameters(person), identityPattern(person)]);
  return entries;
}

/** The log's append-only guard is off inside this transaction only. */
async function redact(transaction: EntityManager, person: Person, { ids, unseen }: Entries): Promise<ErasedCounts> {
  const guards = [
    ['audit_log', 'tg_audit_log_append_only'],
    ['placement_history', 'tg_placement_history_append_only'],
  ];
  for (const [table, trigger] of guards) await transaction.query(`alter table ${table} disable trigger ${trigger}`);
  const about = await changedRows(transaction, REDACT_ABOUT, [...auditParameters(person), ids, unseen]);
  const by = await changedRows(transaction, REDACT_BY, [person.emails, person.users, ids, unseen]);
  await changedRows(transaction, REDACT_CONTACT, [person.contacts, person.names]);
  const others = await maskEntries(transaction, person, { ids, unseen });
  const history = await changedRows(
    transaction,
    `update placement_history set changed_by_name = '${ERASED}' where changed_by = any($1)`,
    [person.users],
  );
  for (const [table, trigger] of guards) await transaction.query(`alter table ${table} enable trigger ${trigger}`);
  return { auditEntriesAbout: about, auditEntriesBy: by, auditEntriesOfOthers: others, statusChangesBy: history };
}

const NAMING = `select audit_id, record_name, before, after from audit_log where ${isIn(2)} and ${NAMES} $1`;
const MASK = `update audit_log set record_name = $2::text, before = $3, after = $4,
  search_text = fold(concat_ws(' ', actor_email, action, kind, $2::text)) where audit_id = $1`;

interface Entry {
  audit_id: string;
  record_name: string;
  before: object | null;
  after: object | null;
}

/** Masks the person's e-mails and phones in entries about others, for instance in a note. */
async function maskEntries(transaction: EntityManager, person: Identity, { ids, unseen }: Entries): Promise<number> {
  const entries = await transaction.query<Entry[]>(NAMING, [identityPattern(person), ids, unseen]);
  for (const { audit_id, record_name, before, after } of entries) {
    const [had, has] = [before, after].map((said) => said && JSON.stringify(masked(person, said)));
    await transaction.query(MASK, [audit_id, masked(person, record_name), had, has]);
  }
  return entries.length;
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
      `select count(*)::int as n from ${table} where concat_ws(chr(31), ${columns}) ~* $1`,
      [identityPattern(person)],
    );
    if (row.n) found.push(`${table} ${row.n}, in which an e-mail or a phone still stands`);
  }
  return found;
}

async function kindOf(transaction: EntityManager, email: string): Promise<AuditKind> {
  const [user] = await transaction.query<{ role: string }[]>('select role from users where email = $1 for update', [
    email,
  ]);
  return user?.role === 'admin' || user?.role === 'super_admin' ? 'admin' : 'account';
}

function recordKindOf({ employees, members }: Person): AuditKind | undefined {
  if (employees.length) return 'employee';
  return members.length ? 'company member' : undefined;
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { REGISTRATION_CODE } from '../../accounts/registration/registration.mails.js';
import { PASSWORD_RESET, SET_PASSWORD } from '../../auth/auth.mails.js';
import { MEMBER_INVITED } from '../../companies/members/members.mails.js';
import { CONSENT_NOTED, CONSENT_REMINDER, CONSENT_REQUEST } from '../../employees/consent/consent.mails.js';
import { type ErasedEntry } from '../../privacy/data-requests/erased-people/erased-hashes.js';
import { migrationsOf } from '../schema/migrate.js';
import { sinceBaseline } from '../schema/migrations.js';
import { quoted, schemaOf, type SequenceState, sequenceStates } from './database-tables.js';
import { READ_ERASED } from './erased-people-file.js';
import {
  type ErasuresOfThen,
  type KnownErasures,
  READ_ERASURES,
  type SettledErasures,
  settleErasures,
} from './settle-erasures.js';

/** More than the version of an account grows between a backup and its restore, so that no token of that time fits again. */
const SKIPPED_SESSION_VERSIONS = 1_000;
/** As many account numbers are left out: tokens of accounts that were made after the backup name them. */
const SKIPPED_ACCOUNTS = 1_000;
/** Their codes and links are gone, so these mails would only mislead. */
const MAILS_WITH_CODES = [
  REGISTRATION_CODE,
  PASSWORD_RESET,
  SET_PASSWORD,
  MEMBER_INVITED,
  CONSENT_REQUEST,
  CONSENT_REMINDER,
  CONSENT_NOTED,
].map(({ name }) => name);

/** What a restore must not undo, read from the data that it replaces. */
export interface ReplacedData {
  /** Rows of `replaced_accounts`, as PostgreSQL's text for COPY. */
  accounts: Buffer[];
  sequences: Record<string, SequenceState>;
  /** E-mails that take no more mails of mailings. */
  refusals: string[];
  /** What people last said about a purpose, where it is a no or names companies: JSON, each with the number of the account. */
  words: string;
  /** Second factors and recovery codes. */
  factors: FactorsOfThen | undefined;
  /** Who was erased or is restricted. */
  erasures: ErasuresOfThen | undefined;
  /** Keyed hashes of erased people. */
  erasedPeople: ErasedEntry[];
}

/** Rows of both tables as they were. */
interface FactorsOfThen {
  factors: object[];
  codes: object[];
}

/** What was done to data of an earlier moment before it is used again. */
export interface Settled extends SettledErasures {
  /** E-mails of accounts that stay disabled, or are because they were deleted. */
  disabled: string[];
  /** E-mails of members of companies who were removed since, and are again. */
  removed: string[];
  /** Accounts whose password is an older one than in the data that was replaced. */
  olderPasswords: number;
  /** People who took their consent back since, and have again. */
  takenBack: number;
  heldMails: number;
}

/** What passkeys are is bytes: JSON has them as PostgreSQL writes them. */
const READ_FACTORS = `select (select coalesce(json_agg(f), '[]') from second_factors f) as factors,
  (select coalesce(json_agg(r), '[]') from recovery_codes r) as codes`;

/** Accounts that are in both: their factors are those of the data that is replaced, no removed one and every newer one. */
const FORGET_FACTORS = 'delete from second_factors where user_id in (select user_id from same_accounts)';
const FORGET_CODES = 'delete from recovery_codes where user_id in (select user_id from same_accounts)';
/** Of accounts that nothing newer is known of, a code may have been used since: of an app, none before now fits, and recovery codes end. */
const VOID_STEPS = `update second_factors set last_step = floor(extract(epoch from now()) / 30)::int where kind = 'totp'`;
const VOID_CODES = 'update recovery_codes set used_at = now() where used_at is null';
const RESTORE_FACTORS = `insert into second_factors
    (user_id, kind, name, added_at, confirmed_at, last_used_at, suspended_at, sealed_secret, last_step, credential_id, public_key, counter,
     may_be_backed_up, rp_id, transports)
  select a.user_id, f.kind, f.name, f.added_at, f.confirmed_at, f.last_used_at, f.suspended_at, f.sealed_secret, f.last_step, f.credential_id,
    f.public_key, f.counter, f.may_be_backed_up, f.rp_id, f.transports
  from json_populate_recordset(null::second_factors, $1::json) f join same_accounts a on a.then_id = f.user_id`;
const RESTORE_CODES = `insert into recovery_codes (user_id, code_hash, used_at)
  select a.user_id, r.code_hash, r.used_at
  from json_populate_recordset(null::recovery_codes, $1::json) r join same_accounts a on a.then_id = r.user_id`;

const REPLACED_ACCOUNTS = `create temporary table replaced_accounts (user_id integer, email text, created_at timestamptz,
  session_version integer, disabled_at timestamptz, password text, was text) on commit drop`;

/** An account is the same by its number and moment, since its e-mail may have changed; else by an e-mail that is not another one's. */
const SAME_ACCOUNTS = `create temporary table same_accounts on commit drop as
  with same as (select u.user_id from users u join replaced_accounts r using (user_id, created_at))
  select user_id, user_id as then_id from same
  union all select u.user_id, r.user_id from users u join replaced_accounts r using (email)
    where r.user_id is not null and u.user_id not in (select user_id from same) and r.user_id not in (select user_id from same)`;

/** Last words of people, where they are a no or name companies. What is shown for one job ends with more than its word. */
const READ_WORDS = `select coalesce(json_agg(to_jsonb(said) || jsonb_build_object('user_id', user_id)), '[]')::text as words
  from (select distinct on (employee_id, purpose) * from consents where purpose <> 'showing' order by employee_id, purpose, consent_id desc) said
    join employees using (employee_id)
  where not agrees or not_to <> '[]'`;

/** Deleted admins and removed members are listed by e-mail, without a number: another account may have theirs by now. */
const READ_ACCOUNTS = `copy (
  select user_id, email, created_at, session_version, disabled_at, md5(password_hash), null from users
  union all select distinct null::integer, before ->> 'email', null::timestamptz, null::integer, now(), null, kind from audit_log
    where action = 'deleted' and (kind = 'admin' or kind = 'company member' and before ->> 'user_id' is not null)
      and before ->> 'email' not in (select email from users)) to stdout`;

const END_SESSIONS = `update users u set session_version = greatest(u.session_version, r.session_version) + ${SKIPPED_SESSION_VERSIONS}
  from users self left join replaced_accounts r using (user_id) where self.user_id = u.user_id`;

/** Calendars ignore what is older than what they know: more than an interview changes between a backup and its restore. */
const SKIPPED_SEQUENCES = 1_000;
const AFTER_CALENDARS = `update interview_recipients r set sequence = r.sequence + ${SKIPPED_SEQUENCES}, asked_digest = null from interviews i
  where i.interview_id = r.interview_id and i.ends_at > now()`;
/** To lists of people. */
const END_VIEW_LINKS = 'update view_links set revoked_at = now() where revoked_at is null';
/** The next mail has another link. */
const END_ANSWER_LINKS =
  'update interview_recipients set link_number = link_number + 1, token_hash = null where token_hash is not null';

const RESTORE_REFUSALS = 'insert into mail_refusals (email) select unnest($1::varchar[]) on conflict do nothing';

/** Who waited may have got the mail since. */
const STOP_MAILINGS = `with waiting as (
    update mailing_recipients set state = 'stopped' where state = 'waiting' returning mailing_id)
  update mailings set stopped_at = now() where stopped_at is null and mailing_id in (select mailing_id from waiting)`;

const HELD_MAILS = `select count(*)::int as mails from outbox_mails where status = 'held'`;

const RESTORE_DISABLED = `update users u set disabled_at = r.disabled_at
  from replaced_accounts r left join same_accounts a on a.then_id = r.user_id
  where u.disabled_at is null and r.disabled_at is not null
    and (a.user_id = u.user_id or r.was = 'admin' and r.email = u.email and u.role in ('admin', 'super_admin')) returning u.email`;

/** Who was removed from a company since is removed again, as far as the account is still of one. */
const END_REMOVED = `update company_members m set state = 'revoked', former_user_id = u.user_id, user_id = null, email = u.email, ended_at = now()
  from users u join replaced_accounts r on r.email = u.email and r.was = 'company member' and u.role = 'company'
  where m.user_id = u.user_id`;
const DELETE_REMOVED = `delete from users u using replaced_accounts r
  where r.email = u.email and r.was = 'company member' and u.role = 'company'
    and not exists (select from company_members m where m.user_id = u.user_id) returning u.email`;

/**
 * A no of either holds, and so do the companies that either names. What people are shown as ends when the product runs again; those who
 * said no are not seen by companies at once.
 */
const TAKE_BACK = `with said_again as (
    insert into consents (employee_id, purpose, agrees, not_to, text_version, language, text_sha256, channel, address, decided_at)
    select e.employee_id, said.purpose, said.agrees and last.agrees,
      to_jsonb(array(select jsonb_array_elements_text(said.not_to) union select jsonb_array_elements_text(last.not_to))),
      said.text_version, said.language, said.text_sha256, said.channel, said.address, said.decided_at
    from json_array_elements($1::json) row cross join json_populate_record(null::consents, row) said
      join same_accounts a on a.then_id = (row ->> 'user_id')::integer join employees e on e.user_id = a.user_id
      left join lateral (select agrees, not_to from consents s
        where s.employee_id = e.employee_id and s.purpose = said.purpose order by consent_id desc limit 1) last on true
    where not said.agrees and last.agrees is distinct from false or not last.not_to @> said.not_to
    returning employee_id, agrees)
  select count(distinct employee_id)::int as people from said_again where not agrees`;

const OLDER_PASSWORDS = `select count(*)::int as accounts from users u join same_accounts a using (user_id)
  join replaced_accounts r on r.user_id = a.then_id where r.password <> md5(u.password_hash)`;

/**
 * Reads what a restore must not undo.
 * @returns nothing when the database does not hold the product's data
 */
export async function readReplaced(client: pg.Client): Promise<ReplacedData | undefined> {
  const ran = await migrationsOf(client);
  if (!ran.length) return undefined;
  if (!sinceBaseline(ran)) throw new Error('it is of a version before 1.5');
  const accounts: Buffer[] = [];
  const read = copyStreams.to(READ_ACCOUNTS);
  for await (const piece of client.query(read) as AsyncIterable<Buffer>) accounts.push(piece);
  const rowsOf = async <T extends object>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;
  const refusals = await rowsOf<{ email: string }>('select email from mail_refusals');
  const [said] = await rowsOf<{ words: string }>(READ_WORDS);
  const [factors] = await rowsOf<FactorsOfThen>(READ_FACTORS);
  const [erasures] = await rowsOf<ErasuresOfThen>(READ_ERASURES);
  return {
    accounts,
    sequences: await sequenceStates(client, (await schemaOf(client)).sequences),
    refusals: refusals.map(({ email }) => email),
    words: said?.words ?? '[]',
    factors,
    erasures,
    erasedPeople: await rowsOf<ErasedEntry>(READ_ERASED),
  };
}

/**
 * Makes data of an earlier moment safe to use:
 * - Sessions of then and since are over. Codes, links and registrations that wait are gone.
 * - Accounts that were disabled since, and admins who were deleted since, are disabled. Members who were removed since are removed.
 * - Second factors are those that accounts have now.
 * - What people refused since is refused, and companies that they named since are named.
 * - Account numbers that were given out since are not given out again.
 * - Mails that waited are held until an operator releases them.
 * - Mailings that were under way are stopped, and people who refused mailings since get none.
 * - People who were erased since, or are about to be, are restricted and erased again. The replaced data and keyed hashes name them.
 * @param client on the data, which is of this version and not in use yet
 * @param replaced what the data is put in the place of, as far as it is known
 * @param erasures what is known beside both
 */
export async function settle(
  client: pg.Client,
  replaced: ReplacedData | undefined,
  erasures: KnownErasures,
): Promise<Settled> {
  await client.query('begin');
  await client.query(REPLACED_ACCOUNTS);
  await pipeline(
    Readable.from(replaced?.accounts ?? []),
    client.query(copyStreams.from('copy replaced_accounts from stdin')),
  );
  await client.query(SAME_ACCOUNTS);
  await client.query('analyze replaced_accounts, same_accounts');
  await client.query(END_SESSIONS);
  await client.query('delete from one_time_codes');
  await client.query('delete from registrations');
  await client.query('delete from login_challenges');
  await settleFactors(client, replaced?.factors);
  const entries = [...(replaced?.erasedPeople ?? []), ...erasures.entries];
  const erased = await settleErasures(client, replaced?.erasures, { ...erasures, entries });
  await client.query('delete from calendar_feeds');
  await client.query('delete from push_subscriptions');
  await client.query('delete from consent_links');
  await client.query(END_VIEW_LINKS);
  await client.query(END_ANSWER_LINKS);
  await client.query(AFTER_CALENDARS);
  await client.query(`update company_members set link_hash = null, link_expires_at = now() where state = 'invited'`);
  const { rows: disabled } = await client.query<{ email: string }>(RESTORE_DISABLED);
  await client.query(END_REMOVED);
  const { rows: removed } = await client.query<{ email: string }>(DELETE_REMOVED);
  const { rows: takenBack } = await client.query<{ people: number }>(TAKE_BACK, [replaced?.words ?? '[]']);
  const { rows: older } = await client.query<{ accounts: number }>(OLDER_PASSWORDS);
  await client.query(
    `update outbox_mails set status = 'dead', sealed_content = null, last_error = 'its code ended with a restore'
     where status = 'queued' and template = any($1)`,
    [MAILS_WITH_CODES],
  );
  await client.query(`update outbox_mails set status = 'held' where status = 'queued'`);
  await client.query(STOP_MAILINGS);
  await client.query(RESTORE_REFUSALS, [replaced?.refusals ?? []]);
  const { rows: held } = await client.query<{ mails: number }>(HELD_MAILS);
  await skipNumbers(client, replaced?.sequences ?? {});
  await client.query('commit');
  return {
    disabled: disabled.map(({ email }) => email).toSorted(),
    removed: removed.map(({ email }) => email).toSorted(),
    olderPasswords: older[0]?.accounts ?? 0,
    takenBack: takenBack[0]?.people ?? 0,
    ...erased,
    heldMails: held[0]?.mails ?? 0,
  };
}

/** A restore brings no removed factor and no used code back, and loses no newer one (docs/rules.md#second-factor). */
async function settleFactors(client: pg.Client, then: FactorsOfThen | undefined): Promise<void> {
  if (then) {
    await client.query(FORGET_FACTORS);
    await client.query(FORGET_CODES);
  }
  await client.query(VOID_STEPS);
  await client.query(VOID_CODES);
  if (!then) return;
  await client.query(RESTORE_FACTORS, [JSON.stringify(then.factors)]);
  await client.query(RESTORE_CODES, [JSON.stringify(then.codes)]);
}

async function skipNumbers(client: pg.Client, given: ReplacedData['sequences']): Promise<void> {
  const { sequences } = await schemaOf(client);
  for (const name of sequences.filter((sequence) => Object.hasOwn(given, sequence))) {
    await client.query(`select setval($1::regclass, greatest(last_value, $2::bigint)) from ${quoted(name)}`, [
      quoted(name),
      given[name]?.last,
    ]);
  }
  await client.query(
    `select setval(numbers, nextval(numbers) + $1)
     from (select pg_get_serial_sequence('public.users', 'user_id')::regclass as numbers) s`,
    [SKIPPED_ACCOUNTS],
  );
}

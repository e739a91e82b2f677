import type pg from 'pg';
import { ERASURE_TOPIC } from '../../auth/accounts/restrictions.service.js';
import { type Secrets } from '../../platform/config/secrets.js';
import {
  accountMark,
  type ErasedEntry,
  ErasedPeople,
  type Known,
} from '../../privacy/data-requests/erased-people/erased-hashes.js';
import { ERASURE_DONE } from '../../privacy/data-requests/erasures/erasures.mails.js';
import { READ_ERASED } from './erased-people-file.js';

/** Accounts by number and moment. */
export interface ErasuresOfThen {
  /** As they are in `users`. */
  restricted: object[];
  erased: ErasedAccount[];
}

interface ErasedAccount {
  user_id: number;
  at: string | Date;
}

/** What is known of erased people beside the data, and what opens it. */
export interface KnownErasures {
  entries: readonly ErasedEntry[];
  secrets?: () => Secrets;
}

export const NO_ERASURES: KnownErasures = { entries: [] };

/** What became of those who were erased since. */
export interface SettledErasures {
  /** Accounts that were erased since, and are marked to be erased again when the product runs. */
  erasedAnew: number;
  /** E-mails of who was erased since, and is held again without an account. */
  erasedContacts: string[];
  /** Moments of erasures since the backup whose hashes match no account or contact in the data. */
  unmatchedErasures: Date[];
  /** Erasures that were sealed with another secret, or changed. */
  sealedErasures: number;
}

export const READ_ERASURES = `select
  (select coalesce(json_agg(json_build_object('user_id', user_id, 'created_at', created_at, 'restricted_at', restricted_at,
      'restriction', restriction, 'erasure_due_at', erasure_due_at, 'restrictions', restrictions)), '[]')
    from users where restricted_at is not null) as restricted,
  (select coalesce(json_agg(json_build_object('user_id', id::integer, 'at', at)), '[]')
    from audit_log cross join lateral jsonb_array_elements_text(coalesce(after -> 'account_ids', '[]')) id where action = 'erased') as erased`;

/** Accounts that are in both are restricted as they are in the data that is replaced. */
const RELEASE = `update users u set restricted_at = null, restriction = null, erasure_due_at = null, restrictions = null from replaced_accounts r
  where u.restricted_at is not null and r.user_id = u.user_id and r.created_at = u.created_at`;
const RESTRICT = `update users u
  set restricted_at = r.restricted_at, restriction = r.restriction, erasure_due_at = r.erasure_due_at, restrictions = r.restrictions
  from json_populate_recordset(null::users, $1::json) r where r.user_id = u.user_id and r.created_at = u.created_at`;
/** The product erases them when it runs, without another last mail. */
const ERASE_ANEW = `with again as (
    update users u set restricted_at = now(), restriction = 'erasure', erasure_due_at = e.at, restrictions = null
    from json_to_recordset($1::json) e (user_id integer, at timestamptz) where e.user_id = u.user_id and u.created_at < e.at
    returning u.user_id, u.email)
  insert into outbox_mails (template, recipient, status, sent_at, expires_at, topic)
  select $2, email, 'sent', now(), now(), $3 || user_id from again`;

const ACCOUNTS = `select user_id, email, ${accountMark('u')} as account, created_at from users u`;
/** Who is held without an account: contacts and former members of companies. */
const CONTACTS = `select lower(email) as email, min(created_at) as created_at from (
    select contact_email as email, created_at from companies union all select email, created_at from company_members) c
  where email is not null and lower(email) not in (select email from users) group by 1`;
const RESTORE_ERASED = `insert into erased_people (erased_id, sealed, erased_at) values ($1, $2, $3) on conflict do nothing`;

/**
 * A restore revives no erased person, and forgets neither a request to be erased nor that it was taken back (docs/rules.md#erasure).
 * @param client in the transaction that has the table `replaced_accounts`
 */
export async function settleErasures(
  client: pg.Client,
  then: ErasuresOfThen | undefined,
  known: KnownErasures,
): Promise<SettledErasures> {
  if (then) {
    await client.query(RELEASE);
    await client.query(RESTRICT, [JSON.stringify(then.restricted)]);
  }
  const { accounts, ...found } = await erasedIn(client, known);
  const again = [JSON.stringify([...(then?.erased ?? []), ...accounts]), ERASURE_DONE.name, ERASURE_TOPIC];
  return { erasedAnew: (await client.query(ERASE_ANEW, again)).rowCount ?? 0, ...found };
}

/** Whom keyed hashes name. The data keeps the hashes, so that the next restore knows them, too. */
async function erasedIn(
  client: pg.Client,
  { entries, secrets }: KnownErasures,
): Promise<Omit<SettledErasures, 'erasedAnew'> & { accounts: ErasedAccount[] }> {
  const { rows: own } = await client.query<ErasedEntry>(READ_ERASED);
  const known = [...own, ...entries];
  if (!known.length || !secrets) {
    return { accounts: [], erasedContacts: [], unmatchedErasures: [], sealedErasures: known.length };
  }
  const people = new ErasedPeople(secrets(), known);
  const { rows: users } = await client.query<Known & { user_id: number }>(ACCOUNTS);
  const accounts = users.flatMap((user) => {
    const at = people.erasedAt(user);
    return at ? [{ user_id: user.user_id, at }] : [];
  });
  const { rows: contacts } = await client.query<Known>(CONTACTS);
  const erasedContacts = contacts.filter((contact) => people.erasedAt(contact)).map(({ email }) => email);
  for (const { erased_id, sealed, erased_at } of people.opened) {
    await client.query(RESTORE_ERASED, [erased_id, sealed, erased_at]);
  }
  // people who were erased before the backup are not in it
  for (const { erased_id } of own) people.unmatched.delete(erased_id);
  const unmatchedErasures = [...people.unmatched.values()].toSorted((a, b) => a.getTime() - b.getTime());
  return { accounts, erasedContacts, unmatchedErasures, sealedErasures: people.sealed.size };
}

import { createHmac, randomBytes } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type Person } from '../../../auth/personal-data/identity.js';
import { type Secrets } from '../../../platform/config/secrets.js';
import { seal, unseal } from '../../../platform/mail/sealed-content.js';

const PURPOSE = 'erased-people';
const KEY_BYTES = 32;

/** An account by number and moment: numbers may be given out again after a restore. @param users alias of `users` */
export const accountMark = (users: string): string =>
  `${users}.user_id || ' ' || (extract(epoch from ${users}.created_at) * 1000)::bigint`;

/** An erasure, as the database and the file beside the backups have it. */
export interface ErasedEntry {
  erased_id: string;
  sealed: Buffer;
  erased_at: Date;
}

/** What is sealed: HMAC-SHA-256 of e-mails and accounts. All entries share a key, so that a restore hashes each account once. */
interface Hashes {
  /** Base64. It is no key of the installation's secret, which may change: `secret:reseal` carries it. */
  key: string;
  hashes: string[];
  /** ISO 8601. */
  at: string;
}

export const sealHashes = (secrets: Secrets, hashes: Hashes): Buffer => seal(secrets.derive(PURPOSE), hashes);

/** @throws Error when they were sealed with another secret of the installation, or changed */
export const openHashes = (secrets: Secrets, sealed: Buffer): Hashes => unseal<Hashes>(secrets.derive(PURPOSE), sealed);

const hashOf = (key: string, kind: 'e-mail' | 'account', value: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${kind} ${value}`).digest('base64');

/** An e-mail that another person had, too, is left out: a restore may bring that person back with it. */
const KNOWN_BY = `select now() as at,
    array(select ${accountMark('u')} from users u where user_id = any($2)) as accounts,
    array(select email from unnest($1::text[]) email where not exists (select from audit_log
      where actor_email = email and actor_id <> all($2)
        or action = 'updated' and email in (before ->> 'email', before ->> 'contact_email')
          and not (kind in ('account', 'admin') and record_id = any($2) or kind = 'employee' and record_id = any($3)
            or kind = 'company member' and record_id = any($4) or kind = 'company' and record_id = any($5)))) as emails,
    (select sealed from erased_people order by erased_at desc limit 1) as latest`;

interface KnownBy {
  at: Date;
  accounts: string[];
  emails: string[];
  latest: Buffer | null;
}

/** By what the person is known after the erasure. Called before anything is erased. */
export async function sealedHashesOf(transaction: EntityManager, secrets: Secrets, person: Person): Promise<Buffer> {
  const { emails, users, employees, members, contacts } = person;
  const [known] = await transaction.query<[KnownBy]>(KNOWN_BY, [emails, users, employees, members, contacts]);
  const key = (known.latest && opened(secrets, known.latest)?.key) ?? randomBytes(KEY_BYTES).toString('base64');
  const hashes = [
    ...known.accounts.map((account) => hashOf(key, 'account', account)),
    ...known.emails.map((email) => hashOf(key, 'e-mail', email)),
  ];
  return sealHashes(secrets, { key, hashes, at: known.at.toISOString() });
}

function opened(secrets: Secrets, sealed: Buffer): Hashes | undefined {
  try {
    return openHashes(secrets, sealed);
  } catch {
    return undefined;
  }
}

/** An account or contact in data that a restore brings back. */
export interface Known {
  /** In lower case. */
  email: string;
  /** As `accountMark` writes it; nothing of who has no account. */
  account?: string;
  created_at: Date;
}

/** Finds erased people in data of an earlier moment. */
export class ErasedPeople {
  /** Entries that no account or contact was found by, with their moments. */
  readonly unmatched = new Map<string, Date>();
  /** Entries that this secret opens, once each. */
  readonly opened: ErasedEntry[] = [];
  /** Those that it does not: of another secret, or changed. */
  readonly sealed = new Set<string>();
  private readonly byKey = new Map<string, Map<string, { id: string; at: Date }[]>>();

  constructor(secrets: Secrets, entries: readonly ErasedEntry[]) {
    for (const entry of entries) {
      if (this.unmatched.has(entry.erased_id)) continue;
      const known = opened(secrets, entry.sealed);
      if (!known) {
        this.sealed.add(entry.erased_id);
        continue;
      }
      this.sealed.delete(entry.erased_id);
      const at = new Date(known.at);
      this.opened.push({ ...entry, erased_at: at });
      this.unmatched.set(entry.erased_id, at);
      const byHash = this.byKey.get(known.key) ?? new Map<string, { id: string; at: Date }[]>();
      this.byKey.set(known.key, byHash);
      for (const hash of known.hashes) byHash.set(hash, [...(byHash.get(hash) ?? []), { id: entry.erased_id, at }]);
    }
  }

  /**
   * When the person was erased, if they were.
   * @returns nothing of who came back later
   */
  erasedAt({ email, account, created_at }: Known): Date | undefined {
    let erasedAt: Date | undefined;
    for (const [key, byHash] of this.byKey) {
      const hashes = [hashOf(key, 'e-mail', email), ...(account ? [hashOf(key, 'account', account)] : [])];
      for (const { id, at } of hashes.flatMap((hash) => byHash.get(hash) ?? [])) {
        this.unmatched.delete(id);
        if (created_at < at) erasedAt = at;
      }
    }
    return erasedAt;
  }
}

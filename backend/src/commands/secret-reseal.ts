import { readFileSync } from 'node:fs';
import { type EntityManager } from 'typeorm';
import { openTotp, sealTotp } from '../auth/factors/totp.js';
import { loadSecrets, Secrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { openHashes, sealHashes } from '../privacy/data-requests/erased-people/erased-hashes.js';
import { openFile, openPerson, sealFile, sealPerson } from '../privacy/held-records/sealed-person.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run secret:reseal -- --old-secret-file /run/secrets/old-jwt-secret';

/** A kind of thing that is sealed for longer than a secret may live. */
interface SealedKind {
  what: string;
  /** Column of the sealed bytes; all rows that have some are carried, one after the other. */
  column: string;
  /** @throws Error when it was sealed with another secret */
  carry: (before: Secrets, now: Secrets, sealed: Buffer) => { set: string; values: unknown[] };
  opens: (secrets: Secrets, sealed: Buffer) => unknown;
  table: string;
  key: string;
}

const KINDS: readonly SealedKind[] = [
  {
    what: 'Apps',
    table: 'second_factors',
    key: 'factor_id',
    column: 'sealed_secret',
    opens: openTotp,
    carry: (before, now, sealed) => ({
      set: 'sealed_secret = $2',
      values: [sealTotp(now, openTotp(before, sealed))],
    }),
  },
  {
    what: 'Held records',
    table: 'held_records',
    key: 'held_id',
    column: 'sealed',
    opens: openPerson,
    carry: (before, now, sealed) => {
      const person = sealPerson(now, openPerson(before, sealed));
      return { set: 'sealed = $2, email_hashes = $3', values: [person.sealed, person.email_hashes] };
    },
  },
  {
    what: 'Held files',
    table: 'held_files',
    key: 'held_file_id',
    column: 'sealed',
    opens: openFile,
    carry: (before, now, sealed) => ({ set: 'sealed = $2', values: [sealFile(now, openFile(before, sealed))] }),
  },
  {
    what: 'Erasures',
    table: 'erased_people',
    key: 'erased_id',
    column: 'sealed',
    opens: openHashes,
    carry: (before, now, sealed) => ({ set: 'sealed = $2', values: [sealHashes(now, openHashes(before, sealed))] }),
  },
];

/**
 * Seals with the present secret what the former one sealed for years: secrets of authenticator apps, held records, and the hashes of
 * erased people.
 */
await runCommand(async (dataSource, env) => {
  const { 'old-secret-file': file } = commandOptions(USAGE, { 'old-secret-file': { type: 'string' } });
  if (!file) throw new StartError(USAGE);
  const before = new Secrets(oldSecretIn(file));
  const now = loadSecrets(env);
  return dataSource.transaction(async (transaction) => {
    const sentences: string[] = [];
    for (const kind of KINDS) sentences.push(await carried(transaction, before, now, kind));
    return sentences.join(' ');
  });
});

async function carried(
  transaction: EntityManager,
  before: Secrets,
  now: Secrets,
  { what, table, key, column, opens, carry }: SealedKind,
): Promise<string> {
  const counts = { carried: 0, present: 0, lost: 0 };
  const all = await transaction.query<{ id: number | string }[]>(
    `select ${key} as id from ${table} where ${column} is not null order by 1 for update`,
  );
  for (const { id } of all) {
    const [{ sealed }] = await transaction.query<[{ sealed: Buffer }]>(
      `select ${column} as sealed from ${table} where ${key} = $1`,
      [id],
    );
    if (isOpenedBy(() => opens(now, sealed))) counts.present += 1;
    else if (!isOpenedBy(() => opens(before, sealed))) counts.lost += 1;
    else {
      const { set, values } = carry(before, now, sealed);
      await transaction.query(`update ${table} set ${set} where ${key} = $1`, [id, ...values]);
      counts.carried += 1;
    }
  }
  return `${what} carried to the present secret: ${counts.carried}; there already: ${counts.present}; of neither secret: ${counts.lost}.`;
}

function oldSecretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(`The file ${file} cannot be read.`);
  }
}

function isOpenedBy(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  commandOf,
  entriesOf,
  MAIN,
  portOf,
  processesOf,
  processGroupsOf,
  type ProductProcess,
  PROGRAMMERS_WARNING,
  wholeEnvironment,
} from './product-process.js';
import { type RunningProduct } from './product-replicas.js';
import { SmtpSink } from './smtp-sink.js';
import { createTestDatabase, type TestDatabase, testDatabase } from './test-database.js';
import { waitFor } from './wait-for.js';

/** Work that takes longer is none that a test leaves behind. */
const REST_MILLISECONDS = 10_000;

/** Where a worker's product is found by the next test file. */
interface Address {
  pid: number;
  base: string;
  database: string;
  smtpPort: number;
}

/** A product that has ended the work of the file before, with an empty database and a mail server. */
export interface Shared {
  product: SharedProduct;
  database: TestDatabase;
  mail: SmtpSink;
}

/** Password hashes take a third of the time of a suite whose accounts all have the same one. */
const REMEMBERED_PASSWORDS = pathToFileURL(join(import.meta.dirname, 'remembered-passwords.mjs')).href;
const remembering = ({ NODE_OPTIONS = '', ...others }: Record<string, string>): Record<string, string> => ({
  ...others,
  NODE_OPTIONS: `${NODE_OPTIONS} --import=${REMEMBERED_PASSWORDS}`,
});

/** One file uses it at a time; a second agency of the same file starts a product of its own. */
let isTaken = false;

/**
 * The product that the test files of a worker share, one after the other: it runs until the run ends, and its tables are emptied
 * between two files.
 */
export class SharedProduct implements RunningProduct {
  private readonly logBefore: number;
  private readonly errorsBefore: number;

  private constructor(
    private readonly pid: number,
    readonly base: string,
  ) {
    this.logBefore = statSync(fileOf('log')).size;
    this.errorsBefore = statSync(fileOf('errors')).size;
    globalThis.runningProducts?.add(this);
  }

  /**
   * @param environmentOf what the product is started with
   * @returns nothing when this file uses it already, or when the run shares none
   */
  static async take(
    environmentOf: (database: TestDatabase, mail: SmtpSink) => Record<string, string>,
  ): Promise<Shared | undefined> {
    if (isTaken || !process.env['TEST_PRODUCTS']) return undefined;
    isTaken = true;
    return (await SharedProduct.again()) ?? SharedProduct.start(environmentOf);
  }

  private static async start(
    environmentOf: (database: TestDatabase, mail: SmtpSink) => Record<string, string>,
  ): Promise<Shared> {
    const database = await createTestDatabase();
    const mail = await new SmtpSink().start();
    const [out, errors] = [openSync(fileOf('log'), 'w'), openSync(fileOf('errors'), 'w')];
    const child = spawn(process.execPath, [MAIN], {
      env: remembering(wholeEnvironment(environmentOf(database, mail))),
      stdio: ['ignore', out, errors],
    });
    child.unref();
    for (const file of [out, errors]) closeSync(file);
    const port = await waitFor('the shared product to listen', () => {
      if (child.exitCode !== null) throw new Error(`the product ended: ${readFileSync(fileOf('errors'), 'utf8')}`);
      return portOf(readFileSync(fileOf('log'), 'utf8'));
    });
    const { pid = 0 } = child;
    const base = `http://127.0.0.1:${port}`;
    const address: Address = { pid, base, database: database.name, smtpPort: mail.port };
    writeFileSync(fileOf('json'), JSON.stringify(address));
    return { product: new SharedProduct(pid, base), database, mail };
  }

  /** @returns nothing when there is none that runs and comes to rest */
  private static async again(): Promise<Shared | undefined> {
    if (!existsSync(fileOf('json'))) return undefined;
    const address = JSON.parse(readFileSync(fileOf('json'), 'utf8')) as Address;
    if (!commandOf(address.pid)) return undefined;
    const database = testDatabase(address.database);
    try {
      await rest(database);
    } catch {
      process.kill(address.pid, 'SIGKILL');
      await database.drop();
      return undefined;
    }
    await database.sql(readFileSync(join(process.env['TEST_PRODUCTS'] ?? '', 'reset.sql'), 'utf8'));
    const mail = await new SmtpSink(undefined, address.smtpPort).start();
    return { product: new SharedProduct(address.pid, address.base), database, mail };
  }

  get bases(): string[] {
    return [this.base];
  }

  get logLines(): string[] {
    return readFileSync(fileOf('log')).subarray(this.logBefore).toString().split('\n').slice(0, -1);
  }

  get entries(): Record<string, unknown>[] {
    return entriesOf(this.logLines);
  }

  get errors(): string {
    return readFileSync(fileOf('errors')).subarray(this.errorsBefore).toString();
  }

  get processGroups(): ProductProcess['processGroups'] {
    return processGroupsOf(this.pid);
  }

  processesOf(script: string): number[] {
    return processesOf(this.pid, script);
  }

  /** Leaves it to the next file. */
  stop(): Promise<number> {
    isTaken = false;
    if (PROGRAMMERS_WARNING.test(this.errors)) throw new Error(this.errors);
    return Promise.resolve(0);
  }
}

/** Waits until the product does nothing of what it was asked for, and takes away what it has not begun. */
async function rest(database: TestDatabase): Promise<void> {
  const look = async (): Promise<true | undefined> => {
    await database.sql(`delete from pgboss.job where state < 'active'`);
    await database.sql(
      `delete from outbox_mails
       where status = 'queued' and (attempts = 0 or next_attempt_at <= now() or last_error is not null)`,
    );
    const [found] = await database.sql<{ n: number }>(
      `select (select count(*) from pgboss.job where state = 'active') + (select count(*) from outbox_mails where status = 'queued')
         + (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle') as n`,
    );
    return Number(found?.n) === 0 ? true : undefined;
  };
  await waitFor('the product to rest', look, REST_MILLISECONDS);
}

/** Of this worker. */
function fileOf(ending: string): string {
  return join(process.env['TEST_PRODUCTS'] ?? '', `${process.env['JEST_WORKER_ID']}.${ending}`);
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/platform/config/env.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { StartError } from '../../src/platform/start-error.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { tableSums } from '../../test/support/table-sums.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { testDatabase } from '../../test/support/test-database.js';

const nothing = (): void => undefined;

describe('R75: an embedded database whose files are damaged', () => {
  const folder = temporaryFolder();
  const elsewhere = temporaryFolder();
  const aside = join(elsewhere.path, 'aside');
  const inData = (...names: string[]): string => join(folder.path, ...names);
  const environment = { DATA_DIR: inData() };
  beforeAll(async () => {
    await (await ProductProcess.start(environment)).stop();
  });
  afterAll(() => folder.remove());
  afterAll(() => elsewhere.remove());

  /** Processes that have anything to do with the data directory. */
  function processesLeft(): string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').includes(inData()) ? [pid] : [];
        } catch {
          return [];
        }
      });
  }

  /** What opening the database in this process says. */
  const opening = async (): Promise<string> => {
    const refused = openDatabase(readEnv(environment));
    await expect(refused).rejects.toBeInstanceOf(StartError);
    return refused.then(String, (error: unknown) => (error as StartError).message);
  };
  /** What a start of the product says. */
  const starting = async (): Promise<string> => {
    const { code, errors } = await ProductProcess.run(environment);
    expect([code, errors.split('\n')]).toEqual([1, [expect.any(String), '']]);
    return errors.trim();
  };

  /** Starts, which must end with one sentence, leave nothing running and every file of the secrets as it is. */
  async function refusal(start: () => Promise<string>): Promise<string> {
    const secrets = (): string[] =>
      ['postgres-password', 'jwt-secret'].map((name) =>
        existsSync(inData(name)) ? readFileSync(inData(name), 'utf8') : '',
      );
    const before = secrets();
    const sentence = await start();
    expect(sentence).toMatch(/^[A-Z][^\n]+\.$/);
    expect(secrets()).toEqual(before);
    expect(processesLeft()).toEqual([]);
    expect(readdirSync(inData()).filter((name) => /process\.lock|unfinished|initial|\.new$/.test(name))).toEqual([]);
    return sentence;
  }

  /** Puts something else in the place of a file for a start, and the file back afterwards. */
  async function refusalWithout(name: string, damage: (path: string) => void, start = opening): Promise<string> {
    renameSync(inData(name), aside);
    damage(inData(name));
    try {
      return await refusal(start);
    } finally {
      rmSync(inData(name), { recursive: true, force: true });
      renameSync(aside, inData(name));
    }
  }

  it.each<[string, string, RegExp, (path: string) => void]>([
    ['without its PG_VERSION', 'postgres/PG_VERSION', /PG_VERSION is missing.*restore a backup/, nothing],
    [
      'with an empty PG_VERSION',
      'postgres/PG_VERSION',
      /PG_VERSION says no version/,
      (path) => writeFileSync(path, ''),
    ],
    [
      'with the PG_VERSION of another server',
      'postgres/PG_VERSION',
      /is of PostgreSQL 17, this version needs 18/,
      (path) => writeFileSync(path, '17\n'),
    ],
    ['without the map of its tables', 'postgres/global/pg_filenode.map', /cannot be opened.*restore a backup/, nothing],
    ['that is a file', 'postgres', /is damaged, it cannot be read/, (path) => writeFileSync(path, '')],
    [
      'that is a link to nowhere',
      'postgres',
      /is damaged, it leads to a folder/,
      (path) => symlinkSync('/nowhere', path),
    ],
    [
      'with nothing but a stray file',
      'postgres',
      /PG_VERSION is missing/,
      (path) => {
        mkdirSync(path);
        writeFileSync(join(path, 'server.log'), '');
      },
    ],
    [
      'with another password beside it',
      'postgres-password',
      /postgres-password does not hold the password.*delete it/,
      (path) => writeFileSync(path, 'not-the-password'),
    ],
    [
      'with an empty password beside it',
      'postgres-password',
      /postgres-password does not hold the password.*delete it/,
      (path) => writeFileSync(path, '\n'),
    ],
    ['without its control file', 'postgres/global/pg_control', /did not start \([^)]+\)/, nothing],
  ])('%s says so in one sentence, overwrites nothing and leaves nothing running', async (_, name, sentence, damage) => {
    expect(await refusalWithout(name, damage)).toMatch(sentence);
  });

  it('ends the start of the product with 1 and that sentence', async () => {
    expect(await refusalWithout('postgres/PG_VERSION', nothing, starting)).toMatch(/PG_VERSION is missing/);
    const wrong = (path: string): void => writeFileSync(path, 'not-the-password');
    expect(await refusalWithout('postgres-password', wrong, starting)).toMatch(/does not hold the password/);
  });

  /** What the database holds when it is opened. */
  async function tables(): ReturnType<typeof tableSums> {
    const opened = await openDatabase(readEnv(environment));
    const database = testDatabase('niyukt', opened.url);
    try {
      return await tableSums(database);
    } finally {
      await database.letGo();
      await opened.close();
    }
  }

  it('is whole again when the files are back, and gets another password when its file is deleted, as the sentence says', async () => {
    const before = await tables();
    expect(Number(before['users']?.rows)).toBeGreaterThan(50);
    rmSync(inData('postgres-password'));
    expect(await tables()).toEqual(before);
    expect(readFileSync(inData('postgres-password'), 'utf8').length).toBeGreaterThanOrEqual(32);
    expect(processesLeft()).toEqual([]);
  });

  it('keeps the password of a folder that was moved away and comes back', async () => {
    const before = await tables();
    renameSync(inData('postgres'), aside);
    expect(await tables()).toEqual({});
    rmSync(inData('postgres'), { recursive: true });
    renameSync(aside, inData('postgres'));
    expect(await tables()).toEqual(before);
  });
});

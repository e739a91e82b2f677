import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/platform/config/env.js';
import { EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { excessRights } from '../../src/platform/database/roles.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { revertRestore } from '../../src/storage/backup/restore.js';
import { migrate } from '../../src/storage/schema/migrate.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { DATABASE_AT_BASELINE } from '../../test/support/baseline.js';
import { bytesOf } from '../../test/support/bytes.js';
import { runCommand } from '../../test/support/command.js';
import { PostgresServer } from '../../test/support/postgres-server.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { tableSums } from '../../test/support/table-sums.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../test/support/test-database.js';

describe('R74: an outside database', () => {
  const OWNER = `test_owner_${process.pid}`;
  const password = randomBytes(12).toString('hex');
  let server: TestDatabase;
  let owned: TestDatabase;
  beforeAll(async () => {
    server = await createTestDatabase('template0');
    await server.sql(`create role ${OWNER} login createdb password '${password}'`);
    const name = `${OWNER}_database`;
    await server.sql(`create database ${name} owner ${OWNER} template template0`);
    const address = new URL(server.url);
    [address.username, address.password] = [OWNER, password];
    owned = testDatabase(name, address.href);
  });
  afterAll(async () => {
    await owned.letGo();
    const rows = await server.sql<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [OWNER],
    );
    for (const { name } of rows) await server.sql(`drop database ${name} with (force)`);
    await server.sql(`drop role ${OWNER}`);
    await server.drop();
  });

  const production = (addresses: Record<string, string>): Record<string, string> => ({
    NODE_ENV: 'production',
    JWT_SECRET: TEST_SECRET,
    PUBLIC_URL: 'https://jobs.agency.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...addresses,
  });
  const working = (): string => {
    const url = new URL(server.workingUrl);
    url.pathname = new URL(owned.url).pathname;
    return url.href;
  };
  const warnings = async (addresses: Record<string, string>): Promise<unknown[]> => {
    const product = await ProductProcess.start(production(addresses));
    await product.stop();
    return product.entries
      .filter(({ level, msg }) => level === 40 && /DATABASE_OWNER_URL/.test(String(msg)))
      .map(({ msg }) => msg);
  };

  it('that nobody has migrated is not started with the working role alone', async () => {
    const { code, errors } = await ProductProcess.run(production({ DATABASE_URL: working() }));
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The user of DATABASE_URL may not migrate [^\n]*DATABASE_OWNER_URL[^\n]*\.\n$/),
    ]);
  });

  it('of one role works as before, with a warning that says what to do', async () => {
    expect(await warnings({ DATABASE_URL: owned.url })).toEqual([
      expect.stringMatching(/^The user of DATABASE_URL owns the tables: .*DATABASE_OWNER_URL.*operations\.md/),
    ]);
    expect(
      await warnings({ DATABASE_URL: testDatabase(new URL(owned.url).pathname.slice(1), server.url).url }),
    ).toEqual([expect.stringMatching(/^The user of DATABASE_URL is a superuser: /)]);
  });

  it('gets its second role without loss, and needs the owner no more until the next version', async () => {
    await owned.sql(`insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee')`);
    const sums = await tableSums(owned);
    expect(await warnings({ DATABASE_URL: working(), DATABASE_OWNER_URL: owned.url })).toEqual([]);
    expect(await tableSums(owned)).toEqual(sums);
    expect(await warnings({ DATABASE_URL: working() })).toEqual([]);
  });

  it('is backed up, restored and taken back by an owner who is no superuser; afterwards the working role works in it', async () => {
    const addresses = { DATABASE_URL: working(), DATABASE_OWNER_URL: owned.url };
    const superuser = testDatabase(new URL(owned.url).pathname.slice(1), server.url);
    await superuser.sql('create table of_a_superuser (note text)');
    await superuser.letGo();
    const folder = temporaryFolder();
    const file = `${folder.path}/today.backup`;
    await owned.letGo();
    try {
      for (const [name, ...args] of [
        ['backup', '--file', file],
        ['restore', '--file', file],
        ['restore', '--back'],
        ['restore', '--drop-kept'],
      ] as const) {
        expect(await runCommand(name, args.slice(), addresses)).toMatchObject({ code: 0, errors: '' });
      }
    } finally {
      folder.remove();
    }
    expect(await warnings(addresses)).toEqual([]);
    const worker = testDatabase(new URL(owned.url).pathname.slice(1), working());
    expect(await worker.sql('select email from users')).toEqual([{ email: 'asha@b.example' }]);
    await expect(worker.sql('delete from audit_log')).rejects.toThrow(/permission denied/);
    await worker.letGo();
  });
});

/** What `deploy/two-roles.sh` hands to psql, as psql runs it. */
async function runTwoRoles(database: TestDatabase, passwords: Record<'owner' | 'app', string>): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, '../../../deploy/two-roles.sh'), 'utf8');
  const values: Record<string, string> = { ...passwords, name: 'niyukt' };
  const parts = script
    .split("<<'SQL'")
    .slice(1)
    .map((part) => part.slice(part.indexOf('\n') + 1, part.indexOf('\nSQL\n') + 1));
  expect(parts).toHaveLength(3);
  for (const text of parts
    .join('')
    .split(/(?<=;| \\gexec)\n/)
    .filter(Boolean)) {
    const statement = text.replace(/:'(\w+)'/g, (_, name: string) => `'${values[name]}'`);
    const rows = await database.sql(statement.replace(' \\gexec', ''));
    if (text.endsWith('gexec')) for (const row of rows) await database.sql(String(Object.values(row)[0]));
  }
}

describe('R74: a database that a superuser made', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  });
  afterAll(() => server.remove());

  it('is handed over to two roles by deploy/two-roles.sh, whole, as often as one likes', async () => {
    await server.database.sql('create database niyukt');
    const database = testDatabase('niyukt', server.database.url);
    await database.sql(DATABASE_AT_BASELINE);
    await database.sql(`insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee')`);
    const as = (role: string, password: string): string => {
      const url = new URL(database.url);
      [url.username, url.password] = [role, password];
      return url.href;
    };
    for (const passwords of [
      { owner: 'first', app: 'of all' },
      { owner: 'one', app: 'other' },
    ]) {
      await runTwoRoles(database, passwords);
      await migrate(as('niyukt_owner', passwords.owner), undefined, 'niyukt_app');
    }
    const worker = testDatabase('niyukt', as('niyukt_app', 'other'));
    expect(await worker.sql('select email from users')).toEqual([{ email: 'asha@b.example' }]);
    await expect(worker.sql('alter table audit_log disable trigger all')).rejects.toThrow(/must be owner/);
    expect(await excessRights(worker.url)).toBeUndefined();
    await worker.letGo();
    await database.letGo();
  });
});

describe('R74: an embedded database', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('of a version with one role is handed over to two, whole, with what a restore replaced', async () => {
    const old = new EmbeddedPostgres(folder.path);
    const database = testDatabase('niyukt', await old.start('postgres'));
    const replaced = testDatabase('niyukt_before_20261120183000123', await old.start('postgres'));
    const maintenance = testDatabase('postgres', database.url);
    for (const each of [database, replaced]) {
      await maintenance.sql(`create database ${new URL(each.url).pathname.slice(1)}`);
      await each.sql(DATABASE_AT_BASELINE);
    }
    await database.sql(`insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee')`);
    const sums = await tableSums(database);
    for (const each of [database, replaced, maintenance]) await each.letGo();
    await old.stop();

    const opened = await openDatabase(readEnv({ DATA_DIR: folder.path }));
    const { url, ownerUrl } = opened;
    await migrate(ownerUrl, undefined, new URL(url).username);
    const [owner, worker] = [testDatabase('niyukt', ownerUrl), testDatabase('niyukt', url)];
    try {
      const { migrations: _, ...now } = await tableSums(owner);
      // settings have a new column, and older versions are refused
      const { migrations: __, agency_settings: ___, oldest_versions: ____, ...before } = sums;
      expect(now).toMatchObject(before);
      expect(
        await owner.sql('select datname from pg_database where pg_get_userbyid(datdba) = current_user order by 1'),
      ).toEqual([{ datname: 'niyukt' }, { datname: 'niyukt_before_20261120183000123' }]);
      expect(
        await owner.sql(`select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
          and pg_get_userbyid(relowner) <> current_user`),
      ).toEqual([]);
      expect(await owner.sql('select rolsuper from pg_roles where rolname = current_user')).toEqual([
        { rolsuper: false },
      ]);
      expect(await worker.sql('select email from users')).toEqual([{ email: 'asha@b.example' }]);
      await expect(worker.sql('alter table audit_log disable trigger all')).rejects.toThrow(/must be owner/);
      expect((await bytesOf(createBackup(ownerUrl, undefined))).length).toBeGreaterThan(100);
      await owner.letGo();
      await worker.letGo();
      await revertRestore({ address: ownerUrl, workingRole: new URL(url).username });
      expect(await worker.sql('select email from users')).toEqual([]);
    } finally {
      await owner.letGo();
      await worker.letGo();
      await opened.close();
    }
  });
});

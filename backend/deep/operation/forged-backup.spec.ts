import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartError } from '../../src/platform/start-error.js';
import { packBackup, unpackBackup } from '../../src/storage/backup/backup-file.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { checkBackup, dropReplaced, restore as restoreBackup } from '../../src/storage/backup/restore.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const PASSPHRASE = 'monsoon-mango-tree-72';
/** After the last piece of rows. */
const NO_PIECE = '\0\0\0\0{"rows"';
const SPELL = '\u001b[2Jsecret';

type Line = Record<string, unknown>;

describe('R63: a backup that somebody else made', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'forged.backup');
  const marker = join(folder.path, 'ran');
  let database: TestDatabase;
  let dump: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql(`insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee')`);
    dump = await contentOf(await bytesOf(createBackup(database.url, undefined)));
  });
  afterAll(async () => {
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
    folder.remove();
  });

  const contentOf = async (bytes: Buffer, passphrase?: string): Promise<string> =>
    (await bytesOf(unpackBackup(inPieces(bytes), { passphrase }))).toString('latin1');
  const pack = (text: string, passphrase?: string): Promise<Buffer> =>
    bytesOf(packBackup(inPieces(Buffer.from(text, 'latin1')), passphrase));
  const restore = async (environment: Record<string, string>, ...args: string[]): Promise<CommandResult> => {
    await database.letGo();
    return runCommand('restore', ['--file', file, ...args], { DATABASE_URL: database.url, ...environment });
  };
  const accounts = (): Promise<{ email: string }[]> => database.sql('select email from users');
  const databases = async (): Promise<string[]> =>
    (await database.sql<{ datname: string }>(`select datname from pg_database`))
      .map(({ datname }) => datname)
      .filter((name) => name.startsWith(new URL(database.url).pathname.slice(1)));

  /** The dump with one of its lines changed: the one of a table, or the first or last one. */
  function withLine(which: 'head' | 'end' | (string & {}), change: (line: Line) => Line | undefined): string {
    const lines = dump.split('\n');
    const at = lines.findIndex((line) => {
      if (!line.startsWith('{"')) return false;
      const content = JSON.parse(line) as Line;
      return which === 'head'
        ? 'dump' in content
        : which === 'end'
          ? 'sequences' in content
          : content['table'] === which;
    });
    const changed = change(JSON.parse(lines[at] ?? '') as Line);
    lines.splice(at, 1, ...(changed ? [JSON.stringify(changed)] : []));
    return lines.join('\n');
  }
  const columnsOf = ({ columns }: Line): string[] => columns as string[];
  const program = (): string => `token_id) from program 'touch ${marker}' -- `;

  const FORGERIES: [title: string, forged: () => string][] = [
    [
      'a command in the place of a column',
      () => withLine('revoked_tokens', (line) => ({ ...line, columns: [program()] })),
    ],
    [
      'a command behind a column',
      () =>
        withLine('users', (line) => ({
          ...line,
          columns: [...columnsOf(line).slice(0, -1), `password_expires_at) from program 'touch ${marker}' -- `],
        })),
    ],
    [
      'a command in the place of a table',
      () =>
        withLine('revoked_tokens', (line) => ({
          ...line,
          table: `revoked_tokens from program 'touch ${marker}' -- `,
        })),
    ],
    [
      'a column of another table',
      () => withLine('users', (line) => ({ ...line, columns: [...columnsOf(line), 'phone'] })),
    ],
    ['a column less', () => withLine('users', (line) => ({ ...line, columns: columnsOf(line).slice(1) }))],
    [
      'a column twice',
      () => withLine('users', (line) => ({ ...line, columns: [columnsOf(line)[1], ...columnsOf(line).slice(1)] })),
    ],
    ['a table under another name', () => withLine('audit_log', (line) => ({ ...line, table: 'audit_log_of_mine' }))],
    ['a table with its schema', () => withLine('audit_log', (line) => ({ ...line, table: 'pg_catalog.pg_authid' }))],
    ['a table twice', () => withLine('companies', (line) => ({ ...line, table: 'audit_log' }))],
    ['names that are no texts', () => withLine('users', (line) => ({ ...line, columns: [{}] }))],
    ['a name that moves the cursor', () => withLine('audit_log', (line) => ({ ...line, table: '\u001b[2Jaudit' }))],
    [
      'a command in the place of a sequence',
      () =>
        withLine('end', (line) => ({ ...line, sequences: { [`x'; copy users to program 'touch ${marker}'`]: {} } })),
    ],
    ['no sequences', () => withLine('end', (line) => ({ ...line, sequences: {} }))],
    ['no migrations', () => withLine('head', (line) => ({ ...line, migrations: [] }))],
    [
      'a migration that is none',
      () => withLine('head', (line) => ({ ...line, migrations: [`x'; copy users to program 'touch ${marker}'`] })),
    ],
    [
      'fewer migrations than made its tables',
      () => withLine('head', (line) => ({ ...line, migrations: ['Accounts1700000001000'] })),
    ],
    ['a format of its own', () => withLine('head', (line) => ({ ...line, format: 7 }))],
    ['a time that is none', () => withLine('head', (line) => ({ ...line, madeAt: 'now\u0007' }))],
  ];

  it.each(FORGERIES)(
    'names %s: no check calls it whole, and no restore takes it or runs anything',
    async (_, forged) => {
      const bytes = await pack(forged());
      const before = await databases();
      await database.letGo();
      for (const attempt of [
        checkBackup(inPieces(bytes), { passphrase: undefined }),
        restoreBackup({ address: database.url }, inPieces(bytes), { passphrase: undefined }),
      ]) {
        await expect(attempt).rejects.toBeInstanceOf(StartError);
        await expect(attempt).rejects.toThrow(/^The backup \P{C}+\.$/u);
      }
      expect(existsSync(marker)).toBe(false);
      expect(await databases()).toEqual(before);
      expect(await accounts()).toEqual([{ email: 'asha@b.example' }]);
    },
  );

  /** The dump with other bytes in the place of the rows of accounts, as many, and with their checksum. */
  function withRows(change: (rows: string) => string): string {
    const table = dump.indexOf('{"table":"users"');
    const start = dump.indexOf('\n', table) + 1;
    const stop = dump.indexOf(NO_PIECE, start);
    const rows = change(dump.slice(start, stop));
    const rest = dump.slice(stop).replace(/"sha256":"\w+"/, `"sha256":"${sha256(rows.slice(4))}"`);
    return dump.slice(0, start) + rows + rest;
  }
  const sha256 = (text: string): string => createHash('sha256').update(text, 'latin1').digest('hex');

  it('R63: a row that does not fit is refused without a word of it on the terminal', async () => {
    const forged = withRows((rows) => rows.slice(0, 4) + SPELL.padEnd(rows.length - 4));
    writeFileSync(file, await pack(forged));
    const { code, errors } = await restore({});
    expect(code).toBe(1);
    expect(errors).toBe('The backup cannot be used: its rows do not fit the tables (22P04). Nothing was changed.\n');
  });

  it('ends the command with 1 and one sentence', async () => {
    writeFileSync(file, await pack(withLine('revoked_tokens', (line) => ({ ...line, columns: [program()] }))));
    for (const args of [['--check'], []]) {
      const { code, output, errors } = await restore({}, ...args);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^The backup cannot be used: the columns of revoked_tokens are not [^\n]+\n$/);
    }
    expect(existsSync(marker)).toBe(false);
  });

  it('has no seal, and is refused where there is a passphrase, also when it is only checked', async () => {
    writeFileSync(file, await pack(dump));
    for (const args of [['--check'], []]) {
      const { code, output, errors } = await restore({ BACKUP_PASSPHRASE: PASSPHRASE }, ...args);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(
        /^The backup has no seal although BACKUP_PASSPHRASE is set[^\n]+--accept-unsealed[^\n]+\n$/,
      );
    }
  });

  it.each([false, 0, '', {}, undefined, [], 'none'])('says %j of its seal, and is refused', async (sealing) => {
    const bytes = await pack(dump);
    const end = bytes.indexOf('\n');
    const header = { ...(JSON.parse(bytes.subarray(0, end).toString()) as Line), sealing };
    const stripped = Buffer.concat([Buffer.from(JSON.stringify(header)), bytes.subarray(end)]);
    for (const passphrase of [PASSPHRASE, undefined])
      await expect(checkBackup(inPieces(stripped), { passphrase })).rejects.toThrow(/does not begin like one/);
  });

  it('is taken without a seal where somebody says so, loudly', async () => {
    writeFileSync(file, await pack(dump));
    const { code, errors } = await restore({ BACKUP_PASSPHRASE: PASSPHRASE }, '--accept-unsealed');
    expect([code, errors]).toEqual([0, expect.stringMatching(/^WARNING: taken without a seal/)]);
    const broken = await restore({ BACKUP_PASSPHRASE: 'another-passphrase-1' }, '--check', '--accept-unsealed');
    expect(broken.code).toBe(0);
    writeFileSync(file, await pack(dump, PASSPHRASE));
    const other = await restore({ BACKUP_PASSPHRASE: 'another-passphrase-1' }, '--check', '--accept-unsealed');
    expect(other).toMatchObject({ code: 1, output: '' });
  });

  it('of a schema with tables of somebody else is taken without these, which are named', async () => {
    await database.sql('create table notes_of_mine (note text)');
    writeFileSync(file, await bytesOf(createBackup(database.url, PASSPHRASE)));
    await database.sql('drop table notes_of_mine');
    for (const args of [['--check'], []]) {
      const { code, output } = await restore({ BACKUP_PASSPHRASE: PASSPHRASE }, ...args);
      expect([code, output]).toEqual([0, expect.stringContaining('Left out: the table notes_of_mine') as unknown]);
    }
  });
});

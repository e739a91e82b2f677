import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const ADDED = 2_500;
/** With the one about the export. */
const ENTRIES = ADDED + 1;

describe('R27: the audit log as signed lines', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'audit.jsonl');
  let database: TestDatabase;
  let said: CommandResult;
  let lines: string[];
  let key: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql(
      `insert into audit_log (actor_email, actor_role, action, kind, record_id, record_name, after)
       select 'meera@niyukt.example', 'admin', 'updated', 'employee', n, E'Asha\\u2028Rao "' || n || '"', '{"name": "a\\nb"}'
       from generate_series(1, ${ADDED}) n`,
    );
    said = await command('export', '--file', file);
    lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    key = /signed with the key ([\w-]{43})\./.exec(said.output)?.[1] ?? '';
  });
  afterAll(async () => {
    await database.drop();
    folder.remove();
  });

  const command = (name: string, ...args: string[]): Promise<CommandResult> =>
    runCommand(`audit-${name}`, args, { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, DATA_DIR: folder.path });
  async function verifyAs(changed: string[], ...args: string[]): Promise<CommandResult> {
    const other = join(folder.path, 'changed.jsonl');
    writeFileSync(other, `${changed.join('\n')}\n`);
    return command('verify', '--file', other, ...args);
  }

  it('R27: holds every entry, is its owner’s, and is whole by the secret or by the key that it named', async () => {
    expect([said.code, said.errors]).toEqual([0, '']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lines).toHaveLength(ENTRIES + 2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      line: 2,
      entry: { audit_id: '1', record_name: 'Asha\u2028Rao "1"' },
    });
    const whole = { code: 0, errors: '', output: expect.stringMatching(/is whole: 2501 entries, exported 20/) };
    expect(await command('verify', '--file', file)).toEqual(whole);
    const elsewhere = { DATA_DIR: join(folder.path, 'elsewhere') };
    expect(await runCommand('audit-verify', ['--file', file, '--key', key], elsewhere)).toEqual(whole);
  });

  it('R27: an export is in the audit log before its first line, and overwrites no file', async () => {
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ entry: { action: 'exported', kind: 'audit log' } });
    const [entry] = await database.sql(`select actor_role, kind from audit_log where action = 'exported'`);
    expect(entry).toEqual({ actor_role: 'system', kind: 'audit log' });
    expect(await command('export', '--file', file)).toMatchObject({
      code: 1,
      errors: `The file ${file} cannot be written (EEXIST).\n`,
    });
  });

  const CHANGES: Record<string, [change: (lines: string[]) => string[], sentence: RegExp]> = {
    'a changed entry': [
      (all) => all.with(7, (all[7] ?? '').replace('updated', 'created')),
      /^Line 8 is broken: it was changed/,
    ],
    'a changed signature': [
      (all) =>
        all.with(
          7,
          (all[7] ?? '').replace(/"signature":"(.)/, (_, c: string) => `"signature":"${c === 'A' ? 'B' : 'A'}`),
        ),
      /^Line 8 is broken: it was changed/,
    ],
    'a line left out': [(all) => all.toSpliced(7, 1), /^Line 8 is broken: it does not follow line 7/],
    'two lines exchanged': [
      (all) => all.with(7, all[8] ?? '').with(8, all[7] ?? ''),
      /^Line 8 is broken: it does not follow line 7/,
    ],
    'a line twice': [(all) => all.toSpliced(7, 0, all[7] ?? ''), /^Line 9 is broken: it does not follow line 8/],
    'a line of somebody’s own': [
      (all) => all.toSpliced(7, 0, '{"entry":{}}'),
      /^Line 8 is broken: it is no line of an export/,
    ],
    'the end cut off': [
      (all) => all.slice(0, -1),
      new RegExp(`^Line ${ENTRIES + 2} is missing: the file ends too early`),
    ],
    'half of a line at the end': [
      (all) => all.with(-1, (all.at(-1) ?? '').slice(0, 40)),
      /is broken: it is no line of an export/,
    ],
    'something after the end': [(all) => [...all, all[1] ?? ''], /is broken: it comes after the end/],
    'the beginning cut off': [(all) => all.slice(1), /^Line 1 is broken: it is not the beginning/],
    'an empty file': [() => [], /^Line 1 is broken/],
  };
  it.each(Object.entries(CHANGES))('R27: names the first broken line: %s', async (_, [change, sentence]) => {
    const { code, output, errors } = await verifyAs(change(lines));
    expect([code, output, errors]).toEqual([1, '', expect.stringMatching(sentence)]);
  });

  it('R27: an export that somebody signed with a key of their own is not whole', async () => {
    const forged = join(folder.path, 'forged.jsonl');
    const environment = { DATABASE_URL: database.url, JWT_SECRET: `${TEST_SECRET}-of-somebody-else` };
    expect(await runCommand('audit-export', ['--file', forged], environment)).toMatchObject({ code: 0 });
    for (const args of [[], ['--key', key]]) {
      const { code, errors } = await command('verify', '--file', forged, ...args);
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/^Line 1 is broken: it was changed, or signed with another key/),
      ]);
    }
  });

  it.each([
    [['--file', '/not/there'], /cannot be read \(ENOENT\)/],
    [[], /^Usage: /],
    [['--fiel', 'x'], /^Usage: /],
    [['--file', file, '--key', 'short'], /43 characters/],
  ])('R27: says what is wrong with %j', async (args, sentence) => {
    expect(await command('verify', ...args)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(sentence) as unknown,
    });
  });
});

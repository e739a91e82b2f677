import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERASED_PEOPLE_FILE, readErasedFile, writeErasedFile } from '../../src/storage/backup/erased-people-file.js';
import { dropReplaced } from '../../src/storage/backup/restore.js';
import { Agency, PASSWORD, TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { RecordEdits } from '../../test/support/record-edits.js';
import { runNow } from '../../test/support/tasks.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

const OTHER_SECRET = 'another-secret-of-more-than-32-characters';
const DAY = 24 * 60 * 60 * 1000;

interface Content {
  people: { id: string; erased_at: string; sealed: string }[];
}

/** The life of an installation whose database is lost, told in order. */
describe('R71: a restore in the place of a lost database', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, ERASED_PEOPLE_FILE);
  let database: TestDatabase;
  let office: Office;
  /** Of before all erasures, and of after them. */
  let backups: string[];
  let gone: Member;
  let back: Member;
  let stays: Member;
  /** Has another e-mail than at the time of the first backup. */
  let moved: Member;
  /** Whole, before a test spoils it. */
  let whole: string;

  const command = (name: string, args: string[], JWT_SECRET = TEST_SECRET): Promise<CommandResult> =>
    runCommand(name, args, { DATABASE_URL: database.workingUrl, DATABASE_OWNER_URL: database.url, JWT_SECRET });
  const backUp = async (name: string): Promise<string> => {
    const path = join(folder.path, name);
    expect(await command('backup', ['--file', path])).toMatchObject({ code: 0, errors: '' });
    return path;
  };
  const restore = async (backup: string, ...[args = [], secret]: [string[]?, string?]): Promise<string> => {
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
    const { code, output, errors } = await command('restore', ['--file', backup, ...args], secret);
    expect([code, errors]).toEqual([0, '']);
    return output;
  };
  const marked = async (): Promise<string[]> =>
    (await database.sql<{ email: string }>(`select email from users where erasure_due_at < now() order by email`)).map(
      ({ email }) => email,
    );
  const peopleIn = (): Content['people'] => (JSON.parse(readFileSync(file, 'utf8')) as Content).people;

  beforeAll(async () => {
    database = await createTestDatabase();
    const agency = await Agency.open({ ERASED_FOLDER: folder.path }, database);
    office = await Office.of(agency);
    [gone, back] = [await office.employee(), await office.employee()];
    [stays, moved] = [await office.employee(), await office.employee()];
    const before = await backUp('niyukt-20261101T000000Z.backup');
    expect(peopleIn()).toEqual([]);
    // somebody else registers with the e-mail that a person gave up, and is erased
    const edits = new RecordEdits(office);
    await recordOf(edits.edit('employees', moved.id, { email: 'moved@post.example.in' }));
    await office.addEmployee({ email: moved.email });
    await office.sql(
      `update users set erasure_due_at = now(), restricted_at = now(), restriction = 'erasure' where user_id = $1`,
      [gone.userId],
    );
    await waitFor('the account to be erased', async () => {
      await runNow(office, 'account_erasures');
      return (await office.count('users where user_id = $1', [gone.userId])) ? undefined : true;
    });
    await waitFor('the running product to write the file', () => Promise.resolve(peopleIn().length === 1 || undefined));
    await agency.close();
    expect(
      await runCommand('person-erase', ['--email', back.email, '--yes'], {
        DATABASE_URL: database.workingUrl,
        DATABASE_OWNER_URL: database.url,
        JWT_SECRET: TEST_SECRET,
        ERASED_FOLDER: folder.path,
      }),
    ).toMatchObject({ code: 0 });
    expect(peopleIn()).toHaveLength(2);
    expect(await command('person-erase', ['--email', moved.email, '--yes'])).toMatchObject({ code: 0 });
    // the same e-mail again, later
    await database.sql(`insert into users (email, password_hash, role) values ($1, 'x', 'employee')`, [back.email]);
    backups = [before, await backUp('niyukt-20261126T000000Z.backup')];
    whole = readFileSync(file, 'utf8');
  });
  afterAll(async () => {
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
    folder.remove();
  });

  it('reads a file that its owner alone may read, and that names nobody', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(whole).not.toMatch(/@|employee|account/);
    expect(readdirSync(folder.path).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('marks who was erased, who is gone once the product runs; who came back later stays, and whose former e-mail it was', async () => {
    expect(await restore(backups[1] ?? '')).not.toMatch(/WARNING|Erasures since|are again/);
    expect(await marked()).toEqual([]);
    const output = await restore(backups[0] ?? '');
    expect(output).toContain('Accounts that were erased since, and are again once the product runs: 2\n');
    expect(output).toContain('Erasures since of which this data holds nobody: 1, of ');
    expect(output).not.toContain('WARNING');
    expect(await marked()).toEqual([gone.email, back.email].toSorted());
    const agency = await Agency.openAlone({}, database);
    await waitFor('both to be erased anew', async () => {
      await runNow(database, 'account_erasures');
      return (await marked()).length ? undefined : true;
    });
    expect(await agency.anyone.post('/auth/login', { email: gone.email, password: PASSWORD })).toMatchObject({
      status: 401,
    });
    expect((await agency.login(stays.email)).token).toBeTruthy();
    await agency.close();
  });

  it('knows them from the restored data, when the file is lost as well', async () => {
    await restore(backups[0] ?? '');
    await database.sql('update users set restricted_at = null, restriction = null, erasure_due_at = null');
    const later = await backUp('niyukt-20261127T000000Z.backup');
    rmSync(file);
    const output = await restore(later);
    expect(output).toContain('WARNING: no file of erased people was found');
    expect(await marked()).toEqual([gone.email, back.email].toSorted());
    rmSync(later);
    writeFileSync(file, whole);
  });

  it.each<[string, () => string, RegExp]>([
    [
      'cut off',
      () => whole.slice(0, -20),
      /^WARNING: \S+ is damaged or no file of erased people\. Nobody is erased by it/m,
    ],
    [
      'forged',
      () =>
        JSON.stringify({
          ...JSON.parse(whole),
          people: peopleIn().map((one) => ({ ...one, sealed: flippedText(one.sealed) })),
        }),
      /^WARNING: 3 erasures were sealed with another JWT_SECRET, or changed: nobody is erased by them/m,
    ],
  ])('says so when the file is %s, and erases nobody by it', async (_, spoilt, sentence) => {
    writeFileSync(file, whole);
    writeFileSync(file, spoilt());
    expect(await restore(backups[0] ?? '')).toMatch(sentence);
    expect(await marked()).toEqual([]);
    writeFileSync(file, whole);
  });

  it('says so with another secret, and goes on with the right one', async () => {
    const output = await restore(backups[0] ?? '', [], OTHER_SECRET);
    expect(output).toMatch(/^WARNING: 3 erasures were sealed with another JWT_SECRET/m);
    expect(await marked()).toEqual([]);
    await database.letGo();
    const settled = await command('restore', ['--settle', '--erased', file]);
    expect(settled.output).toContain('are again once the product runs: 2\n');
    expect(await marked()).toEqual([gone.email, back.email].toSorted());
  });

  it('knows them by a new secret that everything was carried to', async () => {
    const old = join(folder.path, 'old-secret');
    writeFileSync(old, TEST_SECRET);
    const { output } = await command('secret-reseal', ['--old-secret-file', old], OTHER_SECRET);
    expect(output).toContain('Erasures carried to the present secret: 3; there already: 0; of neither secret: 0.');
    rmSync(await backUp('niyukt-20261128T000000Z.backup'));
    expect(await restore(backups[0] ?? '', [], OTHER_SECRET)).toContain('are again once the product runs: 2\n');
    expect(await marked()).toEqual([gone.email, back.email].toSorted());
  });
});

describe('the file of erased people', () => {
  const entry = (erased_id: string, days: number): Parameters<typeof writeErasedFile>[1][number] => ({
    erased_id,
    sealed: Buffer.from(erased_id),
    erased_at: new Date(Date.now() - days * DAY),
  });
  const IDS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [string, string, string];
  const stored = async (path: string): Promise<string[] | undefined> =>
    (await readErasedFile(join(path, ERASED_PEOPLE_FILE)))?.map(({ erased_id }) => erased_id).toSorted();

  it('keeps what a lost database knew for five weeks, or as long as a backup from before is there', async () => {
    const { path, remove } = temporaryFolder();
    await writeErasedFile(path, [entry(IDS[0], 34), entry(IDS[1], 36)]);
    await writeErasedFile(path, [entry(IDS[2], 0)]);
    expect(await stored(path)).toEqual([IDS[0], IDS[2]]);
    const old = new Date(Date.now() - 40 * DAY).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    writeFileSync(join(path, `niyukt-${old}Z.backup`), '');
    await writeErasedFile(path, [entry(IDS[1], 36)]);
    expect(await stored(path)).toEqual(IDS);
    remove();
  });

  it.each([
    ['is no file of erased people', '{'],
    ['has another format', '{"niyukt":"erased people","format":2,"people":[]}'],
  ])('that %s is put aside, and written anew', async (_, content) => {
    const { path, remove } = temporaryFolder();
    writeFileSync(join(path, ERASED_PEOPLE_FILE), content);
    expect(await writeErasedFile(path, [entry(IDS[0], 1)])).toMatch(/unusable-\d+$/);
    expect(await stored(path)).toEqual([IDS[0]]);
    expect(readdirSync(path)).toHaveLength(2);
    remove();
  });
});

const flippedText = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  return bytes.toString('base64');
};

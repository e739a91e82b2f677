import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { Agency, PASSWORD, TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { Office, recordOf } from '../../test/support/office.js';
import { RecordEdits } from '../../test/support/record-edits.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { appCode } from '../../test/support/totp-app.js';
import { type AccountWithApp, challengeFor, forgetSteps, staffWithApp } from '../../test/support/two-factors.js';

const NEW_SECRET = 'another-secret-for-tests-only-9876543210';

const step = async (agency: Agency, { email }: AccountWithApp, proof: object): Promise<ApiAnswer> =>
  agency.anyone.post('/auth/login/second-factor', { challenge: await challengeFor(agency, email, PASSWORD), ...proof });

/** Told in order: each test begins where the one before it ended. */
describe('second factors', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  let agency: Agency;
  let stays: AccountWithApp;
  let removes: AccountWithApp;
  let adds: ApiClient & { email: string; userId: number };
  let added: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    agency = await Agency.open({}, database);
    [stays, removes] = [await staffWithApp(agency), await staffWithApp(agency)];
    adds = await agency.staff();
  });
  afterAll(async () => {
    await agency.close();
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
    folder.remove();
  });

  const command = (name: string, args: string[], secret = TEST_SECRET): Promise<CommandResult> =>
    runCommand(name, args, { DATABASE_URL: database.url, JWT_SECRET: secret, DATA_DIR: folder.path });

  it('R71: are after a restore what they were before it: none revived, none lost, no used code new', async () => {
    const backup = await bytesOf(createBackup(database.url, undefined));
    expect((await step(agency, stays, { recovery: stays.codes[0] })).status).toBe(200);
    const [factor] = await database.sql<{ factor_id: number }>(
      'select factor_id from second_factors where user_id = $1',
      [removes.userId],
    );
    expect((await removes.client.delete(`/auth/factors/${factor?.factor_id}`)).status).toBe(200);
    ({ secret: added } = (await adds.post('/auth/factors/totp', {})).body as { secret: string });
    expect((await adds.post('/auth/factors/totp/confirm', { code: appCode(added) })).status).toBe(201);
    await agency.close();
    await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), { passphrase: undefined });
    agency = await Agency.open({}, database);

    expect((await step(agency, stays, { recovery: stays.codes[0] })).status).toBe(401);
    expect((await step(agency, stays, { recovery: stays.codes[1] })).status).toBe(200);
    const { email } = removes;
    expect((await agency.anyone.post('/auth/login', { email, password: PASSWORD })).body).toHaveProperty('token');
    await forgetSteps(agency, adds.userId);
    expect((await step(agency, { ...stays, email: adds.email }, { totp: appCode(added) })).status).toBe(200);
  });

  it('R71: are those of the account, whatever e-mails changed since the backup', async () => {
    // the numbers of before are taken
    while (agency.unique() < 100) continue;
    const office = await Office.of(agency);
    const edits = new RecordEdits(office);
    const addApp = async (client: ApiClient): Promise<void> => {
      const { secret } = (await client.post('/auth/factors/totp', {})).body as { secret: string };
      await recordOf(client.post('/auth/factors/totp/confirm', { code: appCode(secret) }));
    };
    const [lost, late] = [await office.employee(), await office.employee()];
    await addApp(lost.client);
    const backup = await bytesOf(createBackup(database.url, undefined));
    const [{ id }] = ((await lost.client.get('/auth/factors')).body as { factors: [{ id: number }] }).factors;
    await recordOf(lost.client.delete(`/auth/factors/${id}`));
    await recordOf(edits.edit('employees', lost.id, { email: 'lost@post.example.in' }));
    await recordOf(edits.edit('employees', late.id, { email: 'late@post.example.in' }));
    await addApp(await agency.login('late@post.example.in'));
    // another person gets the e-mail that was given up
    await addApp((await office.employee({ email: lost.email })).client);
    await agency.close();
    await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), { passphrase: undefined });
    agency = await Agency.open({}, database);

    const logIn = (email: string): Promise<ApiAnswer> =>
      agency.anyone.post('/auth/login', { email, password: PASSWORD });
    expect((await logIn(lost.email)).body).toHaveProperty('token');
    expect((await logIn(late.email)).body).toMatchObject({ second_factor: ['totp', 'recovery'] });
  });

  it('go on with another secret, once they are carried to it', async () => {
    await agency.close();
    const file = join(folder.path, 'old-secret');
    writeFileSync(file, TEST_SECRET);
    const carried = await command('secret-reseal', ['--old-secret-file', file], NEW_SECRET);
    expect([carried.code, carried.output]).toEqual([
      0,
      expect.stringContaining('carried to the present secret: 3; there already: 0'),
    ]);
    const again = await command('secret-reseal', ['--old-secret-file', file], NEW_SECRET);
    expect(again.output).toContain('carried to the present secret: 0; there already: 3; of neither secret: 0');
    agency = await Agency.open({ JWT_SECRET: NEW_SECRET }, database);
    await forgetSteps(agency, stays.userId);
    expect((await step(agency, stays, { totp: appCode(stays.secret) })).status).toBe(200);
  });

  it('of the only super admin are switched off by the operator, who says why', async () => {
    while (agency.unique() < 200) continue;
    const boss = await staffWithApp(agency, 'super_admin');
    const off = (...args: string[]): Promise<CommandResult> => command('second-factor-off', args, NEW_SECRET);
    expect(await off('--email', boss.email)).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') });
    expect(await off('--email', boss.email, '--reason', 'Lost the phone')).toMatchObject({ code: 0, errors: '' });
    expect((await boss.client.get('/users/profile')).status).toBe(401);
    const answer = await agency.anyone.post('/auth/login', { email: boss.email, password: PASSWORD });
    expect(answer.body).toHaveProperty('token');
    const client = new ApiClient(agency.base, (answer.body as { token: string }).token);
    const filter = JSON.stringify({ action: 'sign-in changed' });
    const entries = (await client.get(`/api/admin/audit-log?filter=${encodeURIComponent(filter)}`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ actor_email: 'system', after: { change: 'factors off', name: 'Lost the phone' } }),
    );
    expect(await off('--email', boss.email, '--reason', 'Again')).toMatchObject({ code: 1 });
  });
});

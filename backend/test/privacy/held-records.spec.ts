import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { TEST_SECRET } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { runCommand, type CommandResult } from '../support/command.js';
import { Office } from '../support/office.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const ORDER = { order_number: 'CR-114/2026', authority: 'Cyber Crime Cell, Pune' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const erase = (email: string, env: Record<string, string> = {}): Promise<CommandResult> =>
  runCommand('person-erase', ['--email', email, '--yes'], {
    DATABASE_URL: office.agency.database.url,
    JWT_SECRET: TEST_SECRET,
    ...env,
  });
const open = (email: string, order: object = ORDER): Promise<ApiAnswer> =>
  office.superAdmin.post('/api/admin/held-records/open', { email, ...order });

async function erased(name: string): Promise<string> {
  const { email } = (await office.addEmployee({ name })) as unknown as { email: string };
  const { code, output } = await erase(email);
  expect([code, output]).toEqual([0, expect.stringMatching(/Kept: what was known, sealed until \d+ \w+ \d{4}/)]);
  return email;
}

it('what was known of an erased person is sealed for a year, and opened by a super admin for a numbered order', async () => {
  const email = await erased('Padmavathi Sundaram');
  const { status, body } = await open(email.toUpperCase());
  const [held] = body as unknown as { id: number; ends_at: string; places: Record<string, object[]> }[];
  expect([status, held?.places['employee']]).toEqual([
    200,
    [expect.objectContaining({ full_name: 'Padmavathi Sundaram' })],
  ]);
  const [{ days }] = (await office.sql(
    'select extract(epoch from ends_at - processed_at)::int / 86400 as days from held_records where held_id = $1',
    [held?.id],
  )) as unknown as [{ days: number }];
  expect([365, 366]).toContain(days);
  const [entry] = await office.sql('select * from audit_log order by audit_id desc limit 1');
  expect(entry).toMatchObject({
    action: 'read',
    kind: 'held record',
    record_id: held?.id,
    record_name: '',
    after: ORDER,
  });

  expect(await office.admin.post('/api/admin/held-records/open', { email, ...ORDER })).toMatchObject({ status: 403 });
  expect(await open(email, { authority: 'Cyber Crime Cell, Pune' })).toMatchObject({ status: 400 });
  expect(await open('nobody@example.in')).toMatchObject({ status: 404, body: { code: 'held_record.none' } });
});

it('a person with whom nothing happened for a year is not held, nor one of an agency that switched it off', async () => {
  const { id, email } = (await office.addEmployee({})) as unknown as { id: number; email: string };
  await office.sql('alter table audit_log disable trigger user');
  await office.sql('delete from audit_log where record_id = $1 or record_name = $2', [id, email]);
  await office.sql('alter table audit_log enable trigger user');
  await office.sql('delete from outbox_mails where recipient = $1', [email]);
  await office.sql('delete from one_time_codes where email = $1', [email]);
  await office.sql('delete from notices where employee_id = $1', [id]);
  await office.sql(`update employees set created_at = now() - interval '13 months' where email = $1`, [email]);
  await office.sql(`update users set created_at = now() - interval '13 months' where email = $1`, [email]);
  const { output } = await erase(email);
  expect(output).not.toContain('sealed');
  expect((await open(email)).status).toBe(404);

  const { email: other } = (await office.addEmployee({})) as unknown as { email: string };
  expect((await erase(other, { HOLD_ERASED: 'false' })).output).not.toContain('sealed');
  expect((await open(other)).status).toBe(404);
});

it('what is held goes by itself, and is opened no more after its end', async () => {
  const email = await erased('Ravi Menon');
  await office.sql(`update held_records set ends_at = now() - interval '1 minute'`);
  expect((await open(email)).status).toBe(404);
});

it('a new secret carries what is held', async () => {
  const email = await erased('Asha Rao');
  const folder = temporaryFolder();
  const file = join(folder.path, 'old');
  writeFileSync(file, 'a-former-secret-of-more-than-32-characters');
  const args = ['--old-secret-file', file];
  expect((await open(email)).status).toBe(200);
  expect(
    await runCommand('secret-reseal', args, { DATABASE_URL: office.agency.database.url, JWT_SECRET: TEST_SECRET }),
  ).toMatchObject({ output: expect.stringMatching(/Held records .*: 0; there already: \d+/) });

  writeFileSync(file, TEST_SECRET);
  const JWT_SECRET = 'another-secret-of-more-than-32-characters';
  expect(
    await runCommand('secret-reseal', args, { DATABASE_URL: office.agency.database.url, JWT_SECRET }),
  ).toMatchObject({
    output: expect.stringMatching(/Held records .*: [1-9]\d*; there already: 0; of neither secret: 0/),
  });
  expect(await open(email)).toMatchObject({ status: 404 });
  folder.remove();
});

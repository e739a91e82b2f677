import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unpackBackup } from '../../src/storage/backup/backup-file.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { bytesOf } from '../../test/support/bytes.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { Office, recordOf } from '../../test/support/office.js';
import { resumePathOf } from '../../test/support/read-resumes.js';
import { runNow } from '../../test/support/tasks.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';

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

const FILE = Buffer.from('{\\rtf1\\ansi A resume that says nine words about its owner.}');

async function erased(name: string, ...files: string[]): Promise<string> {
  const { id, email } = (await office.addEmployee({ name })) as unknown as { id: number; email: string };
  for (const file of files) await recordOf(office.admin.upload(resumePathOf(id), FILE, file));
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

/** What the order opens. */
async function heldOf(
  email: string,
): Promise<{ id: number; places: Record<string, object[]>; files: { id: number }[] }> {
  const [held] = (await open(email)).body as unknown as Awaited<ReturnType<typeof heldOf>>[];
  if (!held) throw new Error('nothing is held');
  return held;
}

it('files of resumes are sealed one by one, and opened with the same order only', async () => {
  const email = await erased('Meenakshi Iyer', 'first.rtf', 'மீனாட்சி.rtf');
  const { id: heldId, places, files } = await heldOf(email);
  expect(files).toEqual(
    ['first.rtf', 'மீனாட்சி.rtf'].map((file_name) => ({
      id: expect.any(Number),
      file_name,
      media_type: 'application/rtf',
    })),
  );
  expect(places['resumes']).toEqual([expect.not.objectContaining({ content: expect.anything() }), expect.anything()]);
  const path = `/api/admin/held-records/files/${files[1]?.id}/open`;
  const opened = await office.superAdmin.post(path, { email, ...ORDER });
  expect([opened.status, opened.text, opened.headers.get('content-disposition')]).toEqual([
    200,
    FILE.toString(),
    expect.stringContaining(`filename*=UTF-8''${encodeURIComponent('மீனாட்சி.rtf')}`),
  ]);
  const [entry] = await office.sql('select * from audit_log order by audit_id desc limit 1');
  expect(entry).toMatchObject({
    action: 'read',
    kind: 'held record',
    record_id: heldId,
    record_name: '',
    after: { ...ORDER, file_id: files[1]?.id },
  });

  expect(await office.admin.post(path, { email, ...ORDER })).toMatchObject({ status: 403 });
  expect(await office.superAdmin.post(path, { email, authority: 'Cyber Crime Cell, Pune' })).toMatchObject({
    status: 400,
  });
  const other = await erased('Kavya Nair');
  expect(await office.superAdmin.post(path, { email: other, ...ORDER })).toMatchObject({
    status: 404,
    body: { code: 'held_record.no_file' },
  });
});

it('nothing of a file is left readable, in the database or in a backup; what is sealed goes with its record', async () => {
  const email = await erased('Lakshmi Rao', 'Lakshmi.rtf');
  const { id, files } = await heldOf(email);
  expect(await office.count('resume_files')).toBe(0);
  const dump = await bytesOf(
    unpackBackup(createBackup(office.agency.database.url, undefined), { passphrase: undefined }),
  );
  expect(
    [FILE, FILE.toString('base64'), FILE.toString('hex'), 'Lakshmi.rtf'].filter((text) => dump.includes(text)),
  ).toEqual([]);

  await office.sql(`update held_records set ends_at = now() - interval '1 minute' where held_id = $1`, [id]);
  expect(
    await office.superAdmin.post(`/api/admin/held-records/files/${files[0]?.id}/open`, { email, ...ORDER }),
  ).toMatchObject({ status: 404 });
  await runNow(office, 'expired_rows');
  expect(await office.count('held_files where held_id = $1', [id])).toBe(0);
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
  const email = await erased('Asha Rao', 'Asha.rtf');
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
    output: expect.stringMatching(
      /Held records [a-z ]*: [1-9]\d*; there already: 0; of neither secret: 0\. Held files [a-z ]*: [1-9]\d*; there already: 0; of neither secret: 0/,
    ),
  });
  expect(await open(email)).toMatchObject({ status: 404 });
  folder.remove();
});

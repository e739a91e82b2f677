import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { Agency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { Office, recordOf } from '../../test/support/office.js';
import { RecordEdits } from '../../test/support/record-edits.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

let database: TestDatabase;
let office: Office;
beforeAll(async () => {
  database = await createTestDatabase();
  office = await Office.of(await Agency.openAlone({}, database));
});
afterAll(async () => {
  await office.close();
  await dropReplaced({ address: database.url });
  await database.drop();
});

it('R71: a restore revives no consent: what was refused since is, and companies that were named since are', async () => {
  const { agency } = office;
  const { version } = (await agency.anyone.get('/api/privacy/notice?language=hi')).body;
  const say = (client: ApiClient, words: object): Promise<unknown> =>
    recordOf(client.put('/api/me/consents', { notice_version: version, language: 'hi', how: 'card', ...words }));
  const [silent, moved] = [await office.employee(), await office.employee()];
  await say(moved.client, { share: { answer: true, not_to: ['First Mills'] }, jobs: true, news: true });
  const shows = new Showings(office);
  const shown = await shows.shown();
  const named = String((await office.seen('job-requests', shown.job.id))['company_name']);
  const backup = await bytesOf(createBackup(database.url, undefined));

  await say(silent.client, { jobs: false });
  const lineOf = (id: number): Promise<unknown[]> =>
    database.sql(
      `select agrees, text_version, language, text_sha256, channel, address, decided_at from consents
       where employee_id = $1 and purpose = 'jobs'`,
      [id],
    );
  const said = await lineOf(silent.id);
  await say(shown.person.client, { share: { answer: true, not_to: [named] } });
  expect(await shows.shareOf(shown.id)).toBe('withdrawn');
  // another person gets the e-mail that was given up, and refuses what its former owner agrees to
  const edits = new RecordEdits(office);
  await recordOf(edits.edit('employees', moved.id, { email: 'moved@post.example.in' }));
  const other = await office.employee({ email: moved.email });
  await say(other.client, { share: { answer: false }, news: false });
  const again = await agency.login('moved@post.example.in');
  await say(again, { share: { answer: true, not_to: ['Second Mills'] }, jobs: false });
  await agency.close();
  await database.letGo();
  const settled = await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), {
    passphrase: undefined,
  });

  expect(settled).toMatchObject({ takenBack: 2 });
  const opened = await Agency.openAlone({}, database);
  // the numbers of before are taken
  while (opened.unique() < 100) continue;
  office = await Office.of(opened);
  const wordsOf = async ({ email }: { email: string }): Promise<object> =>
    (await (await opened.login(email)).get('/api/me/consents')).body;
  expect(await wordsOf(silent)).toMatchObject({ jobs: { answer: false }, news: { answer: null } });
  expect(await lineOf(silent.id)).toEqual(said);
  expect(await wordsOf(moved)).toMatchObject({
    share: { answer: true, not_to: expect.arrayContaining(['First Mills', 'Second Mills']) },
    jobs: { answer: false },
    news: { answer: true },
  });
  expect(await wordsOf(shown.person)).toMatchObject({ share: { answer: true, not_to: [named] } });
  await runNow(office, 'expired_waits');
  expect(await office.seen('connections', shown.id)).toMatchObject({ share: 'withdrawn' });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await dropReplaced({ address: database.url });
  await database.drop();
});

it('a restore mails nothing twice and nothing to those who refused since', async () => {
  await database.sql(
    `insert into mailings (mailing_id, kind, purpose, template_name, subject, body, made_by_name)
     values (1, 'employee', 'jobs', 'Under way', 'x', 'x', 'a@b.example'), (2, 'employee', 'jobs', 'Done', 'x', 'x', 'a@b.example')`,
  );
  await database.sql(
    `insert into mailing_recipients (mailing_id, state) values (1, 'sent'), (1, 'waiting'), (2, 'sent')`,
  );
  await database.sql(`insert into mail_refusals (email) values ('then@example.in')`);
  const backup = await bytesOf(createBackup(database.url, undefined));
  await database.sql(`insert into mail_refusals (email) values ('since@example.in')`);
  await database.letGo();
  await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), { passphrase: undefined });

  expect(await database.sql('select state from mailing_recipients order by recipient_id')).toEqual([
    { state: 'sent' },
    { state: 'stopped' },
    { state: 'sent' },
  ]);
  expect(await database.sql('select template_name from mailings where stopped_at is not null')).toEqual([
    { template_name: 'Under way' },
  ]);
  expect(await database.sql('select email from mail_refusals order by email')).toEqual([
    { email: 'since@example.in' },
    { email: 'then@example.in' },
  ]);
});

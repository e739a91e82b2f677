import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { Agency } from '../../test/support/agency.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import {
  calendarsIn,
  change,
  hoursAhead,
  linkTokenIn,
  propose,
  settledMail,
  submitted,
  untilInvited,
} from '../../test/support/interviews.js';
import { Office, recordOf } from '../../test/support/office.js';
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

const sequenceIn = (text: string): number => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);

it('a restore goes ahead of what calendars know, ends feeds, links and pushes, and keeps consents that were taken back', async () => {
  const { connection, person, company: employer, job } = await submitted(office);
  const { id } = await propose(office, connection);
  const token = linkTokenIn(await settledMail(office, person.email));
  await untilInvited(office, person.email);
  const { url } = await recordOf(person.client.post('/api/me/calendar'));
  const feed = new URL(String(url)).search;
  await office.sql(
    `insert into push_subscriptions (user_id, token_id, session_version, session_ends_at, endpoint, p256dh, auth)
     values ($1, gen_random_uuid(), 1, now() + interval '1 day', 'https://fcm.googleapis.com/fcm/send/x', 'x', 'x')`,
    [person.userId],
  );
  await office.sql(
    `insert into view_links (request_id, token_hash, recipient, expires_at) values ($1, 'x', $2, now() + interval '14 days')`,
    [job.id, employer.email],
  );
  const shows = new Showings(office);
  const waiting = await shows.scene({ agrees: false });
  await shows.submit(waiting.id);
  const consent = /\/consent#([\w-]+)/.exec(await shows.mailTo(waiting.person.email, /May we show your profile/))?.[1];
  expect((await office.agency.anyone.post('/api/consent/open', { token: consent })).status).toBe(200);
  const shown = await shows.shown();
  const backup = await bytesOf(createBackup(database.url, undefined));
  // what calendars learn after the backup
  for (const [count, hours] of [2, 4].entries()) {
    await change(office, id, { starts_at: hoursAhead(hours) });
    await settledMail(office, person.email, 2 + count);
    await untilInvited(office, person.email);
  }
  const known = calendarsIn(await settledMail(office, person.email, 3)).attachment;
  expect(sequenceIn(known)).toBe(2);
  await shows.agree(shown.person.client, false);
  await office.agency.close();
  await database.letGo();
  await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), { passphrase: undefined });

  const opened = await Agency.openAlone({}, database);
  // the numbers of before are taken
  while (opened.unique() < 100) continue;
  office = await Office.of(opened);
  const { anyone } = opened;
  expect((await anyone.get(`/api/calendar.ics${feed}`)).status).toBe(404);
  expect((await anyone.post('/api/interviews/open', { token })).status).toBe(404);
  expect((await anyone.post('/api/consent/open', { token: consent })).status).toBe(404);
  const company = await opened.login(shown.company.email);
  expect((await company.get(`/api/company/candidates/${shown.id}`)).status).toBe(404);
  await runNow(office, 'expired_waits');
  expect(await office.seen('connections', shown.id)).toMatchObject({ share: 'withdrawn' });
  expect(await office.count('push_subscriptions')).toBe(0);
  expect(await office.count('view_links where revoked_at is null')).toBe(0);
  const restored = await office.seen('interviews', id);
  expect(restored).toMatchObject({ starts_at: hoursAhead(0), person: { sequence: 1_000 } });
  // back and forth within a minute: calendars may know anything, so they are told
  await change(office, id, { starts_at: hoursAhead(6) });
  await change(office, id, { starts_at: hoursAhead(0) });
  const mail = await settledMail(office, person.email);
  expect(sequenceIn(calendarsIn(mail).attachment)).toBe(1_002);
  await untilInvited(office, person.email);
  expect((await anyone.post('/api/interviews/open', { token: linkTokenIn(mail) })).status).toBe(200);
  expect(linkTokenIn(mail)).not.toBe(token);
});

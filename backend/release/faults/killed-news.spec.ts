import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { EventStream } from '../../test/support/event-stream.js';
import {
  propose,
  settledMail,
  settleMails,
  submitted,
  timePasses,
  untilInvited,
} from '../../test/support/interviews.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const INTERVIEWS = 6;
const READERS = 8;
/** How many mails have arrived when the process that sends them is killed. */
const KILLED_AT = [1, 5];

const task = (office: Office, assignee_id: number, title: string): Promise<ApiRecord> =>
  recordOf(office.admin.post('/api/admin/tasks', { title, due_at: '2027-01-04T18:00:00+05:30', assignee_id }));

describe('kill -9 of the process with reminders and mails of news due', () => {
  let agency: AloneAgency;
  let office: Office;
  let product: ProductProcess;
  let readers: string[];
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
    product = agency.product;
    await setIndiaNow(office, '2026-11-25 12:00');
    const staff = await Promise.all(Array.from({ length: READERS }, () => agency.staff()));
    readers = staff.map(({ email }) => email);
    for (const { userId } of staff) await task(office, userId, 'Call about the notice');
    // not due before it is their turn
    await office.sql(`update notifications set created_at = now() + interval '1 day'`);
  });
  afterAll(async () => {
    await product.stop();
    await agency.close();
  });

  /** Kills the process whenever so many of these mails have arrived, and starts another one. */
  async function killedWhile(arrived: () => number): Promise<void> {
    agency.mail.fault = { stepMilliseconds: 100 };
    for (const count of KILLED_AT) {
      await waitFor(`${count} mails`, () => arrived() >= count || undefined);
      await product.stop('SIGKILL');
      product = await agency.replica();
    }
    agency.mail.fault = undefined;
  }

  const idsOf = (mails: { raw: string }[]): Set<string | undefined> =>
    new Set(mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));

  it('loses no reminder, and queues none twice', async () => {
    const ids: number[] = [];
    for (let n = 0; n < INTERVIEWS; n += 1) {
      const all = await submitted(office);
      const { id } = await propose(office, all.connection);
      await settleMails(office);
      for (const { email } of [all.person, all.company]) {
        await settledMail(office, email);
        await untilInvited(office, email);
      }
      ids.push(id);
    }
    const reminders = (): { raw: string }[] =>
      agency.mail.mails.filter(({ subject }) => subject.startsWith('Interview soon: '));
    for (const id of ids) await timePasses(office, id, { hoursUntil: 23.9, hoursSince: 48 });
    await killedWhile(() => reminders().length);
    const left = (): Promise<number> =>
      office.count(`outbox_mails where template = 'interview-reminder' and status = 'queued'`);
    await waitFor(
      'all reminders',
      async () => (idsOf(reminders()).size >= 2 * INTERVIEWS && !(await left())) || undefined,
    );
    report('reminders', { due: 2 * INTERVIEWS, sent: reminders().length });
    expect(idsOf(reminders()).size).toBe(2 * INTERVIEWS);
    // at least once: what was on its way when the process was killed may come again
    expect(reminders().length).toBeLessThanOrEqual(2 * INTERVIEWS + KILLED_AT.length);
    expect(await office.count('interview_reminders')).toBe(2 * INTERVIEWS);
  });

  it('loses no mail of news, and writes one to each', async () => {
    const news = (): { to: string; raw: string }[] => agency.mail.mails.filter(({ to }) => readers.includes(to));
    await office.sql(`update notifications set created_at = now() - interval '2 minutes' where mailed_at is null`);
    await killedWhile(() => news().length);
    await waitFor('all mails', () => new Set(news().map(({ to }) => to)).size === READERS || undefined);
    await waitFor(
      'the outbox to be empty',
      async () => (await office.count(`outbox_mails where status = 'queued'`)) === 0 || undefined,
    );
    report('news', { due: READERS, sent: news().length });
    expect(idsOf(news()).size).toBe(READERS);
  });
});

describe('the primary is lost while pages listen', () => {
  let database: TestDatabase;
  let line: TcpProxy;
  let office: Office;
  beforeAll(async () => {
    database = await createTestDatabase();
    line = await TcpProxy.before(database.url);
    office = await Office.of(await Agency.openAlone({ DATABASE_URL: line.url }, database));
  });
  afterAll(async () => {
    await office.close();
    await line.cut();
    await database.drop();
  });

  it.each([
    ['cut', () => line.cut()],
    ['silent', async () => line.fallSilent()],
  ])('their streams stay open, and read everything anew once it is back: %s', async (_, lose) => {
    const { userId, token } = await office.agency.staff();
    const stream = await EventStream.open(office.agency.base, token);
    await stream.until('the first news', () => true);
    await lose();
    await waitFor(
      'a list that is refused',
      async () => (await office.admin.get('/health/ready')).status === 503 || undefined,
    );
    // what another process changes is not heard
    await database.sql(
      `insert into notifications (user_id, kind, record_kind, record_id, bell, mail, push) values ($1, 'task.assigned', 'task', 2000000000, true, false, false)`,
      [userId],
    );
    await line.restore();
    await stream.until(
      'that everything is to be read again',
      ({ changed, unread }) => changed.includes('*') && unread === 1,
    );
    await waitFor(
      'the product to be ready',
      async () => (await office.admin.get('/health/ready')).status === 200 || undefined,
    );
    await task(office, userId, 'Call about the offer');
    await stream.until('two unread', ({ unread }) => unread === 2);
    expect(stream.hasEnded).toBe(false);
    stream.close();
  });
});

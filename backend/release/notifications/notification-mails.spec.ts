import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../../src/accounts/accounts.module.js';
import { notificationKind } from '../../src/agency/notifications/notification-kind.js';
import { NotificationMails } from '../../src/agency/notifications/notification-mails.js';
import { NotificationsService } from '../../src/agency/notifications/notifications.service.js';
import { OwnTasksService } from '../../src/agency/tasks/own-tasks.service.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { OutboxService } from '../../src/platform/mail/outbox.service.js';
import { type OutboxMail } from '../../src/platform/mail/outbox-mail.entity.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { ModuleUnderTest } from '../../test/support/testing-module.js';

const DUE = '2027-01-04T18:00:00+05:30';

/** Of a record of the test's own: the account itself, as long as it has a name. */
const URGENT = notificationKind<{ name: string }>('test.urgent', {
  recordKind: 'test',
  title: 'A test is urgent',
  isUrgent: true,
  readers: { staff: `select user_id as record_id, full_name as name from users where full_name is not null` },
  path: () => '/admin-dashboard/',
  text: ({ name }) => `About ${name}`,
});

let app: ModuleUnderTest;
let worker: NotificationMails;
let giver: Caller;
beforeAll(async () => {
  app = await ModuleUnderTest.of({ imports: [AuthModule, AccountsModule, EmployeesModule, CompaniesModule] });
  worker = app.module.get(NotificationMails);
  giver = await app.account('giver@niyukt.example', 'admin');
});
afterAll(() => app.close());

let accounts = 0;
function account(): Promise<Caller> {
  accounts += 1;
  return app.account(`taker${accounts}@niyukt.example`, 'admin');
}

const assign = ({ userId }: Caller, title: string): Promise<{ id: number }> =>
  app.module.get(OwnTasksService).create(giver, { title, due_at: DUE, assignee_id: userId });

const settle = (): Promise<unknown> =>
  app.database.sql(`update notifications set created_at = created_at - interval '2 minutes' where mailed_at is null`);

/** Texts of what is queued for an account once it was looked at a moment in India, by two processes at once. */
async function mailsAt(moment: string, { email }: Caller): Promise<(string | undefined)[]> {
  await setIndiaNow(app.database, moment);
  await settle();
  await Promise.all([worker.mail(), worker.mail()]);
  const mails = await app.database.sql<OutboxMail & Record<string, unknown>>(
    'select * from outbox_mails where recipient = $1 order by mail_id',
    [email],
  );
  const written = await Promise.all(mails.map((mail) => app.module.get(OutboxService).render(mail)));
  return written.map((mail) => mail && `${mail.message.subject}\n${mail.message.text}`);
}

const NOON = '2026-11-25 12:00';

describe('mails of notifications', () => {
  it('wait for the morning, and are one digest of what was not read', async () => {
    const taker = await account();
    await assign(taker, 'Call about the notice');
    await assign(taker, 'Send the offer');
    const { id } = await assign(taker, 'Read already');
    await app.database.sql('update notifications set read_at = now() where record_id = $1', [id]);
    expect(await mailsAt('2026-11-24 21:00', taker)).toEqual([]);
    expect(await mailsAt('2026-11-25 07:59', taker)).toEqual([]);
    const [mail, ...others] = await mailsAt('2026-11-25 08:00', taker);
    expect(others).toEqual([]);
    expect(mail).toMatch(/^2 things are new at Niyukt\n/);
    expect(mail).toContain('You were given a task. Call about the notice');
    expect(mail).not.toContain('Read already');
    expect(mail).toContain('/admin-dashboard/#notification-preferences');
    expect(await mailsAt('2026-11-25 20:59', taker)).toHaveLength(1);
  });

  it('are ten in an hour, and what comes then waits for one digest', async () => {
    const taker = await account();
    for (let n = 1; n <= 10; n += 1) {
      await assign(taker, `Task ${n}`);
      expect(await mailsAt(NOON, taker)).toHaveLength(n);
    }
    await assign(taker, 'Eleventh');
    await assign(taker, 'Twelfth');
    expect(await mailsAt(NOON, taker)).toHaveLength(10);
    await app.database.sql(
      `update notifications set mailed_at = mailed_at - interval '61 minutes' where user_id = $1`,
      [taker.userId],
    );
    const mails = await mailsAt(NOON, taker);
    expect(mails).toHaveLength(11);
    expect(mails.at(-1)).toMatch(/^2 things are new[^]*Twelfth[^]*Eleventh/);
  });

  it('say what their recipient may see when they leave, and nothing is sent of what is no longer to be seen', async () => {
    const taker = await account();
    const [staying, gone] = [await assign(taker, 'First words'), await assign(taker, 'Gone by then')];
    expect(await mailsAt(NOON, taker)).toHaveLength(1);
    await app.database.sql(`update tasks set title = 'Second words' where task_id = $1`, [staying.id]);
    await app.database.sql('delete from tasks where task_id = $1', [gone.id]);
    const [mail] = await mailsAt(NOON, taker);
    expect(mail).toMatch(/^You were given a task\. Second words\n/);
    expect(mail).not.toContain('Gone by then');
    await app.database.sql('delete from tasks where task_id = $1', [staying.id]);
    expect(await mailsAt(NOON, taker)).toEqual([undefined]);
  });

  it('go nowhere once the account has another address, or is disabled', async () => {
    for (const change of [`email = 'new' || email`, 'disabled_at = now()']) {
      const taker = await account();
      await assign(taker, 'For somebody else by then');
      expect(await mailsAt(NOON, taker)).toEqual([expect.any(String)]);
      await app.database.sql(`update users set ${change} where user_id = $1`, [taker.userId]);
      expect(await mailsAt(NOON, taker)).toEqual([undefined]);
    }
  });

  it('leave at once at night when they are urgent, whatever was chosen', async () => {
    const taker = await account();
    await app.database.sql(`update users set full_name = 'Meera Iyer' where user_id = $1`, [taker.userId]);
    await setIndiaNow(app.database, '2026-11-25 23:00');
    await app.module
      .get(DataSource)
      .transaction((transaction) =>
        app.module
          .get(NotificationsService)
          .notify(transaction, { kind: URGENT, recordId: taker.userId, to: [taker.userId] }),
      );
    expect(await mailsAt('2026-11-25 23:00', taker)).toEqual([expect.stringMatching(/^About Meera Iyer\n/)]);
  });
});

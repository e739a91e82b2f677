import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import {
  dropReplaced,
  restore,
  revertRestore,
  type SettledInPlace,
  settleInPlace,
} from '../../src/storage/backup/restore.js';
import { addAccount, registrationOf } from '../../test/support/accounts.js';
import { Agency, type AloneAgency, PASSWORD } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { runCommand } from '../../test/support/command.js';
import { Office } from '../../test/support/office.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const LATER_PASSWORD = 'a-later-password-7';
/** Nobody listens there: mails wait. */
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** An installation, its backup, and what people did afterwards. */
describe('R71: what a restore brings back', () => {
  let database: TestDatabase;
  let backup: Buffer;
  let agency: Agency | undefined;
  /** Of sessions from before and after the backup. */
  let tokens: { token?: string | undefined }[];
  let emails: { employee: string; disabled: string; deleted: string; superAdmin: string };
  let registering: { email: string; otp: string };
  let newestAccount: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    agency = await Agency.open(NO_MAIL_SERVER, database);
    const office = await Office.of(agency);
    const [employee, staying] = [await office.employee(), await office.employee()];
    const [disabled, deleted] = [await agency.staff(), await agency.staff()];
    await office.connect((await office.jobFor((await office.addCompany()).id)).id, employee.id);
    const form = registrationOf(agency);
    await agency.anyone.post('/auth/send-registration-otp', form);
    await agency.anyone.post('/auth/send-otp', { email: employee.email });
    registering = { email: form.email, otp: '000000' };
    tokens = [employee.client, staying.client, office.admin, office.superAdmin, disabled, deleted];
    emails = {
      employee: employee.email,
      disabled: disabled.email,
      deleted: deleted.email,
      superAdmin: office.superAdmin.email,
    };
    backup = await bytesOf(createBackup(database.url, undefined));

    // three times another password: the version of the session is then ahead of the backup's
    let current = PASSWORD;
    for (const next of [LATER_PASSWORD, PASSWORD, LATER_PASSWORD]) {
      const client = await agency.login(employee.email, current);
      const body = { currentPassword: current, newPassword: next };
      const changed = await client.post('/auth/change-password', body);
      if (changed.status !== 200) throw new Error(changed.text);
      current = next;
      tokens.push(changed.body as { token: string });
    }
    await office.superAdmin.post(`/api/admin/admins/${disabled.userId}/disable`, {});
    await office.superAdmin.delete(`/api/admin/admins/${deleted.userId}`);
    const newcomer = await office.employee();
    tokens.push(newcomer.client);
    newestAccount = newcomer.userId;
    await close();
  });
  afterAll(async () => {
    await close();
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
  });

  const bringBack = async (): Promise<SettledInPlace> => {
    await close();
    await database.letGo();
    return restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), { passphrase: undefined });
  };
  const open = async (): Promise<AloneAgency> => {
    const opened = await Agency.openAlone({}, database);
    agency = opened;
    return opened;
  };
  const close = async (): Promise<void> => {
    await agency?.close();
    agency = undefined;
  };
  /** Which of the sessions go on. */
  const alive = async ({ base }: Agency): Promise<number[]> => {
    const answers = await Promise.all(tokens.map(({ token }) => new ApiClient(base, token).get('/users/profile')));
    return answers.flatMap(({ status }, index) => (status === 401 ? [] : [index]));
  };
  const release = (...args: string[]): ReturnType<typeof runCommand> =>
    runCommand('mail-release', args, { DATABASE_URL: database.workingUrl, DATABASE_OWNER_URL: database.url });
  const mails = (): Promise<{ template: string; status: string }[]> =>
    database.sql('select template, status from outbox_mails order by template, status');

  describe('in the place of what was there', () => {
    let opened: AloneAgency;
    let settled: SettledInPlace;
    beforeAll(async () => {
      settled = await bringBack();
      opened = await open();
    });

    it('is no code, no link and no registration that waited', async () => {
      expect(await database.sql('select from one_time_codes union all select from registrations')).toEqual([]);
      expect(await opened.anyone.post('/auth/verify-registration-otp', registering)).toMatchObject({ status: 400 });
    });

    it('is no mail, until somebody says go; then those that still mean something leave', async () => {
      expect(settled.heldMails).toBe(1);
      expect(await mails()).toEqual([
        { template: 'connected-to-job', status: 'held' },
        ...['password-reset', 'registration-code', 'set-password', 'set-password', 'set-password'].map((template) => ({
          template,
          status: 'dead',
        })),
      ]);
      const listed = await release('--list');
      expect(listed).toMatchObject({ code: 0, errors: '', output: 'Held: connected-to-job 1.\n' });
      // a mail that is queued now leaves: the worker has been through what waits
      await opened.anyone.post('/auth/send-otp', { email: emails.employee });
      await opened.mail.mailTo(emails.employee);
      expect(opened.mail.mails).toHaveLength(1);
      expect(opened.product.entries).toContainEqual(
        expect.objectContaining({
          held: 1,
          msg: expect.stringMatching(/^Mails wait since a restore: npm run mail:release/),
        }),
      );
      expect(await release()).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^Released: connected-to-job 1\./),
      });
      expect((await opened.mail.mailTo(emails.employee, 2)).subject).toMatch(/^You have been connected to a job/);
      expect((await release()).output).toBe('No mail is held.\n');
    });

    it('is no admin who was disabled or deleted since', async () => {
      expect(settled.disabled).toEqual([emails.deleted, emails.disabled].toSorted());
      for (const email of [emails.disabled, emails.deleted]) {
        const login = { email, password: PASSWORD };
        expect(await opened.anyone.post('/auth/login', login)).toMatchObject({ status: 401 });
      }
      expect((await opened.login(emails.superAdmin)).token).toBeTruthy();
    });

    it('is no session, neither of then nor of since, and none of somebody who gets the number of a later account', async () => {
      expect(settled).toMatchObject({ olderPasswords: 1, unread: undefined });
      const account = await addAccount(opened);
      expect(tokens.length).toBe(10);
      expect(await alive(opened)).toEqual([]);
      const [row] = await database.sql<{ user_id: number }>('select user_id from users where email = $1', [account]);
      expect(row?.user_id).toBeGreaterThan(newestAccount);
      expect((await opened.login(emails.employee, PASSWORD)).token).toBeTruthy();
    });
  });

  it('is no mail at all, where somebody discards them', async () => {
    await bringBack();
    expect(await release('--discard')).toMatchObject({ code: 0, output: 'Discarded: connected-to-job 1.\n' });
    expect((await mails()).map(({ status }) => status)).toEqual(['dead', 'dead', 'dead', 'dead', 'dead', 'dead']);
    expect(await release('--list', '--discard')).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) });
  });

  it('is settled just the same when it is taken back, and when it came by other means', async () => {
    const target = { address: database.url, workingRole: 'niyukt_app' };
    const versions = async (): Promise<number[]> => {
      const rows = await database.sql<{ version: number }>(
        'select session_version as version from users order by user_id',
      );
      await database.letGo();
      return rows.map(({ version }) => version);
    };
    await bringBack();
    await database.sql('update users set session_version = session_version + 5000');
    await database.sql(
      `insert into one_time_codes (purpose, email, code_expires_at) values ('password_reset', 'a@b.example', now())`,
    );
    const before = await versions();
    for (const settle of [() => revertRestore(target), () => settleInPlace(target), () => revertRestore(target)]) {
      await settle();
      expect(Math.min(...(await versions()))).toBeGreaterThan(Math.max(...before));
      expect(await database.sql('select from one_time_codes')).toEqual([]);
      await database.letGo();
    }
  });

  it('comes although the data before cannot be read, and says so', async () => {
    await database.sql('alter table users rename column email to email_of_somebody_else');
    const { unread, disabled } = await bringBack();
    expect([unread, disabled]).toEqual([expect.stringContaining('email'), []]);
    expect(await alive(await open())).toEqual([]);
  });

  it('comes into a database that was empty, or was not there', async () => {
    await close();
    await database.drop();
    const { unread, disabled } = await bringBack();
    expect([unread, disabled]).toEqual([undefined, []]);
    expect(await alive(await open())).toEqual([]);
  });
});

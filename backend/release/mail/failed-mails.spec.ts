import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount } from '../../test/support/accounts.js';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

const LIST = '/api/admin/failed-mails';

describe('mails that could not be delivered', () => {
  let agency: AloneAgency;
  let office: Office;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
  });
  afterAll(() => agency.close());

  /** Gives all mails to an address up, as after a day. */
  async function givenUp(email: string): Promise<ApiRecord> {
    const tried = (): Promise<unknown[]> =>
      office.sql('select from outbox_mails where recipient = $1 and last_error is not null', [email]);
    await waitFor('the mail to be refused', async () => (await tried()).length || undefined);
    await office.sql('update outbox_mails set expires_at = now(), next_attempt_at = now() where recipient = $1', [
      email,
    ]);
    return waitFor('the mail to be given up', async () => {
      const failed = await rowsOf(office.admin.get(`${LIST}?filter=${JSON.stringify({ q: email })}`));
      return failed[0];
    });
  }

  const arrivesFor = (email: string): Promise<true> =>
    waitFor('the mail to arrive', async () => {
      const arrived = agency.mail.mails.filter(({ to, subject }) => to === email && subject.includes('job'));
      return arrived.length === 1 || undefined;
    });

  async function connected(): Promise<{ email: string; failed: ApiRecord }> {
    const company = await office.addCompany();
    const job = await office.jobFor(company.id);
    const { id, email } = await office.addEmployee();
    // the mail about the new account is not among the failed ones
    await agency.mail.mailTo(String(email));
    await agency.mail.stop();
    await office.connect(job.id, id);
    return { email: String(email), failed: await givenUp(String(email)) };
  }

  it('are listed with the reason, and arrive once they are sent again', async () => {
    const { email, failed } = await connected();
    expect(failed).toMatchObject({
      id: failed['mail_id'],
      template: 'connected-to-job',
      recipient: email,
      last_error: expect.stringContaining('ECONNREFUSED') as unknown,
      can_send_again: true,
    });
    expect(failed).not.toHaveProperty('sealed_content');
    await agency.mail.start();
    const again = await office.admin.post(`${LIST}/${failed.id}/send-again`);
    expect(again).toMatchObject({ status: 200, body: { message: 'The mail is on its way again' } });
    await arrivesFor(email);
    const [entry] = await rowsOf(
      office.superAdmin.get(`/api/admin/audit-log?filter=${JSON.stringify({ kind: 'mail' })}`),
    );
    expect(entry).toMatchObject({ action: 'sent', record_name: email, after: { template: 'connected-to-job' } });
  });

  it('that carried a code are not kept: they are listed, and not sent again', async () => {
    const email = await addAccount(agency);
    await agency.mail.stop();
    await agency.anyone.post('/auth/send-otp', { email });
    const failed = await givenUp(email);
    await agency.mail.start();
    expect(failed).toMatchObject({ template: 'password-reset', can_send_again: false });
    expect(await refusalOf(office.admin.post(`${LIST}/${failed.id}/send-again`))).toEqual({
      status: 409,
      error: 'This mail carried a code or a link, which is not kept. Ask the recipient to request a new one.',
    });
    expect(await recordOf(office.admin.get(`${LIST}/${failed.id}`))).toEqual(failed);
  });

  it('are sent again once, whoever presses how often', async () => {
    const { email, failed } = await connected();
    const send = (): Promise<ApiAnswer> => office.admin.post(`${LIST}/${failed.id}/send-again`);
    expect(await statusesOf([send(), send(), send()])).toEqual([200, 404, 404]);
    expect(await refusalOf(send())).toEqual({
      status: 404,
      error: 'This mail is on its way already, or is no longer kept',
    });
    await agency.mail.start();
    await arrivesFor(email);
  });

  it('are for staff', async () => {
    const company = await office.company();
    expect((await company.client.get(LIST)).status).toBe(403);
    expect((await agency.anyone.get(LIST)).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import {
  calendarMails,
  calendarsIn,
  change,
  hoursAhead,
  propose,
  settledMail,
  settleMails,
  submitted,
  untilInvited,
} from '../../test/support/interviews.js';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** The newest mail of a kind to an address, once it has left. */
const sentMail = (template: string, email: string): Promise<number> =>
  waitFor(`a mail ${template} to ${email}`, async () => {
    const [mail] = await office.sql<{ mail_id: string }>(
      `select mail_id from outbox_mails where template = $1 and recipient = $2 and status = 'sent' order by mail_id desc limit 1`,
      [template, email],
    );
    return mail && Number(mail.mail_id);
  });
const again = (mail: number): Promise<ApiAnswer> => office.admin.post(`/api/admin/failed-mails/${mail}/send-again`);
const refusal = { status: 409, body: { code: 'failed_mail.outdated' } };
const stateOf = async (mail: number): Promise<unknown> =>
  (await office.sql<{ status: string }>('select status from outbox_mails where mail_id = $1', [mail]))[0]?.status;

/** Ends the waits after which news are mailed. */
async function mailNews(): Promise<void> {
  await office.sql(`update notifications set created_at = created_at - interval '2 minutes', urgent_from = now()
    where mailed_at is null and read_at is null`);
  await runNow(office, 'notification_mails');
}

describe('a mail that is sent again', () => {
  it('says what its recipient may see by then', async () => {
    const { connection, company } = await submitted(office);
    await new Showings(office).acceptTerms(company);
    await office.sql(`update connections set reveal = 'name' where connection_id = $1`, [connection.id]);
    const { id } = await propose(office, connection);
    await change(office, id, { confirmed: true });
    await mailNews();
    const mail = await sentMail('notification', company.email);
    const texts = (): string[] =>
      office.agency.mail.mails
        .filter(({ to, subject, text }) => to === company.email && `${subject} ${text}`.includes('Asha R'))
        .map(({ subject, text }) => `${subject} ${text}`);
    expect(texts().join()).toContain('Asha Rao');
    const before = texts().length;
    await office.sql(`update connections set reveal = 'none' where connection_id = $1`, [connection.id]);
    expect((await again(mail)).status).toBe(200);
    await waitFor('the second mail', () => texts().length > before || undefined);
    expect(texts().at(-1)).toContain('Asha R.');
    expect(texts().at(-1)).not.toContain('Asha Rao');
    await waitFor('it to be noted', async () => (await stateOf(mail)) === 'sent' || undefined);
    await office.sql(`update connections set share = 'withdrawn' where connection_id = $1`, [connection.id]);
    expect(await again(mail)).toMatchObject(refusal);
    expect(await stateOf(mail)).toBe('sent');
  });

  it('invites to the present time, and not to one of before', async () => {
    const { connection, person } = await submitted(office);
    const { id } = await propose(office, connection);
    await settledMail(office, person.email);
    await untilInvited(office, person.email);
    const first = await sentMail('interview', person.email);
    expect((await again(first)).status).toBe(200);
    const [, second] = await waitFor('the second mail', () => {
      const mails = calendarMails(office, person.email);
      return mails.length > 1 ? mails : undefined;
    });
    expect(second && calendarsIn(second).attachment).toContain('SEQUENCE:0');
    await untilInvited(office, person.email);

    await change(office, id, { starts_at: hoursAhead(3), ends_at: hoursAhead(4) });
    expect(await again(first)).toMatchObject(refusal);
    await settledMail(office, person.email, 3);
    await untilInvited(office, person.email);
    expect(await again(first)).toMatchObject(refusal);
    const moved = await sentMail('interview', person.email);
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    await settleMails(office);
    const cancelled = await sentMail('interview-cancelled', person.email);
    expect(await again(moved)).toMatchObject(refusal);
    expect(await stateOf(moved)).toBe('sent');
    expect((await again(cancelled)).status).toBe(200);
    await waitFor('it to be noted', async () => (await stateOf(cancelled)) === 'sent' || undefined);
    expect(calendarMails(office, person.email).map((mail) => calendarsIn(mail).method)).toEqual([
      'REQUEST',
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'CANCEL',
    ]);
  });

  it('goes to nobody who lost the account, or is about to be erased', async () => {
    const company = await office.company();
    const colleague = await office.colleague(company);
    const person = await office.employee();
    await office.connect((await office.job(company)).id, person.id);
    const sent = await sentMail('connected-to-job', person.email);
    // any mail with static content
    await office.sql(
      `insert into outbox_mails (template, recipient, sealed_content, status, sent_at, expires_at)
       select template, $2, sealed_content, 'sent', now(), now() from outbox_mails where mail_id = $1`,
      [sent, colleague.email],
    );
    const toColleague = await sentMail('connected-to-job', colleague.email);
    expect((await again(sent)).status).toBe(200);
    expect((await again(toColleague)).status).toBe(200);
    for (const mail of [sent, toColleague]) {
      await waitFor('it to be sent', async () => (await stateOf(mail)) === 'sent' || undefined);
    }
    expect((await company.client.delete(`/api/company/members/${colleague.id}`)).status).toBe(200);
    await office.sql(
      `update users set restricted_at = now(), restriction = 'minor', erasure_due_at = now() + interval '7 days'
      where email = $1`,
      [person.email],
    );
    expect(await again(sent)).toMatchObject({ status: 409, body: { code: 'employee.restricted' } });
    expect(await again(toColleague)).toMatchObject(refusal);
    expect([await stateOf(sent), await stateOf(toColleague)]).toEqual(['sent', 'sent']);
  });
});

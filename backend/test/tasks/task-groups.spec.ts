import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAhead, propose, submitted } from '../support/interviews.js';
import { billedCompany, issue, oldPlacements, setAgency, setIndiaNow } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../support/office.js';
import { lookAtCauses } from '../support/tasks.js';

interface Line {
  record_id: number;
  action: string;
  phone: string | null;
  amount_paise: number | null;
}
interface Group {
  cause: string | null;
  sentence: string;
  count: number;
  overdue: number;
  amount_paise: number | null;
  lines: Line[];
}

const FEE = 3_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-11-03 10:00');
  await setAgency(office, { gstin: null, reminders_on: false });
});
afterAll(() => office.close());

async function groups(query = '', client = office.admin): Promise<Group[]> {
  const { status, body } = await client.get(`/api/admin/tasks/groups${query}`);
  expect(status).toBe(200);
  return body as Group[];
}
const groupOf = async (cause: string | null, query?: string): Promise<Group | undefined> =>
  (await groups(query)).find((group) => group.cause === cause);

/** Overdue invoices of companies of their own, each of 30,000. */
async function overdue(count: number): Promise<ApiRecord[]> {
  await setIndiaNow(office, '2026-11-03 10:00');
  const made: ApiRecord[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await billedCompany(office, { billing_email: `accounts${n}@sahyadri.example` });
    const [placement = 0] = await oldPlacements(office, id, 1, {
      joining_date: '2026-11-02',
      first_month_gross_paise: 2 * FEE,
    });
    made.push(await issue(office, placement));
  }
  await setIndiaNow(office, '2027-02-01 20:00');
  await lookAtCauses(office);
  return made;
}

describe('what waits', () => {
  it('is grouped by cause, with a sentence, a sum and the first five', async () => {
    const invoices = await overdue(6);
    const group = await groupOf('invoice.overdue');
    expect(group).toMatchObject({ sentence: '6 invoices overdue', count: 6, amount_paise: 6 * FEE });
    expect(group?.lines).toHaveLength(5);
    expect(group?.lines[0]).toMatchObject({ action: 'remind', amount_paise: FEE, phone: null });
    expect(invoices.map(({ id }) => id)).toEqual(
      expect.arrayContaining(group?.lines.map((line) => line.record_id) ?? []),
    );
  });

  it('is seen by who may see it, and by whom it belongs to', async () => {
    const due_at = new Date(Date.now() + 1e8).toISOString();
    const own = { title: 'Water the plants', due_at, assignee_id: office.superAdmin.userId };
    await recordOf(office.admin.post('/api/admin/tasks', own));
    expect(await groupOf(null)).toMatchObject({ sentence: '1 own task', lines: [{ action: 'done' }] });
    expect(await groupOf(null, '?whose=mine')).toBeUndefined();
    expect((await groups('?whose=mine', office.superAdmin)).map(({ cause }) => cause)).toContain(null);
    expect((await office.admin.get('/api/admin/tasks/groups?whose=yours')).status).toBe(400);
    await office.sql(`update users set missing_permissions = '{money}' where user_id = $1`, [office.admin.userId]);
    expect((await groups()).map(({ cause }) => cause)).not.toContain('invoice.overdue');
    await office.sql(`update users set missing_permissions = '{}' where user_id = $1`, [office.admin.userId]);
  });

  it('has first what passes by itself, however long the rest has waited', async () => {
    const { connection } = await submitted(office);
    const { id } = await propose(office, connection, { starts_at: hoursAhead(0, 1), ends_at: hoursAhead(1, 1) });
    await lookAtCauses(office);
    const all = await groups();
    const causes = all.map(({ cause }) => cause);
    expect(causes.indexOf('interview.unconfirmed')).toBe(0);
    expect(all[0]?.lines).toMatchObject([{ action: 'call', phone: expect.stringMatching(/^\+91\d{10}$/) }]);
    expect(causes).toContain('invoice.overdue');
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    await lookAtCauses(office);
  });

  it('says what is done, and does not count what is put away', async () => {
    const { connection } = await submitted(office);
    await office.sql(`update connections set submitted_at = now() - interval '5 days' where connection_id = $1`, [
      connection.id,
    ]);
    await lookAtCauses(office);
    const group = await groupOf('submission.unanswered');
    expect(group).toMatchObject({ count: 1, lines: [{ action: 'remind', record_id: connection.id }] });
    await office.sql(`update tasks set snoozed_until = now() + interval '1 day' where cause = 'submission.unanswered'`);
    expect(await groupOf('submission.unanswered')).toBeUndefined();
  });
});

describe('reminders that are asked for', () => {
  it('go to every overdue invoice once in three days, and say what they leave out', async () => {
    const all = (await groupOf('invoice.overdue'))?.lines ?? [];
    const [paused] = all;
    await recordOf(office.admin.put(`/api/admin/invoices/${paused?.record_id}/reminders`, { on: false }));
    const none = { mailed_lately: 0, company_gone: 0, reverted: 0 };
    const { body: preview } = await office.admin.get('/api/admin/reminders');
    expect(preview).toEqual({ ...none, reminded: 5, switched_off: 1 });
    const [first, second] = await Promise.all([1, 2].map(() => office.admin.post('/api/admin/reminders', {})));
    const counts = [first?.body, second?.body].map((body) => (body as { reminded: number }).reminded);
    expect(counts.toSorted()).toEqual([0, 5]);
    expect((await office.admin.get('/api/admin/reminders')).body).toEqual({
      ...none,
      reminded: 0,
      switched_off: 1,
      mailed_lately: 5,
    });
    expect(await office.count(`outbox_mails where template = 'invoice-reminder'`)).toBe(5);
    expect(
      await office.count(`audit_log where action = 'sent' and kind = 'invoice' and after ->> 'reminder' = 'true'`),
    ).toBe(5);
  });

  it('go for one invoice, once', async () => {
    const [invoice] = await overdue(1);
    const remind = async (): Promise<unknown> =>
      (await office.admin.post(`/api/admin/invoices/${invoice?.id}/reminders`, {})).body;
    expect(await remind()).toMatchObject({ reminded: 1, mailed_lately: 0 });
    expect(await remind()).toMatchObject({ reminded: 0, mailed_lately: 1 });
    expect((await office.admin.post('/api/admin/invoices/2000000000/reminders', {})).status).toBe(404);
  });
});

describe('the day with interviews', () => {
  const nextDay = (): Promise<ApiRecord> => recordOf(office.admin.get('/api/admin/interviews/next-day'));

  it('is the first that has some, without those of connections that ended', async () => {
    expect(await nextDay()).toEqual({ day: null, count: 0, interviews: [] });
    const [soon, later] = [await submitted(office), await submitted(office)];
    await propose(office, later.connection, { starts_at: hoursAhead(0, 9), ends_at: hoursAhead(1, 9) });
    const { id } = await propose(office, soon.connection, { starts_at: hoursAhead(0, 8), ends_at: hoursAhead(1, 8) });
    expect(await nextDay()).toMatchObject({
      count: 1,
      interviews: [{ interview_id: id, link: 'https://meet.example.com/abc', employee_name: 'Asha Rao' }],
    });
    await office.setStatus(soon.connection.id, 'placed');
    expect(await nextDay()).toMatchObject({ count: 1, day: hoursAhead(0, 9).slice(0, 10) });
  });
});

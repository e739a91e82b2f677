import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billedCompany, issue, placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { lookAtCauses } from '../../test/support/tasks.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2027-06-01 10:00');
  await setAgency(office, { gstin: null, reminders_on: false });
});
afterAll(() => office.close());

/** Records with an open task of this cause. */
const waiting = async (cause: string): Promise<unknown[]> =>
  (await rowsOf(office.admin.list('tasks', { filter: { cause, state: 'open' } }))).map((task) => task['record_id']);

/** Told in order: the clock of this database only moves on, as documents do. */
describe('what needs attention', () => {
  it('has a task from its day on, and the list of placements finds it', async () => {
    const { id } = await billedCompany(office);
    const filtered = async (kind: string): Promise<number[]> =>
      (await rowsOf(office.admin.list('placements', { filter: { attention: kind, company_id: id } }))).map(
        (placement) => placement.id,
      );
    const ungrossed = await placed(office, id, { joining_date: '2027-06-01' });
    const unissued = await placed(office, id, { joining_date: '2027-06-01', first_month_gross_paise: 100 });
    const future = await placed(office, id, { joining_date: '2027-07-01' });
    expect([ungrossed, unissued, future].map((one) => one['attention'])).toEqual(['joined_without_gross', null, null]);
    expect(await waiting('placement.gross')).toEqual([ungrossed.id]);
    for (const [moment, ofIssue] of [
      ['2027-06-20 23:59', []],
      ['2027-06-21 00:00', [unissued.id]],
    ] as const) {
      await setIndiaNow(office, moment);
      await lookAtCauses(office);
      expect([moment, await waiting('placement.gross')]).toEqual([moment, [ungrossed.id]]);
      expect([moment, await waiting('placement.invoice')]).toEqual([moment, ofIssue]);
    }
    const [task] = await rowsOf(office.admin.list('tasks', { filter: { cause: 'placement.invoice' } }));
    // day 27 after joining, at the end of business
    expect(task?.['due_at']).toBe('2027-06-28T12:30:00.000Z');
    expect(await filtered('joined_without_gross')).toEqual([ungrossed.id]);
    expect(await filtered('invoice_to_issue')).toEqual([unissued.id]);

    const invoice = await issue(office, unissued.id);
    expect(await waiting('placement.invoice')).toEqual([]);
    expect(await waiting('invoice.unsent')).toEqual([invoice.id]);
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`));
    expect(await waiting('invoice.unsent')).toEqual([]);
    await office.setStatus(Number(unissued['connection_id']), 'dropped');
    expect(await waiting('placement.reverted')).toEqual([unissued.id]);
    expect(await filtered('reverted_with_invoice')).toEqual([unissued.id]);
    expect(await office.seen('placements', unissued.id)).toMatchObject({ attention: 'reverted_with_invoice' });
    const credit = { full: true, reason: 'Dropped' };
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/credit-notes`, credit));
    expect(await waiting('placement.reverted')).toEqual([]);
    await office.setStatus(Number(ungrossed['connection_id']), 'rejected');
    expect(await waiting('placement.gross')).toEqual([]);
  });

  it('has a task for an overdue invoice until it is paid, and again when the payment is reversed', async () => {
    const { id } = await billedCompany(office);
    const placement = await placed(office, id, { joining_date: '2027-06-01', first_month_gross_paise: 200 });
    const invoice = await issue(office, placement.id);
    await setIndiaNow(office, '2027-09-01 10:00');
    await lookAtCauses(office);
    expect(await waiting('invoice.overdue')).toEqual([invoice.id]);
    const money = { received_on: '2027-08-31', mode: 'upi', amount_paise: invoice['outstanding_paise'] };
    const payment = await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/payments`, money));
    expect(await waiting('invoice.overdue')).toEqual([]);
    await recordOf(office.admin.post(`/api/admin/payments/${payment.id}/reverse`, { reason: 'It bounced' }));
    expect(await waiting('invoice.overdue')).toEqual([invoice.id]);
  });

  it('has a task for each mail of the last 30 days that failed, and for each pair that may be the same', async () => {
    const [mail] = await office.sql<{
      mail_id: string;
    }>(`insert into outbox_mails (template, recipient, status, expires_at, created_at)
      select 'x', 'a@b.example', status, now(), now() - age from (values ('dead', interval '29 days'),
        ('dead', interval '31 days'), ('sent', interval '1 day')) mails (status, age) returning mail_id`);
    const [one, other] = [await office.addEmployee(), await office.addEmployee()];
    const [pair] = await office.sql<{ duplicate_id: number }>(
      `insert into duplicate_pairs (kind, first_id, second_id, reasons) values ('employees', $1, $2, '{same_phone}')
       on conflict (kind, first_id, second_id) do update set reasons = excluded.reasons returning duplicate_id`,
      [one.id, other.id],
    );
    await lookAtCauses(office);
    expect(await waiting('mail.failed')).toEqual([Number(mail?.mail_id)]);
    expect(await waiting('duplicate.decide')).toContain(pair?.duplicate_id);
    await recordOf(office.admin.post(`/api/admin/duplicates/${pair?.duplicate_id}/dismiss`));
    expect(await waiting('duplicate.decide')).not.toContain(pair?.duplicate_id);
  });
});

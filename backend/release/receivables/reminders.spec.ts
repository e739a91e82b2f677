import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../../src/accounts/accounts.module.js';
import { AgencySettingsService } from '../../src/agency/agency-settings.service.js';
import { HolidaysService } from '../../src/agency/holidays.service.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { AccessLogModule } from '../../src/companies/access-log/access-log.module.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { InvoiceNotesService } from '../../src/money/invoices/invoice-notes.service.js';
import { InvoicesService } from '../../src/money/invoices/invoices.service.js';
import { MoneyModule } from '../../src/money/money.module.js';
import { type PaymentDto } from '../../src/money/payments/payments.list.js';
import { PaymentsService } from '../../src/money/payments/payments.service.js';
import { ReminderWorker } from '../../src/money/receivables/reminder.worker.js';
import { ReminderSwitchService } from '../../src/money/receivables/reminder-switch.service.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { OutboxService } from '../../src/platform/mail/outbox.service.js';
import { type OutboxMail } from '../../src/platform/mail/outbox-mail.entity.js';
import { AGENCY, BILLING, oldPlacements, setIndiaNow } from '../../test/support/ledger.js';
import { ModuleUnderTest } from '../../test/support/testing-module.js';

let app: ModuleUnderTest;
let caller: Caller;
let worker: ReminderWorker;
let companies = 0;
beforeAll(async () => {
  app = await ModuleUnderTest.of({
    imports: [AccessLogModule, AuthModule, AccountsModule, EmployeesModule, CompaniesModule, JobsModule, MoneyModule],
  });
  caller = await app.account('boss@niyukt.example', 'super_admin');
  await app.module.get(AgencySettingsService).set(caller, AGENCY);
  worker = app.module.get(ReminderWorker);
});
beforeEach(() => setIndiaNow(app.database, '2026-11-03 10:00'));
afterAll(() => app.close());

async function company(billing_email: string | null): Promise<number> {
  companies += 1;
  const { userId } = await app.account(`hr${companies}@company.example.in`, 'company');
  const [row] = await app.database.sql<{ company_id: number }>(
    `insert into companies (user_id, name, contact_person_name, contact_person_phone, contact_email, legal_name, billing_address,
       state_code, billing_email)
     values ($1, 'Sahyadri Software', 'Ravi Menon', '+919876543210', $2, $3, $4, '27', $5) returning company_id`,
    [userId, `hr${companies}@company.example.in`, BILLING.legal_name, BILLING.billing_address, billing_email],
  );
  return row?.company_id ?? 0;
}

/** Due on Monday 2026-12-14, unless it says otherwise. */
async function invoice(joining_date = '2026-11-02', billing_email: string | null = null): Promise<number> {
  const [placement = 0] = await oldPlacements(app.database, await company(billing_email), 1, { joining_date });
  return (await app.module.get(InvoicesService).issue(caller, placement)).id;
}

/** What is queued for an invoice once its reminders were looked for at a moment in India. */
async function sentAt(moment: string, invoice_id: number): Promise<string[]> {
  await setIndiaNow(app.database, moment);
  await worker.remind();
  const rows = await app.database.sql<{ step: string }>(
    'select step from reminders where invoice_id = $1 order by queued_at',
    [invoice_id],
  );
  expect(await mailsOf(invoice_id)).toHaveLength(rows.length);
  return rows.map(({ step }) => step);
}

function mailsOf(invoice_id: number): Promise<OutboxMail[]> {
  return app.database.sql<OutboxMail>(
    `select * from outbox_mails where template = 'invoice-reminder' and attachment_key = $1 order by mail_id`,
    [invoice_id],
  );
}

describe('a reminder', () => {
  it('leaves 7 days before the due date, on it, 7 and 15 days after, in hours of business, each once', async () => {
    const id = await invoice();
    expect(await sentAt('2026-12-04 17:59', id)).toEqual([]);
    expect(await sentAt('2026-12-07 00:00', id)).toEqual([]);
    expect(await sentAt('2026-12-07 08:59:59', id)).toEqual([]);
    expect(await sentAt('2026-12-07 09:00', id)).toEqual(['before_7']);
    expect(await sentAt('2026-12-07 17:59:59', id)).toEqual(['before_7']);
    expect(await sentAt('2026-12-11 12:00', id)).toEqual(['before_7']);
    expect(await sentAt('2026-12-14 08:00', id)).toEqual(['before_7']);
    expect(await sentAt('2026-12-14 09:00', id)).toEqual(['before_7', 'due']);
    expect(await sentAt('2026-12-18 09:00', id)).toEqual(['before_7', 'due']);
    expect(await sentAt('2026-12-21 12:00', id)).toEqual(['before_7', 'due', 'after_7']);
    expect(await sentAt('2026-12-29 09:00', id)).toEqual(['before_7', 'due', 'after_7', 'after_15']);
    expect(await sentAt('2027-06-01 12:00', id)).toHaveLength(4);
  });

  it.each([
    ['at 18:00', '2026-12-07 18:00', '2026-12-08 09:00'],
    ['in the night', '2026-12-07 23:59', '2026-12-08 09:00'],
    ['on a Saturday', '2026-12-12 12:00', '2026-12-14 09:00'],
    ['on a Sunday', '2026-12-13 12:00', '2026-12-14 09:00'],
    ['on New Year after a Saturday', '2027-01-02 12:00', '2027-01-04 09:00'],
  ])('never leaves %s, but at the next 09:00', async (_, closed, open) => {
    const id = await invoice();
    expect(await sentAt(closed, id)).toEqual([]);
    expect(await sentAt(open.replace('09:00', '08:59'), id)).toEqual([]);
    expect(await sentAt(open, id)).toHaveLength(1);
  });

  it('never leaves on a holiday, but at the next 09:00 of a business day', async () => {
    const id = await invoice();
    const holidays = app.module.get(HolidaysService);
    const holiday = await holidays.add(caller, { day: '2026-12-07', name: 'Founding day' });
    expect(await sentAt('2026-12-07 12:00', id)).toEqual([]);
    expect(await sentAt('2026-12-08 08:59', id)).toEqual([]);
    expect(await sentAt('2026-12-08 09:00', id)).toEqual(['before_7']);
    await holidays.delete(caller, holiday.id);
  });

  it('of the 15th day that is a Saturday leaves on Monday', async () => {
    const id = await invoice('2026-11-07');
    expect(await sentAt('2027-01-01 17:59', id)).toEqual(['after_7']);
    expect(await sentAt('2027-01-02 12:00', id)).toEqual(['after_7']);
    expect(await sentAt('2027-01-04 09:00', id)).toEqual(['after_7', 'after_15']);
  });

  it('that was missed while the product was away is only the latest one', async () => {
    const id = await invoice();
    expect(await sentAt('2026-12-23 12:00', id)).toEqual(['after_7']);
    expect(await sentAt('2026-12-24 12:00', id)).toEqual(['after_7']);
  });

  it.each([
    ['paid', async (id: number) => pay(id, 3_540_000)],
    [
      'credited',
      (id: number) => app.module.get(InvoiceNotesService).credit(caller, id, { full: true, reason: 'Wrong' }),
    ],
    ['switched off', (id: number) => app.module.get(ReminderSwitchService).set(caller, id, false)],
  ])('is not sent of an invoice that is %s', async (_, settle) => {
    const id = await invoice();
    expect(await sentAt('2026-12-07 09:00', id)).toEqual(['before_7']);
    await settle(id);
    expect(await sentAt('2026-12-14 12:00', id)).toEqual(['before_7']);
    // nor does one leave that waited for the mail server, or is to be sent again
    const [mail] = (await mailsOf(id)) as [OutboxMail];
    const outbox = app.module.get(OutboxService);
    expect(await outbox.render(mail)).toBeUndefined();
    expect(await outbox.isRepeatable({ ...mail, status: 'dead' }, app.module.get(DataSource).manager)).toBe(false);
  });

  it('is sent again once the switch of the invoice is on again', async () => {
    const id = await invoice();
    const pauses = app.module.get(ReminderSwitchService);
    expect(await pauses.set(caller, id, false)).toMatchObject({ reminders_paused: true });
    expect(await pauses.set(caller, id, false)).toMatchObject({ reminders_paused: true });
    expect(await sentAt('2026-12-07 12:00', id)).toEqual([]);
    expect(await pauses.set(caller, id, true)).toMatchObject({ reminders_paused: false });
    expect(await sentAt('2026-12-07 12:00', id)).toEqual(['before_7']);
  });

  it('is not sent of any invoice while the agency has switched them off', async () => {
    const id = await invoice();
    await app.module.get(AgencySettingsService).set(caller, { ...AGENCY, reminders_on: false });
    expect(await sentAt('2026-12-07 12:00', id)).toEqual([]);
    await app.module.get(AgencySettingsService).set(caller, { ...AGENCY, reminders_on: true });
    expect(await sentAt('2026-12-07 12:00', id)).toEqual(['before_7']);
  });

  it('asks for what is outstanding, late charges included, in the tone of its day', async () => {
    const id = await invoice('2026-11-02', 'accounts@sahyadri.example');
    await pay(id, 540_000);
    await app.module.get(InvoiceNotesService).debit(caller, id, { taxable_paise: 100_000, reason: 'Late charges' });
    const written = [];
    for (const day of ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-29']) {
      await sentAt(`${day} 10:00`, id);
      const mail = (await mailsOf(id)).at(-1) as OutboxMail;
      expect(mail.recipient).toBe('accounts@sahyadri.example');
      written.push((await app.module.get(OutboxService).render(mail))?.message);
    }
    for (const mail of written) {
      expect(mail?.text).toContain('₹31,180.00');
      expect(mail?.text).toContain('₹36,580.00');
    }
    expect(written.map((mail) => /due on|due today|was due/.exec(mail?.subject ?? '')?.[0])).toEqual([
      'due on',
      'due today',
      'was due',
      'was due',
    ]);
  });

  it('is not sent of an invoice whose placement was reverted', async () => {
    const id = await invoice();
    await app.database.sql(
      `update placements set state = 'reverted' where placement_id = (select placement_id from invoices where invoice_id = $1)`,
      [id],
    );
    expect(await sentAt('2026-12-14 12:00', id)).toEqual([]);
  });

  it('goes to the contact when there is no billing e-mail, and to nobody once the company is gone', async () => {
    const id = await invoice();
    await sentAt('2026-12-07 10:00', id);
    const [mail] = await mailsOf(id);
    expect(mail?.recipient).toBe(`hr${companies}@company.example.in`);
    await app.database.sql('delete from companies where contact_email = $1', [mail?.recipient]);
    expect(await sentAt('2026-12-14 10:00', id)).toEqual(['before_7']);
  });

  it('leaves once, however many look for it at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => invoice()));
    await setIndiaNow(app.database, '2026-12-07 10:00');
    await Promise.all(Array.from({ length: 8 }, () => worker.remind()));
    for (const id of ids) expect(await mailsOf(id)).toHaveLength(1);
  });

  /** The last one told: days of documents only go forward. */
  it('of a day before the invoice was issued is passed over', async () => {
    await setIndiaNow(app.database, '2026-12-10 10:00');
    const late = await invoice();
    expect(await sentAt('2026-12-10 11:00', late)).toEqual([]);
    expect(await sentAt('2026-12-14 11:00', late)).toEqual(['due']);
  });

  it('of an invoice that was issued after its due date is counted from the day of issue', async () => {
    await setIndiaNow(app.database, '2027-03-01 10:00');
    const late = await invoice();
    expect(await sentAt('2027-03-01 11:00', late)).toEqual([]);
    expect(await sentAt('2027-03-05 11:00', late)).toEqual([]);
    expect(await sentAt('2027-03-08 11:00', late)).toEqual(['after_7']);
    expect(await sentAt('2027-03-16 11:00', late)).toEqual(['after_7', 'after_15']);
  });
});

const pay = (id: number, amount_paise: number): Promise<PaymentDto> =>
  app.module.get(PaymentsService).record(caller, id, { received_on: '2026-11-03', mode: 'upi', amount_paise });

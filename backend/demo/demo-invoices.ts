import { type EntityManager, IsNull, Not } from 'typeorm';
import { type AgencySettingsDto } from '../src/agency/agency-settings.dto.js';
import { AgencySetting } from '../src/agency/agency-settings.entity.js';
import { Holiday } from '../src/agency/holiday.entity.js';
import { Company } from '../src/companies/company.entity.js';
import { type DraftInvoice, draftOf } from '../src/money/invoices/fee-invoice.js';
import { Invoice } from '../src/money/invoices/invoice.entity.js';
import { amountsOf, chargeOf } from '../src/money/invoices/note-amounts.js';
import { noteOf } from '../src/money/invoices/note-draft.js';
import { Payment } from '../src/money/payments/payment.entity.js';
import { TDS_SECTIONS } from '../src/money/payments/tds-sections.js';
import { type Placement } from '../src/money/placements/placement.entity.js';
import { insertRow } from '../src/platform/database/insert-row.js';
import { DAY_MILLISECONDS } from '../src/platform/durations.js';
import { workingMoment } from './calendar.js';
import { dayBefore, type DemoPlacements } from './demo-placements.js';
import { type Fee } from './fees.js';

const FOUR_O_CLOCK = 16 * 60;
/** Days after joining on which the agency invoices. */
const INVOICED_AFTER = 24;
/** Days after joining on which a client pays that pays in time. */
const PAID_AFTER = 40;
const TDS_PERCENT = 10;
/** Without tax, in paise. */
const LATE_CHARGE = 1_500_00;

/** Every reminder of the past counts as sent, so that none of history goes out now. */
const REMINDERS_SENT = `insert into reminders (invoice_id, step, recipient, queued_at)
  select invoice_id, step, coalesce(billing_email, contact_email), (due_date + days + time '09:05') at time zone 'Asia/Kolkata'
  from invoices join companies using (company_id), (values ('before_7', -7), ('due', 0), ('after_7', 7), ('after_15', 15)) s (step, days)
  where kind = 'invoice' and due_date + days <= india_today()`;

/** Documents went to their company on the day on which they were issued; the last one did not so far. */
const DOCUMENTS_SENT = `insert into invoice_sendings (invoice_id, recipient, sent_at)
  select invoice_id, coalesce(billing_email, contact_email), least(now(), (issued_on + time '16:30') at time zone 'Asia/Kolkata')
  from invoices join companies using (company_id) where invoice_id < (select max(invoice_id) from invoices) order by invoice_id`;

interface Books {
  transaction: EntityManager;
  now: Date;
  agency: AgencySettingsDto;
  holidays: ReadonlySet<string>;
}

interface Entry {
  daysAgo: number;
  write: () => Promise<unknown>;
}

/** Invoices, notes and payments of the year, written in the order of their days, as numbers have it. */
export async function insertDemoInvoices(
  transaction: EntityManager,
  now: Date,
  placements: DemoPlacements,
): Promise<void> {
  const [setting] = await transaction.find(AgencySetting, { order: { setting_id: 'desc' }, take: 1 });
  if (!setting) throw new Error('there are no agency settings');
  const { setting_id: _key, set_at, ...facts } = setting;
  const holidays = new Set((await transaction.find(Holiday)).map(({ day }) => day));
  const books = {
    transaction,
    now,
    agency: { ...facts, second_factor: 'off' as const, logo: null, set_at: set_at.toISOString() },
    holidays,
  };
  const companies = new Map(
    (await transaction.findBy(Company, { legal_name: Not(IsNull()) })).map((company) => [company.company_id, company]),
  );
  const entries = [...placements.values()].flatMap(({ placement, fee }) => {
    const company = companies.get(placement.company_id ?? 0);
    return company ? entriesOf(books, placement, company, fee) : [];
  });
  for (const { write } of entries.toSorted((one, other) => other.daysAgo - one.daysAgo)) await write();
  await transaction.query(REMINDERS_SENT);
  await transaction.query(DOCUMENTS_SENT);
}

/** What was written for a fee, in its order. */
function entriesOf(books: Books, placement: Placement, company: Company, fee: Fee): Entry[] {
  const { joining_date: joining } = placement;
  if (fee === 'none' || !joining) return [];
  const joined = Math.round((Date.parse(dayBefore(books.now, 0)) - Date.parse(joining)) / DAY_MILLISECONDS);
  let invoice: Invoice | undefined;
  const on = (after: number, write: (day: string, daysAgo: number) => Promise<unknown>): Entry => {
    const daysAgo = Math.max(0, joined - after);
    return { daysAgo, write: () => write(dayBefore(books.now, daysAgo), daysAgo) };
  };
  const issued = (after: number): Entry =>
    on(after, async (day) => {
      const draft = draftOf({ placement, company, agency: books.agency, holidays: books.holidays });
      invoice = await store(books, draft, day);
    });
  const paid = (after: number, share: number, more: PaidHow = {}): Entry =>
    on(after, (day, daysAgo) => pay(books, invoice, day, daysAgo, share, more));
  const note = (
    after: number,
    kind: 'credit_note' | 'debit_note',
    taxable: number | undefined,
    reason: string,
  ): Entry => on(after, (day) => correct(books, invoice, day, kind, taxable, reason));
  const first = issued(INVOICED_AFTER);
  switch (fee) {
    case 'due':
      return [first];
    case 'paid':
      return [first, paid(PAID_AFTER, 1)];
    case 'deducted':
      return [first, paid(PAID_AFTER - 2, 1, { isDeducted: true })];
    case 'part':
      return [first, paid(PAID_AFTER + 1, 0.4)];
    case 'credited':
      return [
        first,
        note(INVOICED_AFTER + 8, 'credit_note', undefined, 'The candidate did not stay after the first week.'),
      ];
    case 'anew':
      return [
        first,
        note(INVOICED_AFTER + 4, 'credit_note', undefined, 'The first-month gross was confirmed anew by the client.'),
        issued(INVOICED_AFTER + 5),
        paid(PAID_AFTER + 6, 1, { mode: 'upi' }),
      ];
    case 'late':
      return [first, note(PAID_AFTER + 25, 'debit_note', LATE_CHARGE, 'Late charge, agreed by e-mail.')];
    case 'bounced':
      return [
        first,
        paid(PAID_AFTER, 1, {
          mode: 'cheque',
          reference: 'Cheque 000417',
          reversed_at: workingMoment(books.now, Math.max(0, joined - PAID_AFTER - 4), FOUR_O_CLOCK),
          reversal_reason: 'The cheque was returned unpaid.',
        }),
        paid(PAID_AFTER + 9, 1),
      ];
  }
}

async function store({ transaction }: Books, draft: DraftInvoice, issued_on: string): Promise<Invoice> {
  const { invoice_id } = (await insertRow(transaction, Invoice, { ...draft, issued_on })) as Pick<
    Invoice,
    'invoice_id'
  >;
  return transaction.findOneByOrFail(Invoice, { invoice_id });
}

/** What else is known of a payment, and whether the client deducted tax. */
type PaidHow = Partial<Payment> & { isDeducted?: boolean };

const wholeRupees = (paise: number): number => Math.round(paise / 100) * 100;

const sectionOn = (day: string): string | null => TDS_SECTIONS.find(({ since }) => since <= day)?.professional ?? null;

async function pay(
  { transaction, now }: Books,
  invoice: Invoice | undefined,
  received_on: string,
  daysAgo: number,
  share: number,
  { isDeducted = false, reversed_at = null, reversal_reason = null, ...more }: PaidHow,
): Promise<void> {
  if (!invoice) return;
  const tds_paise = isDeducted ? wholeRupees((invoice.taxable_paise * TDS_PERCENT) / 100) : 0;
  const { payment_id } = (await insertRow(transaction, Payment, {
    invoice_id: invoice.invoice_id,
    received_on,
    mode: 'bank_transfer',
    reference: `N${String(invoice.invoice_id * 7_919).padStart(9, '0')}`,
    amount_paise: Math.round(invoice.total_paise * share) - tds_paise,
    tds_paise,
    tds_section: isDeducted ? sectionOn(received_on) : null,
    recorded_at: workingMoment(now, daysAgo, FOUR_O_CLOCK),
    ...more,
  })) as Pick<Payment, 'payment_id'>;
  if (reversed_at) await transaction.update(Payment, { payment_id }, { reversed_at, reversal_reason });
}

async function correct(
  books: Books,
  invoice: Invoice | undefined,
  day: string,
  kind: 'credit_note' | 'debit_note',
  taxable: number | undefined,
  reason: string,
): Promise<void> {
  if (!invoice) return;
  const amounts = taxable === undefined ? amountsOf(invoice) : chargeOf(taxable, invoice);
  const note = noteOf({ kind, invoice, amounts, reason });
  await store(books, note, day);
}

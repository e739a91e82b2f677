import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { BILLING, issue, placementOf, setAgency } from '../../backend/test/support/ledger.js';
import { type ApiRecord, recordOf, rowsOf } from '../../backend/test/support/office.js';
import { dayFromNow } from '../support/console-ledger.js';
import { answerQuestion, dialogOf, field } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { answerInstead, letThrough, sees } from '../support/looking.js';

consoleSuite(() => setAgency(office));

/** A dialog over a drawer, by its title. */
const form = (title: string) => page.getByRole('dialog', { name: title });
/** Sends the form of that title. */
const send = (title: string, label = title): Promise<void> =>
  form(title).getByRole('button', { name: label, exact: true }).click();
const notice = (text: string): Promise<void> => sees(page.getByRole('alert'), text);

/** A placed person of a new company; what is given is noted on the placement. */
async function placed(facts: Record<string, unknown> = {}, billing: object = BILLING): Promise<ApiRecord> {
  const company = await office.addCompany();
  await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, billing));
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, (await office.addEmployee({ name: 'Zoya Merchant' })).id);
  await office.setStatus(connection.id, 'placed');
  const { id } = await placementOf(office, connection.id);
  return recordOf(office.admin.patch(`/api/admin/placements/${id}`, facts));
}

const JOINED = { joining_date: dayFromNow(-10), first_month_gross_paise: 6_000_000 };

/** An invoice over ₹35,400.00. */
const invoiced = async (facts: Record<string, unknown> = JOINED): Promise<ApiRecord> =>
  issue(office, (await placed(facts)).id);

describe('settings', () => {
  it('know India’s national holidays after one press, and others one by one', async () => {
    const year = Number(dayFromNow(0).slice(0, 4));
    await openAsSuperAdmin('/settings');
    await press(`Add India’s national holidays of ${year} and ${year + 1}`);
    await notice('6 national holidays added');
    await press('Add holiday');
    await form('Add holiday')
      .getByLabel('Day')
      .fill(`${year + 1}-11-04`);
    await field(form('Add holiday'), 'Name').fill('Diwali');
    await send('Add holiday');
    await notice('Holiday added');
    await page.getByRole('button', { name: /^Delete Diwali/ }).click();
    await answerQuestion(page, 'Delete');
    await notice('Holiday deleted');
    const days = await rowsOf(office.admin.get('/api/admin/holidays'));
    expect(days.map(({ day }) => String(day).slice(5)).sort()).toEqual(
      ['01-26', '08-15', '10-02'].flatMap((day) => [day, day]),
    );
    expect(await page.getByRole('button', { name: /national holidays/ }).count()).toBe(0);
  });
});

describe('from placed to paid', () => {
  it('a placement is noted as left, by its last day, which is repeated in words, and the reason', async () => {
    const placement = await placed({ joining_date: '2026-03-02' });
    await openAsAdmin(`/placement-register/${placement.id}/show`);
    await press('Note the last working day');
    const departure = form('Note the last working day');
    await departure.getByLabel('Last working day').fill('2026-04-03');
    await sees(departure, 'Fri, 3 Apr 2026');
    await field(departure, 'Why').fill('Moved to Kochi');
    await send('Note the last working day', 'Save');
    await notice('Placement updated successfully');
    await sees(dialogOf(page).first(), 'Left', 'Moved to Kochi');
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', left_on: '2026-04-03' });
  });

  it('an invoice that is due before it is issued says so in its preview', async () => {
    const { id } = await placed({ ...JOINED, joining_date: dayFromNow(-80) });
    await openAsAdmin(`/placement-register/${id}/show`);
    const preview = page.getByRole('region', { name: 'Preview of the invoice' });
    await preview
      .getByRole('alert')
      .getByText(/^This invoice is due on .*, before it is issued on/)
      .waitFor();
  });

  it('the share that the fee is told to be follows the settings', async () => {
    await setAgency(office, { fee_percent: 40 });
    const { id } = await placed();
    await openAsAdmin(`/placement-register/${id}/show`);
    await sees(
      dialogOf(page),
      'The fee is 40 % of the first month’s gross salary. It is invoiced once both are known.',
    );
    await setAgency(office, { fee_percent: 50 });
  });

  it('an invoice is sent to the billing email, and says so from then on', async () => {
    const { id, number } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await sees(dialogOf(page), 'Not sent yet');
    await press('Send by email');
    await answerQuestion(page, 'Send by email');
    await notice(`${String(number)} is on its way`);
    await sees(dialogOf(page), `Sent to ${BILLING.billing_email}`);
    const mails = await office.count('outbox_mails where recipient = $1', [BILLING.billing_email]);
    expect(mails).toBeGreaterThan(0);
  });

  it('a reference that was recorded before is warned of by naming the first payment', async () => {
    const first = await invoiced();
    const reference = `UTR${first.id}`;
    const paid = { received_on: dayFromNow(0), mode: 'upi', amount_paise: 100_000, reference };
    await recordOf(office.admin.post(`/api/admin/invoices/${first.id}/payments`, paid));
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Record payment');
    await field(form('Record payment'), 'Reference').fill(` ${reference} `);
    await form('Record payment')
      .getByText(`This reference was recorded before: ₹1,000 on`)
      .and(page.getByText(String(first['number'])))
      .waitFor();
    await send('Record payment');
    await notice('Payment recorded');
  });

  it('more than is outstanding is refused at its field, and nothing that was typed is lost', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Record payment');
    await field(form('Record payment'), 'Amount received').fill('40000');
    await field(form('Record payment'), 'Reference').fill('UTR 77');
    await sees(form('Record payment'), 'This is ₹4,600 more than is outstanding.');
    await send('Record payment');
    await form('Record payment')
      .getByText(/35,400\.00/)
      .first()
      .waitFor();
    expect(await field(form('Record payment'), 'Reference').inputValue()).toBe('UTR 77');
    expect(await office.count('payments where invoice_id = $1', [id])).toBe(0);
  });

  it('the placement stands in the drawer of its connection, too', async () => {
    const { connection_id } = await placed(JOINED);
    await openAsAdmin(`/placements/${String(connection_id)}/show`);
    await dialogOf(page)
      .getByText(/Fee of ₹30,000 plus GST/)
      .first()
      .waitFor();
  });
});

describe('the books of a period', () => {
  it('are downloaded; the period that is offered is the month before', async () => {
    const { number } = await invoiced();
    await openAsAdmin('/invoices');
    await press('Sales register');
    const dialog = form('Sales register');
    expect((await dialog.getByLabel('From').inputValue()).slice(-2)).toBe('01');
    await dialog.getByLabel('From').fill(dayFromNow(1));
    await dialog.getByLabel('Until').fill(dayFromNow(0));
    await send('Sales register', 'Download');
    await sees(dialog, 'The first day must not be after the last');
    await dialog.getByLabel('From').fill(dayFromNow(0));
    const saved = page.waitForEvent('download');
    await send('Sales register', 'Download');
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`sales-register-${dayFromNow(0)}-${dayFromNow(0)}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain(String(number));
    await notice('Export downloaded');
  });
});

describe('receivables', () => {
  it('that failed say so and are tried again', async () => {
    await answerInstead(page, '/api/admin/receivables', 500, { error: 'The database is away' });
    await openAsAdmin('/receivables');
    await sees(page, 'The database is away');
    await letThrough(page);
    await press('Try Again');
    await page.getByRole('heading', { name: 'Outstanding by age' }).waitFor();
  });
});

describe('a list of money', () => {
  it('has the sums of its filter at its foot, however many rows a page shows', async () => {
    const company_name = 'Summed Private Limited';
    const { id } = await placed(JOINED, { ...BILLING, legal_name: company_name });
    const first = await issue(office, id);
    await recordOf(
      office.admin.post(`/api/admin/invoices/${first.id}/credit-notes`, {
        taxable_paise: 1_000_000,
        reason: 'Agreed.',
      }),
    );
    const filter = encodeURIComponent(JSON.stringify({ company_name }));
    await openAsAdmin(`/invoices?filter=${filter}&displayedFilters=${filter}&perPage=1`);
    const foot = page.locator('tfoot');
    await sees(foot, 'Sum of all 2', '₹23,600');
    expect(await foot.getByText('₹23,600', { exact: true }).count()).toBe(2);
  });
});

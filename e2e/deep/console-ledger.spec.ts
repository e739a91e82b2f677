import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { BILLING, issue, placementOf, setAgency } from '../../backend/test/support/ledger.js';
import { recordOf, rowsOf, type ApiRecord } from '../../backend/test/support/office.js';
import { dayFromNow } from '../support/console-ledger.js';
import { answerQuestion, becomes, choose, dialogOf, field, pick, rowOf } from '../support/console-page.js';
import { button, consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { arrivesAt, answerInstead, letThrough, pathOf, sees } from '../support/looking.js';

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

const seen = (resource: string, id: number | string): Promise<ApiRecord> =>
  recordOf(office.admin.get(`/api/admin/${resource}/${id}`));

describe('settings', () => {
  it('are changed by a super admin, and a wrong GSTIN is said at its field', async () => {
    await openAsSuperAdmin('/settings');
    await field(page, 'GSTIN').fill('29AAHCT9485A1ZY');
    const save = (section: string): Promise<void> =>
      page.getByRole('region', { name: section }).getByRole('button', { name: 'Save' }).click();
    await save('Tax');
    await sees(page, 'GSTIN is not valid');
    await field(page, 'Employee’s penalty').fill('1250000.5');
    await field(page, 'Employee’s penalty').blur();
    expect(await field(page, 'Employee’s penalty').inputValue()).toBe('12,50,000.50');
    await field(page, 'GSTIN').fill('29AAHCT9485A1ZX');
    await field(page, 'SAC').fill('998513');
    await save('Tax');
    await notice('Settings saved');
    // a section is saved alone; what is typed in another one stays
    expect(await field(page, 'Employee’s penalty').inputValue()).toBe('12,50,000.50');
    expect(await seen('settings', 'agency')).toMatchObject({ sac: '998513', penalty_paise: 1_000_000 });
    await save('Rules of the fee');
    await becomes(async () => (await seen('settings', 'agency'))['penalty_paise'], 125_000_050);
    const settings = await recordOf(office.admin.get('/api/admin/settings/agency'));
    expect(settings).toMatchObject({ gstin: '29AAHCT9485A1ZX', penalty_paise: 125_000_050, warranty_months: 3 });
    await recordOf(
      office.superAdmin.put('/api/admin/settings/agency', { ...settings, sac: '998512', penalty_paise: 1_000_000 }),
    );
  });

  it('are read by an admin, who changes nothing', async () => {
    await openAsAdmin('/settings');
    await sees(page, 'Only a super admin can change these settings.', 'Karnataka (29)', '₹10,000');
    expect(await page.getByRole('textbox').count()).toBe(0);
    for (const name of ['Save', 'Add holiday']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  });

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
    await sees(departure, '3 April 2026');
    await field(departure, 'Why').fill('Moved to Kochi');
    await send('Note the last working day', 'Save');
    await notice('Placement updated successfully');
    await sees(dialogOf(page).first(), 'Left', 'Moved to Kochi');
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', left_on: '2026-04-03' });
  });

  it('who becomes placed is billed in three presses after the facts; fee and days stand beside them as they are typed', async () => {
    const company = await office.addCompany();
    await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, BILLING));
    const job = await office.jobFor(company.id);
    const connection = await office.connect(job.id, (await office.addEmployee({ name: 'Zara Quick' })).id);
    await openAsAdmin(`/connections/${connection.id}/show`);
    await dialogOf(page).getByRole('button', { name: 'Change status of Zara Quick, now Pending' }).click();
    await page.getByRole('menuitem', { name: 'Placed', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await sees(question, '50 % of the first month', '3 months from joining');
    await question.getByLabel('First-month gross').fill('sixty');
    await sees(question, 'Enter an amount in rupees');
    expect(await question.getByRole('button', { name: 'Update status' }).isDisabled()).toBe(true);
    await question.getByLabel('First-month gross').fill('60000');
    await question.getByLabel('Joining date').fill('2026-12-01');
    await sees(question, '₹30,000', '1 Mar 2027');
    await question.getByRole('button', { name: 'Update status' }).click();
    await sees(page, 'Zara Quick is Placed', 'Placement status updated successfully');
    await page.getByRole('alert').getByRole('button', { name: 'Issue invoice' }).click();
    const drawer = dialogOf(page);
    expect(await drawer.getByLabel('Joining date').count()).toBe(1);
    expect(await drawer.getByLabel('Joining date').inputValue()).toBe('2026-12-01');
    await press('Issue and send by email');
    await page
      .getByRole('alert')
      .getByText(/issued and on its way$/)
      .waitFor();
    const { invoice_id } = await placementOf(office, connection.id);
    expect(await seen('invoices', Number(invoice_id))).toMatchObject({ taxable_paise: 3_000_000, sent: true });
  });

  it('a payment that was recorded by mistake is reversed from its notice, with the reason', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Record payment');
    await send('Record payment');
    await notice('Payment recorded');
    await press('Undo');
    expect(await field(form('Reverse payment'), 'Reason').inputValue()).toBe('Recorded by mistake');
    await send('Reverse payment');
    await notice('Payment reversed');
    expect(await seen('invoices', id)).toMatchObject({ outstanding_paise: 3_540_000 });
  });

  it('a placement gets its facts, its invoice, its mail and its payments', async () => {
    const placement = await placed({}, { legal_name: BILLING.legal_name });
    await openAsAdmin(`/placement-register/${placement.id}/show`);
    const drawer = dialogOf(page).first();
    await sees(drawer, 'The warranty begins on the joining date, which is not known yet.');
    await drawer.getByText(/The company's billing address is missing/).waitFor();
    await drawer.getByLabel('Joining date').fill(dayFromNow(-10));
    await field(drawer, 'First-month gross').fill('60000');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await notice('Placement updated successfully');
    await sees(drawer, '₹30,000');

    await drawer.getByRole('link', { name: 'Enter in the company’s billing data' }).first().click();
    await press('Edit billing data');
    const billing = form('Edit billing data');
    await field(billing, 'Billing address').fill('22 MG Road');
    await choose(page, 'State', 'Maharashtra (27)');
    await send('Edit billing data', 'Save');
    await notice('Billing data saved');
    await billing.waitFor({ state: 'detached' });
    await page.goBack();

    // a preview of what is invoiced is refused: it is not asked for
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    const preview = page.getByRole('region', { name: 'Preview of the invoice' });
    await sees(preview, 'Tax invoice', BILLING.legal_name, 'IGST 18 %', '₹5,400.00', '₹35,400.00');
    await press('Issue this invoice');
    await page
      .getByRole('alert')
      .getByText(/^Invoice NY\/\d\d-\d\d\/\d{5} issued$/)
      .waitFor();
    const { invoice_id } = await seen('placements', placement.id);
    await button('Download PDF').waitFor();
    expect(refused).toEqual([]);

    const saved = page.waitForEvent('download');
    await press('Download PDF');
    expect((await saved).suggestedFilename()).toMatch(/^NY-\d\d-\d\d-\d{5}\.pdf$/);

    await press('Record payment');
    await field(form('Record payment'), 'Amount received').fill('30000');
    await field(form('Record payment'), 'TDS deducted').fill('2400');
    await sees(form('Record payment'), 'Leaves ₹3,000.00 outstanding.');
    await send('Record payment');
    await notice('Payment recorded');
    await sees(drawer, 'Part paid', '₹3,000 is outstanding.');
    await press('Record payment');
    await sees(form('Record payment'), 'Settles the invoice in full.');
    await send('Record payment');
    await form('Record payment').waitFor({ state: 'detached' });
    await sees(drawer, 'Paid');
    expect(await seen('invoices', Number(invoice_id))).toMatchObject({
      state: 'paid',
      received_paise: 3_300_000,
      tds_paise: 240_000,
      outstanding_paise: 0,
    });
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

  it('a debit note says what it is for', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Debit note');
    await choose(page, 'What for', 'The value was revised');
    await field(form('Debit note'), 'Taxable value').fill('500');
    await field(form('Debit note'), 'Reason').fill('The gross was higher.');
    await send('Debit note');
    await notice('Debit note issued');
    const [note] = await rowsOf(office.admin.list('invoices', { filter: { corrects_invoice_id: id } }));
    expect(await seen('invoices', note?.id ?? 0)).toMatchObject({ document: { charge: 'value_revised' } });
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

  it('two presses and a lost answer make one invoice', async () => {
    const placement = await placed(JOINED);
    await openAsAdmin(`/placement-register/${placement.id}/show`);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/admin/invoices', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await button('Issue this invoice').dblclick();
    await becomes(() => office.count('invoices where placement_id = $1', [placement.id]), 1);
    await page
      .getByRole('dialog')
      .getByText(/^Fixed by invoice/)
      .waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(await office.count('invoices where placement_id = $1', [placement.id])).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('a payment whose answer was lost says so, keeps what was typed, and is recorded once', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Record payment');
    await field(form('Record payment'), 'Reference').fill('UTR 78');
    // the record cannot be read then, either
    await page.route(`**/api/admin/invoices/${id}{,/payments}`, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      return route.abort();
    });
    await send('Record payment');
    await form('Record payment')
      .getByRole('alert')
      .getByText(/^No answer came, so it is not known whether your changes were saved\./)
      .waitFor();
    expect(await field(form('Record payment'), 'Reference').inputValue()).toBe('UTR 78');
    await letThrough(page);
    await send('Record payment');
    await notice('Payment recorded');
    expect(await office.count('payments where invoice_id = $1', [id])).toBe(1);
  });

  it('what is deducted as tax lowers the amount; the usual share is offered, and tax alone is taken', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Record payment');
    const amount = field(form('Record payment'), 'Amount received');
    const tds = field(form('Record payment'), 'TDS deducted');
    await press('Take 10 % of the fee: ₹3,000.00');
    expect(await field(form('Record payment'), 'TDS section').inputValue()).toBe('194J');
    await becomes(() => amount.inputValue(), '32,400');
    await sees(form('Record payment'), 'Settles the invoice in full.');
    await amount.fill('0');
    await tds.fill('2500');
    await sees(form('Record payment'), 'Leaves ₹32,900.00 outstanding.');
    expect(await amount.inputValue()).toBe('0');
    await send('Record payment');
    await notice('Payment recorded');
    expect(await seen('invoices', id)).toMatchObject({ received_paise: 0, tds_paise: 250_000 });
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
      .getByText(`This reference was recorded before: ₹1,000.00 on`)
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
    await sees(form('Record payment'), 'This is ₹4,600.00 more than is outstanding.');
    await send('Record payment');
    await form('Record payment')
      .getByText(/35,400\.00/)
      .first()
      .waitFor();
    expect(await field(form('Record payment'), 'Reference').inputValue()).toBe('UTR 77');
    expect(await office.count('payments where invoice_id = $1', [id])).toBe(0);
  });

  it('a joining date a year ahead is warned of, and kept', async () => {
    const { id } = await placed();
    await openAsAdmin(`/placement-register/${id}/show`);
    await page.getByLabel('Joining date').fill(dayFromNow(400));
    await sees(page, 'This is more than a year ahead.');
    await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await notice('Placement updated successfully');
    expect(await seen('placements', id)).toMatchObject({ joining_date: dayFromNow(400) });
  });

  it('the placement stands in the drawer of its connection, too', async () => {
    const { connection_id } = await placed(JOINED);
    await openAsAdmin(`/placements/${String(connection_id)}/show`);
    await dialogOf(page).getByRole('heading', { name: 'Placement and warranty' }).waitFor();
    await sees(dialogOf(page), '₹30,000.00', 'Issue this invoice');
  });
});

describe('a correction', () => {
  it('credits an invoice in part, then in full; the placement may be invoiced anew', async () => {
    const { id, placement_id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await press('Credit note');
    await choose(page, 'How much', 'A part of it');
    await field(form('Credit note'), 'Taxable value').fill('10000');
    await field(form('Credit note'), 'Reason').fill('Wrong gross');
    await send('Credit note');
    await notice('Credit note issued');
    await form('Credit note').waitFor({ state: 'detached' });
    await sees(dialogOf(page), '−₹11,800.00', '₹23,600.00');
    await press('Credit note');
    await field(form('Credit note'), 'Reason').fill('All of it');
    await send('Credit note');
    await form('Credit note').waitFor({ state: 'detached' });
    await sees(dialogOf(page), 'Credited');
    await dialogOf(page).getByRole('link', { name: 'Zoya Merchant' }).click();
    await arrivesAt(page, `/admin-dashboard/placement-register/${String(placement_id)}/show`);
    await button('Issue this invoice').waitFor();
  });

  it('reverses a payment with a reason; both stay in the books', async () => {
    const { id } = await invoiced();
    const received = { received_on: dayFromNow(-1), mode: 'cheque', amount_paise: 3_540_000 };
    const payment = await recordOf(office.admin.post(`/api/admin/invoices/${id}/payments`, received));
    await openAsAdmin(`/payments/${payment.id}/show`);
    await press('Reverse payment');
    await send('Reverse payment');
    await sees(form('Reverse payment'), 'Please say why');
    await field(form('Reverse payment'), 'Reason').fill('The cheque bounced');
    await send('Reverse payment');
    await notice('Payment reversed');
    await sees(dialogOf(page), 'The cheque bounced');
    expect(await seen('invoices', id)).toMatchObject({ state: 'issued', outstanding_paise: 3_540_000 });
  });

  it('switches the reminders of an invoice off', async () => {
    const { id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await page.getByRole('switch', { name: 'Remind the client of this invoice' }).click();
    await notice('Reminders are off');
    expect(await seen('invoices', id)).toMatchObject({ reminders_paused: true });
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
  it('lead from a bar, and from a figure of a company, to the invoices behind it', async () => {
    const late = await invoiced({ ...JOINED, joining_date: dayFromNow(-70) });
    await invoiced();
    await openAsAdmin('/receivables');
    const bar = page.getByRole('link', { name: /^1–30: ₹/ });
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
    await rowOf(page, String(late['number'])).waitFor();
    expect(pathOf(page)).toContain('/invoices?');
    for (const row of await page.locator('tbody tr').all()) await row.getByText(/days? overdue$/).waitFor();
    await page.goBack();
    await page
      .getByRole('link', { name: /, Not due: ₹35,400$/ })
      .first()
      .click();
    await page.getByText('35,400').first().waitFor();
    expect(await page.getByText(/days? overdue$/).count()).toBe(0);
  });

  it('that failed say so and are tried again', async () => {
    await answerInstead(page, '/api/admin/receivables', 500, { error: 'The database is away' });
    await openAsAdmin('/receivables');
    await sees(page, 'The database is away');
    await letThrough(page);
    await press('Try Again');
    await page.getByRole('heading', { name: 'Outstanding by age' }).waitFor();
  });
});

describe('a warranty claim', () => {
  it('whose job is gone is settled with another job of the company, and with no other company’s', async () => {
    const placement = await placed(JOINED);
    const companyId = Number(placement['company_id']);
    const departure = { last_working_day: dayFromNow(-3), reason: 'resigned' };
    const claim = await recordOf(office.admin.post(`/api/admin/placements/${placement.id}/claims`, departure));
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/decision`, { decision: 'approved' }));
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${Number(placement['request_id'])}`));
    const title = 'Successor';
    await office.jobFor((await office.addCompany()).id, { title });
    await openAsAdmin(`/claims/${claim.id}/show`);
    await page
      .getByRole('dialog')
      .getByText(/^The job request is gone\. Connect the replacement to any job/)
      .waitFor();
    await page.getByRole('link', { name: 'Add a job' }).waitFor();
    const { id: job } = await office.jobFor(companyId, { title });
    await page.getByRole('link', { name: 'Connect a replacement' }).click();
    const connect = form('Create Connection');
    await connect.getByRole('combobox', { name: 'Job', exact: true }).fill('successor');
    await becomes(() => page.getByRole('option').count(), 1);
    await page.getByRole('option').click();
    const { email } = await office.addEmployee({ name: 'Vikram Das' });
    await pick(page, 'Employee', String(email), `Vikram Das, ${String(email)}`);
    await send('Create Connection');
    await connect.waitFor({ state: 'detached' });
    const [connection] = await rowsOf(office.admin.list('connections', { filter: { request_id: job } }));
    await office.setStatus(connection?.id ?? 0, 'placed');
    expect(await seen('claims', claim.id)).toMatchObject({ state: 'replaced' });
  });

  it('is filed, approved, and its replacement is connected to the job that is open again', async () => {
    const placement = await placed({ ...JOINED, joining_date: dayFromNow(-40) });
    await openAsAdmin(`/placement-register/${placement.id}/show`);
    await press('File a claim');
    await form('File a claim').getByLabel('Last working day').fill(dayFromNow(-3));
    await send('File a claim');
    await notice('Claim filed');
    await form('File a claim').waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('link', { name: 'Resigned' }).click();
    await press('Approve');
    await send('Approve this claim?', 'Approve');
    await notice('Claim decided');
    await page.getByRole('link', { name: 'Connect a replacement' }).click();
    await sees(
      form('Create Connection'),
      'This connection replaces somebody under the warranty: when it is placed, it is free of charge.',
    );
    const { body } = await office.admin.list('placements', { filter: { placement_id: placement.id } });
    expect(body).toMatchObject([{ state: 'left', warranty: 'claimed' }]);
  });

  it('is declined with a reason only', async () => {
    const placement = await placed({ ...JOINED, joining_date: dayFromNow(-40) });
    const departure = { last_working_day: dayFromNow(-30), reason: 'terminated' };
    const claim = await recordOf(office.admin.post(`/api/admin/placements/${placement.id}/claims`, departure));
    await openAsAdmin(`/claims/${claim.id}/show`);
    await sees(dialogOf(page), 'Late notice');
    await press('Decline');
    await send('Decline this claim?', 'Decline');
    await sees(form('Decline this claim?'), 'Please say why');
    await field(form('Decline this claim?'), 'Reason of the decision').fill('The job was changed.');
    await send('Decline this claim?', 'Decline');
    await notice('Claim decided');
    expect(await seen('claims', claim.id)).toMatchObject({
      state: 'declined',
      decision_reason: 'The job was changed.',
    });
  });
});

describe('the dashboard', () => {
  beforeEach(async () => {
    await placed({ joining_date: dayFromNow(-28) });
  });

  it('leads from its money and from what needs attention to the rows', async () => {
    const { number } = await invoiced({ ...JOINED, joining_date: dayFromNow(-70) });
    await openAsAdmin('/');
    await page.getByRole('link', { name: /Overdue$/ }).click();
    await rowOf(page, String(number)).waitFor();
    await page.goBack();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText('Overdue').first().waitFor();
    await attention
      .getByRole('link', { name: /^Note the first-month gross/ })
      .first()
      .click();
    await dialogOf(page).getByText('Zoya Merchant').first().waitFor();
    await page.goBack();
    const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'long', year: 'numeric' });
    await page.getByRole('link', { name: new RegExp(`^Billed in ${month.format(new Date())}: ₹`) }).click();
    await rowOf(page, String(number)).waitFor();
  });

  it('an invoice is found by its number', async () => {
    const { id, number } = await invoiced();
    await openAsAdmin('/');
    await press(/^Search everything/);
    await page.getByRole('combobox').fill(String(number));
    await page.getByRole('option', { name: new RegExp(String(number)) }).click();
    await arrivesAt(page, `/admin-dashboard/invoices/${id}/show`);
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

describe('what needs attention', () => {
  it('is done one after the other: the list stays as it was opened, and the next one is offered after each', async () => {
    const late = { ...JOINED, joining_date: dayFromNow(-40) };
    const [one, two] = [await placed(late), await placed(late)].map(({ id }) => id);
    const waiting = await rowsOf(office.admin.list('placements', { filter: { attention: 'invoice_to_issue' } }));
    const first = waiting[0]?.id;
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
    await openAsAdmin(
      '/placement-register?filter={"attention":"invoice_to_issue"}&displayedFilters={"attention":true}',
    );
    await page.locator('tbody a').first().click();
    await press('Issue this invoice');
    await sees(dialogOf(page), 'Done here: it is no longer in this list.');
    expect(pathOf(page)).toContain(`/placement-register/${first}/show`);
    await dialogOf(page).getByRole('button', { name: 'Next record' }).last().click();
    await becomes(async () => pathOf(page).includes(`/placement-register/${waiting[1]?.id}/show`), true);
    await press('Previous record');
    await becomes(async () => pathOf(page).includes(`/placement-register/${first}/show`), true);
  });
});

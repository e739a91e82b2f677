import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { BILLING, issue, placementOf, setAgency } from '../../backend/test/support/ledger.js';
import { type ApiRecord, recordOf, rowsOf } from '../../backend/test/support/office.js';
import { dayFromNow } from '../support/console-ledger.js';
import { becomes, choose, chooseInRow, dialogOf, field, openFold, rowOf } from '../support/console-page.js';
import { button, consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { arrivesAt, letThrough, pathOf, sees } from '../support/looking.js';

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
  it('are changed by a super admin, a page at a time, and a wrong GSTIN says what is wrong', async () => {
    await openAsSuperAdmin('/settings');
    const save = (): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
    await field(page, 'GSTIN').fill('');
    await field(page, 'PAN').fill('');
    await field(page, 'GSTIN').fill('29AAHCT9485A1ZY');
    await field(page, 'GSTIN').blur();
    await sees(page, 'The last character should be X, or a character before it is mistyped', 'As in the GSTIN');
    expect(await field(page, 'PAN').inputValue()).toBe('AAHCT9485A');
    await field(page, 'GSTIN').fill('27AAHCT9485A1Z1');
    await save();
    await sees(page, 'This belongs to Maharashtra (27), your state is Karnataka (29)');
    await field(page, 'GSTIN').fill('29aahct9485a1zx');
    await field(page, 'SAC').fill('998513');
    await save();
    await notice('Settings saved');
    expect(await seen('settings', 'agency')).toMatchObject({ sac: '998513', penalty_paise: 1_000_000 });
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Fee and warranty' }).click();
    await openFold(page.locator('main'), 'More');
    await field(page, 'Employee’s penalty').fill('1250000.5');
    await field(page, 'Employee’s penalty').blur();
    expect(await field(page, 'Employee’s penalty').inputValue()).toBe('12,50,000.50');
    await save();
    await becomes(async () => (await seen('settings', 'agency'))['penalty_paise'], 125_000_050);
    const settings = await recordOf(office.admin.get('/api/admin/settings/agency'));
    expect(settings).toMatchObject({ gstin: '29AAHCT9485A1ZX', penalty_paise: 125_000_050, warranty_months: 3 });
    await recordOf(
      office.superAdmin.put('/api/admin/settings/agency', { ...settings, sac: '998512', penalty_paise: 1_000_000 }),
    );
  });

  it('are read by an admin, who changes nothing', async () => {
    await openAsAdmin('/settings');
    await sees(page, 'Only a super admin can change these settings.', 'Karnataka (29)');
    expect(await page.getByRole('textbox').count()).toBe(0);
    for (const name of ['Save', 'Add holiday']) expect(await page.getByRole('button', { name }).count()).toBe(0);
    await openAsAdmin('/settings/fee');
    await sees(page, '₹10,000');
  });
});

describe('from placed to paid', () => {
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
    await press('Issue and send by email');
    await page
      .getByRole('alert')
      .getByText(/issued and on its way$/)
      .waitFor();
    const { invoice_id } = await placementOf(office, connection.id);
    expect(await seen('invoices', Number(invoice_id))).toMatchObject({ taxable_paise: 3_000_000, sent: true });
  });

  it('the next step of a connection opens its line, and has the focus where it is done, in sight', async () => {
    const placement = await placed({ joining_date: JOINED.joining_date });
    const step = page.getByRole('region', { name: 'Next step' }).getByRole('button');
    const isInSight = (wanted: Locator): Promise<boolean> =>
      wanted.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element === document.activeElement && top > 0 && bottom < innerHeight;
      });
    await openAsAdmin(`/connections/${Number(placement['connection_id'])}/show`);
    await step.click();
    await becomes(() => isInSight(dialogOf(page).getByLabel(/gross/).first()), true);
    await recordOf(office.admin.patch(`/api/admin/placements/${placement.id}`, JOINED));
    await page.reload();
    for (const _ of ['folded', 'open']) {
      await step.click();
      await becomes(() => isInSight(button('Issue and send by email')), true);
    }
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

    await drawer.getByRole('button', { name: 'Enter billing data' }).click();
    const billing = form('Edit billing data');
    await field(billing, 'Billing address').fill('22 MG Road');
    await choose(page, 'State', 'Maharashtra (27)');
    await choose(page, 'Supply type', 'SEZ, with payment of IGST');
    await send('Edit billing data', 'Save');
    await notice('Billing data saved');
    await billing.waitFor({ state: 'detached' });

    // a preview of what is invoiced is refused: it is not requested
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    const preview = page.getByRole('region', { name: 'Preview of the invoice' });
    await sees(preview, 'Tax invoice', BILLING.legal_name, 'IGST 18 %', '₹5,400', '₹35,400');
    await preview.getByText(/^SUPPLY MEANT FOR EXPORT.* ON PAYMENT OF INTEGRATED TAX$/).waitFor();
    await press('Issue this invoice');
    await page
      .getByRole('alert')
      .getByText(/^Invoice NY\/\d\d-\d\d\/\d{5} issued$/)
      .waitFor();
    const { invoice_id } = await seen('placements', placement.id);
    await button('Open PDF').waitFor();
    expect(refused).toEqual([]);

    const saved = page.waitForEvent('download');
    await chooseInRow(page, 'NY/', 'Download PDF');
    expect((await saved).suggestedFilename()).toMatch(/^NY-\d\d-\d\d-\d{5}\.pdf$/);

    await press('Record payment');
    await field(form('Record payment'), 'Amount received').fill('30000');
    await field(form('Record payment'), 'TDS deducted').fill('2400');
    await sees(form('Record payment'), 'Leaves ₹3,000 outstanding.');
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
    await press('Take 10 % of the fee: ₹3,000');
    await sees(form('Record payment'), '393(1) Sl. 6(iii), professional services');
    await field(form('Record payment'), 'Received on').fill('2026-03-31');
    await sees(form('Record payment'), '194J, professional services');
    await becomes(() => amount.inputValue(), '32,400');
    await sees(form('Record payment'), 'Settles the invoice in full.');
    await amount.fill('0');
    await tds.fill('2500');
    await sees(form('Record payment'), 'Leaves ₹32,900 outstanding.');
    expect(await amount.inputValue()).toBe('0');
    await send('Record payment');
    await notice('Payment recorded');
    expect(await seen('invoices', id)).toMatchObject({ received_paise: 0, tds_paise: 250_000 });
    const [payment] = await rowsOf(office.admin.list('payments', { filter: { invoice_id: id } }));
    expect(payment).toMatchObject({ received_on: '2026-03-31', tds_section: '194J' });
  });
});

describe('a correction', () => {
  it('credits an invoice in part, then in full; the placement may be invoiced anew', async () => {
    const { id, placement_id } = await invoiced();
    await openAsAdmin(`/invoices/${id}/show`);
    await chooseInRow(page, 'NY/', 'Credit note');
    await choose(page, 'How much', 'A part of it');
    await field(form('Credit note'), 'Taxable value').fill('10000');
    await field(form('Credit note'), 'Reason').fill('Wrong gross');
    await send('Credit note');
    await notice('Credit note issued');
    await form('Credit note').waitFor({ state: 'detached' });
    await sees(dialogOf(page), '−₹11,800', '₹23,600');
    await chooseInRow(page, 'NY/', 'Credit note');
    await field(form('Credit note'), 'Reason').fill('All of it');
    await send('Credit note');
    await form('Credit note').waitFor({ state: 'detached' });
    await sees(dialogOf(page), 'Credited');
    await dialogOf(page).getByRole('link', { name: 'Zoya Merchant' }).click();
    await arrivesAt(page, `/admin-dashboard/placement-register/${String(placement_id)}/show`);
    await button('Issue this invoice').waitFor();
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

  it('stand in the drawer of the company, and lead to its invoices', async () => {
    const { number, company_id } = await invoiced({ ...JOINED, joining_date: dayFromNow(-70) });
    await openAsAdmin(`/companies/${String(company_id)}/show`);
    await dialogOf(page).getByRole('link', { name: 'Owes ₹35,400, ₹35,400 of it overdue' }).click();
    await rowOf(page, String(number)).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
  });
});

describe('a warranty claim', () => {
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
    await attention
      .getByText(/late since/)
      .first()
      .waitFor();
    await attention.getByRole('link', { name: '1 placement without its gross', exact: true }).click();
    await dialogOf(page).getByText('Zoya Merchant').first().waitFor();
    await page.goBack();
    const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'long', year: 'numeric' });
    await page.getByRole('link', { name: new RegExp(`^Billed in ${month.format(new Date())}: ₹`) }).click();
    await rowOf(page, String(number)).waitFor();
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
    // the last part to come moves what stands below it
    await sees(dialogOf(page), 'No payments yet');
    await dialogOf(page).getByRole('button', { name: 'Next record' }).last().click();
    await becomes(async () => pathOf(page).includes(`/placement-register/${waiting[1]?.id}/show`), true);
    await press('Previous record');
    await becomes(async () => pathOf(page).includes(`/placement-register/${first}/show`), true);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../backend/test/support/office.js';
import { addCompanyLedger, addHire } from '../support/company-ledger.js';
import { dayFromNow } from '../support/console-ledger.js';
import { answerInstead, letThrough, sees, seesNoMore } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const PHONE = { width: 390 };

let agency: Agency;
let office: Office;
let company: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  office = await Office.of(agency);
});

beforeEach(async () => {
  company = await addPerson(agency, office.admin, 'company');
  visitor = await Visitor.enter(agency.base, PHONE);
  page = visitor.page;
});

afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp, place: Page | Locator = page): Promise<void> =>
  place.getByRole('button', { name }).first().click();
const link = (): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /nvoices$/ })
    .click();
const card = (text: string): Locator => page.getByRole('article').filter({ hasText: text });

async function enter(): Promise<void> {
  await openAs(visitor, agency, company.email);
  await link();
}

/** Somebody placed with the company, and nothing else. */
async function hire(days = -10): Promise<ApiRecord> {
  const { id } = await office.jobFor(company.id);
  const connection_id = await addHire(office, id, days);
  const [placement] = await rowsOf(office.admin.list('placements', { filter: { connection_id } }));
  return placement as ApiRecord;
}

async function report(lastDay: string): Promise<Locator> {
  await press(/Report a departure/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last working day').fill(lastDay);
  await dialog.getByLabel('Reason').selectOption({ label: 'Resigned' });
  return dialog;
}

describe("on a phone, a company's placements and invoices", () => {
  it('say who joined, what the warranty still covers, and what is owed; the PDF is saved', async () => {
    await addCompanyLedger(office, company.id);
    await enter();
    await sees(page, '2 placements', 'Warranty: your report is open', 'Invoices and notes');
    await sees(page, '₹25,400 to pay');
    const overdue = card('Overdue');
    expect(await page.getByText(/NY\/\d/).count()).toBe(1);
    await overdue.getByText(/^₹25,400 was due on /).waitFor();
    await card('No invoice yet')
      .getByText(/^Warranty: \d\d days left, until /)
      .waitFor();
    const saved = page.waitForEvent('download');
    await press(/^Download PDF of NY\//, overdue);
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^NY-\d\d-\d\d-\d{5}\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('are explained when there are none, and after a failure they can be requested again', async () => {
    await enter();
    await sees(page, 'Nobody placed yet', '0 placements');
    await page.getByRole('link', { name: 'See your job requests' }).click();
    await sees(page, 'No job requests found');
    await hire();
    await answerInstead(page, '/api/company/placements', 503);
    await page.reload();
    await link();
    await sees(page, 'Failed to fetch your placements');
    await letThrough(page);
    await press('Try again');
    await sees(page, '1 placement');
  });

  it('are shown in parts when they are many', async () => {
    const { placement_id } = await hire();
    await office.sql(
      `insert into placements (company_id, employee_name, job_title, company_name, placed_on, fee_percent, warranty_months)
       select company_id, 'Nr ' || n, job_title, company_name, placed_on, 50, 3
       from placements, generate_series(1, 29) n where placement_id = $1`,
      [placement_id],
    );
    await enter();
    await sees(page, '30 placements', '24 of 30');
    expect(await page.getByRole('article').count()).toBe(24);
    await press('Show more');
    await seesNoMore(page, '24 of 30');
    expect(await page.getByRole('article').count()).toBe(30);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it("are nobody else's", async () => {
    await addCompanyLedger(office, company.id);
    const [foreign] = await rowsOf(office.admin.list('invoices', { filter: { company_id: company.id } }));
    company = await addPerson(agency, office.admin, 'company');
    await enter();
    await sees(page, 'Nobody placed yet');
    const statuses = await page.evaluate(
      async (paths) => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
        return Promise.all(paths.map(async (path) => (await fetch(path, { headers })).status));
      },
      [`/api/company/invoices/${foreign?.id}`, `/api/company/invoices/${foreign?.id}/pdf`, '/api/company/invoices'],
    );
    expect(statuses).toEqual([404, 404, 200]);
  });
});

describe('a departure', () => {
  it('is reported, decided, and its state told', async () => {
    const { id } = await hire();
    await enter();
    const dialog = await report(dayFromNow(-1));
    await sees(dialog, 'Covered by the warranty: a replacement is free of charge.');
    await press('Send report', dialog);
    await sees(page, 'We have your report', 'What happens next');
    await press('Done');
    await sees(page, 'Departure reported', 'Warranty: your report is open');
    expect(await page.getByRole('button', { name: /Report a departure/ }).count()).toBe(0);
    const [claim] = await rowsOf(office.admin.list('claims', { filter: { placement_id: id } }));
    await recordOf(office.admin.put(`/api/admin/claims/${claim?.id}/decision`, { decision: 'approved' }));
    await page.reload();
    await sees(page, 'Replacement approved', 'We are looking for a replacement. It is free of charge.');
  });

  it('that the warranty does not cover is told so before it is sent, and noted all the same', async () => {
    await hire(-200);
    await enter();
    const dialog = await report(dayFromNow(-1));
    await dialog.getByText(/^Not covered: the warranty ended on /).waitFor();
    await dialog.getByLabel('Last working day').fill(dayFromNow(-201));
    await dialog.getByText(/^Not covered: the joining date is /).waitFor();
    await press('Send report', dialog);
    await sees(page, 'Not covered by the warranty');
    await press('Done');
    await sees(page, 'Not replaced');
    await card('Not replaced')
      .getByText(/^The last working day is before the joining date/)
      .waitFor();
  });

  it('is not lost by accident, and says what is missing', async () => {
    await hire();
    await enter();
    await press(/Report a departure/);
    await press('Send report');
    await sees(page, 'Last working day is required', 'Please choose a reason');
    await page.getByLabel('Note').fill('She found a job at home.');
    await page.keyboard.press('Escape');
    await press('Keep editing');
    expect(await page.getByLabel('Note').inputValue()).toBe('She found a job at home.');
  });
});

describe('billing details', () => {
  it('are requested kindly, checked, and kept', async () => {
    await enter();
    await sees(page, 'Your billing details are not complete');
    await press('Add billing details');
    const dialog = page.getByRole('dialog');
    const values = {
      'Legal name': 'Konkan Foods LLP',
      Address: '7 Dockyard Road',
      City: 'Mumbai',
      'PIN code': '400010',
    };
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    await dialog.getByLabel('State').selectOption({ label: 'Maharashtra (27)' });
    await dialog.getByLabel('GSTIN').fill('27aapfu0939f1zw');
    await press('Save', dialog);
    await sees(dialog, 'The last character should be V, or a character before it is mistyped');
    await dialog.getByLabel('GSTIN').fill('27aapfu0939f1zv');
    await dialog.getByLabel('Supply type').selectOption({ label: 'SEZ, with payment of IGST' });
    await press('Save', dialog);
    await sees(page, 'Billing details saved');
    await seesNoMore(page, 'Your billing details are not complete');
    expect(await recordOf(office.admin.get(`/api/admin/companies/${company.id}/billing`))).toMatchObject({
      legal_name: 'Konkan Foods LLP',
      state_code: '27',
      gstin: '27AAPFU0939F1ZV',
      supply_type: 'sez_with_payment',
      billing_email: null,
    });
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { setAgency } from '../../backend/test/support/ledger.js';
import { addLedger } from '../support/console-ledger.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { consoleSuite, office, openAsAdmin, openAsSuperAdmin, page } from '../support/console-suite.js';
import { answerInstead, isComplete, letThrough } from '../support/looking.js';

const PAGES = [
  '/',
  '/employees',
  '/connections',
  '/interviews',
  '/invoices',
  '/receivables',
  '/imports',
  '/duplicates',
  '/find-people',
  '/audit-log',
  '/admins',
  '/settings',
  '/privacy-and-law',
];

consoleSuite();

describe('the dashboard', () => {
  it('of an agency that has placed nobody leads through its set-up, which ticks itself, without charts of zeros', async () => {
    await setAgency(office, { bank_account_name: null, bank_account_number: null, bank_ifsc: null, upi_id: null });
    await openAsSuperAdmin('/');
    const setUp = page.getByRole('region', { name: /^Set up .+, \d of \d done$/ });
    const before = (await setUp.getByRole('heading').innerText()).match(/(\d) of/)?.[1];
    expect(await page.getByRole('region', { name: 'Pipeline' }).count()).toBe(0);
    await setUp.getByRole('link', { name: 'First company' }).click();
    await page.waitForURL('**/companies/create');
    await office.addCompany();
    await openAsSuperAdmin('/');
    await setUp.getByText(`${Number(before) + 1} of`).waitFor();
    await setUp.getByRole('link', { name: 'Bank account or UPI' }).click();
    const back = page.getByRole('link', { name: 'Back to the set-up' });
    await back.waitFor();
    await page.getByRole('link', { name: 'Fee and warranty' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fee and warranty' }).waitFor();
    await back.waitFor();
    await page.goBack();
    await page.getByRole('textbox', { name: 'UPI id' }).fill('niyukt@okaxis');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await page.getByRole('link', { name: 'Next: First people' }).waitFor();
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
    await back.click();
    await setUp.getByText(`${Number(before) + 2} of`).waitFor();
    await page.getByRole('region', { name: 'Needs attention' }).getByText('Nothing waits for you.').waitFor();
  });

  it('has no set-up once all of it is done, and names the agency as people know it', async () => {
    await setAgency(office, { known_as: 'Teen Log' });
    await openAsSuperAdmin('/');
    await page.getByRole('heading', { name: /^Set up Teen Log, / }).waitFor();
    await answerInstead(page, '/api/admin/dashboard-stats', 200, {
      totalEmployees: 1,
      totalCompanies: 1,
      totalJobRequests: 1,
      totalPlacements: 0,
      connectionsByStatus: {},
    });
    await openAsAdmin('/');
    await page.getByRole('region', { name: 'Needs attention' }).waitFor();
    expect(await page.getByRole('heading', { name: /^Set up/ }).count()).toBe(0);
    await letThrough(page);
  });
});

describe('with everything in it, the console', () => {
  beforeAll(async () => {
    const company = await office.addCompany();
    const job = await office.jobFor(company.id);
    const { id } = await office.connect(job.id, (await office.addEmployee()).id);
    await office.setStatus(id, 'placed');
    await addLedger(office, company.id, id);
    await addRecruiting(office);
  });

  it.each([1280, 390])('moves nothing while a page comes: %s px', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) moved.by += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const far: string[] = [];
    for (const path of PAGES) {
      await openAsSuperAdmin(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isComplete(page);
      const by = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
      if (by >= 0.02) far.push(`${path}: ${by.toFixed(3)}`);
    }
    expect(far).toEqual([]);
  });
});

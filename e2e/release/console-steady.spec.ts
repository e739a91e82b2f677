import { beforeAll, describe, expect, it } from '@jest/globals';
import { addLedger } from '../support/console-ledger.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { isComplete } from '../support/looking.js';

const PAGES = [
  '/',
  '/employees',
  '/connections',
  '/invoices',
  '/receivables',
  '/imports',
  '/duplicates',
  '/find-people',
  '/audit-log',
  '/admins',
  '/settings',
];

consoleSuite();

describe('the dashboard', () => {
  it('of an agency that bills nothing has one sentence in place of its money, and no hole below', async () => {
    await openAsSuperAdmin('/');
    await page.getByText('Nothing is billed yet').waitFor();
    await page.reload();
    await page.getByText('Nothing is billed yet').waitFor();
    await isComplete(page);
    const gap = await page.evaluate(() => {
      const [above, below] = ['nav[aria-label="Quick actions"]', 'section[aria-labelledby=pipeline]'].map((place) =>
        document.querySelector(place)?.getBoundingClientRect(),
      );
      return (below?.top ?? 1000) - (above?.bottom ?? 0);
    });
    expect(gap).toBeLessThan(150);
    expect(await page.getByRole('region', { name: 'Needs attention' }).count()).toBe(0);
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

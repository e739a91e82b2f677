import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { Office } from '../../backend/test/support/office.js';
import { Showings } from '../../backend/test/support/showings.js';
import { sees } from '../support/looking.js';
import { store, storedSession } from '../support/people.js';
import { addScreenPeople } from '../support/screen-people.js';
import { Visitor } from '../support/visitor.js';

const MAX_SHIFT = 0.02;

let agency: Agency;
let sessions: Record<string, Record<string, string>>;

beforeAll(async () => {
  agency = await Agency.open();
  const { company, person } = await new Showings(await Office.of(agency)).shown();
  await agency.database.sql('update users set must_change_password = false where email = any($1)', [
    [company.email, person.email],
  ]);
  sessions = {
    ...(await addScreenPeople(agency)),
    'company that is asked': await storedSession(agency, company.email),
  };
});

afterAll(async () => {
  await agency.close();
});

it.each([
  ['employee', '/employee-dashboard', '/api/employee/admin-connected-jobs', 'React Developer'],
  ['new employee', '/employee-dashboard', '/api/employee/admin-connected-jobs', 'Add your resume'],
  ['company', '/company-dashboard', '/users/profile', 'React Developer'],
  ['company that is asked', '/company-dashboard', '/api/company/candidates?**', 'Zubeida F.'],
  ['company', '/company-dashboard/placements', '/api/company/billing', 'Invoices and notes'],
  ['new company', '/company-dashboard/placements', '/api/company/billing', 'Add billing details'],
] as const)('what comes late on the dashboard of a %s (%s) moves nothing on a phone', async (who, path, late, text) => {
  const visitor = await Visitor.enter(agency.base, { width: 390 });
  const { page } = visitor;
  await store(visitor, sessions[who] ?? {});
  await visitor.context.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // what was answered before is drawn by then
  await page.route(`**${late}`, async (route) => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    await route.continue();
  });
  await page.goto(path);
  await sees(page, text);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(MAX_SHIFT);
  expect(await visitor.leave()).toEqual([]);
});

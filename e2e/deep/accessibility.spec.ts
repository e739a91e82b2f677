import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { Office } from '../../backend/test/support/office.js';
import { accessibilityViolations } from '../support/axe.js';
import { addCompanyLedger } from '../support/company-ledger.js';
import { addPerson, storedSession, store } from '../support/people.js';
import { SCREENS, type Screen } from '../support/screens.js';
import { smallTargets } from '../support/targets.js';
import { Visitor } from '../support/visitor.js';

const LONG_WORD = 'Elektronikingenieur-Schaltungsentwicklungsabteilung';

let agency: Agency;
const sessions: Partial<Record<Screen['who'], Record<string, string>>> = {};

beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  const employee = await addPerson(agency, admin, 'employee', { resume_link: 'https://cv.example.in/asha.pdf' });
  const company = await addPerson(agency, admin, 'company');
  for (const fields of [{}, { title: 'Data Analyst' }, { title: LONG_WORD, description: `${LONG_WORD.repeat(4)}` }]) {
    const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm(fields) });
    const request_id = (job.body as { request_id: number }).request_id;
    await admin.post('/api/admin/create-connection', { request_id, employee_id: employee.id });
  }
  await addCompanyLedger(await Office.of(agency), company.id);
  sessions['employee'] = await storedSession(agency, employee.email);
  sessions['company'] = await storedSession(agency, company.email);
  for (const role of ['employee', 'company'] as const)
    sessions[`new ${role}`] = await storedSession(agency, (await addPerson(agency, admin, role)).email);
});

afterAll(async () => {
  await agency.close();
});

/** What cannot be seen without scrolling sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] div')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
  });
}

/** Waits until nothing fades from one colour to the next any more. */
function coloursRest(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

const NARROWEST = 320;

/** Looks at a screen in every width and colour scheme, on a phone with a finger. @returns what is wrong with it */
async function lookAt(page: Page): Promise<string[]> {
  const wrong = await accessibilityViolations(page, coloursRest);
  wrong.push(...(await smallTargets(page)).map((target) => `small: ${target}`));
  await page.setViewportSize({ width: NARROWEST, height: 844 });
  wrong.push(...(await tooWide(page)));
  await page.setViewportSize({ width: 1280, height: 844 });
  return wrong;
}

describe('accessibility', () => {
  it.each([...new Set(SCREENS.map(({ who }) => who))])(
    'of every screen, on which all that is pressed is 44 pixels high and wide on a phone, of: %s',
    async (who) => {
      const visitor = await Visitor.enter(agency.base);
      await store(visitor, sessions[who] ?? {});
      const wrong: Record<string, string[]> = {};
      for (const { name, open } of SCREENS.filter((screen) => screen.who === who)) {
        await open(visitor);
        const found = await lookAt(visitor.page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
      expect(await visitor.leave()).toEqual([]);
    },
  );
});

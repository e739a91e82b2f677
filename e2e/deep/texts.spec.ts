import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { Office } from '../../backend/test/support/office.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { addHire } from '../support/company-ledger.js';
import { addLedger } from '../support/console-ledger.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { openFilters } from '../support/console-page.js';
import { CONSOLE, rowsOf } from '../support/console.js';
import { isComplete } from '../support/looking.js';
import { KnownWords, MarkedPages, unmarkedTexts } from '../support/marked-texts.js';
import { addPerson, storedSession, store } from '../support/people.js';
import { SCREENS, type Screen } from '../support/screens.js';
import { openBrowser, Visitor } from '../support/visitor.js';

let office: Office;
let browser: Browser;
let pages: MarkedPages;
let visitor: Visitor;
let known: KnownWords;
let shown: Shown;
const sessions: Partial<Record<Screen['who'] | 'staff', Record<string, string>>> = {};

beforeAll(async () => {
  [office, browser, pages] = await Promise.all([Office.open(), openBrowser(), MarkedPages.build()]);
  await pages.before(office.agency.base);
  const { agency, admin } = office;
  const resume_link = 'https://cv.example.in/asha.pdf';
  const [employee, company] = [
    await addPerson(agency, admin, 'employee', { resume_link }),
    await addPerson(agency, admin, 'company'),
  ];
  const job = await office.jobFor(company.id, { priority: 'urgent' });
  await office.jobFor(company.id, { title: 'Data Analyst' });
  const connection = await office.connect(job.id, employee.id, 'Speaks Tamil');
  await office.setStatus(connection.id, 'placed');
  shown = {
    employee: employee.id,
    company: company.id,
    job: job.id,
    connection: connection.id,
    ...(await addLedger(office, company.id, connection.id)),
    ...(await addRecruiting(office)),
  };
  // the placement stays, and the board shows one connection
  await office.superAdmin.delete(`/api/admin/connections/${await addHire(office, job.id)}`);
  sessions['employee'] = await storedSession(agency, employee.email);
  sessions['company'] = await storedSession(agency, company.email);
  sessions['staff'] = await storedSession(agency, office.superAdmin.email);
  for (const role of ['employee', 'company'] as const)
    sessions[`new ${role}`] = await storedSession(agency, (await addPerson(agency, admin, role)).email);
});

beforeEach(async () => {
  visitor = await Visitor.enter(browser, pages.base);
  known = new KnownWords();
  known.listenTo(visitor.context);
  await pages.showTo(visitor.context);
});

afterEach(() => visitor.leave());

afterAll(async () => {
  await browser.close();
  await pages.remove();
  await office.close();
});

/** What the accessibility journeys reach in other ways. */
const MORE_OF_THE_CONSOLE: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'board',
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(`${CONSOLE}/connections`);
      await page.getByRole('button', { name: 'Board', exact: true }).click();
      await page
        .getByRole('region', { name: /^Placed/ })
        .getByRole('listitem')
        .waitFor();
    },
  },
  {
    name: 'palette with what was found',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search everything' }).fill('asha');
      await page
        .getByRole('option', { name: /Asha Rao/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (page) => {
      await page.goto(`${CONSOLE}/companies`);
      await rowsOf(page);
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'details of an admin',
    open: async (page) => {
      await page.goto(`${CONSOLE}/admins`);
      await rowsOf(page);
      await isComplete(page);
      await page.locator('tbody a[href$="/show"]').last().click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'entry of the activity',
    open: async (page) => {
      await page.goto(`${CONSOLE}/audit-log`);
      await rowsOf(page);
      await isComplete(page);
      await page.locator('tbody a').first().click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'new admin, sent empty',
    open: async (page) => {
      await page.goto(`${CONSOLE}/admins/create`);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Admin' }).click();
      await page.getByText('Full name is required', { exact: true }).waitFor();
    },
  },
  {
    name: 'search to be saved under a name',
    open: async (page) => {
      await page.goto(`${CONSOLE}/companies?filter=${encodeURIComponent('{"industry":"IT"}')}`);
      await openFilters(page);
      await page.getByRole('menuitem', { name: 'Save current query...' }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
];

interface Opened {
  name: string;
  open: () => Promise<unknown>;
}

/** Opens screens one after the other. @returns what is on them and in no language's texts */
async function escapedFrom(screens: Opened[]): Promise<Record<string, string[]>> {
  const escaped: Record<string, string[]> = {};
  for (const { name, open } of screens) {
    await open();
    const found = known.unknownIn(await unmarkedTexts(visitor.page));
    if (found.length) escaped[name] = found;
  }
  return escaped;
}

describe('in another language, every text of', () => {
  it.each([...new Set(SCREENS.map(({ who }) => who))])('every screen of: %s', async (who) => {
    await store(visitor, sessions[who] ?? {});
    const screens = SCREENS.filter((screen) => screen.who === who);
    expect(await escapedFrom(screens.map(({ name, open }) => ({ name, open: () => open(visitor) })))).toEqual({});
  });

  it('the console', async () => {
    await store(visitor, sessions['staff'] ?? {});
    const screens = [...CONSOLE_SCREENS, ...MORE_OF_THE_CONSOLE];
    const { page } = visitor;
    expect(await escapedFrom(screens.map(({ name, open }) => ({ name, open: () => open(page, shown) })))).toEqual({});
  }, 180_000);
});

describe('a language', () => {
  const heading = (): Promise<string> => visitor.page.getByRole('heading', { level: 1 }).innerText();
  const tag = (): Promise<string | null> => visitor.page.locator('html').getAttribute('lang');

  it('is chosen by the address while developing, and stays', async () => {
    await visitor.page.goto('/login?lang=pseudo');
    expect([await heading(), await tag()]).toEqual(['[Ļöĝ îñ ··]', 'en-x-pseudo']);
  });

  it('is English in the product, where there is no pseudo-language', async () => {
    const product = await Visitor.enter(browser, office.agency.base);
    await product.page.goto('/login?lang=pseudo');
    expect(await product.page.getByRole('heading', { level: 1 }).innerText()).toBe('Log in');
    expect(await product.page.locator('html').getAttribute('lang')).toBe('en-IN');
    expect(await product.leave()).toEqual([]);
  });
});

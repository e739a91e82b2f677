import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { setAgency } from '../../backend/test/support/ledger.js';
import { Office } from '../../backend/test/support/office.js';
import { openConsole } from '../support/console.js';
import { sees } from '../support/looking.js';
import { storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const NAME = 'Teen Log Staffing and Recruitment Pune';

let office: Office;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  // what it is called is kept by its process
  office = await Office.of(await Agency.openAlone());
  await setAgency(office);
});
beforeEach(async () => {
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  ({ page } = visitor);
});
afterEach(async () => expect(await visitor.leave()).toEqual([]));
afterAll(() => office.close());

/** What the head of the page says before any script has run, and what stands above the form. */
async function seesName(path: string, heading: string, name: string): Promise<void> {
  const sent = await page.goto(path);
  expect(await sent?.text()).toContain(`<title>${name}</title>`);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.getByRole('banner').getByText(name, { exact: true }).waitFor();
  expect(await page.title()).toBe(`${heading} · ${name}`);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);
}

describe('without a name of its own', () => {
  it('the agency is called as its product, which is said once', async () => {
    await seesName('/login', 'Log in', 'Niyukt');
    expect(await page.getByText('on Niyukt').count()).toBe(0);
  });
});

describe('a name that is set', () => {
  it('is entered in the settings, and stands in the header at once', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(visitor, await storedSession(office.agency, office.superAdmin.email), '/settings');
    const card = page.getByRole('region', { name: 'Name and address' });
    await card.getByLabel('Name people know').fill(NAME);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await sees(page, 'Settings saved');
    await page.getByRole('banner').getByRole('img', { name: NAME }).waitFor();
  });

  it('stands on the pages before a login, in English and Hindi, with the product small below', async () => {
    await seesName('/login', 'Log in', NAME);
    await sees(page, 'on Niyukt');
    await page.goto('/login?lang=hi');
    await sees(page, 'Niyukt पर');
    await page.getByRole('banner').getByText(NAME, { exact: true }).waitFor();
  });
});

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100z" fill="#0b5d5e"/></svg>',
);

describe('a logo', () => {
  it('is chosen in the settings, and stands in the header at once', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(visitor, await storedSession(office.agency, office.superAdmin.email), '/settings');
    const card = page.getByRole('region', { name: 'Logo' });
    await card.getByText('No logo yet').waitFor();
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO };
    await card.getByLabel('Choose a PNG, JPG or SVG').setInputFiles(file);
    await sees(page, 'Logo saved');
    const inHeader = page.getByRole('banner').getByRole('img', { name: NAME });
    expect(await inHeader.getAttribute('src')).toMatch(/^\/api\/agency\/logo\.png\?v=\w{16}$/);
  });

  it('stands on the pages before a login, in the room that is kept for it', async () => {
    await page.goto('/login');
    const before = page.getByRole('banner').getByRole('img', { name: NAME });
    expect([await before.getAttribute('width'), await before.getAttribute('height')]).toEqual(['288', '96']);
    await sees(page, 'on Niyukt');
  });

  it('is removed again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(visitor, await storedSession(office.agency, office.superAdmin.email), '/settings');
    const card = page.getByRole('region', { name: 'Logo' });
    await card.getByRole('button', { name: 'Remove' }).click();
    await sees(page, 'Logo removed');
    await card.getByText('No logo yet').waitFor();
  });

  it('is no text', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(visitor, await storedSession(office.agency, office.superAdmin.email), '/settings');
    const card = page.getByRole('region', { name: 'Logo' });
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('logo') };
    await card.getByLabel('Choose a PNG, JPG or SVG').setInputFiles(file);
    await card.getByRole('alert').getByText('This file cannot be used as a logo.').waitFor();
  });
});

describe('an own name', () => {
  it('is changed in the menu of the account, and stands there at once', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(visitor, await storedSession(office.agency, office.superAdmin.email));
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Your name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your name' });
    await dialog.getByLabel('Full name').fill('Meera Iyer');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await sees(page, 'Your name is changed');
    await page.getByRole('button', { name: 'Account of Meera Iyer' }).waitFor();
  });
});

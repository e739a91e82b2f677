import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office } from '../../backend/test/support/office.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { isComplete, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { Visitor } from '../support/visitor.js';

const DASHBOARD = '/employee-dashboard';
const PAGES = [
  DASHBOARD,
  `${DASHBOARD}/applications`,
  `${DASHBOARD}/interviews`,
  `${DASHBOARD}/offers`,
  '/grievances',
  '/security',
  '/privacy',
];

let office: Office;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  office = await Office.open();
  person = await addPerson(office.agency, office.admin, 'employee');
  const company = await office.company();
  const job = await office.job(company);
  await office.connect(job.id, person.id);
});
beforeEach(async () => {
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  page = visitor.page;
});
afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});
afterAll(() => office.close());

async function languageOf(email: string): Promise<unknown> {
  const [account] = await office.sql('select language from users where email = $1', [email]);
  return account?.['language'];
}

const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
const toHindi = (): Promise<void> => page.getByRole('button', { name: 'हिन्दी' }).click();

/** The agency, the person, and what leads back to English. */
const AS_THEY_ARE = ['Niyukt', 'Asha Rao', 'E'];

/** Words that stay in Latin letters (docs/translating.md), kinds of files and browsers, and what is typed within a sentence. */
const IN_LATIN =
  /^(Niyukt|OTP|PDF|IST|UTC|GST|IT|MB|Word|DOCX|ODT|RTF|JPG|PNG|React|TypeScript|SQL|Data|Protection|Board|of|India|Chrome|Linux)$/;

/** Words in Latin letters in what is said in Hindi: what somebody typed is marked as English. */
async function saidInLatin(typed: string): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walk = (node: Node): void => {
      if (node instanceof Text && node.parentElement?.closest('[lang]')?.getAttribute('lang')?.startsWith('hi'))
        texts.push(node.data);
      if (!(node instanceof Element) || node.matches('script, style') || !node.checkVisibility()) return;
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return texts.join(' ');
  });
  const known = typed.split(/\W+/);
  return [...new Set(said.match(/[A-Za-z]{2,}/g))].filter((word) => !IN_LATIN.test(word) && !known.includes(word));
}

/** Names of what can be pressed, without a letter of Hindi. */
async function pressedInEnglish(): Promise<string[]> {
  const names = await page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('tab')).allInnerTexts();
  return names
    .map((name) => name.trim())
    .filter((name) => /[a-z]/i.test(name) && !/\p{Script=Devanagari}/u.test(name) && !AS_THEY_ARE.includes(name));
}

describe('the public site in Hindi', () => {
  it('is one press away, says its language to screen readers, and stays', async () => {
    await page.goto('/login');
    expect(await language()).toBe('en-IN');
    await toHindi();
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    expect(await language()).toBe('hi-IN');
    await page.getByLabel('ईमेल').focus();
    await page.getByLabel('ईमेल').blur();
    await sees(page, 'ईमेल लिखें');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  });

  it('is the account’s: saved by the switch, and shown at the next login in another browser', async () => {
    await openAs(visitor, office.agency, person.email);
    await toHindi();
    await sees(page, 'आपकी नौकरियाँ');
    await waitFor('the language of the account', async () => (await languageOf(person.email)) === 'hi' || undefined);
    const other = await Visitor.enter(office.agency.base, { width: 390 });
    await other.page.goto('/login');
    await other.page.getByLabel('Email').fill(person.email);
    await other.page.getByLabel('Password', { exact: true }).fill('mango-lassi-42');
    await other.page.getByRole('button', { name: 'Log in' }).click();
    await sees(other.page, 'आपकी नौकरियाँ');
    expect(await other.leave()).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await waitFor('the other language', async () => (await languageOf(person.email)) === 'en' || undefined);
  });

  it('is chosen by the link of a mail, before and without a login', async () => {
    await page.goto('/?lang=hi');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.goto('/login?lang=ta');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
  });

  it('says a refusal of the server in its words', async () => {
    await page.goto('/login');
    await toHindi();
    await page.getByLabel('ईमेल').fill('nobody@mail.example');
    await page.getByLabel('पासवर्ड', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'लॉग इन करें' }).click();
    await sees(page, 'ईमेल या पासवर्ड सही नहीं है');
  });

  it('leads a job seeker through every page, where nothing is cut off and nothing is pressed in English', async () => {
    await openAs(visitor, office.agency, person.email);
    await toHindi();
    await sees(page, 'आपकी नौकरियाँ', 'पूरी जानकारी देखें');
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isComplete(page);
      expect([path, await tooWide(page), await misplacedTexts(page)]).toEqual([path, [], []]);
      expect([path, await pressedInEnglish()]).toEqual([path, []]);
      expect([path, await saidInLatin('Asha Rao')]).toEqual([path, []]);
    }
  });
});

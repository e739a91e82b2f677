import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { Office, recordOf, rowsOf } from '../../backend/test/support/office.js';
import { accessibilityViolations } from '../support/axe.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { arrivesAt, coloursRest, isComplete, reloadWithoutDialog, sees } from '../support/looking.js';
import { addPerson, openAs } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let office: Office;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  office = await Office.open();
});
beforeEach(async () => {
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  page = visitor.page;
});
afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});
afterAll(() => office.close());

const fits = async (): Promise<void> => {
  await isComplete(page);
  expect([await tooWide(page), await misplacedTexts(page)]).toEqual([[], []]);
};
const picker = (): Locator => page.getByLabel('Language of this page');
const TAMIL = 'தமிழ்';

describe('the notice about personal data', () => {
  it('names every language by its own name, and has one that is missing asked for by mail', async () => {
    await page.goto('/privacy');
    await page.getByRole('heading', { name: 'What we keep about you, and why' }).waitFor();
    await picker().waitFor();
    expect(await picker().locator('option').count()).toBe(23);
    await picker().selectOption(TAMIL);
    await page.getByText(/^Below is the English text\. /).waitFor();
    expect(new URL(page.url()).search).toBe('?language=ta');
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    await fits();

    await page.getByRole('link', { name: 'Ask for it in this language' }).click();
    await arrivesAt(page, '/privacy/request');
    expect(await page.getByLabel('What do you want?').inputValue()).toBe('question');
    expect(await page.getByLabel('Your request').inputValue()).toContain(`${TAMIL} (Tamil)`);
    const email = 'tamil@reader.example.in';
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page, 'Please look into your mailbox');
    const { text } = await office.agency.mail.mailTo(email);
    await page.goto(/\/privacy\/request#[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await sees(page, 'We have your request');
    const languages = await rowsOf(office.admin.get('/api/admin/notice-texts'));
    expect(languages.filter((row) => row['open_requests'])).toMatchObject([{ language: 'ta', open_requests: 1 }]);
  });

  it('runs from right to left in Urdu, which the agency has added', async () => {
    const path = '/api/admin/notice-texts';
    const [english] = await rowsOf(office.superAdmin.get(path));
    const text = String(english?.['text'])
      .split('\n')
      .map((line, place) => `ہم آپ کے بارے میں ${place}: ${line}`)
      .join('\n');
    await recordOf(office.superAdmin.put(`${path}/ur`, { version: english?.['version'], text }));
    await page.goto('/privacy');
    await picker().selectOption('اردو');
    await page.getByRole('heading', { level: 1, name: /^ہم آپ/ }).waitFor();
    for (const part of [page.locator('h1'), page.locator('#kept')]) {
      expect(
        await part.evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          element.matches(':dir(rtl)'),
        ]),
      ).toEqual(['ur', true]);
    }
    expect(await page.getByText(/^Below is the English text/).count()).toBe(0);
    await fits();
    // the page around it stays as it was chosen
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByLabel('इस पेज की भाषा').waitFor();
    await page.getByRole('heading', { level: 1, name: /^ہم آپ/ }).waitFor();
    expect(await accessibilityViolations(page, coloursRest)).toEqual([]);
  });

  it('is asked for among the grievances by who is logged in, once', async () => {
    const person = await addPerson(office.agency, office.admin, 'employee');
    await openAs(visitor, office.agency, person.email);
    await page.goto('/privacy?language=sat');
    await page.getByRole('link', { name: 'Ask for it in this language' }).click();
    await arrivesAt(page, '/grievances?open=write');
    const form = page.getByRole('dialog', { name: 'Write to us' });
    expect(await form.getByLabel('What do you want to tell us?').inputValue()).toContain('(Santali)');
    await fits();
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^We have it. Your number is G-\d+.$/).waitFor();
    await reloadWithoutDialog(page);
    await page.getByText(/^Question, G-\d+$/).waitFor();
    await isComplete(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

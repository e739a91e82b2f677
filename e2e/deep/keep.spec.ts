import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office, rowsOf } from '../../backend/test/support/office.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { isComplete, sees } from '../support/looking.js';
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
const stateOf = async (id: number): Promise<unknown> =>
  (await rowsOf(office.admin.get(`/api/admin/notices?id=${id}`)))[0]?.['state'];

describe('the page of a notice', () => {
  it('asks in Hindi, decides nothing by being opened, and keeps what was answered', async () => {
    const { id, email } = await office.addEmployee({ source: 'list' });
    const { text } = await office.agency.mail.mailTo(String(email));
    await page.goto(/\/keep#[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('heading', { name: 'May we keep your details?' }).waitFor();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'क्या हम आपकी जानकारी रखें?' }).waitFor();
    await page.getByText(/को वह मिटा दी जाती है।$/).waitFor();
    await fits();
    expect(await stateOf(id)).toBe('told');
    await page.getByRole('button', { name: 'मेरी जानकारी मिटाएँ' }).click();
    const question = page.getByRole('dialog', { name: 'सब कुछ मिटाना है?' });
    await fits();
    await question.getByRole('button', { name: 'रद्द करें' }).click();
    await page.getByRole('button', { name: 'मेरी जानकारी रखें' }).click();
    await sees(page, 'धन्यवाद। नौकरी के लिए आपकी जानकारी हमारे पास रहेगी।');
    await fits();
    expect(await stateOf(id)).toBe('agreed');
    expect(await office.count(`consents where employee_id = $1 and language = 'hi' and agrees`, [id])).toBe(1);
  });

  it('has everything erased after one more question, and says when its link has ended', async () => {
    const { email } = await office.addEmployee();
    const { text } = await office.agency.mail.mailTo(String(email));
    await page.goto(/\/keep#[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Erase my details' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase my details' }).click();
    await sees(page, 'We erase your details. Nobody uses them any more.');
    visitor.provokes('404');
    await page.goto('/keep#nothing');
    await page.getByRole('heading', { name: 'This link has ended' }).waitFor();
  });

  it('is a card after the login, too', async () => {
    const person = await addPerson(office.agency, office.admin, 'employee');
    await openAs(visitor, office.agency, person.email);
    await page.getByRole('heading', { name: 'May we keep your details?' }).waitFor();
    await fits();
    await page.getByRole('button', { name: 'Keep my details' }).click();
    await sees(page, 'Thank you. We keep your details, to find you work.');
    await page.reload();
    await page.getByText('You decide job by job').waitFor();
    expect(await page.getByRole('button', { name: 'Keep my details' }).count()).toBe(0);
  });
});

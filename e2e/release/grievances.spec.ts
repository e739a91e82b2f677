import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office, recordOf } from '../../backend/test/support/office.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { answerInstead, arrivesAt, isComplete, letThrough, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let office: Office;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  office = await Office.open();
});
beforeEach(async () => {
  person = await addPerson(office.agency, office.admin, 'employee');
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  page = visitor.page;
  await openAs(visitor, office.agency, person.email);
});
afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});
afterAll(() => office.close());

const BOARD = 'If you are still not satisfied, you may complain to the Data Protection Board of India.';

const fits = async (): Promise<void> => {
  await isComplete(page);
  expect([await tooWide(page), await misplacedTexts(page)]).toEqual([[], []]);
};
/** @returns the number that the page tells */
const sent = async (subject: RegExp): Promise<number> => {
  const text = await page.getByText(subject).innerText();
  return Number(/G-(\d+)/.exec(text)?.[1]);
};

describe('what a person writes to the agency', () => {
  it('is found in the profile, sent with a file, answered, contradicted once and closed', async () => {
    await page.getByRole('button', { name: /profile/i }).click();
    await page.getByRole('link', { name: 'Complaints and questions' }).click();
    await arrivesAt(page, '/grievances');
    await sees(page, 'You have not written to us yet');
    await fits();

    await page.getByRole('button', { name: 'Write to us' }).click();
    const form = page.getByRole('dialog', { name: 'Write to us' });
    await form.getByRole('button', { name: 'Send' }).click();
    await sees(form, 'Please say what it is about', 'Please write what you want to tell us');
    await form.getByLabel('What is it about?').selectOption('Correction');
    await form.getByLabel('What do you want to tell us?').fill('My joining date is wrong.');
    await form.locator('input[type=file]').setInputFiles({
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('only words'),
    });
    await form.getByRole('button', { name: 'Send' }).click();
    await sees(form, 'The file must be a PDF, a Word file (DOCX), or a JPG or PNG picture');
    await form.getByRole('button', { name: 'Remove the file letter.txt' }).click();
    await fits();
    await form.getByRole('button', { name: 'Send' }).click();
    const id = await sent(/^We have it. Your number is G-\d+.$/);
    const card = page.getByRole('article').filter({ hasText: `G-${id}` });
    await sees(card, 'Waiting for our answer', 'My joining date is wrong.');

    await recordOf(office.superAdmin.post(`/api/admin/grievances/${id}/answer`, { text: 'We corrected it.' }));
    await page.reload();
    await sees(card, 'Answered', 'We corrected it.', BOARD);
    await fits();
    await card.getByRole('button', { name: `This is not enough: G-${id}` }).click();
    const again = page.getByRole('dialog', { name: 'What is missing?' });
    await again.getByLabel('What do you want to tell us?').fill('It is still wrong.');
    await again.getByRole('button', { name: 'Send' }).click();
    await sees(card, 'Waiting for our answer', 'It is still wrong.');

    await recordOf(office.superAdmin.post(`/api/admin/grievances/${id}/answer`, { text: 'Now it is right.' }));
    await page.reload();
    await sees(card, 'Now it is right.');
    expect(await card.getByRole('button', { name: /^This is not enough/ }).count()).toBe(0);
    await card.getByRole('button', { name: `This is settled: G-${id}` }).click();
    await sees(page, `Thank you. G-${id} is closed.`);
    await sees(card, 'Closed');
  });

  it('is written in Hindi, where nothing is cut off', async () => {
    await page.goto('/grievances');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await sees(page, 'अभी तक कोई संदेश नहीं');
    await fits();
    await page.getByRole('button', { name: 'हमें लिखें' }).click();
    const form = page.getByRole('dialog', { name: 'हमें लिखें' });
    await form.getByLabel('यह किस बारे में है?').selectOption('शिकायत');
    await form.getByLabel('आपकी बात').fill('मेरी जानकारी गलत है।');
    await fits();
    await form.getByRole('button', { name: 'भेजें' }).click();
    const id = await sent(/^हमें मिल गया। आपका नंबर G-\d+ है।$/);
    await sees(page, 'जवाब बाकी', 'मेरी जानकारी गलत है।');
    await recordOf(office.superAdmin.post(`/api/admin/grievances/${id}/answer`, { text: 'ठीक कर दिया।' }));
    await page.reload();
    await sees(page, 'जवाब मिला', 'ठीक कर दिया।');
    await fits();
  });

  it('says when it could not be loaded, and tries again', async () => {
    await answerInstead(page, '/api/me/grievances', 503);
    await page.goto('/grievances');
    await sees(page, 'What you wrote could not be loaded');
    await letThrough(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await sees(page, 'You have not written to us yet');
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Office, recordOf } from '../../backend/test/support/office.js';
import { Showings } from '../../backend/test/support/showings.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { sees } from '../support/looking.js';
import { Visitor } from '../support/visitor.js';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** Opens the link of the mail that asks a new person about a job, on a phone. */
async function asked(): Promise<{ visitor: Visitor; company: string }> {
  const company = await office.addCompany();
  const job = await office.jobFor(company.id);
  const { id, email } = await office.addEmployee();
  const connection = await office.connect(job.id, id);
  const share = { sheet_version: 0 };
  await recordOf(office.admin.post(`/api/admin/connections/${connection.id}/submit`, share));
  const text = await new Showings(office).mailTo(String(email), /May we show your profile/);
  const visitor = await Visitor.enter(office.agency.base, { width: 390 });
  await visitor.page.goto(/\/consent#[\w-]+/.exec(text)?.[0] ?? '');
  return { visitor, company: String(company['name']) };
}

it('the link of a mail asks one question, and a yes may count for other jobs, too', async () => {
  const { visitor, company } = await asked();
  const { page } = visitor;
  await page.getByRole('heading', { name: `May we show your profile to ${company}?` }).waitFor();
  expect(await page.getByRole('button', { name: 'I agree' }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Also for other jobs' }).check();
  await page.getByRole('button', { name: `Yes, show it to ${company}` }).click();
  await sees(page, 'Thank you. We may show your profile for this job, and for others that fit you.');
  await page.getByText(/^You agreed on /).waitFor();
  expect([await tooWide(page), await misplacedTexts(page)]).toEqual([[], []]);
  expect(await visitor.leave()).toEqual([]);
});

it('a yes to the job alone leaves the others open, and says so', async () => {
  const { visitor, company } = await asked();
  const { page } = visitor;
  await page.getByRole('button', { name: `Yes, show it to ${company}` }).click();
  await page.getByRole('heading', { name: 'Your answer is saved' }).waitFor();
  await sees(page, `Thank you. ${company} may see your profile for this job.`);
  await sees(page, 'You have not decided about other jobs yet.');
  expect(await page.getByText('Opening this page decides nothing.').count()).toBe(0);
  expect(await visitor.leave()).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { rowsOf as rowsOfCall } from '../../backend/test/support/office.js';
import { answerQuestion, pick } from '../support/console-page.js';
import { agency, consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { arrivesAt, sees } from '../support/looking.js';

consoleSuite();

const radio = (name: string): Locator => page.getByRole('radio', { name });

it('a pair is compared, merged as its preview says, and the merge is undone', async () => {
  const mobile = '7312300001';
  const one = await office.addEmployee({ name: 'Lalita Bhosale', mobile, qualification: '' });
  const other = await office.addEmployee({ name: 'Lalita B', mobile, qualification: 'M.Com' });
  const job = await office.jobFor((await office.addCompany()).id, { title: 'Tax Accountant' });
  for (const { id } of [one, other]) await office.connect(job.id, id);
  await openAsAdmin('/duplicates');
  await sees(page, 'Lalita Bhosale', 'Same phone', 'To review');
  await page.getByRole('link', { name: 'Lalita Bhosale' }).first().click();
  const drawer = page.getByRole('dialog');
  await sees(drawer, 'Lalita Bhosale and Lalita B', 'What the merge does', 'Connections to the same job become one:');
  const phones = drawer.getByRole('table').getByRole('link', { name: '+91 73123 00001' });
  expect(await phones.first().getAttribute('href')).toBe(`tel:+91${mobile}`);
  expect(await radio(`Keep this record: Record ${one.id}`).isChecked()).toBe(true);
  expect(await radio(`Qualification: which value stays: Record ${other.id}`).isChecked()).toBe(true);

  await radio(`Full name: which value stays: Record ${one.id}`).focus();
  await page.keyboard.press('ArrowRight');
  await sees(drawer.locator('dl').last(), 'Lalita B', 'M.Com');
  // a preview of what is merged is refused: it is not requested
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await drawer.getByRole('button', { name: 'Merge', exact: true }).click();
  await answerQuestion(page, 'Merge');
  await sees(page.getByRole('alert'), 'Merged. You can undo it for 30 days under Merges.');
  await arrivesAt(page, '/admin-dashboard/duplicates');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(refused).toEqual([]);
  expect(await office.seen('employees', other.id)).toMatchObject({
    merged_into: one.id,
    full_name: 'Lalita B',
    qualification: 'M.Com',
  });

  await openAsAdmin(`/employees/${one.id}/show`);
  await drawer.getByText(/^Merged from Lalita B on/).waitFor();
  await drawer.getByRole('link', { name: 'Open' }).first().click();
  await sees(drawer, 'Can be undone, 30 days left');
  await press('Undo the merge');
  await answerQuestion(page, 'Undo the merge');
  await sees(page.getByRole('alert'), 'The merge is undone: both records are back');
  await sees(drawer, 'Undone');
  expect(await office.seen('employees', one.id)).toEqual({
    ...(await office.seen('employees', one.id)),
    full_name: 'Lalita Bhosale',
  });
  expect(await office.seen('employees', other.id)).toMatchObject({ id: other.id, full_name: 'Lalita B' });
});

it('a pair that is not the same goes off the list', async () => {
  const mobile = '7312300002';
  const one = await office.addEmployee({ name: 'Gopal Yadav', mobile });
  await office.addEmployee({ name: 'Sunita Yadav', mobile });
  const [pair] = await rowsOfCall(office.admin.list('duplicates', { filter: { record_ids: one.id } }));
  await openAsAdmin(`/duplicates/${pair?.id ?? 0}/show`);
  await press('Not the same');
  await sees(page.getByRole('alert'), 'The pair is off the list and does not come back');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('a pair that is not the same is merged by a super admin only, with a reason that the merge shows', async () => {
  const mobile = '7312300004';
  const one = await office.addEmployee({ name: 'Farida Sheikh', mobile });
  const other = await office.addEmployee({ name: 'Yusuf Sheikh', mobile });
  const [pair] = await rowsOfCall(office.admin.list('duplicates', { filter: { record_ids: one.id } }));
  const path = `/duplicates/${pair?.id ?? 0}/show`;
  await office.admin.post(`/api/admin/duplicates/${pair?.id ?? 0}/dismiss`, {});
  await openAsAdmin(path);
  const drawer = page.getByRole('dialog').first();
  await sees(drawer, 'Only a super admin can merge them all the same, with a reason: it counts as deletion.');
  expect(await drawer.getByRole('button', { name: /^Merge/ }).count()).toBe(0);

  await openAsSuperAdmin(path);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await press('Merge all the same');
    const form = page.getByRole('dialog', { name: 'Merge the two records?' });
    await form.getByText(`After 30 days nothing brings record ${other.id} back`).waitFor();
    await form.getByRole('button', { name: 'Merge', exact: true }).click();
    await sees(form, 'Please say why they are the same');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    if (width === 1280) await form.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.getByLabel('Why they are the same').fill('Her old record, she brought both papers.');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await sees(page.getByRole('alert'), 'Merged. You can undo it for 30 days under Merges.');
  const [merge] = await rowsOfCall(office.admin.list('merges', { filter: { winner_id: one.id } }));
  await openAsSuperAdmin(`/merges/${merge?.id ?? 0}/show`);
  await sees(page.getByRole('dialog'), 'Reason', 'Her old record, she brought both papers.');
});

it('the form of a connection says that the company has had the person before; its register is printed', async () => {
  const company = await office.addCompany({ companyName: 'Palghar Textiles' });
  const first = await office.jobFor(company.id, { title: 'Loom Operator' });
  await office.jobFor(company.id, { title: 'Dye Master' });
  const person = await office.addEmployee({ name: 'Bhaskar Gaikwad', mobile: '7312300003' });
  await office.connect(first.id, person.id);
  await openAsAdmin(`/employees/${person.id}/show`);
  await page.getByRole('link', { name: 'Connect to a job' }).click();
  await pick(page, 'Job', 'Dye', 'Dye Master, Palghar Textiles');
  await page.getByText(/^Palghar Textiles has had Bhaskar Gaikwad from us since/).waitFor();
  await openAsAdmin(`/introductions/company/${company.id}`);
  await sees(page, 'Introductions to Palghar Textiles', 'Bhaskar Gaikwad', 'Loom Operator');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.getByText(/^Printed on/).waitFor();
  await page.emulateMedia({ media: null });
  await openAsAdmin(`/employees/${person.id}/show`);
  const drawer = page.getByRole('dialog', { name: 'Bhaskar Gaikwad' });
  await drawer.getByRole('link', { name: 'Connect to a job' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await drawer.evaluate((paper) => getComputedStyle(paper).position)).toBe('static');
  await page.emulateMedia({ media: null, colorScheme: null });
});

it('the printed register of a company has every introduction, however many they are', async () => {
  const company = await office.addCompany({ companyName: 'Konkan Mills' });
  await agency.database.sql(
    `insert into introductions (origin_employee_id, company_id, employee_name, company_name, job_title, how, introduced_by_name, introduced_on)
      select n, $1, 'Candidate ' || n, 'Konkan Mills', 'Loom Operator', 'connected', 'system', date '2026-01-01' + n / 10
      from generate_series(1, 1200) n`,
    [company.id],
  );
  await openAsAdmin(`/introductions/company/${company.id}`);
  const lines = page.locator('main tbody tr');
  await lines.nth(1199).waitFor();
  expect(await lines.count()).toBe(1200);
  await sees(lines.first(), 'Candidate 1', '1 Jan 2026');
});

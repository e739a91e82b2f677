import { expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { recordOf } from '../../backend/test/support/office.js';
import { Showings } from '../../backend/test/support/showings.js';
import { answerQuestion, becomes, choose, dialogOf, field, openFold } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { sees, seesNoMore } from '../support/looking.js';

let shows: Showings;

consoleSuite(async () => {
  shows = new Showings(office);
});

/** The last dialog that opened, over the drawer. */
const form = (): Locator => page.getByRole('dialog').last();
const send = (name: string): Promise<void> => form().getByRole('button', { name, exact: true }).click();

it('a sheet that was saved elsewhere meanwhile keeps what was typed and offers the newer one', async () => {
  const { id } = await shows.scene();
  await openAsAdmin(`/connections/${id}/show`);
  await openFold(dialogOf(page), 'Shown');
  await press('Write the profile');
  await field(form(), 'Headline').fill('Mine');
  await field(form(), 'Resume text').fill('Six years of welding');
  await recordOf(shows.saveSheet(id, { headline: 'Theirs', note: 'From a colleague' }));
  await send('Save');
  await sees(form(), 'Somebody else has changed this record meanwhile.', 'From a colleague');
  expect(await field(form(), 'Headline').inputValue()).toBe('Mine');
  expect(await field(form(), 'Note').inputValue()).toBe('From a colleague');
  await form().getByRole('button', { name: 'Take theirs' }).click();
  await send('Save');
  await sees(page, 'Profile saved');
  expect(await shows.sheetOf(id)).toMatchObject({
    headline: 'Theirs',
    note: 'From a colleague',
    resume_text: 'Six years of welding',
    confirmed: false,
    version: 2,
  });
});

it('what stands in the way is said, and what is to be looked at is ticked', async () => {
  const refused = await shows.scene();
  await recordOf(refused.person.client.post(`/api/employee/jobs/${refused.job.id}/withdraw`, {}));
  await openAsAdmin(`/connections/${refused.id}/show`);
  await openFold(dialogOf(page), 'Shown');
  await sees(dialogOf(page), 'This person cannot be shown to the company now');
  await sees(dialogOf(page), 'The person does not want to be shown for this job');
  expect(await page.getByRole('button', { name: 'Show to the company' }).count()).toBe(0);

  const { id, person } = await shows.scene({ agrees: false });
  await openAsAdmin(`/employees/${person.id}/edit`);
  await page.getByLabel('Do not contact until').fill('2099-01-01');
  await field(page, 'Never show to').fill('Deccan Motors Ltd\nKonkan Steel');
  await field(page, 'Present employer').fill('Nilgiri Tea');
  await press('Save');
  await openFold(dialogOf(page), 'Details');
  await sees(dialogOf(page), 'Deccan Motors Ltd, Konkan Steel', 'Nilgiri Tea', '1 Jan 2099');
  await openAsAdmin(`/connections/${id}/show`);
  await openFold(dialogOf(page), 'Shown');
  await press('Show to the company');
  await form()
    .getByRole('checkbox', { name: /^The person is not to be contacted now/ })
    .waitFor();
  await send('Show to the company');
  await sees(form(), 'Please tick this, or do not show them');
  await form()
    .getByRole('checkbox', { name: /^The person is not to be contacted now/ })
    .check();
  await send('Show to the company');
  await sees(dialogOf(page), 'Waits for the person');
  await page.getByText(/^The person was asked by mail/).waitFor();
  expect(await shows.shareOf(id)).toBe('waiting');
});

it('a status says what it shows the company; more is shown by hand', async () => {
  const { id, person } = await shows.shown();
  const { full_name } = await office.seen('employees', person.id);
  await openAsAdmin(`/connections/${id}/show`);
  await openFold(dialogOf(page), 'Shown');
  await press(`Change status of ${String(full_name)}, now Pending`);
  await page.getByRole('menuitem', { name: 'Interview scheduled', exact: true }).click();
  expect(await answerQuestion(page, 'Update status')).toContain('From this status on the company sees the full name.');
  await sees(dialogOf(page), 'The company sees the profile and the full name.');
  await press('What else it sees');
  await choose(page, 'Beyond the profile', 'Full name, phone and email');
  await form().getByRole('checkbox', { name: 'The uploaded resume file, too' }).check();
  await send('Save');
  await sees(dialogOf(page), 'It can download the uploaded resume file.');
  expect(await office.seen('connections', id)).toMatchObject({ reveal: 'contact' });
});

it('an answer is noted in the name of the company, and a claim decided', async () => {
  const all = await shows.shown();
  await openAsAdmin(`/connections/${all.id}/show`);
  await openFold(dialogOf(page), 'Answer');
  await press('Note an answer');
  await choose(page, 'Answer', 'Already known');
  await choose(page, 'How they told you', 'WhatsApp');
  await send('Note an answer');
  await sees(form(), 'Please say since when', 'Please say from where');
  await form().getByLabel('Known since').fill('2026-01-05');
  await field(form(), 'From where').fill('Own database');
  await field(form(), 'Email as they have it').fill(all.person.email);
  await send('Note an answer');
  await sees(dialogOf(page), 'Fits the record of the person');
  await page.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Decide' }).click();
  await sees(form(), 'Fits the record of the person');
  await choose(page, 'Decision', 'Refuse: the introduction stands');
  await field(form(), 'Reason').fill('Introduced in January');
  await send('Decide');
  await sees(dialogOf(page), 'They say they knew the person: Refused', 'Introduced in January');
  await press('Note an answer');
  await choose(page, 'Answer', 'Not suitable');
  await choose(page, 'How they told you', 'Phone');
  await send('Note an answer');
  await sees(form(), 'Please say why the person is not suitable');
  await choose(page, 'Why not', 'Experience does not fit');
  await send('Note an answer');
  await sees(dialogOf(page), 'Not suitable', 'Experience does not fit', 'counts');
});

it('a list that is open follows an answer; without news, the action that comes too late says how it stands', async () => {
  const [first, second] = [await shows.shown(), await shows.shown()];
  const answer = async ({ company, id }: typeof first): Promise<void> => {
    await recordOf(company.client.put(`/api/company/candidates/${id}/answer`, { answer: 'interested' }));
  };
  const rowOfCompany = async ({ id }: typeof first): Promise<Locator> => {
    const { company_name } = await office.seen('connections', id);
    return page.getByRole('row').filter({ hasText: String(company_name) });
  };
  const stream = page.waitForResponse('**/api/events');
  await openAsSuperAdmin('/connections');
  await stream;
  const row = await rowOfCompany(first);
  await row.getByRole('button', { name: /^Remind/ }).waitFor();
  await answer(first);
  await row.getByRole('button', { name: /^Plan interview/ }).waitFor();

  await page.route('**/api/events', (route) => route.abort());
  await openAsSuperAdmin('/connections');
  const late = await rowOfCompany(second);
  await late.getByRole('button', { name: /^Remind/ }).waitFor();
  await answer(second);
  await late.getByRole('button', { name: /^Remind/ }).click();
  await page.getByText(/^Meanwhile: .+ Nothing was sent\.$/).waitFor();
  await late.getByRole('button', { name: /^Plan interview/ }).click();
  const day = form().getByRole('textbox', { name: 'Day' });
  await becomes(() => day.evaluate((input) => input === document.activeElement), true);
});

it('people of a job are submitted together; its links are revoked; it is closed and the others are notified', async () => {
  const first = await shows.scene();
  const [invited, refused] = [
    await office.employee({ name: 'Asha Rao' }),
    await office.employee({ name: 'Ravi Menon' }),
  ];
  await office.connect(first.job.id, invited.id);
  await office.connect(first.job.id, refused.id);
  await recordOf(refused.client.post(`/api/employee/jobs/${first.job.id}/withdraw`, {}));
  await openAsAdmin(`/job-requests/${first.job.id}/show`);
  await openFold(dialogOf(page), 'Show people to the company');
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await press('Show 3 people');
  await answerQuestion(page, 'Show 3 people');
  const result = page.getByRole('status').filter({ hasText: 'What became of each' });
  await result.waitFor();
  expect(await result.innerText()).toMatch(/Zubeida Farooqui: Submitted/);
  expect(await result.innerText()).toMatch(/Asha Rao: Waits for the person to agree/);
  expect(await result.innerText()).toMatch(/Ravi Menon: Not shown: The person does not want/);

  await openAsAdmin(`/companies/${first.company.id}/show`);
  await sees(dialogOf(page), '1 person shown, 1 not answered');

  await openAsAdmin(`/job-requests/${first.job.id}/show`);
  await openFold(dialogOf(page), 'Details');
  await press(`Revoke the link of ${first.company.email}`);
  await answerQuestion(page, 'Revoke');
  await page.getByText(/^Revoked /).waitFor();

  await openAsAdmin(`/job-requests/${first.job.id}/edit`);
  await choose(page, 'Status', 'Pending');
  await press('Save');
  await page
    .getByText(/^People are being shown for this job/)
    .first()
    .waitFor();
  await field(page, 'Closed or paused because').fill('Budget is on hold');
  await press('Save');
  await sees(dialogOf(page), 'Budget is on hold', 'Pending');
  await press('End it and tell them');
  await send('Close and tell the others');
  await sees(dialogOf(page), 'Closed');
  await seesNoMore(page, 'End it and tell them');
  expect(await shows.shareOf(first.id)).toBe('withdrawn');
  expect(await shows.mailTo(first.person.email, /This job is closed/)).toContain('no longer shown');
});

it('consent is noted on the person, with what was said before; the owner is chosen', async () => {
  const { person, company, job } = await shows.scene();
  await openAsAdmin(`/employees/${person.id}/show`);
  await openFold(dialogOf(page), 'Privacy');
  await sees(dialogOf(page), 'Agreed to be shown to employers');
  await press('Note what they told you');
  await choose(page, 'How they told you', 'Paper');
  await send('Save');
  await sees(dialogOf(page), 'Does not want to be shown to employers');
  await page.getByText('What was said before').click();
  await sees(dialogOf(page), 'Agreed to be shown to employers');
  expect(await shows.mailTo(person.email, /no longer shown/)).toMatch(/\/consent#/);
  for (const path of [`/companies/${company.id}`, `/job-requests/${job.id}`]) {
    await openAsAdmin(`${path}/edit`);
    await page.getByRole('combobox', { name: /^Owner/ }).click();
    const chosen = page.getByRole('option').nth(1);
    const name = await chosen.innerText();
    await chosen.click();
    await press('Save');
    await openFold(dialogOf(page), 'Details');
    await page.getByRole('term').filter({ hasText: 'Owner' }).locator('xpath=..').getByText(name).waitFor();
  }
});

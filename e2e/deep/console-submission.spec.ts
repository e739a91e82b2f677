import { expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { simplePdf } from '../../backend/test/support/resume-files.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { choose, dialogOf, field, openFold } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press } from '../support/console-suite.js';
import { sees, seesNoMore } from '../support/looking.js';
import { addPerson, store, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

consoleSuite();

/** The last dialog that opened, over the drawer. */
const form = (): Locator => page.getByRole('dialog').last();

it('a person is read, confirmed and submitted; the company answers on a phone, the agency reads it and withdraws', async () => {
  const { agency, admin } = office;
  const company = await addPerson(agency, admin, 'company', { companyName: 'Malabar Foods' });
  const person = await addPerson(agency, admin, 'employee', { name: 'Zubeida Farooqui' });
  const job = await office.jobFor(company.id, { title: 'Food Technologist' });
  const { id } = await office.connect(job.id, person.id);
  const lines = ['Zubeida Farooqui', 'Phone: 98765 43210', 'Experience', 'Six years of food safety at a dairy'];
  await admin.upload(`/api/admin/employees/${person.id}/resume`, await simplePdf(lines), 'zubeida.pdf');
  await waitFor('a proposal', async () => {
    const { body } = await admin.get(`/api/admin/connections/${id}/sheet/proposal`);
    return (body as { resume_text: string | null }).resume_text ?? undefined;
  });

  await openAsAdmin(`/connections/${id}/show`);
  const drawer = dialogOf(page);
  await drawer.getByRole('button', { name: 'Show to company' }).waitFor();
  const question = page.getByText('Show Zubeida Farooqui to Malabar Foods?');
  // the keys come after the page
  await waitFor('the form of the next step', async () => {
    if (!(await question.isVisible())) await page.keyboard.press('Enter');
    return (await question.isVisible()) || undefined;
  });
  await form().getByRole('button', { name: 'Cancel' }).click();
  await openFold(drawer, 'Shown');
  await sees(drawer, 'Not shown', 'The company sees nothing of this connection yet.');
  await press('Note that they agreed');
  await choose(page, 'How they told you', 'Phone');
  await form().getByRole('button', { name: 'Save' }).click();
  await sees(page, 'Noted. The person gets a mail.');

  await press('Write the profile');
  await sees(form(), 'Removed');
  await form().getByText('98765 43210').waitFor();
  const text = field(form(), 'Resume text');
  expect(await text.inputValue()).toContain('Six years of food safety');
  expect(await text.inputValue()).not.toMatch(/Farooqui|43210/);
  await field(form(), 'Headline').fill('Food technologist, 6 years');
  const tick = form().getByRole('checkbox', { name: 'I have read it; nothing here says who it is' });
  await tick.check();
  await field(form(), 'Note').fill('Can join in 30 days.');
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await form().getByRole('button', { name: 'Save' }).click();
  await sees(page, 'Profile saved');
  await sees(drawer, 'Zubeida F.', 'Food technologist, 6 years');
  await press('Preview');
  await sees(form(), 'As the company sees it', 'Zubeida F.', 'Can join in 30 days.');
  await form().getByRole('button', { name: 'Close' }).click();

  await press('Show to the company');
  await sees(form(), 'Show Zubeida Farooqui to Malabar Foods?', 'The resume text is shown.');
  await form().getByRole('button', { name: 'Show to the company' }).click();
  await sees(drawer, 'Submitted', 'The company sees the profile, with Zubeida F. as the name.');

  await press('Remind');
  await sees(page, 'Malabar Foods is reminded by mail');
  // what stands now is said with the day, and the next thing to do
  await drawer.getByText(/^Malabar Foods has not answered since .+\. Reminded on \d+ \w+ \d{4}\.$/).waitFor();
  await drawer.getByRole('button', { name: 'Note the answer' }).waitFor();

  const phone = await Visitor.enter(agency.base, { width: 390 });
  const at = phone.page;
  await store(phone, await storedSession(agency, company.email));
  await at.goto(`/company-dashboard/jobs/${job.id}/candidates`);
  await at.getByRole('checkbox', { name: 'I have read the terms and accept them' }).check();
  await at.getByRole('button', { name: 'Accept and go on' }).click();
  await at.getByRole('link', { name: 'Open profile: Zubeida F.' }).click();
  await sees(at, 'Can join in 30 days.');
  expect(await at.getByText('Farooqui').count()).toBe(0);
  await at.getByRole('button', { name: 'Interested: Zubeida F.' }).click();
  await at.getByText('Add a word').click();
  await at.getByLabel('Comment').fill('Please call us.');
  await at.getByRole('button', { name: 'Send answer' }).click();
  await sees(at, 'Answer sent: Interested for Zubeida F.');

  await page.reload();
  await openFold(drawer, 'Shown');
  await openFold(drawer, 'Answer');
  await sees(drawer, 'Interested', 'Please call us.', 'Opened by');
  await drawer.getByText('Malabar Foods, on the page').first().waitFor();
  await press('Withdraw');
  await sees(form(), 'Withdraw Zubeida Farooqui?');
  await form().getByRole('button', { name: 'Withdraw' }).click();
  await sees(form(), 'Please say why');
  await field(form(), 'Reason').fill('Took another job');
  await form().getByRole('button', { name: 'Withdraw' }).click();
  await sees(drawer, 'Withdrawn', 'Reason: Took another job');
  await seesNoMore(drawer, 'Submitted');
  await at.reload();
  await sees(at, 'This profile is not shown any more');
  expect(await phone.leave()).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { dayAhead } from '../../backend/test/support/offers.js';
import { openFold } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press, visitor } from '../support/console-suite.js';
import { arrivesAt, isComplete, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let person: Person;
let connection: number;

consoleSuite(async () => {
  person = await addPerson(office.agency, office.admin, 'employee');
  const job = await office.jobFor((await office.addCompany({ companyName: 'Sahyadri Software' })).id);
  connection = (await office.connect(job.id, person.id)).id;
});

describe('an offer', () => {
  it('is made in the drawer of the connection, accepted by the person on a phone, and followed up', async () => {
    await openAsAdmin(`/connections/${connection}/show`);
    const drawer = page.getByRole('dialog');
    await openFold(drawer, 'Offer');
    await drawer.getByText('No offer yet.').waitFor();
    await press('Make an offer');
    const form = page.getByRole('dialog', { name: 'Make an offer' });
    await form.getByRole('button', { name: 'Make an offer' }).click();
    await sees(form, 'Offered salary is required');
    await form.getByLabel('Salary a month').fill('6,60,000');
    await sees(form, 'Is this a month’s pay?');
    await form.getByLabel('Salary a month').fill('55,000');
    await form.getByLabel('Joining date').fill(dayAhead(40));
    await form.getByRole('button', { name: 'Make an offer' }).click();
    await sees(page, 'Offer made. The person is mailed.');
    await sees(drawer, '₹55,000 a month', 'Open');

    const phone = await Visitor.enter(office.agency.base, { width: 390 });
    await openAs(phone, office.agency, person.email);
    await arrivesAt(phone.page, '/employee-dashboard');
    const card = phone.page.getByRole('article').filter({ hasText: 'React Developer' });
    await sees(card, 'You are chosen. Your offer and your answer to it stand under Offers.');
    await card.getByRole('link', { name: 'Offers' }).click();
    await sees(card, '₹55,000 a month', 'Open');
    await card.getByRole('button', { name: /^Ask for other terms/ }).click();
    const other = phone.page.getByRole('dialog', { name: 'Ask for other terms' });
    await other.getByRole('button', { name: 'Send to the agency' }).click();
    await sees(other, 'Please name a salary or a joining date');
    await other.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: /^Accept/ }).click();
    const question = phone.page.getByRole('dialog', { name: 'Accept this offer?' });
    await question.getByRole('button', { name: 'Yes, I accept' }).click();
    await sees(phone.page, 'You accepted the offer. Congratulations!');
    await sees(card, 'Accepted');
    expect(await card.getByRole('button').count()).toBe(0);
    await phone.page.getByRole('heading', { level: 1, name: 'Offers' }).and(phone.page.locator(':focus')).waitFor();
    expect(await phone.leave()).toEqual([]);

    await openAsAdmin(`/connections/${connection}/show`);
    await openFold(drawer, 'Offer');
    await openFold(drawer, 'Joining');
    await sees(drawer, 'Accepted');
    await drawer.getByText(/^Answered by the person/).waitFor();
    await drawer.getByRole('checkbox', { name: 'Resignation handed in' }).check();
    await drawer.getByText(/^Meera Iyer, /).waitFor();
    await press('Set status: Offered');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Update status' }).click();
    await sees(page, 'Asha Rao is Offered');
    await drawer.getByRole('button', { name: 'Set status: Offered' }).waitFor({ state: 'hidden' });
    await isComplete(page);
    expect(visitor.complaints).toEqual([]);
  });

  it('is followed by a drop only with a reason', async () => {
    await openAsAdmin(`/connections/${connection}/show`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Change status of Asha Rao/ })
      .click();
    await page.getByRole('menuitem', { name: 'Dropped' }).click();
    const question = page.getByRole('alertdialog');
    const yes = question.getByRole('button', { name: 'Update status' });
    await question.getByLabel('Why is the person dropped?').waitFor();
    expect(await yes.isDisabled()).toBe(true);
    await question.getByLabel('Why is the person dropped?').fill('Took another job');
    await yes.click();
    await sees(page, 'Asha Rao is Dropped');
    await sees(page.getByRole('dialog'), 'Took another job');
    expect(await office.seen('connections', connection)).toMatchObject({ drop_reason: 'Took another job' });
  });
});

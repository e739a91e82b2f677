import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { hoursAhead, propose, type Submitted, submitted } from '../../backend/test/support/interviews.js';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { answerQuestion, becomes, dialogOf, field, openFold } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press } from '../support/console-suite.js';
import { isComplete, sees } from '../support/looking.js';

const DAYS = 7;
const noon = hoursAhead(0, DAYS);
const DAY = noon.slice(0, 10);
const QUARTER = 0.25;

let scene: Submitted;

consoleSuite(async () => {
  scene = await submitted(office, { person: await office.employee({ name: 'Kiran Desai' }) });
});

beforeEach(() => office.sql('delete from interviews'));

const seen = (id: number): Promise<ApiRecord> => office.seen('interviews', id);
const timeOf = async (id: number): Promise<unknown[]> => {
  const { starts_at, ends_at } = await seen(id);
  return [starts_at, ends_at];
};
const eventOf = (id: number): Locator => page.locator(`[data-interview="${id}"]`);

async function openDay(id: number): Promise<void> {
  await openAsAdmin(`/interviews?on=${DAY}`);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await eventOf(id).waitFor();
  await isComplete(page);
}

/** Holds an interview by its key, and moves it by others. */
async function moveByKeys(id: number, ...keys: string[]): Promise<void> {
  await eventOf(id).focus();
  await page.keyboard.press('m');
  await page.getByRole('group', { name: /^Moving / }).waitFor();
  for (const key of keys) await page.keyboard.press(key);
}

describe('interviews', () => {
  it('are planned from the connection, for a time that the company proposed, with somebody from outside', async () => {
    await office.sql(
      `insert into company_answers (connection_id, answer, slots, channel, answered_by_name)
       values ($1, 'interested', $2, 'phone', 'Ravi Menon')`,
      [scene.connection.id, JSON.stringify([{ starts_at: noon, ends_at: hoursAhead(1, DAYS) }])],
    );
    await openAsAdmin(`/connections/${scene.connection.id}/show`);
    await openFold(dialogOf(page), 'Interview');
    await sees(dialogOf(page), 'No interview is planned.', 'Times that the company proposed');
    await page.getByRole('link', { name: /^Plan for .*12:00 pm – 1:00 pm \(India Standard Time\)$/ }).click();
    const form = page.getByRole('dialog', { name: 'Plan interview' });
    await form.getByText('Ravi Menon').first().waitFor();
    expect(await field(form, 'Day').inputValue()).toBe(DAY);
    expect(await field(form, 'Time').inputValue()).toBe('12:00');
    await form.getByRole('group', { name: 'Somebody else' }).getByLabel('Name').fill('Nitin Rao');
    await form.getByRole('group', { name: 'Somebody else' }).getByLabel('Email').fill('nitin@outside.example');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.getByRole('checkbox', { name: 'Nitin Rao is needed' }).uncheck();
    await field(form, 'Link of the meeting').fill('http://meet.example.com');
    await form.getByRole('button', { name: 'Plan interview' }).click();
    await sees(form, 'The link must begin with https://');
    await field(form, 'Link of the meeting').fill('https://meet.example.com/x');
    await form.getByRole('button', { name: 'Plan interview' }).click();
    await page.getByText(/^Interview planned\. The invitations leave in a minute\./).waitFor();
    const [row] = await office.sql<{ interview_id: number }>('select interview_id from interviews');
    const planned = await seen(row?.interview_id ?? 0);
    expect(planned).toMatchObject({ starts_at: noon, state: 'proposed', link: 'https://meet.example.com/x' });
    expect(planned['attendees']).toMatchObject([
      { email: scene.company.email, needed: true },
      { email: 'nitin@outside.example', name: 'Nitin Rao', needed: false },
    ]);
    // the placement status follows as a step of its own
    await press('Set “Interview scheduled”');
    await answerQuestion(page, 'Update status');
    await becomes(
      async () => (await office.seen('connections', scene.connection.id))['placement_status'],
      'interview_scheduled',
    );
  });

  it('are moved by keys, and put back by Ctrl+Z', async () => {
    const { id } = await propose(office, scene.connection, { starts_at: noon, ends_at: hoursAhead(1, DAYS) });
    await openDay(id);
    await moveByKeys(id, 'ArrowDown', 'Shift+ArrowDown');
    await page.getByRole('status').filter({ hasText: '12:15 pm – 1:30 pm (India Standard Time)' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^Moved\. The mail about it leaves in a minute\./).waitFor();
    expect(await timeOf(id)).toEqual([hoursAhead(QUARTER, DAYS), hoursAhead(1 + 2 * QUARTER, DAYS)]);
    expect(await eventOf(id).evaluate((event) => event === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByText(/is at its earlier time again/).waitFor();
    expect(await timeOf(id)).toEqual([noon, hoursAhead(1, DAYS)]);
    await moveByKeys(id, 'ArrowDown', 'Escape');
    await page.getByRole('group', { name: /^Moving / }).waitFor({ state: 'hidden' });
    expect(await timeOf(id)).toEqual([noon, hoursAhead(1, DAYS)]);
  });

  it('that clash show the other one, and ask; another version is read again and told', async () => {
    const { id } = await propose(office, scene.connection, { starts_at: noon, ends_at: hoursAhead(1, DAYS) });
    const other = await submitted(office, { person: scene.person });
    await propose(office, other.connection, { starts_at: hoursAhead(1, DAYS), ends_at: hoursAhead(2, DAYS) });
    await openDay(id);
    await moveByKeys(id, 'ArrowDown', 'Enter');
    const question = await answerQuestion(page, 'Choose another time');
    expect(question).toContain('Kiran Desai already has an interview at this time');
    expect(question).toContain('1:00 pm – 2:00 pm (India Standard Time)');
    await sees(page, 'The interview was not moved');
    expect(await timeOf(id)).toEqual([noon, hoursAhead(1, DAYS)]);
    await moveByKeys(id, 'ArrowDown', 'Enter');
    await answerQuestion(page, 'Keep both');
    await page.getByText(/^Moved\./).waitFor();
    expect((await timeOf(id))[0]).toBe(hoursAhead(QUARTER, DAYS));
    // somebody else changes it while this page shows it
    await page.route('**/api/events', (route) => route.abort());
    await moveByKeys(id, 'ArrowUp');
    await office.sql('update interviews set version = version + 1, round = 2 where interview_id = $1', [id]);
    await page.keyboard.press('Enter');
    await sees(page, 'Somebody else changed this interview. It was read again and not moved.');
    await eventOf(id).getByText('Round 2').waitFor({ state: 'attached' });
    expect((await timeOf(id))[0]).toBe(hoursAhead(QUARTER, DAYS));
  });

  it('take a proposed time by a form, are confirmed by the agency, and are cancelled with a reason', async () => {
    const { id } = await propose(office, scene.connection, { starts_at: noon, ends_at: hoursAhead(1, DAYS) });
    const { body } = await scene.person.client.get('/api/employee/interviews');
    const [{ sequence }] = body as { sequence: number }[] as [{ sequence: number }];
    await scene.person.client.post(`/api/employee/interviews/${id}/reply`, {
      reply: 'propose',
      sequence,
      slots: [{ starts_at: hoursAhead(3, DAYS), ends_at: hoursAhead(4, DAYS) }],
      note: 'After lunch, please.',
    });
    await openAsAdmin(`/interviews/${id}/show`);
    const drawer = dialogOf(page).first();
    await sees(drawer, 'After lunch, please.', 'Changes settle for 60 seconds: then one mail tells the last state.');
    await drawer.getByRole('button', { name: /^Take this time: .*3:00 pm – 4:00 pm/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit interview' });
    await form.waitFor();
    expect((await seen(id))['starts_at']).toBe(noon);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Interview saved\. The mail about it leaves in a minute\./).waitFor();
    expect((await seen(id))['starts_at']).toBe(hoursAhead(3, DAYS));
    await press('Confirm: all come');
    await sees(page, 'Interview confirmed', 'Confirmed');
    await press('Cancel interview');
    const cancel = page.getByRole('dialog', { name: 'Cancel interview' });
    await cancel.getByRole('button', { name: 'Cancel interview' }).click();
    await sees(cancel, 'Please give a reason');
    await field(cancel, 'Reason').fill('The company has no time.');
    await cancel.getByRole('button', { name: 'Cancel interview' }).click();
    await sees(page, 'Interview cancelled. Those who were asked are told.', 'Cancelled: The company has no time.');
    expect(await seen(id)).toMatchObject({ state: 'cancelled', cancel_reason: 'The company has no time.' });
  });

  it('get a result that is corrected, after which the next status is offered', async () => {
    const { id } = await propose(office, scene.connection, { starts_at: noon, ends_at: hoursAhead(1, DAYS) });
    await office.sql(
      `update interviews set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where interview_id = $1`,
      [id],
    );
    await openAsAdmin(`/interviews/${id}/show`);
    await press('Note the result');
    const note = async (title: string, from: string, to: string): Promise<void> => {
      const form = page.getByRole('dialog', { name: title });
      await form.getByRole('combobox', { name: new RegExp(from) }).click();
      await page.getByRole('option', { name: to }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'hidden' });
    };
    await note('Note the result', 'Result', 'The company did not come');
    expect(await seen(id)).toMatchObject({ state: 'no_show', absent: 'company' });
    await press('Correct the result');
    await note('Correct the result', 'Result', 'It was held');
    expect(await seen(id)).toMatchObject({ state: 'done', absent: null });
    await page.getByRole('button', { name: 'Set “Interview completed”' }).first().waitFor();
  });
});

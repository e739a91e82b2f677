import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { change, hoursAhead, linkTokenIn, propose, settledMail } from '../../backend/test/support/interviews.js';
import { type ApiRecord, Office } from '../../backend/test/support/office.js';
import { letBegin, show } from '../support/interviews.js';
import { arrivesAt, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const NAME = 'Asha R., React Developer';

let agency: Agency;
let office: Office;
let company: Person;
let employee: Person;
let interview: ApiRecord;

beforeAll(async () => {
  agency = await Agency.open();
  office = await Office.of(agency);
  company = await addPerson(agency, office.admin, 'company');
  employee = await addPerson(agency, office.admin, 'employee');
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, employee.id);
  await show(office, [connection.id]);
  interview = await propose(office, connection, { note_company: 'Ask about AWS.', note_person: 'Ask for Ravi.' });
});

afterAll(() => agency.close());

/** What the agency sees of who is invited. */
async function invited(): Promise<Record<'person' | 'attendee', Record<string, unknown>>> {
  const { person, attendees } = (await office.seen('interviews', interview.id)) as unknown as {
    person: Record<string, unknown>;
    attendees: Record<string, unknown>[];
  };
  return { person, attendee: attendees[0] ?? {} };
}

describe('an interview', () => {
  it('gets other times from the company, is accepted by the link of the mail, and is followed by feedback', async () => {
    const ravi = await Visitor.enter(agency.base, { width: 390 });
    const { page } = ravi;
    await openAs(ravi, agency, company.email);
    await page.getByRole('link', { name: 'Interviews' }).click();
    await sees(page, 'Proposed', 'Ask about AWS.', 'Join the video meeting');
    await page.getByRole('button', { name: `Propose other times: ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose other times' });
    await dialog.getByRole('button', { name: 'Send times' }).click();
    await sees(dialog, 'Please enter day and time, or remove this line');
    const wall = `${hoursAhead(0, 9).slice(0, 10)}T10:00`;
    await dialog.getByLabel('Time 1', { exact: true }).fill(wall);
    await dialog.getByLabel('Length of time 1').selectOption('45');
    await dialog.getByLabel('Note').fill('Or any day after six.');
    await dialog.getByRole('button', { name: 'Send times' }).click();
    await sees(page, `Your times were sent: ${NAME}`, 'You proposed other times');
    const starts_at = await page.evaluate((typed) => new Date(typed).toISOString(), wall);
    expect((await invited()).attendee).toMatchObject({
      reply: 'propose',
      reply_note: 'Or any day after six.',
      slots: [{ starts_at, ends_at: new Date(Date.parse(starts_at) + 45 * 60_000).toISOString() }],
    });

    const asha = await Visitor.enter(agency.base, { width: 390, colorScheme: 'dark' });
    const at = asha.page;
    await at.goto(`/interview#${linkTokenIn(await settledMail(office, employee.email))}`);
    await sees(at, 'React Developer', 'Ask for Ravi.');
    await arrivesAt(at, '/interview');
    expect(new URL(at.url()).hash).toBe('');
    expect((await invited()).person['reply']).toBeNull();
    // it is moved while the page stands open
    await change(office, interview.id, { starts_at: hoursAhead(0, 9), ends_at: hoursAhead(1, 9) });
    const accept = at.getByRole('button', { name: /^Accept: / });
    await accept.click();
    await at
      .getByRole('alert')
      .getByText(/^This interview was moved while you looked\./)
      .waitFor();
    const moved = new Date(hoursAhead(0, 9));
    const [weekday, day] = [{ weekday: 'short' }, { dateStyle: 'medium' }] as const;
    await sees(at, `${moved.toLocaleDateString('en-IN', weekday)}, ${moved.toLocaleDateString('en-IN', day)}`);
    expect((await invited()).person['reply']).toBeNull();
    await accept.click();
    await sees(at, 'Thank you, you accepted. It goes on as written here.', 'You accepted');
    expect((await invited()).person['reply']).toBe('accept');
    await at.reload();
    await sees(at, 'You accepted');

    // the list of the company is read again by itself: the new time waits for an answer
    await page.getByRole('button', { name: `Accept: ${NAME}` }).click();
    await sees(page, `You accepted the interview: ${NAME}`, 'Confirmed');
    await letBegin(office, interview.id);
    await page.reload();
    await page.getByText('Give feedback').first().click();
    await page.getByRole('button', { name: `Give feedback: ${NAME}` }).click();
    const form = page.getByRole('dialog', { name: 'Feedback: Asha R.' });
    await form.getByText(/^The person may ask to see what you write here\./).waitFor();
    await form.getByRole('button', { name: 'Send feedback' }).click();
    await sees(form, 'Please choose one');
    await form.getByText('Yes', { exact: true }).click();
    await form.getByRole('group', { name: 'Skills' }).getByText('4', { exact: true }).click();
    await form.getByLabel('In words').fill('Knows React well.');
    await form.getByRole('button', { name: 'Send feedback' }).click();
    await sees(form, 'Thank you. Your feedback was sent.', 'Skills: 4 of 5');
    await sees(form, 'Nobody else of your company has given feedback yet.');
    expect(await office.seen('interviews', interview.id)).toMatchObject({
      feedback: [{ recommendation: 'yes', ratings: { skills: 4 }, text: 'Knows React well.' }],
    });
    expect([await ravi.leave(), await asha.leave()]).toEqual([[], []]);
  });

  it('stands on the person’s page, with a file for the calendar, and beside the candidate', async () => {
    await office.sql(`update interviews set state = 'cancelled' where interview_id = $1`, [interview.id]);
    const connection = { id: Number(interview['connection_id']) };
    await propose(office, connection, { round: 2, mode: 'in_person', link: null, place: 'MG Road 12, Pune' });
    const asha = await Visitor.enter(agency.base, { width: 390 });
    await openAs(asha, agency, employee.email);
    await asha.page.getByRole('link', { name: 'Interviews' }).click();
    await asha.page.getByRole('button', { name: /^Accept: React Developer/ }).click();
    await sees(asha.page, 'You accepted', 'MG Road 12, Pune', 'Cancelled');
    const saved = asha.page.waitForEvent('download');
    await asha.page.getByRole('button', { name: /^Add to calendar/ }).click();
    expect((await saved).suggestedFilename()).toBe('interview.ics');
    expect(await asha.leave()).toEqual([]);

    const ravi = await Visitor.enter(agency.base);
    await openAs(ravi, agency, company.email);
    await ravi.page.goto(`/company-dashboard/interviews?candidate=${connection.id}`);
    await sees(ravi.page, 'Interviews with Asha R.', '2 interviews', 'MG Road 12, Pune');
    await ravi.page.getByRole('link', { name: 'Profile of Asha R.' }).click();
    await arrivesAt(ravi.page, `/company-dashboard/candidates/${connection.id}`);
    expect(await ravi.leave()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../backend/test/support/agency.js';
import { type ApiRecord, Office, recordOf } from '../backend/test/support/office.js';
import { Showings } from '../backend/test/support/showings.js';
import { arrivesAt, sees, seesNoMore } from './support/looking.js';
import { addPerson, openAs, type Person } from './support/people.js';
import { Visitor } from './support/visitor.js';

const PHONE = { width: 390 };
const HOUR = 60 * 60_000;

let agency: Agency;
let office: Office;
let company: Person;
let person: Person;
let job: ApiRecord;
let connection: number;

beforeAll(async () => {
  agency = await Agency.open();
  office = await Office.of(agency);
  company = await addPerson(agency, office.admin, 'company');
  person = await addPerson(agency, office.admin, 'employee', { name: 'Zubeida Farooqui', skills: 'Looms, Dyes' });
  job = await office.jobFor(company.id, { title: 'Loom Supervisor' });
  ({ id: connection } = await office.connect(job.id, person.id));
});

afterAll(async () => {
  await agency.close();
});

/** A time two days from now, with its offset. */
const inTwoDays = (hours: number): string =>
  new Date(Math.ceil(Date.now() / HOUR) * HOUR + (48 + hours) * HOUR).toISOString();

const BY_JOB = 'You decide job by job: no employer sees your profile before you agree.';

describe('from submission to placed', () => {
  it('the agency submits, the person agrees, the company answers on a phone, and each sees how far it went', async () => {
    await recordOf(
      office.admin.put(`/api/admin/connections/${connection}/sheet`, {
        headline: 'Runs forty looms',
        note: 'Can join in two weeks.',
        show_salary: false,
        confirmed: true,
        version: 0,
      }),
    );
    const invited = await recordOf(
      office.admin.post(`/api/admin/connections/${connection}/submit`, { sheet_version: 1 }),
    );
    expect(invited['share']).toBe('waiting');

    // the person
    const own = await Visitor.enter(agency.base, PHONE);
    const name = String((await office.seen('companies', company.id))['name']);
    const title = `May we show your profile to ${name}?`;
    const text = await new Showings(office).mailTo(person.email, /May we show your profile/);
    expect(text).toContain(name);
    await own.page.goto(/\/consent#[\w-]+/.exec(text)?.[0] ?? '');
    await sees(
      own.page,
      title,
      'Zubeida F.',
      'Runs forty looms',
      'Can join in two weeks.',
      'No file of yours is shown.',
    );
    await openAs(own, agency, person.email);
    await sees(own.page, `We want to show your profile to ${name}. Nothing is shown before you agree.`, BY_JOB);
    await own.page.getByRole('button', { name: 'Read and decide: Loom Supervisor' }).click();
    const question = own.page.getByRole('dialog', { name: title });
    await sees(question, 'Runs forty looms', 'Looms, Dyes', 'Correct my profile');
    const yes = question.getByRole('button', { name: `Yes, show it to ${name}` });
    // the answers stay in sight while the rest is read
    expect(await yes.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);
    await question.getByRole('checkbox', { name: 'Also for other jobs' }).check();
    await yes.click();
    await sees(own.page, 'Thank you. We may show your profile for this job, and for others that fit you.');
    await own.page.getByRole('heading', { level: 1 }).and(own.page.locator(':focus')).waitFor();
    await sees(own.page, `${name} has your profile. We call you as soon as there is news.`);
    await own.page.getByText('Employers may see your profile: you agreed on').waitFor();
    await own.page.getByRole('link', { name: 'Applications' }).click();
    await sees(own.page, 'Loom Supervisor', 'Shown', name);

    // the company
    const reader = await Visitor.enter(agency.base, { ...PHONE, colorScheme: 'dark' });
    const { page } = reader;
    await openAs(reader, agency, company.email);
    await page.getByRole('link', { name: '1 candidate waits for your answer', exact: true }).click();
    const terms = page.getByRole('dialog', { name: 'Before you see candidates' });
    await terms.getByRole('checkbox', { name: 'I have read the terms and accept them' }).check();
    await terms.getByRole('button', { name: 'Accept and go on' }).click();
    await sees(page, '1 new candidate to answer', 'For Loom Supervisor', 'New');
    // the first page begins with them, and their keys work at once
    await page.goto('/company-dashboard');
    await page.getByRole('heading', { level: 1, name: '1 new candidate to answer' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Job requests' }).waitFor();
    await page.keyboard.press('3');
    const refusal = page.getByRole('form', { name: 'Not suitable: Zubeida F.' });
    await refusal.getByRole('button', { name: 'Skills do not fit' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('1');
    await page.getByRole('form', { name: 'Interested: Zubeida F.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Interested: Zubeida F.' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('link', { name: 'Zubeida F.', exact: true }).click();
    await arrivesAt(page, `/company-dashboard/candidates/${connection}`);
    await sees(page, 'Runs forty looms', 'Can join in two weeks.');
    expect(await page.content()).not.toContain('Farooqui');
    await page.getByRole('button', { name: 'Interested: Zubeida F.' }).click();
    const answer = page.getByRole('form', { name: 'Interested: Zubeida F.' });
    await answer.getByText('Add a word').click();
    await answer.getByLabel('Comment').fill('We would like to meet her.');
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await sees(page, 'Answer sent: Interested for Zubeida F.', 'Answered');

    // the agency hears of it where it works
    const desk = await Visitor.enter(agency.base);
    await openAs(desk, agency, office.superAdmin.email);
    await arrivesAt(desk.page, '/admin-dashboard/');
    await desk.page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
    await desk.page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /is interested in Zubeida Farooqui, Loom Supervisor/ })
      .waitFor();
    const opened = await office.admin.get(`/api/admin/connections/${connection}/openings`);
    expect(opened.body).toMatchObject([{ channel: 'login', reader: name }]);
    await interviewIsHeld();

    // the interview gave the name, the offer gives the contact
    await page.reload();
    await page.getByRole('heading', { name: 'Zubeida Farooqui' }).waitFor();
    await seesNoMore(page, 'Contact');
    await office.setStatus(connection, 'offered', { offered_salary: '40,000' });
    await page.reload();
    await sees(page, 'Offer', person.email);
    await own.page.reload();
    await sees(own.page, 'Offer');
    expect(await own.page.getByText(/was shown your profile on/).innerText()).toContain(String(job['company_name']));
    await office.setStatus(connection, 'placed', { final_salary: '42,000', joining_date: '2027-01-04' });
    await page.reload();
    await sees(page, 'Placed');
    await own.page.reload();
    await sees(own.page, 'Placed');
    for (const visitor of [own, reader, desk]) expect(await visitor.leave()).toEqual([]);
  });
});

/** Proposed, accepted by both, and held. */
async function interviewIsHeld(): Promise<void> {
  const { id } = await recordOf(
    office.admin.post('/api/admin/interviews', {
      connection_id: connection,
      round: 1,
      starts_at: inTwoDays(0),
      ends_at: inTwoDays(1),
      time_zone: 'Asia/Kolkata',
      mode: 'video',
      link: 'https://meet.example.in/looms',
    }),
  );
  await office.setStatus(connection, 'interview_scheduled');
  const reply = { reply: 'accept', sequence: 0 };
  const [own, theirs] = await Promise.all([agency.login(person.email), agency.login(company.email)]);
  await recordOf(own.post(`/api/employee/interviews/${id}/reply`, reply));
  await recordOf(theirs.post(`/api/company/interviews/${id}/reply`, reply));
  expect(await office.seen('interviews', id)).toMatchObject({ state: 'confirmed' });
  await agency.database.sql(
    `update interviews set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where interview_id = $1`,
    [id],
  );
  await recordOf(office.admin.put(`/api/admin/interviews/${id}/result`, { result: 'done' }));
  await recordOf(theirs.put(`/api/company/interviews/${id}/feedback`, { recommendation: 'yes' }));
  await office.setStatus(connection, 'interview_completed');
}

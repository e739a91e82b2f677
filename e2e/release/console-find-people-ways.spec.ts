import { describe, expect, it } from '@jest/globals';
import { type ApiRecord, rowsOf } from '../../backend/test/support/office.js';
import { answerQuestion, becomes, dialogOf, field, openFold, pick, shownPhone } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press, visitor } from '../support/console-suite.js';
import { isAddressed, pathOf, sees } from '../support/looking.js';

const CREATED = 'Connection created successfully';
const RESUME = 'Meera Iyer\nSenior Developer\nPhone: 98450 11223\nSkills: React, Kotlin\nFour years with Kotlin.\n';

let people: ApiRecord[];

consoleSuite(async () => {
  await office.addCompany({ companyName: 'Sahyadri Labs' });
  const pune = { emplocation: 'Pune', qualification: 'B.Tech' };
  people = [
    await office.addEmployee({ name: 'Kiran Rao', skills: 'Kotlin, Android, SQL', ...pune }),
    await office.addEmployee({ name: 'Lata Joshi', skills: 'Kotlin, Android', ...pune }),
    await office.addEmployee({ name: 'Mohan Das', skills: 'Kotlin', ...pune }),
    await office.addEmployee({ name: 'Nisha Paul', skills: 'Tally, Excel', emplocation: 'Kochi' }),
  ];
});

const idOf = (place: number): number => people[place]?.id ?? 0;
const part = (title: string) =>
  dialogOf(page).locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const hits = (): Promise<string[]> => page.locator('.hit .record-link').allInnerTexts();
const search = () => page.getByRole('textbox', { name: 'Skill, name, place, or words of a resume' });
const jobOf = async (fields: object): Promise<ApiRecord> => {
  const [company] = await rowsOf(office.admin.list('companies', { filter: { name: 'Sahyadri Labs' } }));
  return office.jobFor(company?.id ?? 0, fields as Record<string, unknown>);
};

/** Presses of the mouse on this page from now on, as the browser tells them. */
async function countClicks(): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    // a key that presses a button makes a click without a place
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) (window as unknown as { presses: number }).presses += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

describe('a recruiter', () => {
  it('comes from a new job to three connected people in under 20 clicks', async () => {
    await openAsAdmin('/job-requests');
    const clicks = await countClicks();
    await page.getByRole('link', { name: 'Add Job Request' }).first().click();
    await dialogOf(page).getByRole('combobox', { name: 'Company', exact: true }).click();
    await page.getByRole('option', { name: 'Sahyadri Labs' }).click();
    const values = { 'Job title': 'Android Developer', Description: 'Builds apps.', Location: 'Pune' };
    for (const [label, value] of Object.entries({ ...values, 'Wanted skills': 'Kotlin, Android' }))
      await field(dialogOf(page), label).fill(value);
    await dialogOf(page).getByRole('button', { name: 'Add Job Request' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await press('Open');
    const suggested = part('Suggested employees');
    const names = (): Promise<string[]> => suggested.locator('.record-link').allInnerTexts();
    await becomes(names, ['Lata Joshi', 'Kiran Rao', 'Mohan Das']);
    await suggested.getByRole('button', { name: 'Show more' }).click();
    await becomes(names, ['Lata Joshi', 'Kiran Rao', 'Mohan Das', 'Nisha Paul']);
    for (const name of ['Lata Joshi', 'Kiran Rao', 'Mohan Das']) {
      await suggested.getByRole('button', { name: `Connect ${name}` }).click();
      expect(await answerQuestion(page, 'Connect')).toContain(`${name} is connected to Android Developer`);
      await sees(page, CREATED);
      await suggested.getByRole('button', { name: `Connect ${name}` }).waitFor({ state: 'detached' });
    }
    await part('Connections').getByRole('link', { name: 'Mohan Das' }).waitFor();
    expect(await clicks()).toBeLessThan(20);
    const [job] = await rowsOf(office.admin.list('job-requests', { filter: { title: 'Android Developer' } }));
    expect(await rowsOf(office.admin.list('connections', { filter: { request_id: job?.id } }))).toHaveLength(3);
  });

  it('sees at once which jobs suit who has no connection; afterwards one line says how many ask for these skills', async () => {
    const person = await office.addEmployee({ name: 'Quilter One', skills: 'Quilting', emplocation: 'Pune' });
    const job = await jobOf({ title: 'Quilter', location: 'Pune', skills: 'Quilting' });
    await jobOf({ title: 'Quilt Designer', location: 'Pune', skills: 'Quilting' });
    await openAsAdmin(`/employees/${person.id}/show`);
    await sees(part('Suggested jobs'), '2 open jobs ask for these skills', 'Quilt Designer');
    await office.connect(job.id, person.id);
    await openAsAdmin(`/employees/${person.id}/show`);
    await sees(part('Suggested jobs'), '1 open job asks for these skills');
    expect(await part('Suggested jobs').getByRole('link', { name: 'Quilt Designer' }).isVisible()).toBe(false);
  });

  it('connects several suggested people with one question; who is placed is shown only when asked for', async () => {
    const job = await jobOf({ title: 'Weaver', location: 'Pune', skills: 'Weaving' });
    const other = await jobOf({ title: 'Loom hand', location: 'Pune', skills: 'Weaving' });
    for (const name of ['Weaver One', 'Weaver Two', 'Weaver Three'])
      await office.addEmployee({ name, skills: 'Weaving', emplocation: 'Pune' });
    const placed = await office.addEmployee({ name: 'Weaver Placed', skills: 'Weaving', emplocation: 'Pune' });
    const connection = await office.connect(other.id, placed.id);
    await office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'placed' });
    await openAsAdmin(`/job-requests/${job.id}/show`);
    const suggested = part('Suggested employees');
    const names = async (): Promise<string[]> => (await suggested.locator('.record-link').allInnerTexts()).slice(0, 4);
    await suggested.getByRole('link', { name: 'Weaver One' }).waitFor();
    expect(await names()).not.toContain('Weaver Placed');
    for (const name of ['Weaver One', 'Weaver Two']) await suggested.getByRole('checkbox', { name }).check();
    await suggested.getByRole('button', { name: 'Connect 2 employees' }).click();
    expect(await answerQuestion(page, 'Connect')).toContain('Weaver Two');
    await becomes(
      async () => (await rowsOf(office.admin.list('connections', { filter: { request_id: job.id } }))).length,
      2,
    );
    await suggested.getByLabel('Hide who is placed').uncheck();
    await suggested.getByRole('button', { name: 'Show more' }).click();
    await suggested
      .getByRole('listitem')
      .filter({ hasText: 'Weaver Placed' })
      .getByText('Placed', { exact: true })
      .waitFor();
  });

  it('reads why somebody fits a job: the five parts with their points and reasons', async () => {
    const job = await jobOf({ title: 'Mobile Lead', location: 'Pune', skills: 'Kotlin, Rust' });
    await openAsAdmin(`/job-requests/${job.id}/show`);
    const best = part('Suggested employees').getByRole('listitem').first();
    await best.getByText(/^Why /).click();
    const [match] = await rowsOf(office.admin.get(`/api/admin/job-requests/${job.id}/matches?range=[0,0]`));
    const { parts } = match as unknown as { parts: Record<string, number> };
    await sees(best, `Skills ${parts['skills']} of 50`, `Location ${parts['location']} of 15`);
    await sees(best, `Qualification ${parts['qualification']} of 10`, `Active lately ${parts['fresh']} of 10`);
    await best.getByText('missing: Rust').first().waitFor();
  });
});

describe('find people', () => {
  it('finds by words and filters, and its address holds all of it', async () => {
    await openAsAdmin('/find-people');
    await page.getByRole('heading', { name: 'How to search' }).waitFor();
    await page.keyboard.type('kotlin -sql');
    await becomes(async () => (await hits()).sort(), ['Lata Joshi', 'Mohan Das']);
    await page.locator('.hit mark', { hasText: 'Kotlin' }).first().waitFor();
    await page.getByRole('button', { name: /^Android/ }).click();
    await isAddressed(page, '"skills":["Android"]');
    await becomes(hits, ['Lata Joshi']);
    const address = pathOf(page);
    await page.reload();
    await becomes(hits, ['Lata Joshi']);
    expect(await search().inputValue()).toBe('kotlin -sql');
    await press('Remove Android');
    await becomes(async () => (await hits()).length, 2);
    await page.goBack();
    await becomes(hits, ['Lata Joshi']);
    expect(pathOf(page)).toBe(address);
    await search().fill('zzzz');
    await sees(page, 'Nobody fits this search');
  });

  it('is walked by keyboard, and connects several people at once; whoever is connected already is told', async () => {
    const job = await jobOf({ title: 'Kotlin Tester' });
    await office.connect(job.id, idOf(2));
    await openAsAdmin('/find-people');
    await search().fill('kotlin');
    await becomes(async () => (await hits()).length, 3);
    await page.locator('.hit .record-link').first().focus();
    for (const key of [' ', 'ArrowDown', ' ', 'ArrowDown', ' ']) await page.keyboard.press(key);
    await sees(page, '3 selected');
    await press('Connect 3 to a job');
    await pick(page, 'Job', 'tester', 'Kotlin Tester, Sahyadri Labs');
    await sees(page, 'Connected to this job already, and left as they are: Mohan Das');
    await dialogOf(page).getByRole('button', { name: 'Connect 3 employees' }).click();
    const report = page.getByRole('dialog', { name: 'These could not be changed' });
    await sees(report, 'Mohan Das', 'This employee is already connected to this job');
    await report.getByRole('button', { name: 'Close' }).click();
    await sees(page, '1 selected');
    expect(await rowsOf(office.admin.list('connections', { filter: { request_id: job.id } }))).toHaveLength(3);
    await page.locator('.hit .record-link').first().focus();
    await page.keyboard.press('Enter');
    await openFold(dialogOf(page), 'Suggested jobs');
    await part('Suggested jobs').waitFor();
  });
});

describe('a person in the console', () => {
  it('can be called, mailed, written to in WhatsApp, and copied', async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsAdmin(`/employees/${idOf(0)}/show`);
    const { phone, email } = people[0] as unknown as { phone: string; email: string };
    const place = dialogOf(page);
    expect(await place.getByRole('link', { name: shownPhone(phone), exact: true }).getAttribute('href')).toBe(
      `tel:${phone}`,
    );
    expect(await place.getByRole('link', { name: email, exact: true }).getAttribute('href')).toBe(`mailto:${email}`);
    const whatsApp = place.getByRole('link', { name: `WhatsApp to ${shownPhone(phone)}` });
    expect(await whatsApp.getAttribute('href')).toBe(`https://wa.me/${phone.slice(1)}`);
    expect(await whatsApp.getAttribute('rel')).toContain('noopener noreferrer');
    await place.getByRole('button', { name: `Copy ${shownPhone(phone)}` }).click();
    await sees(page, 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone);
  });

  it('has a resume: uploaded, read, shown, its facts added, and refused when it is no resume', async () => {
    const person = await office.addEmployee({ name: 'Meera Iyer', skills: 'React' });
    await openAsAdmin(`/employees/${person.id}/show`);
    const resume = part('Resume');
    const file = resume.locator('input[type=file]');
    await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from([77, 90, 0, 1, 2]) });
    await resume.getByRole('alert').waitFor();
    expect(await resume.getByRole('alert').innerText()).toMatch(/^A resume must be a PDF/);
    await file.setInputFiles({ name: 'meera.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) });
    await sees(resume, 'meera.txt', 'We found these in the resume: add?');
    await resume.getByRole('button', { name: 'Text' }).click();
    await resume.getByText('Four years with Kotlin.').waitFor();
    await openFold(page.getByRole('dialog'), 'We found these in the resume: add?');
    await sees(resume, 'Skill Kotlin');
    const phone = resume.getByRole('checkbox', { name: /^Phone .* replaces \+91/ });
    expect(await phone.isChecked()).toBe(false);
    await resume
      .getByRole('checkbox', { name: /\(as a note\)$/ })
      .first()
      .check();
    await resume.getByRole('button', { name: /^Add \d/ }).click();
    await sees(page, 'Added from the resume');
    const seen = await office.seen('employees', person.id);
    expect(seen).toMatchObject({ phone: person['phone'] });
    expect(String(seen['skills'])).toContain('Kotlin');
    await page.getByText(/^From the resume: /).waitFor();
    await resume.getByRole('button', { name: 'Leave it' }).click();
    await phone.waitFor({ state: 'detached' });
    await resume.getByRole('button', { name: 'Remove', exact: true }).click();
    await answerQuestion(page, 'Remove');
    await sees(resume, 'There is no resume. Drop a file here, or choose one.');
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { type Download } from 'playwright-core';
import { TEST_SECRET } from '../../backend/test/support/agency.js';
import { runCommand } from '../../backend/test/support/command.js';
import { recordOf, rowsOf } from '../../backend/test/support/office.js';
import { resumePathOf } from '../../backend/test/support/read-resumes.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { choose, openFold, pick } from '../support/console-page.js';
import { agency, consoleSuite, office, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { sees } from '../support/looking.js';

consoleSuite();

describe('the privacy of people in the console', () => {
  it('has what people wrote, marks what is overdue, and answers it', async () => {
    const person = await office.employee();
    const text = 'My joining date is wrong.';
    const { id } = await recordOf(person.client.post('/api/me/grievances', { kind: 'correction', text }));
    await office.sql('update grievances set due_on = india_today() - 1 where grievance_id = $1', [id]);
    await openAsSuperAdmin('/grievances');
    await sees(page, `G-${id}`, 'Overdue');
    await openAsSuperAdmin(`/grievances/${id}/show`);
    const drawer = page.getByRole('dialog');
    await sees(drawer, text, 'Overdue');
    await press('Answer');
    const form = page.getByRole('dialog', { name: `Answer G-${id}` });
    await form.getByRole('button', { name: 'Answer' }).click();
    await sees(form, 'Please write an answer');
    await form.getByLabel('Answer').fill('We corrected it.');
    await form.getByRole('button', { name: 'Answer' }).click();
    await sees(page, 'Answered. The person is mailed.');
    await sees(drawer, 'We corrected it.');
  });

  it('adds the notice in a language that people asked for, edits it, and takes it away', async () => {
    const person = await office.employee();
    const question = { kind: 'question', text: 'Please, the notice in ગુજરાતી (Gujarati).' };
    await recordOf(person.client.post('/api/me/grievances', question));
    const [english] = await rowsOf(office.superAdmin.get('/api/admin/notice-texts'));
    const lines = String(english?.['text'])
      .split('\n')
      .map((line) => `ગુ ${line}`);
    await openAsSuperAdmin('/privacy-and-law/languages');
    const part = page.getByRole('region', { name: 'Languages of the notice' });
    const line = part.getByRole('listitem').filter({ hasText: 'Gujarati' });
    await sees(line, 'Missing', '1 open request');
    await press('Text in Gujarati');
    const form = page.getByRole('dialog', { name: 'Text in Gujarati' });
    await sees(form, `English text, ${lines.length} lines`);
    await form.getByLabel('Translation').fill(lines.slice(1).join('\n'));
    await form.getByRole('button', { name: 'Save' }).click();
    await sees(
      form,
      `The English text has ${lines.length} lines, this one ${lines.length - 1}. Each line stands for one of them.`,
    );
    await form.getByLabel('Translation').fill(lines.join('\n\n'));
    await form.getByRole('button', { name: 'Save' }).click();
    await sees(page, 'Saved. People read it now.');
    await line.getByText(/^Added on .+ by /).waitFor();
    const notice = await agency.anyone.get('/api/privacy/notice?language=gu');
    expect(notice.body).toMatchObject({ missing: false, title: lines[0] });

    await press('Text in Gujarati');
    expect(await form.getByLabel('Translation').inputValue()).toBe(lines.join('\n'));
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press('Delete the text in Gujarati');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await sees(line, 'Missing');
    await line.getByRole('link', { name: 'Open requests for Gujarati: 1' }).click();
    await page
      .getByText(/^1 of \d+ grievances?$/)
      .first()
      .waitFor();
  });

  it('notes a breach, whose clocks run, and leads it to its end', async () => {
    const person = await office.employee();
    await openAsSuperAdmin('/breaches');
    await sees(page, 'No breach is noted');
    await press('Note a breach');
    const form = page.getByRole('dialog', { name: 'Note a breach' });
    await form.getByLabel('What happened').fill('A list went to a wrong company.');
    await form.getByLabel('When and where').fill('Today, by e-mail');
    await form.getByLabel('Known since (day)').fill('2026-11-01');
    await form.getByRole('checkbox', { name: 'Contact' }).check();
    await form.getByLabel('What may follow for people').fill('Unwanted calls.');
    await form.getByLabel('What we do about it').fill('The list was deleted.');
    await form.getByLabel('What people can do').fill('Trust no caller.');
    await form.getByLabel('Who answers for the agency').fill('Meera Iyer');
    await form.getByRole('button', { name: 'Note a breach' }).click();
    await sees(page, 'Noted. The clocks run.');
    await page.getByRole('link', { name: /^Breach \d+$/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer
      .getByText(/^Since \d/)
      .first()
      .waitFor();
    await press('Add people');
    const people = page.getByRole('dialog', { name: 'Add people' });
    await people.getByRole('textbox', { name: 'E-mails' }).fill(person.email);
    await sees(people, '1 person would be added');
    await people.getByRole('button', { name: 'Add people' }).click();
    await sees(page, 'Added');
    await press('Tell the people');
    await page
      .getByRole('dialog', { name: 'Tell the people' })
      .getByRole('button', { name: 'Tell the people' })
      .click();
    await sees(drawer, 'People told');
    await press('Text for CERT-In');
    await page.getByText(/^To CERT-In/).waitFor();
  });

  it('adds to a breach whom an account of the staff or of a company opened, and says before how many they are', async () => {
    const thief = await agency.staff('admin');
    const opened = [await office.employee(), await office.employee()];
    for (const { id } of opened) await thief.get(`/api/admin/employees/${id}`);
    const entries = (): Promise<number> => office.count('access_log where actor_id = $1', [thief.userId]);
    await waitFor('the entries', async () => (await entries()) === opened.length || undefined);
    const company = await office.company();
    const facts = { what: 'A stolen session', happened: 'Today', data_kinds: ['career'] };
    const aware_at = new Date().toISOString();
    const { id } = await recordOf(office.superAdmin.post('/api/admin/breaches', { ...facts, aware_at }));
    await openAsSuperAdmin(`/breaches/${id}/show`);
    await press('Add people');
    const people = page.getByRole('dialog', { name: 'Add people' });
    await choose(page, 'Where from', 'Access log: opened by a company');
    await pick(page, 'Company', company.email, String((await office.seen('companies', company.id))['name']));
    await sees(people, '0 people would be added');
    await choose(page, 'Where from', 'Access log: opened by staff');
    await pick(page, 'Whose account was misused', thief.email, `Meera Iyer, ${thief.email}`);
    await sees(people, '2 people would be added');
    await people.getByRole('button', { name: 'Add people' }).click();
    await sees(page, 'Added');
    expect(await recordOf(office.superAdmin.get(`/api/admin/breaches/${id}`))).toMatchObject({ people: 2 });
  });

  it('says whom a person named as nominee, and a super admin decides the claim once', async () => {
    const person = await office.employee();
    await recordOf(person.client.put('/api/me/nominee', { name: 'Ravi Rao', email: 'ravi.rao@nominee.example.in' }));
    await openAsSuperAdmin(`/employees/${person.id}/show`);
    const drawer = page.getByRole('dialog');
    await openFold(drawer, 'Privacy');
    await drawer.getByRole('heading', { name: 'Nominee' }).scrollIntoViewIfNeeded();
    await sees(drawer, 'Ravi Rao', 'ravi.rao@nominee.example.in');
    await press('Decide a claim');
    const form = page.getByRole('dialog', { name: 'Decide a claim' });
    await form.getByRole('button', { name: 'Decide a claim' }).click();
    await sees(form, 'Please choose a decision', 'Please give the reason');
    await choose(page, 'Decision', 'Accepted: may act for the person');
    await form.getByLabel('Reason').fill('The death certificate was shown.');
    await form.getByRole('button', { name: 'Decide a claim' }).click();
    await sees(page, 'Decided. Ravi Rao is mailed.');
    await sees(drawer, 'Accepted: may act for the person', 'The death certificate was shown.');
    expect(await drawer.getByRole('button', { name: 'Decide a claim' }).count()).toBe(0);
    const other = await office.employee();
    await openAsSuperAdmin(`/employees/${other.id}/show`);
    await openFold(drawer, 'Privacy');
    await drawer.getByRole('heading', { name: 'Nominee' }).scrollIntoViewIfNeeded();
    await sees(drawer, 'This person has named nobody.');
  });

  it('records what a person took back, and shows what they accepted', async () => {
    const person = await office.employee();
    const { notice_version } = await recordOf(person.client.get('/api/me/consents'));
    await recordOf(person.client.put('/api/me/consents', { notice_version, language: 'en', news: true }));
    await openAsSuperAdmin(`/employees/${person.id}/show`);
    await sees(page.getByRole('dialog'), 'not yet asked about being shown');
    await openFold(page.getByRole('dialog'), 'Privacy');
    await press('Record a withdrawal');
    const form = page.getByRole('dialog', { name: 'Record a withdrawal' });
    await form.getByLabel('How they told you').click();
    await page.getByRole('option', { name: 'Phone' }).click();
    await form.getByLabel('What they said').fill('Too many mails');
    await form.getByRole('button', { name: 'Record a withdrawal' }).click();
    await sees(page, 'Recorded. The person gets a mail.');
    expect((await person.client.get('/api/me/consents')).body).toMatchObject({ news: { answer: false } });
    await openAsSuperAdmin('/asked-accounts');
    await sees(page, person.email, 'No answer');
  });

  it('says who is due when', async () => {
    const person = await office.employee();
    await office.sql(
      `insert into inactive_people (employee_id, last_seen_at) values ($1, now() - interval '34 months')
       on conflict (employee_id) do update set last_seen_at = excluded.last_seen_at`,
      [person.id],
    );
    await openAsSuperAdmin('/retention');
    await sees(page, person.email, 'Soon');
    await page.getByText(/1 soon, 0 told/).waitFor();
  });

  it('reports a person as under 18, finds them among those to be erased, and notes that it was disproved', async () => {
    const { id, full_name: name } = await office.addEmployee({ name: 'Bhavana Kulkarni' });
    await openAsSuperAdmin(`/employees/${id}/show`);
    await openFold(page.getByRole('dialog'), 'Details');
    await press('Report as under 18');
    const form = page.getByRole('dialog', { name: 'Report as under 18' });
    await form.getByText(/erased at the end of the 7th day/).waitFor();
    await form.getByRole('button', { name: 'Report as under 18' }).click();
    await sees(form, 'Please say how you know');
    await form.getByLabel('Who says so, and how do they know?').fill('The college called: class 11.');
    await form.getByRole('button', { name: 'Report as under 18' }).click();
    await page.getByText(/^Reported\. The person is told by email/).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openAsSuperAdmin('/restricted-accounts');
    await sees(page, String(name), 'Reported as under 18');
    await page.getByRole('link', { name: String(name) }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/^Somebody reported that this person is under 18/).waitFor();
    await press('It was disproved');
    const undo = page.getByRole('dialog', { name: 'It was disproved' });
    await undo.getByLabel('How was it disproved?').fill('Saw the passport.');
    await undo.getByRole('button', { name: 'It was disproved' }).click();
    await sees(page, 'Noted. The person is told by email.', 'Nobody is to be erased');
    expect(await office.seen('employees', id)).toMatchObject({ full_name: name });
  });

  it('opens what is held for an order, and says that nothing is', async () => {
    await openAsSuperAdmin('/retention');
    await press('Open what is held of an erased person');
    const dialog = page.getByRole('dialog', { name: 'Open what is held of an erased person' });
    await dialog.getByRole('button', { name: 'Open and save' }).click();
    await sees(dialog, 'Please enter the number of the order');
    await dialog.getByLabel('Email').fill('gone@example.in');
    await dialog.getByLabel('Number of the order').fill('CR-114/2026');
    await dialog.getByLabel('Who gave the order').fill('Cyber Crime Cell, Pune');
    await dialog.getByRole('button', { name: 'Open and save' }).click();
    await sees(page, 'Nothing is held about this e-mail');
  });

  it('saves what an order opens, with the files of resumes', async () => {
    const person = await office.employee();
    const resume = Buffer.from('{\\rtf1\\ansi A resume that says nine words about its owner.}');
    await recordOf(office.admin.upload(resumePathOf(person.id), resume, 'asha.rtf'));
    const environment = { DATABASE_URL: office.agency.database.url, JWT_SECRET: TEST_SECRET };
    expect(await runCommand('person-erase', ['--email', person.email, '--yes'], environment)).toMatchObject({
      code: 0,
    });
    await openAsSuperAdmin('/retention');
    await press('Open what is held of an erased person');
    const dialog = page.getByRole('dialog', { name: 'Open what is held of an erased person' });
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Number of the order').fill('CR-115/2026');
    await dialog.getByLabel('Who gave the order').fill('Cyber Crime Cell, Pune');
    const saved: Download[] = [];
    page.on('download', (download) => saved.push(download));
    await dialog.getByRole('button', { name: 'Open and save' }).click();
    await sees(page, 'Opened and saved');
    const files = await waitFor('both files', () => Promise.resolve(saved.length === 2 ? saved : undefined));
    expect(files.map((file) => file.suggestedFilename())).toEqual(['held.json', 'asha.rtf']);
    expect(await readFile(await (files[1] as Download).path())).toEqual(resume);
  });

  it('says who is notified of what is held about them, sends what waits, and changes a source with its reason', async () => {
    const { id, full_name: name } = await office.addEmployee({ source: 'list' });
    await office.sql('update notices set due_at = null, sent_at = null where employee_id = $1', [id]);
    await openAsSuperAdmin(`/notices?filter=${JSON.stringify({ state: 'waiting' })}`);
    await sees(page, String(name), 'To send');
    await press('Send all that wait');
    await page
      .getByRole('alertdialog', { name: 'Send all that wait' })
      .getByRole('button', { name: 'Send all that wait' })
      .click();
    await sees(page, '1 notice leaves now');
    await openAsSuperAdmin(`/employees/${id}/show`);
    const drawer = page.getByRole('dialog');
    await openFold(drawer, 'Privacy');
    await drawer.getByRole('heading', { name: 'Source and notice' }).scrollIntoViewIfNeeded();
    await press('Change the source');
    const form = page.getByRole('dialog', { name: 'Change the source' });
    await form.getByRole('button', { name: 'Change the source' }).click();
    await sees(form, 'Please say how you know');
    await form.getByRole('combobox', { name: 'Source' }).click();
    await page.getByRole('option', { name: 'Came to us' }).click();
    await form.getByLabel('How do you know?').fill('Called us');
    await form.getByRole('button', { name: 'Change the source' }).click();
    await sees(page, 'The source is changed');
    await drawer.getByText('Came to us').first().waitFor();
  });

  it('says in the drawer of a person who opened their data', async () => {
    const { id } = await office.employee();
    await office.admin.get(`/api/admin/employees/${id}`);
    await waitFor(
      'the entry',
      async () => (await office.count('access_log where employee_id = $1', [id])) || undefined,
    );
    await openAsSuperAdmin(`/employees/${id}/show`);
    const drawer = page.getByRole('dialog');
    await openFold(drawer, 'Privacy');
    await drawer.getByRole('heading', { name: 'Opened by' }).scrollIntoViewIfNeeded();
    await drawer
      .getByText(/^Record, /)
      .first()
      .waitFor();
  });

  it('a super admin narrows an admin by switches, each saved at once', async () => {
    const { userId } = await office.agency.staff('admin');
    await openAsSuperAdmin(`/admins/${userId}/show`);
    const money = page.getByRole('dialog').getByRole('switch', { name: 'Money' });
    await money.click();
    await page.getByText(/^Permissions of .* saved$/).waitFor();
    expect(await recordOf(office.superAdmin.get(`/api/admin/admins/${userId}/permissions`))).toMatchObject({
      money: false,
      exports: true,
    });
  });
});

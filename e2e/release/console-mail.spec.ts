import { expect, it } from '@jest/globals';
import { field } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page } from '../support/console-suite.js';
import { sees } from '../support/looking.js';

consoleSuite();

it('a template is written, looked at with real values and sent to one', async () => {
  const person = await office.addEmployee({ name: 'Zubeida Farooqui' });
  await openAsAdmin('/mail-templates/create');
  const form = page.getByRole('dialog', { name: 'New template' });
  await field(form, 'Name').fill('Documents');
  await form.getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('option', { name: 'Employees', exact: true }).click();
  await sees(form, 'You can use: {{name}}, {{agency}}');
  await field(form, 'Subject').fill('Documents, {{name}}');
  await field(form, 'Text').fill('At {{employer}}');
  await form.getByRole('button', { name: 'New template' }).click();
  await sees(form, 'There is no {{employer}} here. Use: {{name}}, {{agency}}');
  await field(form, 'Text').fill('Hello {{name}}, please send your documents.');
  await form.getByRole('button', { name: 'New template' }).click();
  await sees(page.getByRole('alert'), 'Template added');

  await page.goto(`/admin-dashboard/employees/${person.id}/show`);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'Send a mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a mail' });
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Documents' }).click();
  await sees(dialog, 'Documents, Zubeida Farooqui', 'Hello Zubeida Farooqui, please send your documents.');
  await dialog.getByRole('button', { name: 'Send 1 mail' }).click();
  await sees(page.getByRole('alert'), '1 mail is on its way');
});

it('a mailing to selected people says who gets none', async () => {
  const people = [await office.addEmployee(), await office.addEmployee()];
  const { email } = await office.seen('employees', people[0]?.id ?? 0);
  await office.sql('insert into mail_refusals (email) values ($1)', [email]);
  await office.admin.post('/api/admin/mail-templates', {
    name: 'Greetings',
    kind: 'employee',
    subject: 'Hello {{name}}',
    body: 'Greetings from {{agency}}',
  });
  await openAsAdmin('/employees');
  for (const { id } of people)
    await page
      .locator('tbody tr', { has: page.locator(`a[href$="/employees/${id}/show"]`) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Mail to 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail to 2' });
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Greetings' }).click();
  await sees(dialog, '1 gets it.', '1 gets none: takes no such mails.');
  await dialog.getByRole('button', { name: 'Send 1 mail' }).click();
  await sees(page.getByRole('alert'), '1 mail is on its way');
});

it('a note names a colleague by the keyboard, who finds it in the bell, and the timeline tells of it', async () => {
  const colleague = await office.agency.staff('admin');
  await office.sql('update users set full_name = $2 where user_id = $1', [colleague.userId, 'Farah Contractor']);
  const person = await office.addEmployee();
  await openAsAdmin(`/employees/${person.id}/show`);
  const drawer = page.getByRole('dialog');
  const note = field(drawer, 'Note');
  await note.pressSequentially('Please call, @farah');
  await drawer.getByRole('option', { name: 'Farah Contractor' }).waitFor();
  await note.press('Enter');
  expect(await note.inputValue()).toBe('Please call, @Farah Contractor ');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await drawer.locator('.note-name', { hasText: '@Farah Contractor' }).waitFor();
  const timeline = drawer.getByRole('heading', { name: 'Notes and history' });
  await timeline.scrollIntoViewIfNeeded();
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 10_000);
  await drawer
    .getByRole('listitem')
    .filter({ hasText: /^Please call, @Farah Contractor/ })
    .waitFor();
  const { notifications } = (await colleague.get('/api/me/notifications')).body as {
    notifications: { kind: string; path: string }[];
  };
  expect(notifications).toMatchObject([{ kind: 'note.mention', path: `/admin-dashboard/employees/${person.id}/show` }]);
});

it('drawers of a connection and of its job tell to whom mails about it went', async () => {
  const company = await office.addCompany();
  const person = await office.addEmployee({ name: 'Zubeida Farooqui' });
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, person.id);
  for (const path of [`connections/${connection.id}`, `job-requests/${job.id}`]) {
    await openAsAdmin(`/${path}/show`);
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Notes and history' }).scrollIntoViewIfNeeded();
    await page.mouse.move(1000, 400);
    await page.mouse.wheel(0, 10_000);
    if (path.startsWith('job')) await drawer.getByRole('button', { name: 'Show all' }).click();
    const mail = drawer.getByRole('listitem').filter({ hasText: 'Mail: Connected to job' });
    await sees(mail, `To ${String(person['email'])}`);
    await mail.getByRole('button', { name: /Send again/ }).waitFor();
    const about = mail.getByRole('link', { name: /Zubeida Farooqui/ });
    expect(await about.count()).toBe(path.startsWith('job') ? 1 : 0);
  }
});

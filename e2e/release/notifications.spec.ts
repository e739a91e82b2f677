import { describe, expect, it } from '@jest/globals';
import { recordOf } from '../../backend/test/support/office.js';
import { consoleSuite, office, openAsAdmin, page, visitor } from '../support/console-suite.js';
import { arrivesAt, sees } from '../support/looking.js';
import { addPerson, openAs } from '../support/people.js';

consoleSuite();

const give = (title: string): Promise<unknown> =>
  recordOf(
    office.superAdmin.post('/api/admin/tasks', {
      title,
      due_at: '2027-01-04T18:00:00+05:30',
      assignee_id: office.admin.userId,
    }),
  );

describe('the bell', () => {
  it('counts up while a page stands open, and leads to a task, which is done', async () => {
    const hearing = page.waitForResponse('**/api/events');
    await openAsAdmin('/tasks');
    await sees(page, 'Nothing to do');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await hearing;
    await give('Call about the notice period');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    // the list behind is read again, too
    await page.getByRole('link', { name: 'Call about the notice period' }).waitFor();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('button', { name: 'Mark all as read' }).click();
    await bell.getByRole('link', { name: /You were given a task/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Call about the notice period' }).waitFor();
    await drawer.getByRole('button', { name: 'Done' }).click();
    await sees(page, 'Marked as done');
    await drawer.getByRole('button', { name: 'Not done yet' }).waitFor();
    await page.keyboard.press('Escape');
    await sees(page, 'Nothing to do');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('notifies an employee of a new job, which stands there without a reload', async () => {
    const employee = await addPerson(office.agency, office.admin, 'employee');
    const hearing = page.waitForResponse('**/api/events');
    await openAs(visitor, office.agency, employee.email);
    await arrivesAt(page, '/employee-dashboard');
    await hearing;
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    const job = await office.jobFor((await office.addCompany()).id, { title: 'Weaver of carpets' });
    await office.connect(job.id, employee.id);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('link', { name: /You are connected to a job: Weaver of carpets\./ }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Weaver of carpets' }).waitFor();
  });

  it('says by kind how one is notified, and keeps what is chosen', async () => {
    await openAsAdmin('/#notification-preferences');
    const dialog = page.getByRole('dialog', { name: 'How I am told' });
    const mail = dialog.getByRole('checkbox', { name: 'Mail: A task is given to you' });
    expect(await mail.isChecked()).toBe(true);
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/me/preferences') && response.ok());
    await mail.uncheck();
    await saved;
    await page.reload();
    await mail.waitFor();
    expect(await mail.isChecked()).toBe(false);
  });
});

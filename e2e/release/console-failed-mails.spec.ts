import { expect, it } from '@jest/globals';
import { lookAtCauses } from '../../backend/test/support/tasks.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { openConsoleAs } from '../support/console-page.js';
import { consoleSuite, office, page, press, visitor } from '../support/console-suite.js';
import { sees } from '../support/looking.js';

consoleSuite();

const open = (path = ''): Promise<void> =>
  openConsoleAs(visitor, office.agency, office.admin.email, `/failed-mails${path}`);

/** Mails about new accounts that were given up, as if the mail server had refused them. @returns the addresses */
async function givenUp(count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => office.freshConnection()));
  const emails = await Promise.all(
    people.map(async ({ employee_id }) => String((await office.seen('employees', Number(employee_id)))['email'])),
  );
  const sent = `outbox_mails where template = 'connected-to-job' and status = 'sent' and recipient = any($1)`;
  await waitFor(
    'mails that are noted as sent',
    async () => (await office.count(sent, [emails])) === count || undefined,
  );
  await office.sql(
    `update outbox_mails set status = 'dead', last_error = '452 Mailbox full'
     where template = 'connected-to-job' and recipient = any($1)`,
    [emails],
  );
  return emails;
}

it('mails that failed are found from the dashboard, and sent again together', async () => {
  const emails = await givenUp(2);
  await lookAtCauses(office);
  await openConsoleAs(visitor, office.agency, office.admin.email, '/');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByRole('button', { name: /^2 mails could not be delivered/ }).click();
  await attention.getByRole('link', { name: emails[0] ?? '', exact: true }).click();
  await page.getByRole('dialog').getByText('452 Mailbox full').waitFor();
  await open();
  await sees(page, ...emails, '2 mails');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press('Send 2 again');
  await sees(page, '2 mails are on their way again', 'Every mail was delivered');
  for (const email of emails) await office.agency.mail.mailTo(email, 3);
});

it('one says why it failed; a code that failed says that it is not kept', async () => {
  const [email = ''] = await givenUp(1);
  await office.sql(
    `insert into outbox_mails (template, recipient, status, expires_at) values ('password-reset', 'lost@example.in', 'dead', now())`,
  );
  await open();
  await page.getByRole('link', { name: 'lost@example.in' }).click();
  const drawer = page.getByRole('dialog');
  await sees(drawer, 'This mail carried a code or a link, which is not kept. Ask the recipient to request a new one.');
  expect(await drawer.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: email }).click();
  await sees(drawer, '452 Mailbox full');
  await drawer.getByRole('button', { name: 'Send again' }).click();
  await sees(page, 'The mail is on its way again');
  await office.agency.mail.mailTo(email, 3);
});

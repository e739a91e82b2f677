import { expect, it } from '@jest/globals';
import { heading, LISTS, rowsOf } from '../support/console.js';
import { addLedger } from '../support/console-ledger.js';
import { dialogOf } from '../support/console-page.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { isComplete } from '../support/looking.js';

const EVERY_LIST = [
  ...LISTS,
  { path: '/duplicates', title: 'Duplicates' },
  { path: '/merges', title: 'Merges' },
  { path: '/introductions', title: 'Introductions' },
  { path: '/imports', title: 'Imports' },
  { path: '/placement-register', title: 'Placement register' },
  { path: '/invoices', title: 'Invoices' },
  { path: '/payments', title: 'Payments' },
  { path: '/claims', title: 'Claims' },
  { path: '/admins', title: 'Team' },
  { path: '/audit-log', title: 'Activity' },
];

consoleSuite(async () => {
  const company = await office.addCompany();
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, (await office.addEmployee()).id);
  await office.setStatus(connection.id, 'placed');
  await addLedger(office, company.id, connection.id);
  await addRecruiting(office);
});

it.each(EVERY_LIST)('the list at $path opens, shows a row, and opens its details', async ({ path, title }) => {
  await openAsSuperAdmin(path);
  await heading(page, title);
  await (await rowsOf(page)).first().getByRole('link').first().click();
  await page.waitForURL(`**${path}/*/show`);
  await dialogOf(page).locator('dl, h3').first().waitFor();
  await isComplete(page);
  expect(await dialogOf(page).getByText('could not be loaded').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
});

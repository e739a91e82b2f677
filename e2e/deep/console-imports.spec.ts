import { expect, it } from '@jest/globals';
import { openConsoleAs } from '../support/console-page.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { arrivesAt, sees } from '../support/looking.js';

consoleSuite();

it('an upload that is cancelled is given up, and leads nowhere', async () => {
  await openConsoleAs(visitor, office.agency, office.admin.email, '/imports/create');
  await page.route('**/api/admin/imports', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await page
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nAsha\n') });
  await page.getByRole('progressbar').first().waitFor();
  const given = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // a request that is still held would be let go by the next line
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.unrouteAll();
  await arrivesAt(page, '/admin-dashboard/imports');
  expect(await office.count('imports')).toBe(0);
});

it('a file is uploaded, checked, imported, shown in the list and undone, and its list is exported for Excel', async () => {
  const n = office.agency.unique();
  const csv = `Candidate Name;Mobile No.;Email ID\nAsha Rao;98765 43210;asha${n}@import.example\nR2D2;9.87654E+09;\n`;
  await openConsoleAs(visitor, office.agency, office.admin.email, '/imports/create');
  await page
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const drawer = page.getByRole('dialog', { name: 'candidates.csv' });
  await sees(drawer, 'Ready to run');
  await sees(drawer, 'Mobile No. → Phone');
  await drawer.getByRole('button', { name: 'Import 1 row' }).click();
  await drawer.getByRole('link', { name: 'Show the new people' }).click();
  await sees(page, `asha${n}@import.example`);
  await page.goBack();
  await drawer.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await sees(drawer, 'Error 1 · Undone 1');
  expect(await office.count('employees where email = $1', [`asha${n}@import.example`])).toBe(0);

  await office.addEmployee();
  await openConsoleAs(visitor, office.agency, office.admin.email, '/employees');
  await page.getByRole('button', { name: 'All rows, as CSV or Excel' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All rows as Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^employees-.*\.xlsx$/);
});

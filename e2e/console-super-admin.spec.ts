import { describe, expect, it } from '@jest/globals';
import { answerQuestion, chooseInRow, dialogOf, openFold, rowOf } from './support/console-page.js';
import { consoleSuite, office, openAsSuperAdmin, page } from './support/console-suite.js';
import { DELETED, statusOf, undoTimeIsOver } from './support/deletions.js';
import { isComplete, sees } from './support/looking.js';

consoleSuite();

describe('a super admin', () => {
  it('is called one, and has the settings of one', async () => {
    await openAsSuperAdmin('/');
    await page.getByRole('banner').getByText('Super Admin', { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
    const pages = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await pages.first().waitFor();
    expect(await pages.allInnerTexts()).toEqual(expect.arrayContaining(['Agency', 'Team', 'Log and health']));
  });

  it('deletes an employee, a company, a job request, a connection and a placement, each after its question', async () => {
    await page.clock.install();
    for (const { list, resource, kind, title, make } of DELETED) {
      const { id } = await make('Goner One');
      await openAsSuperAdmin(`/${list}`);
      await chooseInRow(page, 'Goner One', 'Delete');
      expect(await answerQuestion(page, 'Cancel')).toContain(
        `Are you sure you want to delete this ${kind}? This action cannot be undone.`,
      );
      await chooseInRow(page, 'Goner One', 'Delete');
      await answerQuestion(page, 'Delete');
      await rowOf(page, 'Goner One').waitFor({ state: 'detached' });
      expect(await statusOf(resource, id)).toBe(200);
      await undoTimeIsOver();
      await sees(page, `${title} deleted successfully`);
      expect(await statusOf(resource, id)).toBe(404);
    }
  });

  it('deletes from the details, too', async () => {
    const { id } = await office.addEmployee({ name: 'Anil Saini' });
    await openAsSuperAdmin(`/employees/${id}/show`);
    await openFold(dialogOf(page), 'Details');
    await isComplete(page);
    await dialogOf(page).getByRole('button', { name: 'Delete Anil Saini' }).click();
    await answerQuestion(page, 'Cancel');
    await dialogOf(page).getByRole('heading', { name: 'Anil Saini' }).waitFor();
  });
});

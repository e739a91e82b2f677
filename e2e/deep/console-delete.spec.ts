import { describe, expect, it } from '@jest/globals';
import { answerQuestion, becomes, chooseInRow, dialogOf, openFold, rowOf, shownIds } from '../support/console-page.js';
import { consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { connected, DELETED, deletes, statusOf, undoTimeIsOver } from '../support/deletions.js';
import { sees } from '../support/looking.js';

consoleSuite();

// the other lists are in console-lists.spec.ts
describe.each(DELETED.slice(0, 1))('in $list a super admin deletes', deletes);

describe('who leaves the page before a deletion is done', () => {
  it('has decided: it is done', async () => {
    const { id } = await office.addEmployee({ name: 'Left Behind' });
    await openAsSuperAdmin('/employees');
    await chooseInRow(page, 'Left Behind', 'Delete');
    await answerQuestion(page, 'Delete');
    await rowOf(page, 'Left Behind').waitFor({ state: 'detached' });
    expect(await statusOf('employees', id)).toBe(200);
    await page.goto('/health/live');
    await becomes(() => statusOf('employees', id), 404);
  });
});

describe('what goes with it', () => {
  it('is told before, and gone after: connections and placements of a deleted job', async () => {
    const connection = await connected('Sunita Rawat', 'placed');
    await page.clock.install();
    await openAsSuperAdmin(`/job-requests/${connection['request_id'] as number}/show`);
    const drawer = dialogOf(page);
    await drawer.getByRole('link', { name: 'Sunita Rawat' }).first().waitFor();
    await openFold(drawer, 'Details');
    await drawer.getByRole('button', { name: 'Delete Turner' }).click();
    expect(await answerQuestion(page, 'Delete')).toContain('Its connections go with it.');
    await drawer.waitFor({ state: 'hidden' });
    await undoTimeIsOver();
    await sees(page, 'Job request deleted successfully');
    expect(new URL(page.url()).pathname).toBe('/admin-dashboard/job-requests');
    expect(await statusOf('connections', connection.id)).toBe(404);
    const links = page.getByRole('navigation').first();
    for (const section of ['Connections', 'Placements']) {
      await links.getByRole('link', { name: section, exact: true }).click();
      await page.getByRole('heading', { name: section, level: 1 }).waitFor();
      await becomes(async () => (await shownIds(page)).includes(connection.id), false);
    }
    await links.getByRole('link', { name: 'Employees', exact: true }).click();
    await sees(rowOf(page, 'Sunita Rawat'), 'Available');
  });
});

import { expect, it } from '@jest/globals';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { answerQuestion, chooseInRow, rowOf } from './console-page.js';
import { office, openAsSuperAdmin, page } from './console-suite.js';
import { answerInstead, letThrough, sees } from './looking.js';

/** Records that a list shows and a super admin deletes. */
interface Kind {
  /** Of the list, in the address. */
  list: string;
  resource: string;
  kind: string;
  title: string;
  /** What the report on several calls them. */
  plural: string;
  make: (name: string) => Promise<ApiRecord>;
}

/** Of the answer to who asks for the record. */
export const statusOf = async (resource: string, id: number): Promise<number> =>
  (await office.admin.get(`/api/admin/${resource}/${id}`)).status;

/** A connection of somebody with this name. */
export async function connected(name: string, status = 'pending'): Promise<ApiRecord> {
  const job = await office.jobFor((await office.addCompany()).id, { title: 'Turner' });
  const { id } = await office.connect(job.id, (await office.addEmployee({ name })).id);
  return office.setStatus(id, status);
}

export const DELETED: Kind[] = [
  {
    list: 'employees',
    resource: 'employees',
    kind: 'employee',
    title: 'Employee',
    plural: 'employees',
    make: (name) => office.addEmployee({ name }),
  },
  {
    list: 'companies',
    resource: 'companies',
    kind: 'company',
    title: 'Company',
    plural: 'companies',
    make: (companyName) => office.addCompany({ companyName }),
  },
  {
    list: 'job-requests',
    resource: 'job-requests',
    kind: 'job request',
    title: 'Job request',
    plural: 'job requests',
    make: async (title) => office.jobFor((await office.addCompany()).id, { title }),
  },
  {
    list: 'connections',
    resource: 'connections',
    kind: 'connection',
    title: 'Connection',
    plural: 'connections',
    make: (name) => connected(name),
  },
  {
    list: 'placements',
    resource: 'connections',
    kind: 'connection',
    title: 'Connection',
    plural: 'connections',
    make: (name) => connected(name, 'placed'),
  },
];

/** The ten seconds in which a deletion can be undone are over; the page's clock was installed before. */
export const undoTimeIsOver = (): Promise<void> => page.clock.fastForward(10_000);

/** The journeys of a super admin who deletes records of a list. */
export function deletes({ list, resource, kind, title, plural, make }: Kind): void {
  const sentence = `Are you sure you want to delete this ${kind}? This action cannot be undone.`;
  const goes = (name: string): Promise<void> => rowOf(page, name).waitFor({ state: 'detached' });

  it('one record after the question: its row goes at once, the record when it can no longer be undone', async () => {
    const { id } = await make('Goner One');
    await make('Keeper');
    await page.clock.install();
    await openAsSuperAdmin(`/${list}`);
    const row = rowOf(page, 'Goner One');
    const ask = (): Promise<void> => chooseInRow(page, 'Goner One', 'Delete');
    await ask();
    const question = await answerQuestion(page, 'Cancel');
    expect(question).toContain(sentence);
    expect(question).toContain('Goner One');
    await answerInstead(page, `/api/admin/${resource}/${id}`, 500);
    await ask();
    await answerQuestion(page, 'Delete');
    await goes('Goner One');
    await undoTimeIsOver();
    await sees(page, 'Failed to delete');
    await letThrough(page);
    await ask();
    await answerQuestion(page, 'Delete');
    await goes('Goner One');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await row.waitFor();
    await undoTimeIsOver();
    expect(await statusOf(resource, id)).toBe(200);
    await ask();
    await answerQuestion(page, 'Delete');
    await goes('Goner One');
    expect(await statusOf(resource, id)).toBe(200);
    await undoTimeIsOver();
    await sees(page, `${title} deleted successfully`);
    await rowOf(page, 'Keeper').waitFor();
    expect(await statusOf(resource, id)).toBe(404);
  });

  it('several after one question, whatever is deleted meanwhile', async () => {
    const names = ['Bulk One', 'Bulk Two', 'Bulk Three', 'Bulk Four'];
    const records: ApiRecord[] = [];
    for (const name of names) records.push(await make(name));
    const select = (name: string): Promise<void> => page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.clock.install();
    await openAsSuperAdmin(`/${list}`);
    for (const name of names.slice(0, 3)) await select(name);
    await page.getByRole('button', { name: 'Delete 3', exact: true }).click();
    const question = await answerQuestion(page, 'Cancel');
    expect(question).toContain(`Delete 3 ${plural}?`);
    expect(question).toContain(`Are you sure you want to delete these 3 ${plural}? This action cannot be undone.`);
    await page.getByRole('checkbox', { name: 'Select Bulk Three' }).uncheck();
    await page.getByRole('button', { name: 'Delete 2', exact: true }).click();
    await answerQuestion(page, `Delete 2 ${plural}`);
    for (const name of names.slice(0, 2)) await goes(name);
    await undoTimeIsOver();
    await sees(page, `2 ${plural} deleted successfully`);
    expect(await Promise.all(records.map(({ id }) => statusOf(resource, id)))).toEqual([404, 404, 200, 200]);
    for (const name of names.slice(2)) await select(name);
    await office.superAdmin.delete(`/api/admin/${resource}/${records[2]?.id}`);
    await page.getByRole('button', { name: 'Delete 2', exact: true }).click();
    await answerQuestion(page, `Delete 2 ${plural}`);
    await undoTimeIsOver();
    const report = page.getByRole('alertdialog', { name: 'These could not be changed' });
    await sees(report, '1 deleted, 1 failed');
    await report.getByText(/^Bulk Three: /).waitFor();
    await report.getByRole('button', { name: 'Close' }).click();
    await goes('Bulk Three');
  });
}

import { beforeEach, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { answerQuestion, field, openConsoleAs, openFold } from '../support/console-page.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { answerInstead, letThrough, sees, seesNoMore } from '../support/looking.js';

let drawer: Locator;
let connection: ApiRecord;

consoleSuite();

beforeEach(async () => {
  drawer = page.getByRole('dialog');
  connection = await office.freshConnection();
});

const open = (path: string, email = office.admin.email): Promise<void> =>
  openConsoleAs(visitor, office.agency, email, path);
const note = (): Locator => field(drawer, 'Note');
const add = (): Promise<void> => drawer.getByRole('button', { name: 'Add note' }).click();

it.each([
  ['employees', 'employee_id'],
  ['companies', 'company_id'],
  ['job-requests', 'request_id'],
  ['connections', 'connection_id'],
  ['placements', 'connection_id'],
])('a note is added in the drawer of %s', async (list, key) => {
  const { company_id } = await office.seen('job-requests', Number(connection['request_id']));
  await open(`/${list}/${String({ ...connection, company_id }[key as 'id'])}/show`);
  await note().fill('Prefers mornings.');
  await add();
  await sees(page.getByRole('alert'), 'Note added successfully');
  await sees(drawer, 'Prefers mornings.');
  expect(await note().inputValue()).toBe('');
});

it('a note is read by the others of the staff, and deleted by its author', async () => {
  const path = `/employees/${String(connection['employee_id'])}/show`;
  const address = `/api/admin/notes?kind=employee&record_id=${String(connection['employee_id'])}`;
  await office.admin.post(address, { text: 'Prefers mornings.\nCall first.' });
  await open(path, office.superAdmin.email);
  await drawer.getByText('Prefers mornings.').waitFor();
  expect(await drawer.getByRole('button', { name: /^Delete note of/ }).count()).toBe(0);
  await open(path);
  await drawer.getByRole('button', { name: /^Delete note of/ }).click();
  await sees(page, 'Are you sure you want to delete this note? This action cannot be undone.');
  await answerQuestion(page, 'Delete');
  await sees(page.getByRole('alert'), 'Note deleted successfully');
  await seesNoMore(drawer, 'Prefers mornings.');
  await open('/audit-log', office.superAdmin.email);
  await page.getByRole('row').filter({ hasText: 'Updated' }).getByRole('link').first().click();
  await drawer.getByRole('row', { name: 'Note Prefers mornings. Call first.' }).waitFor();
});

it('two changed forms of a drawer are left with one question', async () => {
  await open(`/connections/${connection.id}/show`);
  await openFold(drawer, 'Details');
  await field(drawer, 'Admin notes').fill('Changed');
  await note().fill('Half a sentence');
  await page.keyboard.press('Escape');
  await answerQuestion(page, 'Discard changes');
  await drawer.waitFor({ state: 'detached' });
});

it('a note needs a text, and stays in its field when it cannot be kept', async () => {
  await open(`/connections/${connection.id}/show`);
  await add();
  await sees(drawer, 'Please write a note');
  await note().fill('Nearly lost.');
  await answerInstead(page, '/api/admin/notes', 503, { error: 'Not now' });
  await add();
  await sees(page.getByRole('alert'), 'Not now');
  expect(await note().inputValue()).toBe('Nearly lost.');
  await letThrough(page);
  await add();
  await sees(drawer, 'Nearly lost.');
});

it('a note that was typed is not left without a question', async () => {
  await open(`/connections/${connection.id}/show`);
  await note().fill('Half a sentence');
  await page.keyboard.press('Escape');
  await answerQuestion(page, 'Keep editing');
  expect(await note().inputValue()).toBe('Half a sentence');
});

it('notes and history that cannot be loaded say so, and are loaded on the next try', async () => {
  await office.admin.post(`/api/admin/notes?kind=connection&record_id=${connection.id}`, { text: 'Here all along.' });
  await answerInstead(page, '/api/admin/timeline', 500, { error: 'Something went wrong' });
  await open(`/connections/${connection.id}/show`);
  const failure = drawer.getByRole('alert');
  await sees(failure, 'Something went wrong');
  await letThrough(page);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await sees(drawer, 'Here all along.');
  await seesNoMore(drawer, 'Something went wrong');
});

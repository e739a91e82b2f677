import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { becomes, dialogOf, headOf, viewsHeight } from '../support/console-page.js';
import { button, consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { undoTimeIsOver } from '../support/deletions.js';
import { answerInstead, letThrough, sees } from '../support/looking.js';

/** Thirty people, one a day; their names are in the order of the alphabet. */
const PEOPLE = `with accounts as (
    insert into users (email, password_hash, role)
    select 'lister' || n || '@mail.example', 'x', 'employee' from generate_series(1, 30) n
    returning user_id, email, substring(email from '[0-9]+')::int as n)
  insert into employees (user_id, full_name, email, phone, industry, created_at)
  select user_id, 'Lister ' || chr(64 + (n + 1) / 2) || case n % 2 when 1 then 'a' else 'b' end, email, '+91' || 7000000000 + n, 'IT',
    '2026-01-01 06:00Z'::timestamptz + n * interval '1 day' from accounts`;

consoleSuite(async () => {
  await office.sql(PEOPLE);
  const { id } = await office.freshConnection();
  await office.setStatus(id, 'placed');
});

describe('how many there are', () => {
  it.each([
    ['/companies', '1 company'],
    ['/job-requests', '1 job request'],
    ['/connections', '1 connection'],
    ['/placements', '1 placement'],
    ['/employees', '31 employees'],
  ])('is said in words: %s', async (path, words) => {
    await openAsSuperAdmin(path);
    await sees(page, words);
  });

  it('is said of a filtered list with how many there are in all', async () => {
    await openAsSuperAdmin('/employees');
    const search = page.getByRole('textbox', { name: 'Search employees' });
    await search.fill('lister12@mail');
    await sees(page, '1 of 31 employees', '1–1 of 1');
    await search.fill('nobody like that');
    await sees(page, '0 of 31 employees');
    expect(await page.getByText(/^\d+–\d+ of/).count()).toBe(0);
  });
});

it('an empty list offers its first record once, in its middle', async () => {
  await openAsSuperAdmin('/imports');
  await sees(page, 'No imports yet');
  expect(await page.getByRole('link', { name: 'Import a file' }).count()).toBe(1);
  expect(await page.getByRole('search').count()).toBe(0);
});

describe('a list that could not be loaded', () => {
  it('says so, counts nothing, and is there again after another try', async () => {
    await answerInstead(page, '/api/admin/employees', 500, { error: 'The database is away' });
    await openAsSuperAdmin('/employees');
    await sees(page.getByRole('alert'), 'This list could not be loaded: The database is away');
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    expect(await page.getByText(/\d employees|\d–\d/).count()).toBe(0);
    await letThrough(page);
    await button('Try Again').click();
    await sees(page, '31 employees', '1–25 of 31');
  });
});

describe('the heads of the columns', () => {
  it('say in words what pressing them does', async () => {
    await openAsSuperAdmin('/employees');
    const help = (label: string): Promise<string | null> =>
      headOf(page, label).getByRole('button').getAttribute('title');
    await headOf(page, 'Full name').waitFor();
    expect(await help('Full name')).toBe('Sort by Full name, A to Z');
    expect(await help('Added')).toBe('Sort by Added, oldest first');
    await headOf(page, 'Full name').getByRole('button').click();
    await becomes(() => help('Full name'), 'Sort by Full name, Z to A');
    expect(await help('Added')).toBe('Sort by Added, newest first');
  });
});

describe('selected rows', () => {
  it('are counted in the bar; the rest of the page, then of the list, is added at once', async () => {
    await openAsSuperAdmin('/employees');
    await page.getByRole('checkbox', { name: 'Select Lister Oa' }).check();
    await sees(page, '1 selected', 'Delete 1');
    const all = page.locator('thead').getByRole('checkbox', { name: 'Select all on this page' });
    expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([false, true]);
    const saved = page.waitForEvent('download');
    await button('Export 1').click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
    expect([lines.length, lines[1]?.includes('Lister Oa')]).toEqual([2, true]);
    await button('Select all on this page').click();
    await sees(page, '25 selected', 'Delete 25');
    expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([true, false]);
    await button('Clear selection').click();
    await page.getByRole('checkbox', { name: 'Select Lister Oa' }).check();
    await button('Select all 31').click();
    await sees(page, '31 selected', 'Delete 31');
    await button('Delete 31').click();
    const question = page.getByRole('alertdialog', { name: 'Delete 31 employees?' });
    await sees(question, 'Are you sure you want to delete these 31 employees? This action cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button('Clear selection').click();
    await page.getByRole('textbox', { name: 'Search employees' }).waitFor();
  });
});

describe('the columns', () => {
  it('are chosen and ordered by keyboard, and said', async () => {
    await openAsSuperAdmin('/employees');
    await headOf(page, 'Phone').waitFor();
    const heads = async (): Promise<string[]> =>
      (await page.locator('thead th').allInnerTexts()).filter((text) => text.trim() !== '').slice(0, 3);
    expect(await heads()).toEqual(['Full name', 'Email', 'Phone']);
    await button('Columns').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Columns' });
    await panel.getByRole('button', { name: 'Move Phone up' }).press('Enter');
    await sees(panel, 'Phone is now column 2 of 11');
    await becomes(heads, ['Full name', 'Phone', 'Email']);
    await page.keyboard.press('Enter');
    await becomes(heads, ['Phone', 'Full name', 'Email']);
    await panel.getByRole('checkbox', { name: 'Email' }).press('Space');
    await becomes(heads, ['Phone', 'Full name', 'Industry']);
    await panel.getByRole('button', { name: 'Reset columns' }).click();
    await becomes(heads, ['Full name', 'Email', 'Phone']);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('on a phone', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
  });

  const cardOf = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

  it('filter and sort are named, and stand in one row with the search', async () => {
    await openAsSuperAdmin('/employees');
    await sees(page, 'Filter', 'Select');
    const sort = page.getByLabel('Sort by');
    const words = (): Promise<string> =>
      sort.evaluate((box) => (box as HTMLSelectElement).selectedOptions[0]?.text ?? '');
    expect(await words()).toBe('Newest first');
    expect(await sort.getByRole('option').allInnerTexts()).toEqual([
      'Newest first',
      'Oldest first',
      'Full name, A to Z',
      'Full name, Z to A',
      'Status, A to Z',
      'Status, Z to A',
    ]);
    await sort.selectOption('Full name, Z to A');
    await cardOf('Lister Ob').waitFor();
    await becomes(async () => (await page.locator('.record-card a').first().innerText()).slice(0, 9), 'Lister Ob');
    const [search, filter, card] = await Promise.all([
      page.getByRole('textbox', { name: 'Search employees' }).boundingBox(),
      page.getByRole('button', { name: 'Filter' }).boundingBox(),
      page.locator('.record-card').first().boundingBox(),
    ]);
    const cardBelow = (card?.y ?? 999) - (await viewsHeight(page));
    expect([search?.x, search?.y, cardBelow < 220]).toEqual([card?.x, filter?.y, true]);
  });

  it('several records are selected and deleted after one question', async () => {
    for (const name of ['Goner One', 'Goner Two']) await office.addEmployee({ name });
    await page.clock.install();
    await openAsSuperAdmin('/employees');
    await button('Select').click();
    await sees(page, '0 selected');
    for (const name of ['Goner One', 'Goner Two']) await cardOf(name).click();
    await sees(page, '2 selected');
    expect(await dialogOf(page).count()).toBe(0);
    await button('Delete 2').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 employees' }).click();
    await cardOf('Goner One').waitFor({ state: 'detached' });
    await undoTimeIsOver();
    await sees(page, '2 employees deleted successfully');
    await button('Done').click();
    await button('Select').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });

  it('every entry is at most two taps away, by name', async () => {
    await openAsSuperAdmin('/employees');
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await bar.waitFor();
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Employees',
      'Connections',
      'Interviews',
    ]);
    await bar.getByRole('link', { name: 'Connections' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connections' }).waitFor();
    await bar.getByRole('button', { name: 'More' }).click();
    const all = page.getByRole('dialog', { name: 'More' });
    await all.getByRole('link', { name: 'Settings' }).waitFor();
    expect(await all.getByRole('link').allInnerTexts()).toEqual([
      'Companies',
      'Job Requests',
      'Placements',
      'Money',
      'Settings',
    ]);
    expect(await all.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await all.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('heading', { level: 1, name: 'Placement register' }).waitFor();
    await all.waitFor({ state: 'hidden' });
  });
});

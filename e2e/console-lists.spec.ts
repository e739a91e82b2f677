import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { becomes, dialogOf, headOf } from './support/console-page.js';
import { answerInstead, letThrough, sees } from './support/looking.js';
import { button, consoleSuite, office, openAsSuperAdmin, page } from './support/console-suite.js';

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

const top = (place: Locator): Promise<number> => place.evaluate((box) => Math.round(box.getBoundingClientRect().top));

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

  it('stay in sight below the header while rows scroll, and below the bar of selected rows', async () => {
    await openAsSuperAdmin('/employees');
    const head = headOf(page, 'Full name');
    const header = page.getByRole('banner');
    await page.getByRole('link', { name: 'Lister Oa' }).waitFor();
    const height = await header.evaluate((box) => box.getBoundingClientRect().height);
    const scroll = (): Promise<void> => page.evaluate(() => window.scrollTo(0, 600));
    await scroll();
    await becomes(() => top(head), height);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('checkbox', { name: 'Select Lister Oa' }).check();
    const bar = page.getByText('1 selected');
    await bar.waitFor();
    await scroll();
    await becomes(async () => (await top(head)) > (await top(bar)) && (await top(bar)) > height, true);
    await becomes(() => top(head), height + 40);
  });

  it('let the page have the room in a window as low as at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAsSuperAdmin('/employees');
    await page.getByRole('link', { name: 'Lister Oa' }).waitFor();
    const fixed = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position))
          .map((box) => box.className),
      );
    expect(await fixed()).toEqual([]);
    await page.getByRole('link', { name: 'Lister Na' }).scrollIntoViewIfNeeded();
    expect(await top(page.getByRole('banner'))).toBeLessThan(-50);
  });
});

describe('selected rows', () => {
  it('are counted in the bar; the rest of the page, then of the list, is added at once', async () => {
    await openAsSuperAdmin('/employees');
    await page.getByRole('checkbox', { name: 'Select Lister Oa' }).check();
    await sees(page, '1 selected', 'Delete 1');
    await button('Select all on this page').click();
    await sees(page, '25 selected', 'Delete 25');
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
    await sees(panel, 'Phone is now column 2 of 10');
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

  it.each(['/employees', '/connections', '/'])(
    'the whole card opens the record, its buttons do not: %s',
    async (path) => {
      await openAsSuperAdmin(path);
      const card = page.locator('.record-card').first();
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
      for (const position of [
        { x: 6, y: height - 6 },
        { x: width - 6, y: height / 2 + 20 },
      ]) {
        await card.click({ position });
        await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor();
        await page.keyboard.press('Escape');
        await dialogOf(page).waitFor({ state: 'hidden' });
        if (path === '/') await page.goto('/admin-dashboard/');
      }
      // besides those that call, mail and write to the person
      await becomes(() => card.locator('a[href^="/"]').count(), 1);
      if (path === '/employees') return;
      await card.getByRole('button', { name: /^Change status of/ }).click();
      await page.getByRole('menuitem', { name: 'Offered' }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
    },
  );

  it('filter and sort have words, and the search is as wide as the cards', async () => {
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
    const [search, card] = await Promise.all([
      page.getByRole('textbox', { name: 'Search employees' }).boundingBox(),
      page.locator('.record-card').first().boundingBox(),
    ]);
    expect([search?.x, search?.width]).toEqual([card?.x, card?.width]);
  });

  it('several records are selected and deleted after one question', async () => {
    for (const name of ['Goner One', 'Goner Two']) await office.addEmployee({ name });
    await openAsSuperAdmin('/employees');
    await button('Select').click();
    await sees(page, '0 selected');
    for (const name of ['Goner One', 'Goner Two']) await cardOf(name).click();
    await sees(page, '2 selected');
    expect(await dialogOf(page).count()).toBe(0);
    await button('Delete 2').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 employees' }).click();
    await sees(page, '2 employees deleted successfully');
    await cardOf('Goner One').waitFor({ state: 'detached' });
    await button('Done').click();
    await button('Select').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });

  it('every section is at most two taps away, by name', async () => {
    await openAsSuperAdmin('/employees');
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await bar.waitFor();
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Employees',
      'Job Requests',
      'Connections',
    ]);
    await bar.getByRole('link', { name: 'Connections' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connections' }).waitFor();
    await bar.getByRole('button', { name: 'More' }).click();
    const all = page.getByRole('dialog', { name: 'All sections' });
    await all.getByRole('link', { name: 'Activity' }).waitFor();
    expect(await all.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Employees',
      'Companies',
      'Job Requests',
      'Connections',
      'Placements',
      'Find people',
      'Duplicates',
      'Merges',
      'Introductions',
      'Imports',
      'Placement register',
      'Invoices',
      'Payments',
      'Receivables',
      'Claims',
      'Settings',
      'Admins',
      'Activity',
      'Health',
    ]);
    expect(await all.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Agency',
      'Recruiting',
      'Billing',
      'Office',
    ]);
    await all.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await all.waitFor({ state: 'hidden' });
  });
});

describe('in a window of medium width', () => {
  const tabs = () => page.getByRole('navigation', { name: 'Sections' });

  it('the sections that do not fit are behind a button that says where one is', async () => {
    await page.setViewportSize({ width: 920, height: 700 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.section-tabs > a { padding-inline: 34px !important; }');
        document.adoptedStyleSheets.push(sheet);
      });
    });
    await openAsSuperAdmin('/placements');
    await tabs().getByRole('button', { name: 'More: Placements' }).click();
    await page.getByRole('menuitem', { name: 'Connections' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connections' }).waitFor();
    await tabs().getByRole('button', { name: 'More: Connections' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(920);
  });

  it('every tab fits, and a group says which of its sections is shown', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openAsSuperAdmin('/employees');
    await tabs().getByRole('button', { name: 'Office' }).click();
    await page.getByRole('menuitem', { name: 'Activity' }).click();
    await tabs().getByRole('button', { name: 'Office: Activity' }).waitFor();
    expect(await tabs().getByRole('button', { name: 'More' }).count()).toBe(0);
    expect(await tabs().evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  });

  it('arrow keys lead along the tabs, into a group and out of it', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openAsSuperAdmin('/employees');
    await tabs().getByRole('link', { name: 'Placements' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu', { name: 'Recruiting' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Recruiting');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Placements');
  });
});

import { expect } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { type Agency } from '../../backend/test/support/agency.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { openConsole } from './console.js';
import { storedSession } from './people.js';
import { type Visitor } from './visitor.js';

/** How high the rows of links to the views of an entry are, above the heading of a page. */
export const viewsHeight = (page: Page): Promise<number> =>
  page
    .locator('.section-views')
    .evaluateAll((rows) => rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0));

/** Opens a page of the console as somebody of the staff who logged in before. */
export async function openConsoleAs(visitor: Visitor, agency: Agency, email: string, path: string): Promise<void> {
  await openConsole(visitor, await storedSession(agency, email), path);
}

/** Waits until something that is read is as expected; in vain, it says what it is instead. */
export async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const isEqual = (found: T): boolean => JSON.stringify(found) === JSON.stringify(expected);
  await waitFor('', async () => isEqual(await read()) || undefined).catch(() => undefined);
  expect(await read()).toEqual(expected);
}

/** Keys of the records that the table shows, from its top. */
export function shownIds(page: Page): Promise<number[]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(/\/(\d+)\/show/.exec(row.querySelector('a')?.href ?? '')?.[1])));
}

/** Names of the records that the table shows, from its top. */
export function shownNames(page: Page): Promise<string[]> {
  return page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''));
}

/** The row of a record in the table. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** The head of a column. Its name says how it sorts, its text is the label. */
export function headOf(page: Page, label: string): Locator {
  return page.locator('thead th').filter({ hasText: new RegExp(`^${label}$`) });
}

/** Sorts a list by each column, both ways, and holds it against the API. @param columns field of the API by label */
export async function sortsByEveryColumn(
  page: Page,
  columns: Record<string, string>,
  apiIds: (sort: [string, string]) => Promise<number[]>,
): Promise<void> {
  for (const [label, column] of Object.entries(columns)) {
    const head = headOf(page, label);
    const seen: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await head.getAttribute('aria-sort');
      await head.getByRole('button').click();
      await becomes(async () => (await head.getAttribute('aria-sort')) !== before, true);
      const sorted = (await head.getAttribute('aria-sort')) ?? '';
      await becomes(() => shownIds(page), await apiIds([column, sorted === 'ascending' ? 'ASC' : 'DESC']));
      seen.push(sorted);
    }
    expect(seen.sort()).toEqual(['ascending', 'descending']);
    expect(await page.locator('[aria-sort]').count()).toBe(1);
  }
}

/** The dialog or drawer that is open; not the question before something happens. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Opens a part of a drawer that is folded, by its heading; one that is open stays so. */
export async function openFold(drawer: Locator, name: string): Promise<void> {
  const line = drawer.locator('summary', { hasText: new RegExp(`^\\P{L}*${name}`, 'u') });
  const isOpen = (): Promise<boolean> =>
    line.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
  // what comes late above it may move it away from the pointer
  while (!(await isOpen())) await line.click();
}

/** A field of a form, by its label. */
export function field(place: Page | Locator, label: string): Locator {
  return place.getByRole('textbox', { name: label, exact: true });
}

/** A choice of a form: opened and chosen. What is chosen already belongs to the name of the field. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A record of another list, found by what is typed, and chosen. */
export async function pick(page: Page, label: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Waits until the heading says how many of all are shown. @param kind in the plural, or in the singular when there is only one in all */
export const countsOf = (page: Page, shown: number, kind: string): Promise<void> =>
  page.getByText(new RegExp(`^${shown} of [\\d,]+ ${kind}$`)).waitFor();

/** Opens the menu of filters; its button says how many are set. */
export const openFilters = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();

/** Shows a filter of the list that is not always there. */
export async function addFilter(page: Page, label: string): Promise<void> {
  await openFilters(page);
  await page.getByRole('menuitemcheckbox', { name: label, exact: true }).click();
}

/** Chooses from the menu of a row. @param name what the record is called, or begins with */
export async function chooseInRow(page: Page, name: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The question before something happens: read, then answered. */
export async function answerQuestion(page: Page, answer: string): Promise<string> {
  const question = page.getByRole('alertdialog');
  const text = await question.innerText();
  await question.getByRole('button', { name: answer, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  return text;
}

/** A phone number as the console shows it. @param phone with +91 */
export const shownPhone = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

import { expect } from '@jest/globals';
import { type Page } from 'playwright-core';
import { sees } from './looking.js';

export const LOSE = 'Are you sure you want to cancel? All changes will be lost.';

/** Presses Escape often enough that a browser would close a dialog by itself, then lets it close one without a question. */
export async function staysThroughEscapes(page: Page, label: string, typed: string): Promise<void> {
  // each odd one asks, each even one answers the question with "no"
  for (let times = 0; times < 7; times += 1) await page.keyboard.press('Escape');
  await sees(page, LOSE);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.getByLabel(label).inputValue()).toBe(typed);
  // what "back" does on a phone when it is pressed twice
  await page.locator('dialog[open]').evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await sees(page, LOSE);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByText(LOSE).waitFor({ state: 'hidden' });
  expect(await page.getByLabel(label).inputValue()).toBe(typed);
}

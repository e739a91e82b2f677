import { type Page } from 'playwright-core';
import { violationsOf } from './axe.js';

export const WIDE = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

/** How a screen is waited for, and what of it leaves a window of this width sideways. */
interface Look {
  rests: (page: Page) => Promise<unknown>;
  outside: (page: Page, width: number) => Promise<string[]>;
}

/** Looks at a screen with axe, then, left narrow, for what leaves a phone sideways. @returns what is wrong with it */
export async function lookOnce(page: Page, { rests, outside }: Look): Promise<string[]> {
  await rests(page);
  const wrong = await violationsOf(page);
  await page.setViewportSize(PHONE);
  // a page hears of another width in a frame, and is drawn for it in the next one
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await rests(page);
  wrong.push(...(await outside(page, PHONE.width)));
  return wrong;
}

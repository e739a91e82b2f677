import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { LISTS, openConsole, rowsOf } from '../support/console.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { agency, consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { inLargeText, wordsOutOfPlace } from '../support/large-text.js';
import { consoleTooWide } from '../support/layout.js';
import { wears } from '../support/looking.js';
import { store, storedSession } from '../support/people.js';
import { addShown } from '../support/shown-records.js';
import { Visitor } from '../support/visitor.js';

const NARROWEST = 320;
const HEIGHT = 844;

let shown: Shown;
let session: Record<string, string>;

consoleSuite(async () => {
  shown = await addShown(office);
  session = await storedSession(office.agency, office.superAdmin.email);
});

/** Looks at the page in every width and colour scheme. @returns what is wrong with it */
async function wrongWith(page: Page): Promise<string[]> {
  const wrong = await accessibilityViolations(page, wears);
  for (const width of [390, NARROWEST]) {
    await page.setViewportSize({ width, height: HEIGHT });
    wrong.push(...(await consoleTooWide(page, width)));
  }
  await page.setViewportSize({ width: 390, height: HEIGHT });
  const inLarge = await inLargeText(page, async () => [
    ...(await consoleTooWide(page, 390)),
    ...(await wordsOutOfPlace(page)),
  ]);
  wrong.push(...inLarge.map((words) => `in large text: ${words}`));
  const headings = await page.locator('h1').allInnerTexts();
  if (headings.length !== 1) wrong.push(`h1: ${headings.join(', ')}`);
  return wrong;
}

describe('accessibility', () => {
  // one page after the other, as somebody works: a browser that is entered anew loads the whole console again
  let screens: Visitor;

  beforeAll(async () => {
    screens = await Visitor.enter(agency.base);
  });

  beforeEach(async () => {
    await screens.page.unrouteAll();
    await screens.page.setViewportSize({ width: 1280, height: HEIGHT });
    await screens.page.emulateMedia({ colorScheme: 'light' });
    await store(screens, session);
  });

  it.each(CONSOLE_SCREENS)('of the $name', async ({ open }) => {
    await open(screens.page, shown);
    expect(await wrongWith(screens.page)).toEqual([]);
  });

  afterAll(async () => {
    expect(await screens.leave()).toEqual([]);
  });
});

describe('a list', () => {
  it.each(LISTS)('names its row’s checkbox: $path', async ({ path }) => {
    await openConsole(visitor, session, path);
    const rows = await rowsOf(page);
    for (const row of await rows.all()) {
      const name = await row.getByRole('link').first().innerText();
      expect(await row.getByRole('checkbox').getAttribute('aria-label')).toBe(`Select ${name}`);
    }
  });

  it('says by which column it is sorted, and which way', async () => {
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    const sorted = (): Promise<string[]> =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) =>
          heads
            .filter((head) => head.hasAttribute('aria-sort'))
            .map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`),
        );
    expect(await sorted()).toEqual(['Added descending']);
    const byName = page.getByRole('columnheader', { name: 'Full name' }).getByRole('button');
    for (const way of ['ascending', 'descending']) {
      await byName.click();
      await page.locator(`th[aria-sort=${way}]`).filter({ hasText: 'Full name' }).waitFor();
      expect(await sorted()).toEqual([`Full name ${way}`]);
    }
  });
});

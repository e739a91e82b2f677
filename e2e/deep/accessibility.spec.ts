import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office } from '../../backend/test/support/office.js';
import { violationsOf } from '../support/axe.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { consoleTooWide, tooWide } from '../support/layout.js';
import { coloursRest, wears } from '../support/looking.js';
import { storedSession, store } from '../support/people.js';
import { addScreenPeople, type ScreenSessions } from '../support/screen-people.js';
import { SCREENS } from '../support/screens.js';
import { addShown } from '../support/shown-records.js';
import { Visitor } from '../support/visitor.js';

const WIDE = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

let office: Office;
let visitor: Visitor;

beforeAll(async () => {
  office = await Office.open();
});

afterAll(() => office.close());

/** Looks at a screen with axe, then for what leaves a phone sideways. @returns what is wrong with it */
async function lookAt(page: Page, rests: () => Promise<unknown>, outside: () => Promise<string[]>): Promise<string[]> {
  await rests();
  const wrong = await violationsOf(page);
  await page.setViewportSize(PHONE);
  // a page hears of another width in a frame, and is drawn for it in the next one
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await rests();
  wrong.push(...(await outside()));
  await page.setViewportSize(WIDE);
  return wrong;
}

describe('every screen is accessible, and none is wider than a phone:', () => {
  let sessions: ScreenSessions;

  beforeAll(async () => {
    sessions = await addScreenPeople(office.agency);
  });

  it.each([...new Set(SCREENS.map(({ who }) => who))])('those of %s', async (who) => {
    visitor = await Visitor.enter(office.agency.base);
    await store(visitor, sessions[who] ?? {});
    const wrong: Record<string, string[]> = {};
    for (const { name, open } of SCREENS.filter((screen) => screen.who === who)) {
      await open(visitor);
      const { page } = visitor;
      const found = await lookAt(
        page,
        () => coloursRest(page),
        () => tooWide(page),
      );
      if (found.length) wrong[name] = found;
    }
    expect(wrong).toEqual({});
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('every screen of the console is accessible, and none is wider than a phone:', () => {
  let shown: Shown;
  let session: Record<string, string>;

  // one page after the other, as somebody works: a browser that is entered anew loads the whole console again
  beforeAll(async () => {
    shown = await addShown(office);
    session = await storedSession(office.agency, office.superAdmin.email);
    visitor = await Visitor.enter(office.agency.base);
  });

  beforeEach(async () => {
    await visitor.page.unrouteAll();
    await visitor.page.setViewportSize(WIDE);
    await store(visitor, session);
  });

  it.each(CONSOLE_SCREENS)('the $name', async ({ open }) => {
    await open(visitor.page, shown);
    const { page } = visitor;
    const wrong = await lookAt(
      page,
      () => wears(page, 'light'),
      () => consoleTooWide(page, PHONE.width),
    );
    expect(wrong).toEqual([]);
  });

  afterAll(async () => {
    expect(await visitor.leave()).toEqual([]);
  });
});

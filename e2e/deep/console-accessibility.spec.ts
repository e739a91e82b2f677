import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office } from '../../backend/test/support/office.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { consoleTooWide } from '../support/layout.js';
import { isComplete, wears } from '../support/looking.js';
import { lookOnce, WIDE } from '../support/one-look.js';
import { store, storedSession } from '../support/people.js';
import { addShown } from '../support/shown-records.js';
import { Visitor } from '../support/visitor.js';

/** What comes late moves what axe measures. */
async function rests(page: Page): Promise<void> {
  await isComplete(page);
  await wears(page, 'light');
}

describe('every screen of the console is accessible, and none is wider than a phone:', () => {
  let office: Office;
  let shown: Shown;
  let session: Record<string, string>;
  let visitor: Visitor;

  // one page after the other, as somebody works: a browser that is entered anew loads the whole console again
  beforeAll(async () => {
    office = await Office.open();
    shown = await addShown(office);
    session = await storedSession(office.agency, office.superAdmin.email);
    visitor = await Visitor.enter(office.agency.base);
  });

  beforeEach(async () => {
    await visitor.page.unrouteAll();
    // leaves the page before it, which need not be drawn in another width
    await store(visitor, session);
    await visitor.page.setViewportSize(WIDE);
  });

  it.each(CONSOLE_SCREENS)('the $name', async ({ open }) => {
    await open(visitor.page, shown);
    expect(await lookOnce(visitor.page, { rests, outside: consoleTooWide })).toEqual([]);
  });

  afterAll(async () => {
    expect(await visitor.leave()).toEqual([]);
    await office.close();
  });
});

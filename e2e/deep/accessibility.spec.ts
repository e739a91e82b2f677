import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { tooWide } from '../support/layout.js';
import { coloursRest } from '../support/looking.js';
import { lookOnce, WIDE } from '../support/one-look.js';
import { store } from '../support/people.js';
import { addScreenPeople, type ScreenSessions } from '../support/screen-people.js';
import { SCREENS } from '../support/screens.js';
import { Visitor } from '../support/visitor.js';

describe('every screen is accessible, and none is wider than a phone:', () => {
  let agency: Agency;
  let sessions: ScreenSessions;

  beforeAll(async () => {
    agency = await Agency.open();
    sessions = await addScreenPeople(agency);
  });
  afterAll(() => agency.close());

  it.each([...new Set(SCREENS.map(({ who }) => who))])('those of %s', async (who) => {
    const visitor = await Visitor.enter(agency.base);
    await store(visitor, sessions[who] ?? {});
    const wrong: Record<string, string[]> = {};
    for (const { name, open } of SCREENS.filter((screen) => screen.who === who)) {
      await visitor.page.setViewportSize(WIDE);
      await open(visitor);
      const found = await lookOnce(visitor.page, { rests: coloursRest, outside: tooWide });
      if (found.length) wrong[name] = found;
      // a page whose calls are watched loads nothing from the cache
      await visitor.page.unrouteAll();
    }
    expect(wrong).toEqual({});
    expect(await visitor.leave()).toEqual([]);
  });
});

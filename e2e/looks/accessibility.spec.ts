import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { accessibilityViolations } from '../support/axe.js';
import { tooWide } from '../support/layout.js';
import { coloursRest } from '../support/looking.js';
import { store } from '../support/people.js';
import { PRIVACY_SCREENS } from '../support/privacy-screens.js';
import { addScreenPeople, type ScreenSessions } from '../support/screen-people.js';
import { SCREENS } from '../support/screens.js';
import { smallTargets } from '../support/targets.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;
let sessions: ScreenSessions;

beforeAll(async () => {
  agency = await Agency.open();
  sessions = await addScreenPeople(agency);
});

afterAll(async () => {
  await agency.close();
});

const NARROWEST = 320;

/** Looks at a screen in every width and colour scheme, on a phone with a finger. @returns what is wrong with it */
async function lookAt(page: Page): Promise<string[]> {
  const wrong = await accessibilityViolations(page, coloursRest);
  wrong.push(...(await smallTargets(page)).map((target) => `small: ${target}`));
  await page.setViewportSize({ width: NARROWEST, height: 844 });
  wrong.push(...(await tooWide(page)));
  await page.setViewportSize({ width: 1280, height: 844 });
  return wrong;
}

describe('accessibility', () => {
  it.each([...new Set(SCREENS.map(({ who }) => who))])(
    'of every screen, on which all that is pressed is 44 pixels high and wide on a phone, of: %s',
    async (who) => {
      const visitor = await Visitor.enter(agency.base);
      await store(visitor, sessions[who] ?? {});
      const wrong: Record<string, string[]> = {};
      for (const { name, open } of SCREENS.filter((screen) => screen.who === who)) {
        await open(visitor);
        const found = await lookAt(visitor.page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
      expect(await visitor.leave()).toEqual([]);
    },
  );

  it.each([...new Set(PRIVACY_SCREENS.map(({ who }) => who))])(
    'of every screen about privacy, terms and penalties in Hindi, of: %s',
    async (who) => {
      const visitor = await Visitor.enter(agency.base);
      await store(visitor, { ...sessions[who], 'niyukt.language': 'hi' });
      const wrong: Record<string, string[]> = {};
      for (const { name, open } of PRIVACY_SCREENS.filter((screen) => screen.who === who)) {
        await open(visitor);
        const found = await lookAt(visitor.page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
      expect(await visitor.leave()).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { misplacedTexts, tooWide } from '../support/layout.js';
import { store } from '../support/people.js';
import { addScreenPeople, type ScreenSessions } from '../support/screen-people.js';
import { SCREENS } from '../support/screens.js';
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

describe('text of twice the size on a phone', () => {
  it.each([...new Set(SCREENS.map(({ who }) => who))])(
    'lies on no other and stays on the screen, for: %s',
    async (who) => {
      const visitor = await Visitor.enter(agency.base, { width: 390 });
      await visitor.context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
      });
      await store(visitor, sessions[who] ?? {});
      const wrong: Record<string, string[]> = {};
      for (const { name, open } of SCREENS.filter((screen) => screen.who === who)) {
        await open(visitor);
        const found = [...(await tooWide(visitor.page)), ...(await misplacedTexts(visitor.page))];
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
      expect(await visitor.leave()).toEqual([]);
    },
  );
});

it('the size of text is the reader’s, not the page’s', async () => {
  const visitor = await Visitor.enter(agency.base);
  await visitor.page.goto('/login');
  await visitor.page.getByRole('heading', { name: 'Log in' }).waitFor();
  const sizes = await visitor.page.evaluate(() => {
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf((rule as CSSGroupingRule).cssRules) : [])]);
    return [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
      .map(({ style }) => style.fontSize)
      .filter((size) => size.endsWith('px'));
  });
  expect(sizes).toEqual([]);
  expect(await visitor.leave()).toEqual([]);
});

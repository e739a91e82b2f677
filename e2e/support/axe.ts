import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** All that another colour scheme can break. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const WIDTHS = [1280, 390];
const HEIGHT = 844;

export type ColorScheme = 'light' | 'dark';

/**
 * What axe finds wrong on the page in either width and colour scheme, as readable lines; empty is right. The page is left narrow
 * and dark.
 * @param settled waits until the page wears a colour scheme
 */
export async function accessibilityViolations(
  page: Page,
  settled: (page: Page, scheme: ColorScheme) => Promise<unknown>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page, colorScheme);
      const violations = await violationsOf(page, colorScheme === 'light' ? RULES : COLOUR_RULES);
      wrong.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`));
    }
  }
  return wrong;
}

/** What axe finds wrong on the page as it is, as readable lines; empty is right. */
export async function violationsOf(page: Page, rules = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          options: object,
        ) => Promise<{ violations: { id: string; help: string; nodes: { html: string; element: Element }[] }[] }>;
      };
    };
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    // what is scrolled half below a head that stays is small for as long as it is there
    const isScrolledBelow = (element: Element): boolean => {
      const { left, right, top } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, top + 1);
      return !element.contains(over) && isSticky(over);
    };
    // what is right needs no nodes, and nobody reads selectors
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], selectors: false, elementRef: true });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'target-size' || !isScrolledBelow(element))
        .map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
    );
  }, rules);
}

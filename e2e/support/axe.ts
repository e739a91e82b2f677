import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it is, as readable lines; empty is right. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: rules } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
    );
  }, RULES);
}

import { describe, expect, it } from '@jest/globals';
import { heading, openConsole, rowsOf } from '../support/console.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { storedSession } from '../support/people.js';

const COMPANY = 'Lehar Foods';

let session: Record<string, string>;

consoleSuite(async () => {
  const company = await office.addCompany({ companyName: COMPANY });
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, (await office.addEmployee()).id);
  await office.setStatus(connection.id, 'placed');
  session = await storedSession(office.agency, office.superAdmin.email);
});

const focusedName = (): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });

/** Presses Tab until something has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName()) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

describe('less motion', () => {
  it('leaves what says that something is on its way', async () => {
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await page.route('**/api/admin/employees?*', () => undefined);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const busy = page.getByRole('banner').locator('.is-turning');
    await busy.waitFor();
    const moves = await busy.evaluate((icon) =>
      icon.getAnimations().map((animation) => ({
        name: (animation as CSSAnimation).animationName,
        ...animation.effect?.getComputedTiming(),
      })),
    );
    expect(moves).toMatchObject([{ name: 'glow', duration: 2000, iterations: Infinity }]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('by keyboard', () => {
  it.each([1280, 390])('the first stop skips the header, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await openConsole(visitor, session, '/placements');
    await rowsOf(page);
    await page.locator('p:focus', { hasText: 'Placements' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  it.each([
    ['the tabs', 1280, 'Connections', '/connections'],
    ['the bar of a phone', 390, 'Connections', '/connections'],
    ['a link of the page', 1280, 'All connections', '/connections'],
  ])('so it does in another section, which %s lead to', async (_, width, name, path) => {
    await page.setViewportSize({ width, height: 844 });
    await openConsole(visitor, session);
    const link = page.getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await heading(page, 'Connections');
    // a screen reader says where one is
    await page.locator('p:focus', { hasText: 'Connections' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName()).toBe('Skip to content');
  });

  it('a row opens, closes, and has the focus again', async () => {
    const name = 'Asha Rao';
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await tabTo(name);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect(
      await dialog.evaluate(
        (box) => box.contains(document.activeElement) || box.parentElement?.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe(name);
  });

  it('a question has the focus, on No where something would be lost, and gives it back', async () => {
    await openConsole(visitor, session, '/companies');
    await rowsOf(page);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Delete company?' }).waitFor();
    expect(await focusedName()).toBe('Cancel');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe(`Actions for ${COMPANY}`);
  });
});

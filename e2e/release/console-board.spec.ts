import { describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { boardSuite, card, cardsIn, column, connectionId, focused, OFFERED } from '../support/board-suite.js';
import { becomes } from '../support/console-page.js';
import { agency, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, letThrough, sees, seesNoMore } from '../support/looking.js';

boardSuite();

describe('the board of connections', () => {
  it('fills the window: columns scroll below their heads, and the page stays', async () => {
    await page.getByRole('button', { name: 'Show more of Offered' }).click();
    await column('Offered').getByText('Person 40', { exact: true }).waitFor();
    const top = (): Promise<number | undefined> =>
      column('Pending')
        .getByRole('heading')
        .boundingBox()
        .then((box) => box?.y);
    const before = await top();
    await page.locator('.board-row').evaluate((row) => row.scrollTo(0, row.scrollHeight));
    await becomes(() => page.locator('.board-row').evaluate((row) => row.scrollTop > 1000), true);
    expect(await top()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  });
});

describe('a card', () => {
  it('has a darker edge the longer it waits', async () => {
    const edgeAfter = async (days: number): Promise<string> => {
      await agency.database.sql(
        `update connections set status_changed_at = now() - $2 * interval '1 day' where connection_id = $1`,
        [connectionId, days],
      );
      await page.reload();
      return card('Pending').evaluate((box) => getComputedStyle(box).borderLeftColor);
    };
    const edges = [await edgeAfter(0), await edgeAfter(4), await edgeAfter(10), await edgeAfter(30)];
    expect(new Set(edges).size).toBe(4);
  });
});

it('opens from anywhere on a card, on a phone by controls of 44 pixels', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  // the link lies over the text
  await card('Pending').getByText('Sahyadri Software').click({ force: true });
  await page.getByRole('dialog', { name: 'Asha Rao' }).waitFor();
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const menu = page.getByRole('button', { name: 'Change status of Asha Rao, React Developer, now Pending' });
  const jump = page.getByRole('button', { name: 'Shortlisted', exact: true });
  const smallerSide = async (control: Locator): Promise<number> => {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
    return Math.min(width, height);
  };
  for (const control of [menu, jump, page.getByRole('button', { name: 'Rejected 0' })])
    expect(await smallerSide(control)).toBeGreaterThanOrEqual(44);
  await menu.click();
  const choice = page.getByRole('menuitem', { name: 'Shortlisted' });
  // waits until the menu has its size
  await choice.hover();
  expect(await smallerSide(choice)).toBeGreaterThanOrEqual(44);
});

describe('the columns of those who are out of it', () => {
  it('are unfolded by the way to them', async () => {
    await page.getByRole('navigation', { name: 'Go to a status' }).getByRole('button', { name: 'Resigned' }).click();
    await sees(column('Resigned'), 'No connections');
    expect(await focused()).toBe('Resigned0');
  });
});

describe('a drag by keyboard', () => {
  const said = (text: string): Promise<void> =>
    page.locator('[aria-live=assertive]', { hasText: text }).waitFor({ state: 'attached' });

  it('does not style the whole page anew', async () => {
    await column('Offered').getByText('Person 1', { exact: true }).waitFor();
    await card('Pending').getByRole('link').focus();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const browser = visitor.context.browser();
    if (!browser) throw new Error('the context has no browser');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.keyboard.press('Space');
    await said('Asha Rao, React Developer is lifted from Pending');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const restyled = traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0));
    expect(Math.max(...restyled)).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan(elements / 2);
    await page.keyboard.press('Escape');
  });
});

describe('a column', () => {
  it('loads twenty at a time and goes on with the first that came', async () => {
    const more = page.getByRole('button', { name: 'Show more of Offered' });
    await more.click();
    await column('Offered').getByText('Person 40', { exact: true }).waitFor();
    expect(await cardsIn('Offered').count()).toBe(40);
    expect(await focused()).toBe('Person 21');
    await more.click();
    await column('Offered').getByText('Person 45', { exact: true }).waitFor();
    expect(await cardsIn('Offered').count()).toBe(OFFERED);
    expect(await more.count()).toBe(0);
  });

  it('says that it failed and tries again', async () => {
    await answerInstead(page, '/api/admin/connections', 500, { error: 'The database is away' });
    await page.reload();
    await sees(column('Selected'), 'This list could not be loaded: The database is away');
    await page.getByRole('button', { name: 'Rejected Failed' }).waitFor();
    await letThrough(page);
    await column('Pending').getByRole('button', { name: 'Try Again' }).click();
    await card('Pending').waitFor();
  });

  it('shows what a search finds, and keeps the search over a look at the details', async () => {
    await page.getByRole('textbox', { name: 'Search connections' }).fill('asha');
    await seesNoMore(page, 'Person 1');
    await sees(column('Offered'), 'Nothing matches here');
    await card('Pending').getByRole('link').click();
    await page.getByRole('dialog', { name: 'Asha Rao' }).waitFor();
    await page.getByRole('button', { name: 'Close details' }).click();
    await card('Pending').waitFor();
    expect(await cardsIn('Offered').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Search connections' }).fill('nobody at all');
    await sees(page, 'Nothing matches your search and filters');
    await press('Clear all filters');
    await card('Pending').waitFor();
  });
});

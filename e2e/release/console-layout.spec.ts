import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/demo/demo-logins.js';
import { type DemoAgency, openDemoAgency } from '../../backend/test/support/demo-agency.js';
import { rowsOf } from '../../backend/test/support/office.js';
import { CONSOLE, openConsole } from '../support/console.js';
import { becomes, dialogOf, headOf, viewsHeight } from '../support/console-page.js';
import { consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { isComplete, sees } from '../support/looking.js';
import { storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

/** Thirty people, one a day; their names are in the order of the alphabet. */
const PEOPLE = `with accounts as (
    insert into users (email, password_hash, role)
    select 'lister' || n || '@mail.example', 'x', 'employee' from generate_series(1, 30) n
    returning user_id, email, substring(email from '[0-9]+')::int as n)
  insert into employees (user_id, full_name, email, phone, industry, created_at)
  select user_id, 'Lister ' || chr(64 + (n + 1) / 2) || case n % 2 when 1 then 'a' else 'b' end, email, '+91' || 7000000000 + n, 'IT',
    '2026-01-01 06:00Z'::timestamptz + n * interval '1 day' from accounts`;

consoleSuite(async () => {
  await office.sql(PEOPLE);
  const { id } = await office.freshConnection();
  await office.setStatus(id, 'placed');
});

const top = (place: Locator): Promise<number> => place.evaluate((box) => Math.round(box.getBoundingClientRect().top));

describe('the heads of the columns', () => {
  it('stay in sight below the header while rows scroll, and below the bar of selected rows', async () => {
    await openAsSuperAdmin('/employees');
    const head = headOf(page, 'Full name');
    const header = page.getByRole('banner');
    await page.getByRole('link', { name: 'Lister Oa' }).waitFor();
    const height = await header.evaluate((box) => box.getBoundingClientRect().height);
    const scroll = (): Promise<void> => page.evaluate(() => window.scrollTo(0, 600));
    await scroll();
    await becomes(() => top(head), height);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('checkbox', { name: 'Select Lister Oa' }).check();
    const bar = page.getByText('1 selected');
    await bar.waitFor();
    await scroll();
    await becomes(async () => (await top(head)) > (await top(bar)) && (await top(bar)) > height, true);
    await becomes(() => top(head), height + 40);
  });

  it('let the page have the room in a window as low as at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAsSuperAdmin('/employees');
    await page.getByRole('link', { name: 'Lister Oa' }).waitFor();
    const fixed = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position) && box.clientHeight > 0)
          .map((box) => box.className),
      );
    expect(await fixed()).toEqual([]);
    await page.getByRole('link', { name: 'Lister Na' }).scrollIntoViewIfNeeded();
    expect(await top(page.getByRole('banner'))).toBeLessThan(-50);
  });
});

/** The first word of the second line of a card. */
async function textOf(card: Locator): Promise<{ x: number; y: number }> {
  const [outer, inner] = [await card.boundingBox(), await card.locator('.card-line span span').first().boundingBox()];
  return { x: (inner?.x ?? 0) - (outer?.x ?? 0) + 20, y: (inner?.y ?? 0) - (outer?.y ?? 0) + 8 };
}

describe('on a phone', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
  });

  it.each(['/employees', '/connections', '/'])(
    'the whole card opens the record, its buttons do not: %s',
    async (path) => {
      await openAsSuperAdmin(path);
      const card = page.locator('.record-card').first();
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
      for (const position of [{ x: 6, y: height - 6 }, { x: width - 6, y: height / 2 + 20 }, await textOf(card)]) {
        await card.click({ position });
        await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor();
        await page.keyboard.press('Escape');
        await dialogOf(page).waitFor({ state: 'hidden' });
        if (path === '/') await page.goto('/admin-dashboard/');
      }
      // besides those that call, mail and write to the person
      await becomes(() => card.locator('a[href^="/"]').count(), 1);
      if (path === '/employees') return;
      await card.getByRole('button', { name: /^Change status of/ }).click();
      await page.getByRole('menuitem', { name: 'Offered' }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
    },
  );
});

it('a connection on a phone has its next step on its card, and says each step and the name once', async () => {
  await page.setViewportSize({ width: 360, height: 844 });
  const { id, employee_name } = await office.freshConnection();
  await openAsSuperAdmin('/connections');
  const step = page.getByRole('button', { name: new RegExp(`^Show to company: ${String(employee_name)}`) }).first();
  await step.waitFor();
  expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await openAsSuperAdmin(`/connections/${id}/show`);
  const drawer = dialogOf(page);
  await drawer.getByRole('list', { name: 'Steps' }).waitFor();
  await sees(drawer, 'Where it stands');
  for (const once of [String(employee_name), 'Consent', 'Interview', 'Warranty'])
    expect(await drawer.getByText(once, { exact: true }).count()).toBe(1);
});

describe('what fits a phone', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
  });

  it.each(['/employees', '/companies', '/job-requests', '/connections', '/placements', '/admins'])(
    'has one row of tools, and right below it the first record: %s',
    async (path) => {
      await openAsSuperAdmin(path);
      const card = page.locator('.record-card').first();
      await card.waitFor();
      const tools = page.getByRole('search').locator('input, button:visible, select');
      const middles = await tools.evaluateAll((controls) =>
        controls.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(new Set(middles).size).toBe(1);
      expect((await top(card)) - (await viewsHeight(page))).toBeLessThan(220);
    },
  );

  it('has forms as large as the screen, whose buttons stay in sight', async () => {
    await openAsSuperAdmin('/employees/create');
    const send = dialogOf(page).getByRole('button', { name: 'Add Employee' });
    await send.waitFor();
    const paper = (await dialogOf(page).boundingBox()) ?? { x: -1, width: 0, height: 0 };
    expect([paper.x, paper.width, paper.height]).toEqual([0, 390, 844]);
    const inSight = async (): Promise<boolean> => {
      const box = (await send.boundingBox()) ?? { y: 0, height: 1000 };
      return box.y > 0 && box.y + box.height <= 844;
    };
    expect(await inSight()).toBe(true);
    await dialogOf(page).getByLabel('Resume link').scrollIntoViewIfNeeded();
    expect(await inSight()).toBe(true);
  });

  it('breaks an e-mail only at @ and dots, and shows no separator at the end of a line', async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await office.addEmployee({
      name: 'Long Address',
      email: 'thiruvananthapuram.ramakrishnan@consultants.example',
      emplocation: 'Thiruvananthapuram, Kerala',
    });
    await openAsSuperAdmin('/employees');
    const card = page.locator('.record-card').filter({ hasText: 'Long Address' });
    const lines = await card
      .locator('.card-line')
      .first()
      .evaluate((line) => {
        const found = new Map<number, string>();
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const y = Math.round(range.getBoundingClientRect().top);
            found.set(y, (found.get(y) ?? '') + range.toString());
          }
        }
        return [...found.values()].filter((text) => text.trim());
      });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
    // each part begins with its separator, that of the first in a line beyond the edge that cuts it off
    const begins = await card.locator('.card-line').evaluateAll((all) =>
      all.map((line) => ({
        overflow: getComputedStyle(line).overflowX,
        isBeyond:
          (line.querySelector('.card-parts')?.getBoundingClientRect().left ?? 0) <
          line.getBoundingClientRect().left - 10,
      })),
    );
    for (const begin of begins) expect(begin).toEqual({ overflow: 'clip', isBeyond: true });
  });
});

describe('in a window of medium width', () => {
  const tabs = () => page.getByRole('navigation', { name: 'Sections' });

  it.each([1280, 1024])(
    'every entry fits into %i px, and nothing in the header moves when a page opens',
    async (width) => {
      await page.setViewportSize({ width, height: 700 });
      await openAsSuperAdmin('/employees');
      const header = page.getByRole('banner').locator('a, button');
      const places = () => header.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const first = await places();
      expect(first.length).toBeGreaterThan(12);
      for (const path of ['/find-people', '/receivables', '/audit-log', '/settings', '/']) {
        await page.goto(CONSOLE + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await tabs().evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
        expect(await places()).toEqual(first);
      }
    },
  );

  it('arrow keys lead along the entries, and along the views of one', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openAsSuperAdmin('/employees');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await tabs().getByRole('link', { name: 'Placements' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Interviews');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Placements');
    const views = page.getByRole('navigation', { name: 'Employees' });
    await views.getByRole('link', { name: 'Find people' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Duplicates');
  });
});

describe('a drawer as it opens', () => {
  let demo: DemoAgency;

  beforeAll(async () => {
    demo = await openDemoAgency();
  });

  afterAll(() => demo?.agency.close());

  it.each(['employees', 'companies', 'job-requests', 'connections'])(
    'shows each record of the demo within 900 px: %s',
    async (resource) => {
      const guest = await Visitor.enter(demo.agency.base);
      // what waits until it is in view is counted, too
      await guest.page.setViewportSize({ width: 1280, height: 1000 });
      const session = await storedSession(demo.agency, 'superadmin@niyukt.example', DEMO_PASSWORD);
      const records = await rowsOf(demo.superAdmin.get(`/api/admin/${resource}?range=[0,499]`));
      await openConsole(guest, session, `/${resource}`);
      await guest.page.locator('main tbody tr').first().waitFor();
      const tall: string[] = [];
      for (const { id } of records) {
        const read = guest.page.waitForResponse((reply) => reply.url().includes(`record_id=${id}`));
        await guest.page.evaluate((path) => {
          const { idx } = history.state as { idx: number };
          history.pushState({ key: path, idx: idx + 1 }, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        }, `${CONSOLE}/${resource}/${id}/show`);
        await read;
        await isComplete(guest.page);
        const bottom = await dialogOf(guest.page)
          .locator(':scope > :last-child')
          .evaluate((last) => {
            const below = parseFloat(getComputedStyle(last.parentElement ?? last).paddingBottom);
            return Math.round(last.getBoundingClientRect().bottom + below);
          });
        if (bottom > 900) tall.push(`${id}: ${bottom} px`);
      }
      expect(records.length).toBeGreaterThan(10);
      expect(tall).toEqual([]);
      expect(await guest.leave()).toEqual([]);
    },
    200_000,
  );
});

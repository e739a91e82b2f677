import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { hoursAhead, propose, type Submitted, submitted } from '../../backend/test/support/interviews.js';
import { becomes } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page } from '../support/console-suite.js';
import { isComplete, sees } from '../support/looking.js';

const DAYS = 7;
const noon = hoursAhead(0, DAYS);
const one = hoursAhead(1, DAYS);
const DAY = noon.slice(0, '2026-12-01'.length);
/** An hour of the grid, in px. */
const HOUR = 72;

let scene: Submitted;
let id: number;

consoleSuite(async () => {
  scene = await submitted(office, { person: await office.employee({ name: 'Kiran Desai' }) });
});

beforeEach(async () => {
  await office.sql('delete from interviews');
  id = (await propose(office, scene.connection, { starts_at: noon, ends_at: one })).id;
});

const eventOf = (interview: number): Locator => page.locator(`[data-interview="${interview}"]`);

async function open(view: 'Week' | 'Day' | 'List'): Promise<void> {
  await openAsAdmin(`/interviews?on=${DAY}`);
  await page.getByRole('button', { name: view, exact: true }).click();
  await isComplete(page);
}

async function timesOf(interview: number): Promise<unknown[]> {
  const { starts_at, ends_at } = await office.seen('interviews', interview);
  return [starts_at, ends_at];
}

/** Drags with the mouse from a place of an event, so many px down. @param edge from its top, as a share of its height */
async function drag(event: Locator, edge: number, down: number): Promise<void> {
  await event.scrollIntoViewIfNeeded();
  const box = await event.boundingBox();
  if (!box) throw new Error('not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * edge];
  await page.mouse.move(x, y);
  // the lower edge can be taken once it is drawn
  if (edge > 0.9) await becomes(() => page.evaluate(cursorAt, { x, y }), 's-resize');
  await page.mouse.down();
  await page.mouse.move(x, y + down / 2, { steps: 5 });
  await page.mouse.move(x, y + down, { steps: 5 });
  await page.mouse.up();
}

function cursorAt({ x, y }: { x: number; y: number }): string {
  const element = document.elementFromPoint(x, y);
  return element ? getComputedStyle(element).cursor : '';
}

describe('the calendar of interviews', () => {
  it('moves one that is dragged, changes its end by the lower edge, and undoes both', async () => {
    await open('Week');
    await drag(eventOf(id), 0.4, HOUR);
    await page.getByText(/^Moved\. The mail about it leaves in a minute\./).waitFor();
    expect(await timesOf(id)).toEqual([one, hoursAhead(2, DAYS)]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes(() => timesOf(id), [noon, one]);
    await page.getByText(/is at its earlier time again/).waitFor();
    await isComplete(page);
    const height = async (): Promise<number> => Math.round((await eventOf(id).boundingBox())?.height ?? 0);
    const before = await height();
    await drag(eventOf(id), 0.95, HOUR / 2);
    await becomes(() => timesOf(id), [noon, hoursAhead(1.5, DAYS)]);
    // the grid is drawn anew once its list is read again
    await becomes(async () => (await height()) > before, true);
  });

  it('says what is unusual about a time, and moves it all the same', async () => {
    await office.sql(`insert into holidays (day, name) values ($1, 'Founders’ day')`, [DAY]);
    await open('Week');
    await sees(page, 'Founders’ day');
    await drag(eventOf(id), 0.4, HOUR);
    await page.getByText(/On a holiday\./).waitFor();
    expect(await timesOf(id)).toEqual([one, hoursAhead(2, DAYS)]);
    await office.sql('delete from holidays where day = $1', [DAY]);
  });

  it('plans one at a free time that is pressed', async () => {
    await open('Day');
    const box = await eventOf(id).boundingBox();
    if (!box) throw new Error('not shown');
    await page.mouse.click(box.x + box.width / 2, box.y + 1.25 * HOUR);
    const form = page.getByRole('dialog', { name: 'Plan interview' });
    await form.getByText(/1:00 pm – 1:30 pm \(India Standard Time\)/).waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'hidden' });
  });

  it('is printed as a plain table of who, where, when and by which link', async () => {
    await propose(office, scene.connection, {
      starts_at: hoursAhead(3, DAYS),
      ends_at: hoursAhead(4, DAYS),
      mode: 'in_person',
      place: 'MG Road 12, Pune',
      round: 2,
    });
    await open('Week');
    await page.emulateMedia({ media: 'print' });
    // paper is narrower than the screen
    await page.setViewportSize({ width: 700, height: 990 });
    const row = page.getByRole('row').filter({ hasText: 'MG Road 12, Pune' });
    await row.waitFor();
    expect((await row.innerText()).replace(/\s+/g, ' ')).toMatch(
      /3:00 pm – 4:00 pm.*Proposed.*Kiran Desai.*React Developer.*Round 2.*Ravi Menon.*In person/,
    );
    await sees(page, 'https://meet.example.com/abc');
    for (const hidden of [page.getByRole('navigation'), page.getByRole('banner'), page.locator('.calendar-sheet')])
      expect(await hidden.first().isVisible()).toBe(false);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  });

  it('shows a phone an agenda, the day or the list, and no week', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsAdmin(`/interviews?on=${DAY}`);
    await eventOf(id).waitFor();
    const views = page.getByRole('group', { name: 'View' }).getByRole('button');
    expect(await views.allInnerTexts()).toEqual(['Agenda', 'Day', 'List']);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await eventOf(id).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.locator('.record-card').filter({ hasText: 'Kiran Desai' }).waitFor();
  });

  it('opens at the next day that has interviews, and the list begins with today', async () => {
    await openAsAdmin('/interviews');
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await eventOf(id).waitFor();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await sees(page, 'No interviews on this day. Press a free time to plan one, or “Plan interview”.');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Kiran Desai' }).first().waitFor();
    expect(await page.getByLabel('From').inputValue()).not.toBe('');
  });

  it('is loaded with its own page alone', async () => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await openAsAdmin('/connections');
    await page.locator('tbody tr').first().waitFor();
    await isComplete(page);
    expect(files.filter((url) => /InterviewCalendar|console-interviews/.test(url))).toEqual([]);
  });
});

describe('the own calendar', () => {
  it('gets an address that is shown once, reads the interviews, and ends', async () => {
    await openAsAdmin('/interviews');
    await page.getByRole('button', { name: 'My calendar' }).click();
    await sees(page, 'There is no address yet.');
    await page.getByRole('button', { name: 'Make an address' }).click();
    const url = await page.getByRole('textbox', { name: 'Address for the calendar' }).inputValue();
    const read = async (): Promise<number> => {
      const { pathname, search } = new URL(url);
      return (await fetch(office.agency.base + pathname + search)).status;
    };
    expect(await read()).toBe(200);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'My calendar' }).click();
    await page.getByText(/It cannot be shown again\./).waitFor();
    expect(await page.getByRole('textbox', { name: 'Address for the calendar' }).count()).toBe(0);
    await page.getByRole('button', { name: 'End the address' }).click();
    await sees(page, 'The address has ended: calendars read nothing more from it.');
    expect(await read()).toBe(404);
  });
});

describe('with motion', () => {
  it('an icon turns while the week is loaded, and nothing else', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('**/api/admin/interviews?*', () => undefined);
    await openAsAdmin(`/interviews?on=${DAY}`);
    await page.locator('section[aria-busy=true]').waitFor();
    await page.getByRole('banner').locator('svg.is-turning').waitFor();
    const turned = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).animationName === 'turn')
        .map((element) => element.localName),
    );
    expect(turned).toEqual(['svg']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

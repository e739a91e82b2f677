import { type Page } from 'playwright-core';
import { hoursAhead, propose, submitted } from '../../backend/test/support/interviews.js';
import { type Office } from '../../backend/test/support/office.js';
import { CONSOLE, rowsOf } from './console.js';
import { isComplete } from './looking.js';

const DAYS = 7;
const DAY = hoursAhead(0, DAYS).slice(0, '2026-12-01'.length);

/** Keys of interviews. */
export interface ShownInterviews {
  interview: number;
}

/** A screen of interviews, and how somebody gets there. */
interface InterviewScreen {
  name: string;
  open: (page: Page, shown: ShownInterviews) => Promise<unknown>;
}

/** An interview that is proposed, one at the same time, and one that was cancelled. */
export async function addInterviews(office: Office): Promise<ShownInterviews> {
  const scene = await submitted(office);
  const { id } = await propose(office, scene.connection, { note_person: 'Ask for Ravi.' });
  await propose(office, scene.connection, {
    round: 2,
    starts_at: hoursAhead(0.5),
    ends_at: hoursAhead(1.5),
    time_zone: 'America/New_York',
    allow_clash: true,
  });
  const gone = await propose(office, scene.connection, { starts_at: hoursAhead(3), ends_at: hoursAhead(4) });
  await office.admin.post(`/api/admin/interviews/${gone.id}/cancel`, { reason: 'No time.' });
  return { interview: id };
}

async function calendar(page: Page, view: string, day: string): Promise<void> {
  await page.goto(`${CONSOLE}/interviews?on=${day}`);
  await page.getByRole('button', { name: view, exact: true }).click();
  await isComplete(page);
}

/** A week needs the width of a desk. */
async function week(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 844 });
  await calendar(page, 'Week', DAY);
  await page.locator('[data-interview]').first().waitFor();
}

/** Every screen of interviews. */
export const INTERVIEW_SCREENS: InterviewScreen[] = [
  { name: 'week of interviews', open: week },
  {
    name: 'day of interviews',
    open: async (page) => {
      await calendar(page, 'Day', DAY);
      await page.locator('[data-interview]').first().waitFor();
    },
  },
  {
    name: 'interview that is moved by keys',
    open: async (page) => {
      await week(page);
      await page.locator('[data-interview]').first().focus();
      await page.keyboard.press('m');
      await page.getByRole('group', { name: /Moving / }).waitFor();
    },
  },
  {
    name: 'day without interviews',
    open: async (page) => {
      await calendar(page, 'Day', '2026-01-15');
      await page.getByText(/No interviews on this day/).waitFor();
    },
  },
  {
    name: 'list of interviews',
    open: async (page) => {
      await calendar(page, 'List', DAY);
      await rowsOf(page);
    },
  },
  {
    name: 'details of an interview',
    open: async (page, { interview }) => {
      await page.goto(`${CONSOLE}/interviews/${interview}/show`);
      await page.getByRole('dialog').getByRole('heading', { name: 'History' }).waitFor();
      await isComplete(page);
    },
  },
  {
    name: 'form that edits an interview',
    open: async (page, { interview }) => {
      await page.goto(`${CONSOLE}/interviews/${interview}/show`);
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await page.getByRole('dialog', { name: 'Edit interview' }).getByText('Ravi Menon').waitFor();
      await isComplete(page);
    },
  },
  {
    name: 'form that plans an interview, sent empty',
    open: async (page) => {
      await page.goto(`${CONSOLE}/interviews/create`);
      const form = page.getByRole('dialog', { name: 'Plan interview' });
      await form.getByRole('button', { name: 'Plan interview' }).click();
      await form.getByText('Day and time are required').waitFor();
    },
  },
  {
    name: 'address of the own calendar',
    open: async (page) => {
      await page.goto(`${CONSOLE}/interviews`);
      await page.getByRole('button', { name: 'My calendar' }).click();
      await page.getByRole('button', { name: /Make a/ }).click();
      await page.getByRole('textbox', { name: 'Address for the calendar' }).waitFor();
    },
  },
];

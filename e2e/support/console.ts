import { type Locator, type Page } from 'playwright-core';
import { type Agency } from '../../backend/test/support/agency.js';
import { store, storedSession } from './people.js';
import { type Visitor } from './visitor.js';

export const CONSOLE = '/admin-dashboard';

/** A list of the console. */
export interface ConsoleList {
  path: string;
  title: string;
  /** Where its rows come from. */
  resource: string;
}

/** The lists of every admin. */
export const LISTS: ConsoleList[] = [
  { path: '/employees', title: 'Employees', resource: 'employees' },
  { path: '/companies', title: 'Companies', resource: 'companies' },
  { path: '/job-requests', title: 'Job Requests', resource: 'job-requests' },
  { path: '/connections', title: 'Connections', resource: 'connections' },
  { path: '/placements', title: 'Placements', resource: 'connections' },
];

/** The stored session of a new admin. */
export async function staffSession(
  agency: Agency,
  role: 'admin' | 'super_admin' = 'admin',
): Promise<Record<string, string>> {
  const { email } = await agency.staff(role);
  return storedSession(agency, email);
}

/** Waits for the page under its heading. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Opens a page of the console with a session. */
export async function openConsole(visitor: Visitor, session: Record<string, string>, path = '/'): Promise<void> {
  await store(visitor, session);
  await visitor.page.goto(CONSOLE + path);
}

/** Rows or cards of the list, once there are any. */
export async function rowsOf(page: Page): Promise<Locator> {
  const rows = page.locator('main tbody tr, main .record-card');
  await rows.first().waitFor();
  return rows;
}

/** What the browser keeps, without the settings that people chose. */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  return keys.filter((key) => !key.startsWith('RaStore') && key !== 'niyukt.theme');
}

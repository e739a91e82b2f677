import { type Page } from 'playwright-core';
import { type Agency } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { type Visitor } from './visitor.js';

/** Somebody with an account that may be used at once. */
export interface Person {
  email: string;
  /** Key of the employee or the company. */
  id: number;
}

/** An account made by an admin whose owner has chosen a password since. */
export async function addPerson(
  agency: Agency,
  admin: ApiClient,
  role: 'employee' | 'company',
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const { record } = await agency[role](admin, fields);
  const { id, email } = record as Person;
  await agency.database.sql('update users set must_change_password = false where email = $1', [email]);
  return { id, email };
}

/** What the browser stores of a login, by key. */
export async function storedSession(
  agency: Agency,
  email: string,
  password = 'mango-lassi-42',
): Promise<Record<string, string>> {
  const { status, text, body } = await agency.anyone.post('/auth/login', { email, password });
  if (status !== 200) throw new Error(`login of ${email}: ${status} ${text}`);
  const user = body as { token: string; role: string };
  return {
    token: user.token,
    tokenSetAt: String(Date.now()),
    userRole: user.role,
    isLoggedIn: 'true',
    user: JSON.stringify(user),
  };
}

/** Puts a session into the visitor's browser. An address without a page is the quickest to do it on. */
export async function store({ page }: Visitor, session: Record<string, string>): Promise<void> {
  await page.goto('/health/live');
  await beginAnew(page, session);
}

/** Ends the session that the browser has and begins this one at once. */
export function beginAnew(page: Page, session: Record<string, string>): Promise<void> {
  return page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
}

/** Lets the page hear what `act` does in another tab, and then do whatever it puts off by less than a second. Its clock is installed. */
export async function hears(page: Page, act: () => Promise<unknown>): Promise<void> {
  const hearing = await page.evaluateHandle(() => ({
    done: new Promise<void>((resolve) =>
      window.addEventListener('storage', ({ key }) => {
        if (key === 'user') resolve();
      }),
    ),
  }));
  await act();
  await hearing.evaluate(({ done }) => done);
  await page.clock.runFor(1_000);
}

/** Opens a dashboard as somebody who logged in before. */
export async function openAs(visitor: Visitor, agency: Agency, email: string): Promise<void> {
  const session = await storedSession(agency, email);
  await store(visitor, session);
  await visitor.page.goto(session['userRole'] === 'company' ? '/company-dashboard' : '/employee-dashboard');
}

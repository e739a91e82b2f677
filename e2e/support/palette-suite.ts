import { beforeEach } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { jobForm } from '../../backend/test/support/agency.js';
import { agency, consoleSuite, office, page, visitor } from './console-suite.js';
import { arrivesAt } from './looking.js';
import { addPerson, type Person, store, storedSession } from './people.js';

export const CONSOLE = '/admin-dashboard';

export let asha: Person;
export let jobId: number;
export let connectionId: number;
let session: Record<string, string>;
export let superSession: Record<string, string>;

/** Logs an admin in before each test. Only Asha Rao has a job and a connection. */
export function paletteSuite(): void {
  consoleSuite(async () => {
    const { admin } = office;
    // the others are newer, and have asha in their e-mails
    asha = await addPerson(agency, admin, 'employee', { email: 'asha.rao@example.in' });
    for (const name of ['Ravi Pillai', 'Ravi Kapoor', 'Ravi Shetty', 'Ravi Menon', 'Ravi Das', 'Ravi Nair'])
      await addPerson(agency, admin, 'employee', { name });
    await addPerson(agency, admin, 'employee', { name: 'Zoya Khan', skills: 'Blender, ZBrush', emplocation: 'Kochi' });
    await addPerson(agency, admin, 'employee', { name: 'Priya Sharma' });
    const company = await addPerson(agency, admin, 'company', { companyName: 'Malabar Foods' });
    const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm({ title: 'Pastry Chef' }) });
    jobId = (job.body as { request_id: number }).request_id;
    const connected = await admin.post('/api/admin/create-connection', { request_id: jobId, employee_id: asha.id });
    connectionId = (connected.body as { connection_id: number }).connection_id;
    session = await storedSession(agency, admin.email);
    superSession = await storedSession(agency, office.superAdmin.email);
  });

  beforeEach(async () => {
    await store(visitor, session);
  });
}

export const heading = (name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
export const palette = (): Locator => page.getByRole('dialog', { name: 'Search everything' });
export const field = (): Locator => palette().getByRole('combobox', { name: 'Search everything' });
export const sheet = (): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
export const group = (name: string): Locator => palette().getByRole('group', { name });
export const names = (place: Locator): Promise<string[]> => place.getByRole('option').allInnerTexts();
export const gone = (dialog: Locator): Promise<void> => dialog.waitFor({ state: 'hidden' });
export const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Waits until the details of a record have the focus. */
export async function opened(path: string, kind: string): Promise<void> {
  await arrivesAt(page, CONSOLE + path);
  const drawer = page.getByRole('dialog').filter({ has: page.getByText(kind, { exact: true }) });
  await drawer.and(page.locator(':focus, :has(:focus)')).waitFor();
}

/** Waits until the keys are listened to: they come with the code that also opens the palette by its button. */
export async function listens(): Promise<void> {
  await page.getByRole('button', { name: 'Search everything' }).click();
  await field().waitFor();
  await page.keyboard.press('Escape');
  await gone(palette());
}

/** Opens a section that listens to keys. */
export async function open(path: string, title: string): Promise<void> {
  await page.goto(CONSOLE + path);
  await heading(title);
  await listens();
}

export async function find(text: string, result: string): Promise<void> {
  if (!(await palette().isVisible())) await press('Control+k');
  await field().fill(text);
  await palette().getByRole('status').filter({ hasText: 'Results' }).waitFor();
  await palette().getByRole('option', { name: result }).first().waitFor();
}

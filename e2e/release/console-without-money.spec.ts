import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { placementOf } from '../../backend/test/support/ledger.js';
import { recordOf } from '../../backend/test/support/office.js';
import { addLedger, dayFromNow, type ShownLedger } from '../support/console-ledger.js';
import { openConsoleAs } from '../support/console-page.js';
import { agency, consoleSuite, office, page, press, visitor } from '../support/console-suite.js';
import { isComplete, sees } from '../support/looking.js';

/** Words of fees, gross, invoices and payments. Salaries are no secret of the agency's. */
const MONEY = /\b(fees?|gross|invoices?|payments?|receivables?|billing|claims?|due on|paid)\b/i;
const GROSS = 6_000_000;

let narrow: ApiClient & { email: string; userId: number };
let shown: ShownLedger & Record<'employee' | 'company' | 'job' | 'connection' | 'unbilled' | 'offered', number>;

consoleSuite(async () => {
  narrow = await agency.staff('admin');
  const company = await office.addCompany();
  const job = await office.jobFor(company.id);
  const employee = await office.addEmployee();
  const connection = await office.connect(job.id, employee.id);
  await office.setStatus(connection.id, 'placed');
  const unbilled = await office.freshConnection();
  await office.setStatus(unbilled.id, 'placed');
  const { id: placement } = await placementOf(office, unbilled.id);
  await recordOf(office.admin.patch(`/api/admin/placements/${placement}`, { first_month_gross_paise: GROSS }));
  const offered = await office.freshConnection();
  await office.setStatus(offered.id, 'offered');
  const ledger = await addLedger(office, company.id, connection.id);
  const ids = { employee: employee.id, company: company.id, job: job.id, connection: connection.id };
  shown = { ...ids, ...ledger, unbilled: placement, offered: offered.id };
  const path = `/api/admin/admins/${narrow.userId}/permissions`;
  const { id: _, ...usual } = await recordOf(office.superAdmin.get(path));
  await recordOf(office.superAdmin.put(path, { ...usual, money: false }));
});

const refused: string[] = [];

beforeEach(() => {
  refused.length = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // the dashboard asks for it before it is known who is there
    if (response.status() === 403 && pathname !== '/api/admin/billing-summary') refused.push(pathname);
  });
});

const open = (path: string): Promise<void> => openConsoleAs(visitor, agency, narrow.email, path);

/** What stands on the page and in its inputs that is about money. */
async function moneyOn(): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
    ]),
  ]);
  // what the agency asks for is a setting that all of the staff read
  return texts.filter((text) => MONEY.test(text) && text !== 'Fee and warranty');
}

describe('an admin without the permission money', () => {
  const PATHS: [name: string, pathOf: () => string][] = [
    ['the dashboard', () => '/'],
    ...[
      '/employees',
      '/companies',
      '/job-requests',
      '/connections',
      '/placements',
      '/placement-register',
      '/tasks',
      '/interviews',
      '/find-people',
      '/introductions',
      '/merges',
      '/duplicates',
      '/imports',
      '/mailings',
    ].map((path): [string, () => string] => [path, () => path]),
    ['an employee', () => `/employees/${shown.employee}/show`],
    ['a company', () => `/companies/${shown.company}/show`],
    ['the form of a company', () => `/companies/${shown.company}/edit`],
    ['a job request', () => `/job-requests/${shown.job}/show`],
    ['a connection that is placed', () => `/connections/${shown.connection}/show`],
    ['a placement that is invoiced', () => `/placement-register/${shown.placement}/show`],
    ['a placement without an invoice', () => `/placement-register/${shown.unbilled}/show`],
    ['the form of a task', () => '/tasks/create'],
  ];

  it.each(PATHS)('sees no fee, gross, invoice or payment, and is refused nothing, on: %s', async (_, pathOf) => {
    await open(pathOf());
    // a form hides what is below it
    await page.locator('h1').waitFor();
    if (pathOf().endsWith('/edit')) await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    if (pathOf().endsWith('/show')) await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await isComplete(page);
    // parts of a drawer come when they are opened, or scrolled to
    for (const line of await page.getByRole('dialog').locator('summary').all()) await line.click();
    for (const part of await page.getByRole('dialog').getByRole('heading').all()) await part.scrollIntoViewIfNeeded();
    await isComplete(page);
    // a task is due on a day, too
    const money = (await moneyOn()).filter((text) => !(pathOf().startsWith('/tasks') && text === 'Due on'));
    expect({ money, refused }).toEqual({ money: [], refused: [] });
  });

  it('is asked for the day alone when somebody becomes placed', async () => {
    await open(`/connections/${shown.offered}/show`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Change status of / })
      .click();
    await page.getByRole('menuitem', { name: 'Placed' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Joining date').fill(dayFromNow(10));
    await isComplete(page);
    expect({ money: await moneyOn(), refused }).toEqual({ money: [], refused: [] });
    await question.getByRole('button', { name: 'Update status' }).click();
    await sees(page, 'Placement status updated successfully');
    expect(refused).toEqual([]);
  });

  it('saves a joining date, and the gross stays as it was', async () => {
    await open(`/placement-register/${shown.unbilled}/show`);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Joining date').fill(dayFromNow(20));
    await drawer.getByRole('button', { name: 'Save' }).click();
    await sees(page, 'Placement updated successfully');
    expect(await office.seen('placements', shown.unbilled)).toMatchObject({
      joining_date: dayFromNow(20),
      first_month_gross_paise: GROSS,
    });
  });

  it('finds no invoice in the palette, and is informed of no list that failed', async () => {
    await open('/companies');
    await press('Search everything');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('Sahyadri');
    await page.getByRole('option').first().waitFor();
    await isComplete(page);
    expect({ money: await moneyOn(), refused }).toEqual({ money: [], refused: [] });
  });

  it('exports the placement register without fees, gross and invoices', async () => {
    await open('/placement-register');
    await page.getByRole('button', { name: 'Export' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export')]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).toString().split('\n')[0]).not.toMatch(MONEY);
  });
});

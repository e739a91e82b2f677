import { type Page } from 'playwright-core';
import { BILLING, issue, placementOf, setAgency } from '../../backend/test/support/ledger.js';
import { type Office, recordOf } from '../../backend/test/support/office.js';
import { CONSOLE, heading } from './console.js';
import { chooseInRow } from './console-page.js';
import { isComplete } from './looking.js';

/** Keys of the records of the ledger that the screens show. */
export interface ShownLedger {
  /** A placement with an invoice that is paid in part, under a claim. */
  placement: number;
  invoice: number;
  payment: number;
  claim: number;
}

const DAY_MILLISECONDS = 86_400_000;

/** The ISO day in India some days from now. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + days * DAY_MILLISECONDS));

/** Bills the placement of a connection, which is placed: joined 80 days ago, overdue, paid in part, claimed. */
export async function addLedger(office: Office, company: number, connection: number): Promise<ShownLedger> {
  const { admin } = office;
  await setAgency(office);
  await recordOf(admin.patch(`/api/admin/companies/${company}/billing`, BILLING));
  await office.superAdmin.post('/api/admin/holidays', { day: dayFromNow(30), name: 'Founders’ Day' });
  const { id: placement } = await placementOf(office, connection);
  const facts = { joining_date: dayFromNow(-80), first_month_gross_paise: 6_000_000 };
  await recordOf(admin.patch(`/api/admin/placements/${placement}`, facts));
  const { id: invoice } = await issue(office, placement);
  const received = { received_on: dayFromNow(-1), mode: 'upi', amount_paise: 1_000_000, reference: 'UTR1' };
  const { id: payment } = await recordOf(admin.post(`/api/admin/invoices/${invoice}/payments`, received));
  const departure = { last_working_day: dayFromNow(-20), reason: 'resigned', note: 'Left for another job.' };
  const { id: claim } = await recordOf(admin.post(`/api/admin/placements/${placement}/claims`, departure));
  return { placement, invoice, payment, claim };
}

/** A screen of the ledger, and how somebody gets there. */
interface LedgerScreen {
  name: string;
  open: (page: Page, shown: ShownLedger) => Promise<unknown>;
}

const go = (page: Page, path: string): Promise<unknown> => page.goto(CONSOLE + path);

const pageOf = (path: string, title: string): LedgerScreen => ({
  name: `page of ${title}`,
  open: async (page) => {
    await go(page, path);
    await heading(page, title);
    await page.locator('main :is(tbody tr, .record-card, li, dl, form)').first().waitFor();
    await isComplete(page);
  },
});

const drawerOf = (name: string, pathOf: (shown: ShownLedger) => string): LedgerScreen => ({
  name: `details of ${name}`,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    await page.getByRole('dialog').locator('dl').first().waitFor();
    await isComplete(page);
  },
});

/** A form over a drawer, opened by its button. */
const formOf = (title: string, pathOf: (shown: ShownLedger) => string, button = title): LedgerScreen => ({
  name: `form of ${title}`,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await isComplete(page);
  },
});

/** The same, from the menu of an invoice. */
const noteOf = (title: string): LedgerScreen => ({
  name: `form of ${title}`,
  open: async (page, shown) => {
    await go(page, invoicePath(shown));
    await chooseInRow(page, 'NY/', title);
    await page.getByRole('dialog', { name: title }).waitFor();
    await isComplete(page);
  },
});

const invoicePath = ({ invoice }: ShownLedger): string => `/invoices/${invoice}/show`;

/** Every page, drawer and form of the ledger. */
export const LEDGER_SCREENS: LedgerScreen[] = [
  pageOf('/placement-register', 'Placement register'),
  pageOf('/invoices', 'Invoices'),
  pageOf('/payments', 'Payments'),
  pageOf('/receivables', 'Receivables'),
  pageOf('/claims', 'Claims'),
  pageOf('/settings', 'Agency'),
  pageOf('/settings/fee', 'Fee and warranty'),
  drawerOf('a placement that is invoiced', ({ placement }) => `/placement-register/${placement}/show`),
  drawerOf('an invoice', invoicePath),
  drawerOf('a payment', ({ payment }) => `/payments/${payment}/show`),
  drawerOf('a claim', ({ claim }) => `/claims/${claim}/show`),
  formOf('Record payment', invoicePath),
  noteOf('Credit note'),
  noteOf('Debit note'),
  formOf('Reverse payment', ({ payment }) => `/payments/${payment}/show`),
  formOf('Decline this claim?', ({ claim }) => `/claims/${claim}/show`, 'Decline'),
  formOf('Sales register', () => '/invoices'),
  formOf('Add holiday', () => '/settings'),
];

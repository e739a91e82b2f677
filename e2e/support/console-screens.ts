import { type Page } from 'playwright-core';
import { CONSOLE, heading, LISTS, rowsOf } from './console.js';
import { INTERVIEW_SCREENS, type ShownInterviews } from './console-interviews.js';
import { LEDGER_SCREENS, type ShownLedger } from './console-ledger.js';
import { addFilter, openFilters } from './console-page.js';
import { PRIVACY_SCREENS, type ShownPrivacy } from './console-privacy.js';
import { RECRUITING_SCREENS, type ShownRecruiting } from './console-recruiting.js';
import { answerInstead, isComplete } from './looking.js';

/** Keys of the records that the screens show. */
export interface Shown extends ShownInterviews, ShownLedger, ShownPrivacy, ShownRecruiting {
  employee: number;
  company: number;
  job: number;
  connection: number;
}

/** A screen of the console, and how somebody gets there. */
export interface ConsoleScreen {
  name: string;
  open: (page: Page, shown: Shown) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const go = (page: Page, path: string): Promise<unknown> => page.goto(CONSOLE + path);

async function list(page: Page, path: string): Promise<void> {
  await go(page, path);
  await rowsOf(page);
}

async function drawer(page: Page, path: string): Promise<void> {
  await go(page, path);
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await isComplete(page);
}

async function firstDrawer(page: Page, path: string): Promise<void> {
  await list(page, path);
  await isComplete(page);
  await page.locator('tbody a[href$="/show"]').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await isComplete(page);
}

const pageAt = (name: string, path: string, title: string): ConsoleScreen => ({
  name,
  open: async (page) => {
    await go(page, path);
    await heading(page, title);
    await isComplete(page);
  },
});

const DRAWERS: [string, (shown: Shown) => string][] = [
  ['employee', ({ employee }) => `/employees/${employee}/show`],
  ['company', ({ company }) => `/companies/${company}/show`],
  ['job request', ({ job }) => `/job-requests/${job}/show`],
  ['connection', ({ connection }) => `/connections/${connection}/show`],
  ['placement', ({ connection }) => `/placements/${connection}/show`],
];

const EDITED: [string, (shown: Shown) => string][] = [
  ['employee', ({ employee }) => `/employees/${employee}/edit`],
  ['company', ({ company }) => `/companies/${company}/edit`],
  ['job request', ({ job }) => `/job-requests/${job}/edit`],
];

const FORMS: [path: string, button: string, message: string][] = [
  ['/employees', 'Add Employee', 'Full name is required'],
  ['/companies', 'Add Company', 'Company name is required'],
  ['/job-requests', 'Add Job Request', 'Company is required'],
  ['/connections', 'Create Connection', 'Select a job'],
];

/** Every screen and dialog of the console. */
export const CONSOLE_SCREENS: ConsoleScreen[] = [
  pageAt('dashboard', '/', 'Dashboard'),
  ...LISTS.map(({ path, title }) => ({ name: `list of ${title}`, open: (page: Page) => list(page, path) })),
  pageAt('list of Admins', '/admins', 'Team'),
  pageAt('list of Activity', '/audit-log', 'Activity'),
  pageAt('Failed mails', '/failed-mails', 'Failed mails'),
  pageAt('Mailings', '/mailings', 'Mailings'),
  pageAt('Mail templates', '/mail-templates', 'Mail templates'),
  {
    name: 'form of a mail template, sent empty',
    open: async (page) => {
      await go(page, '/mail-templates/create');
      const dialog = page.getByRole('dialog', { name: 'New template' });
      await dialog.getByRole('button', { name: 'New template' }).click();
      await dialog.getByText('Text is required', { exact: true }).waitFor();
    },
  },
  {
    name: 'mail to one without a template',
    open: async (page, { employee }) => {
      await go(page, `/employees/${employee}/show`);
      await press(page, 'Send a mail');
      await page.getByRole('dialog', { name: 'Send a mail' }).getByText('There is no template for this yet.').waitFor();
    },
  },
  pageAt('Tasks', '/tasks', 'Tasks'),
  pageAt('Help', '/help', 'Help'),
  pageAt('Tasks as a list', '/tasks?filter={"state":"open"}', 'Tasks'),
  {
    name: 'form of a task',
    open: async (page) => {
      await go(page, '/tasks/create');
      await page.getByRole('dialog', { name: 'New task' }).waitFor();
    },
  },
  {
    name: 'bell',
    open: async (page) => {
      await go(page, '/');
      await press(page, /Notifications/);
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    },
  },
  {
    name: 'ways of notifications',
    open: async (page) => {
      await go(page, '/#notification-preferences');
      await page.getByRole('dialog', { name: 'How I am told' }).getByRole('checkbox').first().waitFor();
    },
  },
  pageAt('Health', '/health', 'Health'),
  ...INTERVIEW_SCREENS,
  ...LEDGER_SCREENS,
  pageAt('page that there is not', '/nothing', 'There is nothing here'),
  ...DRAWERS.map(([name, pathOf]) => ({
    name: `details of a ${name}`,
    open: (page: Page, shown: Shown) => drawer(page, pathOf(shown)),
  })),
  ...EDITED.map(([name, pathOf]) => ({
    name: `form that edits a ${name}`,
    open: async (page: Page, shown: Shown) => {
      await go(page, pathOf(shown));
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      await isComplete(page);
    },
  })),
  {
    name: 'details that are gone',
    open: async (page) => {
      await go(page, '/employees/999999/show');
      await page.getByText('This employee no longer exists.').waitFor();
    },
  },
  ...FORMS.map(([path, button, message]) => ({
    name: `form of ${button}, sent empty`,
    open: async (page: Page) => {
      await go(page, `${path}/create`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: button }).click();
      await dialog.getByText(message, { exact: true }).waitFor();
    },
  })),
  {
    name: 'question before a deletion',
    open: async (page) => {
      await list(page, '/companies');
      await press(page, /^Actions for /);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'choices of a status',
    open: async (page) => {
      await list(page, '/connections');
      await press(page, /^Change status of /);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'question before a change of status',
    open: async (page) => {
      await list(page, '/connections');
      await press(page, /^Change status of /);
      await page.getByRole('menuitem', { name: 'Rejected' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'selected rows',
    open: async (page) => {
      await list(page, '/connections');
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
    },
  },
  {
    name: 'filters to add',
    open: async (page) => {
      await list(page, '/employees');
      await openFilters(page);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'filters that were added',
    open: async (page) => {
      await list(page, '/employees');
      for (const label of ['Industry', 'Skills', 'Added from']) await addFilter(page, label);
    },
  },
  {
    name: 'columns to choose',
    open: async (page) => {
      await list(page, '/employees');
      await press(page, 'Columns');
      await page.getByRole('dialog', { name: 'Columns' }).waitFor();
    },
  },
  {
    name: 'search to be saved under a name',
    open: async (page) => {
      await list(page, `/companies?filter=${encodeURIComponent('{"industry":"IT"}')}`);
      await openFilters(page);
      await page.getByRole('menuitem', { name: 'Save current query...' }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'palette with what was found',
    open: async (page) => {
      await list(page, '/companies');
      await press(page, 'Search everything');
      await page.getByRole('combobox', { name: 'Search everything' }).fill('asha');
      await page
        .getByRole('option', { name: /Asha Rao/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'account menu',
    open: async (page) => {
      await list(page, '/companies');
      await press(page, /^Account of /);
      await page.getByRole('menu', { name: 'Account' }).waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (page) => {
      await list(page, '/companies');
      await press(page, /^Account of /);
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  { name: 'details of an admin', open: (page) => firstDrawer(page, '/admins') },
  { name: 'details of an entry of the activity', open: (page) => firstDrawer(page, '/audit-log') },
  {
    name: 'form of Add Admin, sent empty',
    open: async (page) => {
      await go(page, '/admins/create');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Admin' }).click();
      await page.getByText('Full name is required', { exact: true }).waitFor();
    },
  },
  ...RECRUITING_SCREENS,
  ...PRIVACY_SCREENS,
  {
    name: 'board',
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await go(page, '/connections');
      await page.getByRole('button', { name: 'Board', exact: true }).click();
      // where connections end is folded at first
      const placed = page.getByRole('button', { name: /^Placed \d/, expanded: false });
      await placed.or(page.getByRole('button', { name: 'Fold Placed' })).waitFor();
      if (await placed.count()) await placed.click();
      await page
        .getByRole('region', { name: /^Placed/ })
        .getByRole('listitem')
        .first()
        .waitFor();
      // what is half below the header is no target of its full height
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'more entries of a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await list(page, '/employees');
      await press(page, 'More');
      await page.getByRole('dialog', { name: 'More' }).waitFor();
    },
  },
  {
    name: 'cards to select on a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await list(page, '/employees');
      await press(page, 'Select');
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
    },
  },
  {
    name: 'list in which nothing matches',
    open: async (page) => {
      await go(page, `/employees?filter=${encodeURIComponent('{"q":"nobody like that"}')}`);
      await page.getByText('Nothing matches your search and filters').waitFor();
    },
  },
  {
    name: 'list that failed',
    open: async (page) => {
      await answerInstead(page, '/api/admin/employees', 500, { error: 'The database is away' });
      await go(page, '/employees');
      await press(page, 'Try Again');
    },
  },
];

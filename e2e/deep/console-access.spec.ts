import { describe, expect, it } from '@jest/globals';
import { CONSOLE, heading, LISTS, openConsole, rowsOf, staffSession, storedKeys } from '../support/console.js';
import { countsOf } from '../support/console-page.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { forgedSession } from '../support/forged-session.js';
import { answerInstead, arrivesAt, letThrough, pathOf, sees } from '../support/looking.js';
import { addPerson, store, storedSession } from '../support/people.js';

const ASSETS = `${CONSOLE}/assets/`;

let adminSession: Record<string, string>;
let superSession: Record<string, string>;

consoleSuite(async () => {
  const connection = await office.freshConnection();
  await office.setStatus(connection.id, 'placed');
  adminSession = await storedSession(office.agency, office.admin.email);
  superSession = await storedSession(office.agency, office.superAdmin.email);
});

/** Files of the console that the page asks for, from now on. */
function consoleFiles(): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(ASSETS)) files.push(pathname);
  });
  return files;
}

const roleLabel = (label: string): Promise<void> =>
  page.getByRole('banner').getByText(label, { exact: true }).waitFor();
const tabs = () => page.getByRole('navigation', { name: 'Sections' });
const ENTRIES = [
  'Dashboard',
  'Employees',
  'Companies',
  'Job Requests',
  'Connections',
  'Placements',
  'Interviews',
  'Money',
];

const SETTINGS = ['Agency', 'Bank and UPI', 'Fee and warranty', 'What companies see'];
const SHARED = {
  entries: ENTRIES,
  Employees: ['All', 'Find people', 'Duplicates', 'Imports'],
  Money: ['Register', 'Invoices', 'Payments', 'Receivables', 'Claims'],
};

/** The entries of the header, and the pages behind some of them. */
async function sections() {
  const entries = await tabs().getByRole('link').allInnerTexts();
  const views: Record<string, string[]> = {};
  for (const entry of ['Employees', 'Money', 'Settings']) {
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
    const links = page.getByRole('navigation', { name: entry, exact: true }).getByRole('link');
    await links.first().waitFor();
    views[entry] = await links.allInnerTexts();
  }
  return { entries, ...views };
}
/** Opens a section whose list has rows. */
async function section(title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title }).click();
  await heading(page, title);
  await rowsOf(page);
}
/** Opens the details of the first row. */
async function openFirst(): Promise<void> {
  await (await rowsOf(page)).first().getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
}
const deleteButtons = () => page.getByRole('button', { name: /^Delete/ });
const rowMenus = () => page.getByRole('button', { name: /^Actions for / });

describe('somebody for whom the console is not', () => {
  const expired = Math.floor(Date.now() / 1000) - 1;

  it.each([
    ['nobody', {}, '/login'],
    ['somebody whose session has ended', forgedSession('admin', { claims: { exp: expired } }), '/login'],
    ['an employee', forgedSession('employee'), '/employee-dashboard'],
    ['a company', forgedSession('company'), '/company-dashboard'],
    ['somebody with a role that there is not', forgedSession('auditor'), '/unauthorized'],
  ])('(%s) is sent away and downloads none of it', async (_, session, path) => {
    await store(visitor, session);
    const entry = await (await page.request.get(`${CONSOLE}/`)).text();
    const files = consoleFiles();
    // where a dashboard stands for the role, its own calls are not the matter here
    await page.route('**/users/profile', () => undefined);
    await page.route('**/api/employee/**', () => undefined);
    await page.route('**/jobs/requests', () => undefined);
    await page.goto(`${CONSOLE}/employees`, { waitUntil: 'commit' });
    await arrivesAt(page, path);
    expect(files.filter((file) => !entry.includes(file))).toEqual([]);
  });

  it.each(['employee', 'company'] as const)('(a real %s) comes to the own dashboard', async (role) => {
    const { email } = await addPerson(office.agency, office.admin, role);
    await openConsole(visitor, await storedSession(office.agency, email));
    await arrivesAt(page, `/${role}-dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('(an admin whose first password is not chosen yet) comes to the login', async () => {
    const { email } = await office.agency.staff('admin');
    await office.sql('update users set must_change_password = true where email = $1', [email]);
    await openConsole(visitor, await storedSession(office.agency, email), '/companies');
    await arrivesAt(page, '/login');
  });
});

describe('an admin', () => {
  it('is called one, and has neither admins nor activity', async () => {
    await openConsole(visitor, adminSession);
    await roleLabel('Admin');
    expect(await sections()).toEqual({ ...SHARED, Settings: [...SETTINGS, 'Team', 'Mail', 'Privacy and law'] });
    for (const path of ['/admins', '/audit-log']) {
      await page.goto(CONSOLE + path);
      await heading(page, 'There is nothing here');
    }
  });

  it('deletes nothing, and selects rows only where something can be done with them', async () => {
    await openConsole(visitor, adminSession);
    const selectable: string[] = [];
    for (const { title } of LISTS) {
      await section(title);
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      if (await boxes.count()) {
        await boxes.first().check();
        // the bar above the rows moves them
        await page
          .getByText(/^\d+ selected$/)
          .first()
          .waitFor();
        selectable.push(title);
      }
      const isMailed = title === 'Employees' || title === 'Companies';
      const hasMenus = isMailed || title === 'Job Requests';
      expect([title, (await rowMenus().count()) > 0]).toEqual([title, hasMenus]);
      if (hasMenus) {
        await rowMenus().first().click();
        await page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor();
        const actions = await page.getByRole('menu').getByRole('menuitem').allInnerTexts();
        expect(actions).toEqual([
          'Open',
          'Edit',
          ...(title === 'Employees' ? ['Connect'] : []),
          ...(isMailed ? ['Send a mail', 'Copy phone'] : []),
        ]);
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
      }
      await openFirst();
      expect([title, await deleteButtons().count()]).toEqual([title, 0]);
      await page.keyboard.press('Escape');
    }
    expect(selectable).toEqual(['Employees', 'Companies', 'Connections']);
  });
});

describe('a super admin', () => {
  it('is called one, and has all pages', async () => {
    await openConsole(visitor, superSession);
    await roleLabel('Super Admin');
    expect(await sections()).toEqual({
      ...SHARED,
      Settings: [...SETTINGS, 'Team', 'Mail', 'Privacy and law', 'Log and health'],
    });
  });
});

describe('a role that is forged in the browser', () => {
  const asSuper = (user: string): string => JSON.stringify({ ...(JSON.parse(user) as object), role: 'super_admin' });
  const raised = (token: string): string => {
    const [head, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, role: 'super_admin' })).toString('base64url');
    return [head, other, signature].join('.');
  };

  it('beside the token changes nothing', async () => {
    await openConsole(visitor, { ...adminSession, userRole: 'super_admin' }, '/employees');
    await rowsOf(page);
    await roleLabel('Admin');
    expect(await deleteButtons().count()).toBe(0);
  });

  it('in the user ends the session', async () => {
    await openConsole(visitor, { ...adminSession, userRole: 'super_admin', user: asSuper(adminSession['user'] ?? '') });
    await arrivesAt(page, '/login');
    expect(await storedKeys(page)).not.toContain('token');
  });

  it('in the token, too, ends the session at the first call', async () => {
    const { user = '', token = '' } = adminSession;
    const files = consoleFiles();
    await openConsole(visitor, {
      ...adminSession,
      userRole: 'super_admin',
      user: asSuper(user),
      token: raised(token),
    });
    await arrivesAt(page, '/login');
    expect(files.length).toBeGreaterThan(0);
    expect(await storedKeys(page)).toEqual(['user']);
  });
});

describe('an address', () => {
  it('with a search and a page opens as it was left, and again after a reload', async () => {
    await office.addEmployee({ name: 'Zubin Irani' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'zubin' }));
    await openConsole(visitor, adminSession, `/employees?filter=${filter}&sort=full_name&order=ASC&page=1&perPage=10`);
    for (const _ of ['opened', 'reloaded']) {
      await sees(page, 'Zubin Irani');
      await countsOf(page, 1, 'employees');
      expect(await page.getByRole('textbox', { name: 'Search employees' }).inputValue()).toBe('zubin');
      expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"zubin"}');
      await page.reload();
    }
  });

  it('that is none of the console’s says so, and leads back', async () => {
    await openConsole(visitor, adminSession, '/nothing/like/that');
    await heading(page, 'There is nothing here');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(page, 'Dashboard');
  });

  it('leads to the console once somebody has logged in', async () => {
    await page.goto(`${CONSOLE}/companies`);
    await arrivesAt(page, '/login');
    await visitor.logIn(office.admin.email, 'mango-lassi-42');
    await roleLabel('Admin');
    expect(pathOf(page)).toMatch(/^\/admin-dashboard/);
  });
});

it('a start without an answer of the server says so and can be tried again', async () => {
  await answerInstead(page, '/users/profile', 500, {});
  await openConsole(visitor, await staffSession(office.agency));
  await sees(page.getByRole('alert'), 'Failed to load dashboard data. Please refresh the page.');
  await letThrough(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await roleLabel('Admin');
});

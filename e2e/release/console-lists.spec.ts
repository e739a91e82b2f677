import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiRecord, rowsOf as rowsOfCall } from '../../backend/test/support/office.js';
import { heading, LISTS, rowsOf, storedKeys } from '../support/console.js';
import { dialogOf, sortsByEveryColumn } from '../support/console-page.js';
import { consoleSuite, office, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { DELETED, deletes } from '../support/deletions.js';
import { answerInstead, letThrough } from '../support/looking.js';

const COMPANY = 'Lehar Foods';

/** Fields of the API by the label of their column. */
const SORTED: Record<string, Record<string, string>> = {
  employees: {
    'Full name': 'full_name',
    Email: 'email',
    Phone: 'phone',
    Industry: 'industry',
    Status: 'status',
    'Preferred location': 'preferred_location',
    Added: 'created_at',
  },
  companies: {
    'Company name': 'name',
    'Contact person': 'contact_person_name',
    Email: 'contact_email',
    'Contact phone': 'contact_person_phone',
    Industry: 'industry',
    Location: 'location',
    Added: 'created_at',
  },
  'job-requests': {
    'Job title': 'title',
    Company: 'company_name',
    'Employment type': 'employment_type',
    Location: 'location',
    Positions: 'count',
    Priority: 'priority',
    Status: 'status',
    Created: 'created_at',
  },
  connections: {
    Employee: 'employee_name',
    'Job title': 'job_title',
    Company: 'company_name',
    Status: 'placement_status',
    'Connection date': 'connection_date',
  },
};

const idsOf = async (calls: Promise<ApiRecord[]>): Promise<number[]> => (await calls).map(({ id }) => id);

consoleSuite(async () => {
  const { id: lehar } = await office.addCompany({ companyName: COMPANY });
  for (const companyName of ['Malabar Foods', 'Aravalli Tools'])
    await office.addCompany({ companyName, location: 'Kochi' });
  const job = await office.jobFor(lehar, { count: 9, priority: 'high' });
  const other = await office.jobFor(lehar, { title: 'Accountant', location: 'Kochi', employment_type: 'Contract' });
  const connection = await office.connect(job.id, (await office.addEmployee()).id);
  await office.setStatus(connection.id, 'placed');
  const gardener = await office.addEmployee({ name: 'Anil Saini', industry: 'Non-IT', emplocation: 'Kochi' });
  await office.connect(other.id, gardener.id);
});

describe('a list', () => {
  it.each(Object.entries(SORTED))(
    'of %s is sorted by every column; no head leads into a failure',
    async (list, columns) => {
      await openAsSuperAdmin(`/${list}`);
      await rowsOf(page);
      await sortsByEveryColumn(page, columns, (sort) => idsOf(rowsOfCall(office.admin.list(list, { sort }))));
      expect(await page.locator('thead th').getByRole('button').count()).toBe(Object.keys(columns).length);
    },
  );

  it.each(LISTS)(
    'that failed says what the server said and can be tried again: $path',
    async ({ path, title, resource }) => {
      await answerInstead(page, `/api/admin/${resource}`, 500, { error: 'The database is away' });
      await openAsSuperAdmin(path);
      await heading(page, title);
      await page.locator('main').getByRole('alert').filter({ hasText: 'The database is away' }).waitFor();
      expect(await storedKeys(page)).toContain('token');
      await letThrough(page);
      await press('Try Again');
      await rowsOf(page);
    },
  );

  it.each([
    ['/companies', COMPANY],
    ['/job-requests', 'React Developer'],
    ['/connections', 'Asha Rao'],
    ['/placements', 'Asha Rao'],
  ])('has the focus on its row again after the details are left: %s', async (path, name) => {
    await openAsSuperAdmin(path);
    await rowsOf(page);
    const link = page.getByRole('link', { name, exact: true }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.setViewportSize({ width: 390, height: 844 }));

  it.each(['/employees', '/connections', '/placements', '/admins', '/audit-log', '/'])(
    'what is pressed is at least 44 px high and wide: %s',
    async (path) => {
      await openAsSuperAdmin(path);
      await page.locator('.record-card').first().waitFor();
      const small = await page.evaluate(() => {
        const pressed = 'a[href], button, input:not([type=hidden]), select, [role=button]';
        return (
          [...document.querySelectorAll<HTMLElement>(pressed)]
            .filter((control) => control.getBoundingClientRect().right > 0 && !control.closest('[aria-hidden=true]'))
            // the size of a bar is what it says; its rows are behind larger links, too
            .filter((control) => !control.closest('.bar-chart'))
            .map((control) => {
              // the link of a card reaches over the card, the checkbox has its label
              const box =
                (control.closest('.record-link') ?? control.closest('.MuiLink-root'))
                  ? control.closest<HTMLElement>('li, .MuiCard-root')
                  : control;
              const { width, height } = (box ?? control).getBoundingClientRect();
              return { name: control.ariaLabel ?? control.textContent, width, height };
            })
            .filter(({ width, height }) => width > 1 && (width < 44 || height < 44))
            .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`)
        );
      });
      expect(small).toEqual([]);
    },
  );
});

describe.each(DELETED.slice(1))('in $list a super admin deletes', deletes);

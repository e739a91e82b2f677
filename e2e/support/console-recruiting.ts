import { type Page } from 'playwright-core';
import { importIn, uploadImport } from '../../backend/test/support/imports.js';
import { Merges } from '../../backend/test/support/merges.js';
import { type Office, recordOf, rowsOf as rowsOfCall } from '../../backend/test/support/office.js';
import { CONSOLE, heading, rowsOf } from './console.js';
import { isComplete } from './looking.js';

/** Keys of what finding, comparing and importing people leaves, and the job that some of them fit. */
export interface ShownRecruiting {
  job: number;
  /** Two people who may be the same. */
  pair: number;
  /** A merge that can be undone. */
  merge: number;
  /** An import that waits to be run, with a row in error. */
  importOfRows: number;
}

/** Two people to compare, two who were merged, and a file to import. */
export async function addRecruiting(office: Office): Promise<Omit<ShownRecruiting, 'job'>> {
  const [shared, merged] = ['7312311101', '7312311102'];
  const lalita = await office.addEmployee({ name: 'Lalita Bhosale', mobile: shared });
  await office.addEmployee({ name: 'Lalita B', mobile: shared });
  const gopal = await office.addEmployee({ name: 'Gopal Yadav', mobile: merged });
  const again = await office.addEmployee({ name: 'Gopal Y', mobile: merged });
  const [pair] = await rowsOfCall(office.admin.list('duplicates', { filter: { record_ids: lalita.id } }));
  const merge = await new Merges(office).merge(gopal.id, again.id);
  const csv = 'Candidate Name,Mobile No.,Email ID\nMeera Joshi,7312311103,meera@import.example\nR2D2,9.87654E+09,\n';
  const { id: importOfRows } = await recordOf(uploadImport(office.admin, 'employees', csv));
  await importIn(office.admin, importOfRows, 'checked');
  return { pair: pair?.id ?? 0, merge: Number(merge['merge_id']), importOfRows };
}

/** A screen of finding, comparing and importing people, and how somebody gets there. */
interface RecruitingScreen {
  name: string;
  open: (page: Page, shown: ShownRecruiting) => Promise<unknown>;
}

/** The search for a skill that somebody has. */
const FOUND = `/find-people?filter=${encodeURIComponent('{"skills":["React"]}')}`;
const go = (page: Page, path: string): Promise<unknown> => page.goto(CONSOLE + path);

const pageOf = (name: string, path: string, title: string): RecruitingScreen => ({
  name,
  open: async (page) => {
    await go(page, path);
    await heading(page, title);
    await isComplete(page);
  },
});

const listOf = (path: string, title: string): RecruitingScreen => ({
  name: `page of ${title}`,
  open: async (page) => {
    await go(page, path);
    await rowsOf(page);
    await isComplete(page);
  },
});

const drawerOf = (name: string, pathOf: (shown: ShownRecruiting) => string, part: string): RecruitingScreen => ({
  name: `details of ${name}`,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    await page.getByRole('dialog').locator(part).first().waitFor();
    await isComplete(page);
  },
});

/** Every page and drawer of finding, comparing and importing people. */
export const RECRUITING_SCREENS: RecruitingScreen[] = [
  listOf('/duplicates', 'Duplicates'),
  listOf('/merges', 'Merges'),
  listOf('/introductions', 'Introductions'),
  listOf('/imports', 'Imports'),
  drawerOf('a pair', ({ pair }) => `/duplicates/${pair}/show`, 'dl'),
  drawerOf('a merge', ({ merge }) => `/merges/${merge}/show`, 'dl'),
  drawerOf('an import', ({ importOfRows }) => `/imports/${importOfRows}/show`, 'h3'),
  pageOf('search over people', '/find-people', 'Find people'),
  {
    name: 'people found',
    open: async (page) => {
      await go(page, FOUND);
      await rowsOf(page);
      await isComplete(page);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
    },
  },
  {
    name: 'filters of the people found, on a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await go(page, FOUND);
      await page
        .getByRole('button', { name: /^Filters/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Show people' }).waitFor();
      await isComplete(page);
    },
  },
  {
    name: 'form that keeps a search',
    open: async (page) => {
      await go(page, FOUND);
      await page.getByRole('button', { name: 'Save this search' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
    },
  },
  {
    name: 'why somebody fits a job',
    open: async (page, { job }) => {
      await go(page, `/job-requests/${job}/show`);
      await page
        .getByText(/\bWhy /)
        .first()
        .click();
    },
  },
];

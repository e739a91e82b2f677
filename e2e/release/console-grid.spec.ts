import { describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { rowsOf } from '../support/console.js';
import { addLedger } from '../support/console-ledger.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { consoleSuite, office, openAsSuperAdmin, page } from '../support/console-suite.js';
import { isComplete } from '../support/looking.js';

const LISTS = [
  '/employees',
  '/companies',
  '/job-requests',
  '/connections',
  '/placements',
  '/placement-register',
  '/invoices',
  '/payments',
  '/claims',
  '/introductions',
  '/imports',
  '/duplicates',
  '/merges',
  '/admins',
  '/audit-log',
];

consoleSuite(async () => {
  const company = await office.addCompany({ companyName: 'Sahyadri Precision Components Private Limited' });
  const job = await office.jobFor(company.id, { title: 'Relationship Officer, Two-wheeler Loans', count: 12 });
  const employee = await office.addEmployee({ name: 'Thiruvananthapuram Ramakrishnan Subramanian' });
  const { id } = await office.connect(job.id, employee.id);
  await office.setStatus(id, 'placed');
  await addLedger(office, company.id, id);
  await addRecruiting(office);
});

interface Measured {
  rows: number[];
  toolbar: number;
  crooked: string[];
}

/** Heights of the rows, how far below the heading the toolbar stands, and cells that do not stand on the line of their head. */
function measure(shown: Page): Promise<Measured> {
  return shown.evaluate(() => {
    const height = (box: Element): number => Math.round(box.getBoundingClientRect().height);
    const top = (what: string): number => document.querySelector(what)?.getBoundingClientRect().top ?? 0;
    // what is only read out has no place
    for (const unseen of document.querySelectorAll<HTMLElement>('main .sr-only')) unseen.style.display = 'none';
    const heads = [...document.querySelectorAll('main thead tr > *')];
    const edge = (cell: Element, side: 'left' | 'right'): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const first = cell.firstElementChild?.matches('.row-button, .chip-row')
        ? cell.querySelector('.status-chip')
        : undefined;
      return Math.round((first ?? range).getBoundingClientRect()[side]);
    };
    const crooked = [...document.querySelectorAll('main tbody tr')].flatMap((row) =>
      [...row.children].flatMap((cell, place) => {
        const head = heads[place];
        if (!head?.textContent || !cell.textContent) return [];
        const side = cell.classList.contains('is-right') ? 'right' : 'left';
        const [found, wanted] = [edge(cell, side), edge(head, side)];
        return Math.abs(found - wanted) > 1
          ? [`${head.textContent}: ${cell.textContent} at ${found}, not ${wanted}`]
          : [];
      }),
    );
    return {
      rows: [...new Set([...document.querySelectorAll('main tbody tr')].map(height))],
      toolbar: Math.round(top('.list-tools') - top('.page-heading')),
      crooked: [...new Set(crooked)],
    };
  });
}

describe('every list', () => {
  it('stands on one grid: rows of one height, one line of tools, cells on the line of their heads', async () => {
    const measured: Record<string, Measured> = {};
    await openAsSuperAdmin('/employees');
    for (const list of LISTS) {
      await page.goto(`/admin-dashboard${list}`);
      await rowsOf(page);
      await isComplete(page);
      measured[list] = await measure(page);
    }
    const [first] = Object.values(measured);
    const row = first?.rows[0] ?? 0;
    expect(row).toBeGreaterThanOrEqual(40);
    expect(row).toBeLessThanOrEqual(44);
    const wanted = { rows: [row], toolbar: first?.toolbar, crooked: [] };
    expect(measured).toEqual(Object.fromEntries(LISTS.map((list) => [list, wanted])));
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '../../src/office/imports/reading/read-file.js';
import { type ReadTable } from '../../src/office/imports/reading/read-table.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { bytesOf, exportOf } from '../../test/support/list-exports.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

const COMPANY = `@SUM(1+1)*cmd|' /C calc'!A0`;
const TITLE = 'Cook, "tandoor" & <grill>';
const NOTES = 'Called her.\n=HYPERLINK("http://evil.example")\tand left 🌶';

let office: Office;
let company: ApiRecord;
let job: ApiRecord;
let asha: ApiRecord;
let connection: ApiRecord;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
  company = await office.addCompany({ companyName: COMPANY });
  job = await office.jobFor(company.id, { title: TITLE, location: '-Pune', count: 12, priority: 'urgent' });
  asha = await office.addEmployee({ name: 'आशा राव', skills: 'React, C++', qualification: '=1+1' });
  connection = await office.connect(job.id, asha.id, NOTES);
  await office.setStatus(connection.id, 'placed', { joining_date: '2027-01-05', offered_salary: '+55,000' });
  await office.setStatus(connection.id, 'interview_scheduled');
});
afterAll(() => office.close());

const tableOf = async (resource: string, query: Record<string, unknown>): Promise<ReadTable> =>
  readTable(await bytesOf(office.admin, await exportOf(office.admin, resource, query)));
/** A row ends with its last cell that has a value. */
const wholeRows = ({ rows }: ReadTable): string[][] =>
  rows.map(({ cells }) => (rows[0]?.cells ?? []).map((_, at) => cells[at] ?? ''));
const cellsOf = async (resource: string, query: Record<string, unknown> = {}): Promise<string[][]> =>
  wholeRows(await tableOf(resource, query));
const DAY = expect.stringMatching(/^\d{1,2} \w{3,4} 20\d\d$/) as unknown as string;

/** One record of each list by the heads of its file, as it is shown: no number of the database, no name of a field. */
const RECORDS: Record<string, () => Record<string, unknown>> = {
  employees: () => ({
    ID: String(asha.id),
    'Full name': 'आशा राव',
    Email: asha['email'],
    Phone: asha['phone'],
    Qualification: '=1+1',
    Industry: 'IT',
    'Preferred location': 'Bengaluru',
    'Preferred salary': '6,00,000 - 8,00,000',
    'Notice period': '',
    'Present employer': '',
    Skills: 'React, C++',
    'Resume link': '',
    Status: 'Interview scheduled',
    Added: DAY,
  }),
  companies: () => ({
    ID: String(company.id),
    'Company name': COMPANY,
    'Contact person name': 'Ravi Menon',
    Email: company['contact_email'],
    'Contact phone': company['contact_person_phone'],
    Industry: 'IT',
    Location: 'Pune',
    'Company size': '',
    Website: '',
    Added: DAY,
  }),
  'job-requests': () => ({
    ID: String(job.id),
    'Job title': TITLE,
    Company: COMPANY,
    Domain: 'Software',
    'Employment type': 'Full-time',
    Location: '-Pune',
    'Salary range': '8,00,000 - 12,00,000',
    'Number of positions': '12',
    Priority: 'Urgent',
    Status: 'Open',
    Description: 'Build the hiring console.',
    Requirements: '',
    'Closed or paused because': '',
    Created: DAY,
  }),
  connections: () => ({
    ID: String(connection.id),
    Employee: 'आशा राव',
    Email: asha['email'],
    Phone: asha['phone'],
    'Job title': TITLE,
    Company: COMPANY,
    Location: '-Pune',
    Status: 'Interview scheduled',
    'Connection date': DAY,
    'Placement date': '16 Dec 2026',
    'Joining date': '5 Jan 2027',
    'Offered salary': '+55,000',
    'Final salary': '',
    'Admin notes': NOTES,
    'Reason of the drop': '',
    'Shown to the company': 'None',
    'Answer of the company': '',
  }),
};
const LISTS = Object.entries(RECORDS);

/** What begins like a formula, with the apostrophe that makes it a text. */
const marked = (cell: unknown): unknown =>
  typeof cell === 'string' ? cell.replace(/^(?=[=+@-])/, "'").replace('\n=', "\n'=") : cell;

describe('a file of a list says what the list says', () => {
  it.each(LISTS)('%s, as a workbook: every text is a text and no formula', async (resource, recordOfList) => {
    const table = await tableOf(resource, { format: 'xlsx' });
    const record = recordOfList();
    expect(wholeRows(table)).toEqual([Object.keys(record), Object.values(record)]);
    expect(table.formulas).toBe(0);
  });

  it.each(LISTS)('%s, as CSV: what would be a formula begins with an apostrophe', async (resource, recordOfList) => {
    const record = recordOfList();
    expect(await cellsOf(resource)).toEqual([Object.keys(record), Object.values(record).map(marked)]);
  });

  it('as CSV has no cell that a spreadsheet runs, also where it splits lines at other signs', async () => {
    for (const resource of ['employees', 'companies', 'job-requests', 'connections']) {
      const text = (await bytesOf(office.admin, await exportOf(office.admin, resource))).toString();
      const cells = text.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^[\s"]+/, ''));
      expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
    }
  });
});

describe('a file of a list has', () => {
  it('its heads alone when the filter finds nothing', async () => {
    for (const format of ['csv', 'xlsx']) {
      const query = { format, filter: { full_name: 'Nobody' } };
      expect(await cellsOf('employees', query)).toEqual([Object.keys(RECORDS['employees']?.() ?? {})]);
      expect(await exportOf(office.admin, 'employees', query)).toMatchObject({ state: 'ready', row_count: 0 });
    }
  });

  it('the rows that a search and a range find, the newest first when no order is requested', async () => {
    const ids: number[] = [];
    for (const count of [3, 30, 20]) ids.push((await office.jobFor(company.id, { title: 'Welder', count })).id);
    const [first, second, third] = ids.map(String);
    const found = async (query: Record<string, unknown>): Promise<unknown[]> =>
      (await cellsOf('job-requests', query)).slice(1).map(([id]) => id);
    expect(await found({ filter: { q: 'weld' } })).toEqual([third, second, first]);
    expect(await found({ filter: { q: 'weld' }, sort: ['count', 'ASC'] })).toEqual([first, third, second]);
    expect(await found({ filter: { title: 'Welder', id: ids.slice(1) }, sort: ['id', 'ASC'] })).toEqual([
      second,
      third,
    ]);
    expect(await found({ filter: { title: 'Welder', created_at_lte: '2020-01-01' } })).toEqual([]);
  });

  it('what the list said when it was made, the same bytes at every download', async () => {
    const { id, email } = await office.addEmployee({ name: 'Zubeida Khan' });
    const made = await exportOf(office.admin, 'employees', { filter: { email } });
    const before = await bytesOf(office.admin, made);
    await recordOf(office.admin.patch(`/api/admin/employees/${id}`, { full_name: 'Sarojini Naidu' }));
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${id}`));
    expect(before.toString()).toContain('Zubeida Khan');
    expect(await bytesOf(office.admin, made)).toEqual(before);
    expect(before).toHaveLength(Number(made['size_bytes']));
  });
});

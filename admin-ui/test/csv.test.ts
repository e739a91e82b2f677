import { describe, expect, it } from 'vitest';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { csvOf } from '../src/kit/lists/csv';
import { csvColumnsOf } from '../src/kit/resource/fields';
import { CONNECTION_FIELDS } from '../src/recruiting/connections/parts/connections.fields';
import { t } from '../src/texts/console';

const LINE = '\r\n';
const MARK = '\uFEFF';

const nameColumn = [{ label: 'company.label', value: ({ name }: { name: string }) => name }] as const;
const cellOf = async (name: string): Promise<string> => {
  const text = await csvOf([{ name }], nameColumn);
  return text.slice(`${MARK}Company${LINE}`.length);
};

describe('a list as CSV', () => {
  it('starts with the mark without which Excel misreads names, then has heads that people read', async () => {
    const text = await csvOf(
      [{ name: 'आशा राव', count: 2 }],
      [...nameColumn, { label: 'job.count', value: ({ count }: { count: number }) => count }],
    );
    expect(text).toBe(`${MARK}Company,Positions${LINE}आशा राव,2`);
  });

  it('of nobody has its heads', async () => {
    expect((await csvOf([], nameColumn)).trimEnd()).toBe(`${MARK}Company`);
  });

  it.each([null, undefined])('leaves a cell empty when the value is %s', async (value) => {
    const columns = [{ label: 'list.number', value: () => value }, ...nameColumn] as const;
    expect(await csvOf([{ name: 'Asha' }], columns)).toBe(`${MARK}ID,Company${LINE},Asha`);
  });

  it.each([
    ['Rao, Asha', '"Rao, Asha"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
  ])('keeps %j one cell', async (name, cell) => {
    expect(await cellOf(name)).toBe(cell);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '=1+1\nand a second line',
    ' =1+1',
    '"=1+1',
    "'=1+1",
    ' " @SUM(A1)',
    '＝1+1',
    '＠SUM(A1)',
  ])('R35: does not let %j be run as a formula', async (name) => {
    expect((await cellOf(name)).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['x;=1+1', `x;'=1+1`],
    ['x\t=1+1', `x\t'=1+1`],
    ['x|@SUM(A1)', `x|'@SUM(A1)`],
    ['x\n-1', `"x\n'-1"`],
    ['x; "+1', `"x;' ""+1"`],
    ['x;;＝1', `x;;'＝1`],
    ['=1;=2', `"'=1;'=2"`],
    ["x;'=1", "x;''=1"],
    ['a=1;b=2 - 3', 'a=1;b=2 - 3'],
  ])('R35: does not let a spreadsheet that splits %j elsewhere run a formula', async (name, cell) => {
    expect(await cellOf(name)).toBe(cell);
  });

  it('R35: does not let the whole of a formula be run', async () => {
    expect(await cellOf('=HYPERLINK("https://evil.example","Asha")')).toBe(
      `"'=HYPERLINK(""https://evil.example"",""Asha"")"`,
    );
  });
});

describe('connections as CSV', () => {
  const connection = {
    connection_id: 3,
    employee_name: 'Asha Rao',
    employee_email: 'asha@example.in',
    employee_phone: '9876543210',
    job_title: 'Driver',
    company_name: 'Acme',
    job_domain: null,
    job_location: null,
    employment_type: null,
    placement_status: null,
    connection_date: '2026-05-03T20:00:00.000Z',
    placement_date: null,
    joining_date: '2026-06-01',
    offered_salary: '300000',
    final_salary: null,
    admin_notes: null,
  };
  const row = Object.fromEntries(
    csvColumnsOf(CONNECTION_FIELDS).map(({ label, value }) => [t(label), value(connection as never)]),
  );

  it('have days in India, the words of a status, and the salary that is shown', () => {
    expect(row).toMatchObject({
      Employee: 'Asha Rao',
      Status: 'Pending',
      Salary: '₹3,00,000',
      'Joining date': dayInIndia('2026-06-01'),
      'Placement date': '',
    });
    expect(Object.values(row)).toContain('4 May 2026');
  });
});

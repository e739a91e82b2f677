import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { checkRow, type CheckedRow } from '../../src/imports/fields/checked-row.js';
import { findHeader, guessMapping } from '../../src/imports/fields/header-row.js';
import { KIND_FIELDS } from '../../src/imports/fields/kind-fields.js';
import { type ImportKind } from '../../src/imports/fields/import-field.js';

const rowsOf = (...rows: string[][]): { number: number; cells: string[] }[] =>
  rows.map((cells, place) => ({ number: place + 1, cells }));

const guessed = (kind: ImportKind, ...rows: string[][]): Record<string, string | null> => {
  const table = findHeader(rowsOf(...rows), KIND_FIELDS[kind]);
  return guessMapping(table.columns, table.rows, KIND_FIELDS[kind]);
};

const checked = (kind: ImportKind, values: Record<string, string>): Promise<CheckedRow> => {
  const names = Object.keys(values);
  const columns = Object.fromEntries(names.map((name, place) => [name, place]));
  return checkRow({ kind, names, columns }, { number: 2, cells: Object.values(values) });
};

const PERSON = { full_name: 'Asha Rao', email: 'Asha@Example.in', phone: '98765 43210' };

describe('columns are guessed', () => {
  it.each<[ImportKind, string[], (string | null)[]]>([
    [
      'employees',
      ['Candidate Name', 'Mobile No.', 'E-Mail ID', 'CTC', 'Skill Set', 'Remarks'],
      ['full_name', 'phone', 'email', 'preferred_salary', 'skills', null],
    ],
    [
      'employees',
      ['नाम', 'मोबाइल नंबर', 'ईमेल', 'योग्यता', 'कौशल'],
      ['full_name', 'phone', 'email', 'qualification', 'skills'],
    ],
    [
      'companies',
      ['Client Name', 'Contact Person', 'Contact No', 'Email', 'GST No.'],
      ['name', 'contact_person_name', 'contact_person_phone', 'contact_email', 'gstin'],
    ],
    ['job-requests', ['Company', 'Position', 'JD', 'No. of openings'], ['company', 'title', 'description', 'count']],
  ])('%s: %j', (kind, heads, fields) => {
    expect(Object.values(guessed(kind, heads))).toEqual(fields);
  });

  it('below a title, by what stands in them, and each name once', () => {
    expect(guessed('employees', ['Walk-in of Monday'], ['Name', 'Contact'], ['Asha', '9876543210'])).toEqual({
      Name: 'full_name',
      Contact: 'phone',
    });
    const noHeader = guessed('employees', ['Asha Rao', 'asha@example.in', '9876543210']);
    expect(noHeader).toEqual({ 'Column A': null, 'Column B': 'email', 'Column C': 'phone' });
    expect(guessed('employees', ['Name', 'Name', ''], ['a', 'b', 'c'])).toEqual({
      Name: 'full_name',
      'Name (2)': null,
      'Column C': null,
    });
  });
});

describe('a row is read as people write in India', () => {
  it.each([
    '98765 43210',
    '+91-98765-43210',
    '09876543210',
    '919876543210',
    '0091 98765 43210',
    "'+919876543210",
    '9876543210.0',
  ])('the phone %s', async (phone) => {
    expect(await checked('employees', { ...PERSON, phone })).toMatchObject({
      reasons: [],
      values: { phone: '+919876543210' },
      phone: '9876543210',
      identity: 'asha@example.in',
    });
  });

  it.each(['9.87654E+09', '9,87654E+09', '9.88e9'])(
    'a number that a spreadsheet has shortened is refused with a hint: %s',
    async (phone) => {
      const { reasons } = await checked('employees', { ...PERSON, phone });
      expect(reasons).toEqual([
        { field: 'phone', message: expect.stringContaining('Format the column as text') as string },
      ]);
    },
  );

  it('lakh commas, spellings of choices, lists of skills, and formulas as text', async () => {
    const { values } = await checked('employees', {
      ...PERSON,
      full_name: ' आशा राव ',
      preferred_salary: '6,00,000 - 8,00,000',
      industry: 'non it',
      skills: 'React; Node.js | C++',
      qualification: '=HYPERLINK("x")',
    });
    expect(values).toMatchObject({
      full_name: 'आशा राव',
      preferred_salary: '6,00,000 - 8,00,000',
      industry: 'Non-IT',
      skills: [{ skill_name: 'React' }, { skill_name: 'Node.js' }, { skill_name: 'C++' }],
      qualification: '=HYPERLINK("x")',
    });
    const job = { company: 'Acme', title: 'Cook', description: 'Cooks', count: '1,000', employment_type: 'full time' };
    expect(await checked('job-requests', job)).toMatchObject({
      reasons: [],
      values: { count: 1000, employment_type: 'Full-time', company: 'Acme' },
    });
  });

  it('is refused in the sentences of the forms, one for each field', async () => {
    expect((await checked('employees', { full_name: 'R2D2', email: '', phone: '12' })).reasons).toEqual([
      { field: 'full_name', message: 'Full name may contain only letters and spaces' },
      { field: 'email', message: 'Email is required' },
      { field: 'phone', message: 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)' },
    ]);
    expect((await checked('job-requests', { company: 'Acme' })).reasons.map(({ message }) => message)).toEqual([
      'Company, title, and description are required',
    ]);
    const { reasons } = await checked('companies', {
      name: 'Acme',
      contact_person_name: 'Ravi',
      contact_person_phone: '98765 43210',
      contact_email: 'a@acme.in',
      gstin: '29AAAAA0000A1Z5',
    });
    expect(reasons).toEqual([{ field: 'gstin', message: 'GSTIN is not valid' }]);
  });
});

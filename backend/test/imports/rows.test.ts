import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CheckedRow, checkRow } from '../../src/office/imports/fields/checked-row.js';
import { findHeader, guessMapping } from '../../src/office/imports/fields/header-row.js';
import { type ImportKind } from '../../src/office/imports/fields/import-field.js';
import { KIND_FIELDS } from '../../src/office/imports/fields/kind-fields.js';
import { readTable } from '../../src/office/imports/reading/read-file.js';

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

/** What the rows of a file come to. */
async function rowsOfFile(name: string): Promise<CheckedRow[]> {
  const { rows } = await readTable(readFileSync(new URL(`../fixtures/imports/${name}`, import.meta.url)));
  const table = findHeader(rows, KIND_FIELDS.employees);
  const mapping = guessMapping(table.columns, table.rows, KIND_FIELDS.employees);
  const columns = Object.fromEntries(Object.values(mapping).map((field, place) => [field ?? '', place]));
  return Promise.all(table.rows.map((row) => checkRow({ kind: 'employees', names: table.columns, columns }, row)));
}

const skillsOf = ({ values }: CheckedRow): string[] =>
  (values['skills'] as { skill_name: string }[]).map(({ skill_name }) => skill_name);

describe('a file as people in India keep it', () => {
  it('has names as they are on papers', async () => {
    const rows = await rowsOfFile('names.csv');
    expect(rows.flatMap(({ reasons }) => reasons)).toEqual([]);
    expect(rows.map(({ values }) => values['full_name'])).toEqual([
      'K. Sivakumar',
      'S.Ramesh',
      'Dr. Asha Pillai',
      'Mary-Ann Fernandes',
      "Nikita D'Souza",
      'Raju',
      'Md. Irfan Alam',
      'Smt Lata (Rani) Devi',
      'Sharma, Ravi',
    ]);
  });

  it('has phones in every spelling, and what is none is said', async () => {
    const rows = await rowsOfFile('phones.csv');
    expect(rows.map(({ phone, reasons }) => phone ?? reasons[0]?.message)).toEqual([
      'There are 2 numbers here: 98111 00021 and 98111 00031. Leave one of them.',
      '9811100022',
      '9811100023',
      '080 2555 1234 is a landline, not an Indian mobile number',
      'There are 2 numbers here: 9811100027 and 9811100028. Leave one of them.',
      '9811100029',
      '+1 981 110 0030 is the number of another country, not an Indian mobile number',
      '9811100031',
    ]);
    for (const { phone, reasons } of await rowsOfFile('placeholder-phones.csv')) {
      expect([phone, reasons]).toEqual([
        null,
        [
          {
            field: 'phone',
            message: expect.stringContaining('is not an Indian mobile number: these begin with 6 to 9'),
          },
        ],
      ]);
    }
  });

  it('has e-mail addresses with what mail programs and people write around them', async () => {
    const rows = await rowsOfFile('emails.csv');
    expect(rows.map(({ identity, reasons }) => identity ?? reasons[0]?.message)).toEqual([
      'em0@mail.example.in',
      'em1@mail.example.in',
      'em2@mail.example.in',
      'em3@mail.example.in',
      'em4@mail.example.in',
      'There are 2 e-mail addresses here: em5@mail.example.in and em5b@mail.example.in. Leave one of them.',
      'Please enter a valid email address',
      'em7@mail.example.in',
      'em8@mail.example.in',
      'em9@mail.example.in',
      'em10@mail.example.in',
      'em11@mail.example.in',
    ]);
  });

  it('has marks of text before values', async () => {
    const rows = await rowsOfFile('text-marks.csv');
    expect(rows.map((row) => [row.phone, skillsOf(row)])).toEqual([
      ['9876543261', ['SQL']],
      ['9876543262', ['C++', 'C#']],
      ['9876543263', ['.NET', 'Node.js']],
    ]);
  });

  it('has bullets and middots between skills', async () => {
    expect((await rowsOfFile('skills-bullets.csv')).map(skillsOf)).toEqual([
      ['Python', 'SQL', 'Docker'],
      ['Java', 'Spring', 'Kafka'],
    ]);
  });

  it('has characters by their number in a workbook', async () => {
    const [meghna, tarun] = await rowsOfFile('x000d.xlsx');
    expect(meghna && skillsOf(meghna)).toEqual(['React', 'Node.js', 'SQL']);
    expect(meghna?.values['preferred_location']).toBe('Pune Mumbai');
    expect(tarun).toMatchObject({ reasons: [], values: { full_name: 'Tarun Vaid' } });
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
    'Ph: 9876543210',
    'Mob. No. 98765 43210',
    '9876543210 (WhatsApp)',
    '+91-0-9876543210',
    '9876543210 / 98765 43210',
    '[98765] 43210',
    '98765_43210',
    '98765\u201043210',
    '\u206698765 43210\u2069',
    '९८७६५ ४३२१०',
    '+091 98765 43210',
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

  it.each([
    ['+91-98765 43210 / 080-25551234', 'There are 2 numbers here'],
    ['98765 43210 91234 56780', 'There are 2 numbers here'],
    ['08025551234', 'is a landline'],
    ['+91 80 2555 1234', 'is a landline'],
    ['0124-4567890', 'is a landline'],
    ['(080)41234567', 'is a landline'],
    ['080.4123.4567', 'is a landline'],
    ['080/41234567', 'is a landline'],
    ['+91-612-2234567', 'is a landline'],
    ['+91 755 2551234', 'is a landline'],
    ['00971501234567', 'is the number of another country'],
    ['(+44) 7911 123456', 'is the number of another country'],
    ['44 7911 123456', 'is the number of another country'],
    ['1 (987) 654-3210', 'is the number of another country'],
    ['44 98765 43210', 'Leave only 98765 43210'],
    ['9876543210 (father)', 'Leave only 9876543210'],
  ])('a phone that is none, or more than one: %s', async (phone, said) => {
    const { reasons } = await checked('employees', { ...PERSON, phone });
    expect(reasons).toEqual([{ field: 'phone', message: expect.stringContaining(said) as string }]);
  });

  it('nobody is somebody else by nine times the same digit', async () => {
    expect(await checked('employees', { ...PERSON, phone: '9999999999' })).toMatchObject({
      values: { phone: '+919999999999' },
      phone: null,
    });
  });

  it.each(['क़मर ज़ैदी', 'Siobhán O’Connor', 'S.K. Mishra', 'ജയന്\u200d'])('the name %s', async (full_name) => {
    expect(await checked('employees', { ...PERSON, full_name })).toMatchObject({ reasons: [], values: { full_name } });
  });

  it.each(['\u200d', '. -', '\u200b\u00a0'])('but not %j, in which no letter stands', async (full_name) => {
    expect((await checked('employees', { ...PERSON, full_name })).reasons).toMatchObject([{ field: 'full_name' }]);
  });

  it('a cell that shows an error of the spreadsheet holds no value, or one that is lost', async () => {
    const { values, reasons } = await checked('employees', {
      ...PERSON,
      qualification: '#N/A',
      notice_period: '#REF!',
    });
    expect(values).not.toHaveProperty('qualification');
    expect(reasons).toEqual([
      { field: 'notice_period', message: 'The spreadsheet shows the error #REF! here instead of a value' },
    ]);
  });

  it.each([
    ['\uf0b7 Python\n\u2726 SQL', ['Python', 'SQL']],
    ['- Python\n- SQL', ['Python', 'SQL']],
    ['1) Python\n2) Power-BI', ['Python', 'Power-BI']],
    ['Python\tSQL', ['Python', 'SQL']],
  ])('skills in a list: %j', async (skills, names) => {
    const { reasons, values } = await checked('employees', { ...PERSON, skills });
    expect([reasons, values['skills']]).toEqual([[], names.map((skill_name) => ({ skill_name }))]);
  });

  it('a name with the dash of a word processor', async () => {
    expect(await checked('employees', { ...PERSON, full_name: 'Mary–Ann Joseph' })).toMatchObject({
      reasons: [],
      values: { full_name: 'Mary-Ann Joseph' },
    });
  });

  it.each(['Karnataka', '29', '29-Karnataka', '29 – Karnataka'])('the state of a company: %s', async (state_code) => {
    const { values, reasons } = await checked('companies', {
      name: 'Acme',
      contact_person_name: 'Ravi',
      contact_person_phone: '98765 43210',
      contact_email: 'a@acme.in',
      state_code,
      billing_pin_code: '560 001',
    });
    expect([reasons, values]).toMatchObject([[], { state_code: '29', billing_pin_code: '560001' }]);
  });

  it.each(['a@mail.example.com?subject=x', 'a@mail.example.com/x', 'a@-mail.com'])('%s is no e-mail', async (email) => {
    expect((await checked('employees', { ...PERSON, email })).reasons).toMatchObject([{ field: 'email' }]);
  });

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

  it('says of a company how it is supplied and what it is registered by', async () => {
    const { values, reasons } = await checked('companies', {
      name: 'Acme',
      contact_person_name: 'Ravi',
      contact_person_phone: '98765 43210',
      contact_email: 'a@acme.in',
      gstin: '0717usa00030unv',
      supply_type: 'SEZ without payment',
    });
    expect(reasons).toEqual([]);
    expect(values).toMatchObject({ gstin: '0717USA00030UNV', supply_type: 'sez_without_payment' });
  });
});

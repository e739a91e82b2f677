import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { checkedImport, imported, importIn, importRows, peopleFile, uploadImport } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { rowXml, workbookParts, zipOf } from '../../test/support/workbook.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

type Parts = Record<string, string>;

const HEADS = ['Name', 'Mobile', 'Email', 'Remarks'];
const upload = (content: string | Buffer, name?: string): Promise<ApiRecord> =>
  checkedImport(office.admin, 'employees', content, name);
const rowsIn = async ({ id }: ApiRecord): Promise<ApiRecord[]> => importRows(office.admin, id);
const refused = async (content: string | Buffer): Promise<unknown[]> => {
  const { status, body } = await uploadImport(office.admin, 'employees', content);
  return [status, body.error];
};
/** A workbook below the usual heads. @param change of its parts */
const book = (rows: string, change: (parts: Parts) => Parts = (parts) => parts, others?: string[]): Promise<Buffer> =>
  zipOf(change(workbookParts(`<sheetData>${rowXml(HEADS)}${rows}</sheetData>`, others)));
/** The cells of the first row of such a workbook. */
const cellsOf = async (cells: string, change?: (parts: Parts) => Parts): Promise<unknown> => {
  const uploaded = await upload(await book(`<row>${cells}</row>`, change));
  return (await rowsIn(uploaded))[0]?.['cells'];
};
const inWorkbook = (from: string, to: string) => (parts: Parts) => ({
  ...parts,
  'xl/workbook.xml': (parts['xl/workbook.xml'] ?? '').replace(from, to),
});

describe('a cell of a workbook', () => {
  it('that is a day is one as people in India write it, whatever day the workbook counts from', async () => {
    const days =
      '<c s="1"><v>44885</v></c><c s="2"><v>0.25</v></c><c t="d"><v>2026-11-21T00:00:00</v></c><c s="1"><v>-1463</v></c>';
    const from1904 = inWorkbook('<sheets>', '<workbookPr date1904="1"/><sheets>');
    expect(await cellsOf(days, from1904)).toEqual(['21/11/2026', '01/01/1904 06:00', '21/11/2026', '-1463']);
    expect(await cellsOf(days)).toEqual(['20/11/2022', '06:00', '21/11/2026', '-1463']);
  });

  it('that is a number has all digits that were typed, and no other ones', async () => {
    const numbers = ['9.876543210E9', '0.1', '0.30000000000000004', '600000.50'].map((n) => `<c><v>${n}</v></c>`);
    expect(await cellsOf(numbers.join(''))).toEqual(['9876543210', '0.1', '0.3', '600000.5']);
    const { emails } = peopleFile(office, 1);
    const person = `<row><c t="str"><v>Asha Rao</v></c><c><v>9.876543210E9</v></c><c t="str"><v>${emails[0]}</v></c></row>`;
    const [row] = await rowsIn(await upload(await book(person)));
    expect(row).toMatchObject({ outcome: 'new', field_values: { phone: '+919876543210' } });
  });

  it('that is a formula is its text, never what it came to, and stored as text', async () => {
    const { emails, phones } = peopleFile(office, 1);
    const [dde, link] = [`cmd|' /C calc'!A0`, 'HYPERLINK("http://evil.example","x")'];
    const row = [
      '<c t="str"><v>Asha Rao</v></c>',
      `<c t="str"><v>${phones[0]}</v></c>`,
      `<c t="str"><v>${emails[0]}</v></c>`,
      `<c t="str"><f>${dde}</f><v>harmless</v></c>`,
    ];
    const shared = [
      `<c><f t="shared" si="0">${link}</f><v>1</v></c><c><f t="shared" si="0"/></c>`,
      '<c><f>[1]Sheet1!$A$1</f><v>9</v></c><c t="e"><v>#N/A</v></c>',
    ];
    const xml = `<row>${row.join('')}</row><row>${shared.join('')}</row>`;
    const uploaded = await upload(
      await book(xml, (parts) => ({
        ...parts,
        'xl/worksheets/sheet1.xml': (parts['xl/worksheets/sheet1.xml'] ?? '').replace('Remarks', 'Qualification'),
      })),
    );
    expect(uploaded['formulas']).toBe(4);
    const [, second] = await rowsIn(uploaded);
    expect(second?.['cells']).toEqual([`=${link}`, `=${link}`, '=[1]Sheet1!$A$1', '#N/A']);
    await recordOf(office.admin.post(`/api/admin/imports/${uploaded.id}/run`, { on_duplicate: 'skip' }));
    await importIn(office.admin, uploaded.id, 'done');
    const [asha] = await rowsOf(office.admin.list('employees', { filter: { email: emails } }));
    expect(asha).toMatchObject({ qualification: `=${dde}` });
  });

  it('that is merged with others stands in each of them, and as often in the records', async () => {
    const n = office.agency.unique();
    const company = await office.addCompany({ companyName: `Merged ${n}` });
    const rows = [
      ['Company', 'Position', 'JD'],
      [`Merged ${n}`, 'Cook', 'Cooks'],
      ['', 'Guard', ''],
      ['', 'Driver', ''],
    ];
    const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="$C$2:$C$4"/></mergeCells>';
    const content = await zipOf(workbookParts(`<sheetData>${rows.map(rowXml).join('')}</sheetData>${merged}`));
    expect(await imported(office.admin, 'job-requests', content)).toMatchObject({
      merged_cells: 2,
      results: { created: 3 },
    });
    const jobs = await rowsOf(office.admin.list('job-requests', { filter: { company_id: company.id } }));
    expect(jobs.map(({ description }) => description)).toEqual(['Cooks', 'Cooks', 'Cooks']);
  });
});

describe('the sheet of a workbook that is read', () => {
  const twoSheets = (state: string) => (parts: Parts) => ({
    ...inWorkbook('name="Candidates"', `name="Candidates" ${state}`)(parts),
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rowXml(HEADS)}${rowXml(['Sita Iyer'])}</sheetData></worksheet>`,
  });
  const first = rowXml(['Asha Rao']);

  it.each([
    ['', 'Candidates', 'Asha Rao'],
    ['state="hidden"', 'Second', 'Sita Iyer'],
    ['state="veryHidden"', 'Second', 'Sita Iyer'],
  ])('is the first that is seen, and the others are named: %s', async (state, sheet, name) => {
    const uploaded = await upload(await book(first, twoSheets(state), ['Second']));
    expect(uploaded).toMatchObject({ sheet, other_sheets: ['Candidates', 'Second'].filter((one) => one !== sheet) });
    expect((await rowsIn(uploaded)).map(({ cells }) => cells)).toEqual([[name]]);
  });

  it('is the first one where all are hidden', async () => {
    const hidden = inWorkbook('name="Candidates"', 'name="Candidates" state="hidden"');
    expect(await upload(await book(first, hidden))).toMatchObject({ sheet: 'Candidates', row_count: 1 });
  });

  it.each([
    ['"worksheets/sheet1.xml" TargetMode="External"', [415, 'Only CSV and Excel (XLSX) files can be imported']],
    ['"file:///etc/passwd"', [422, 'The file has no rows']],
    ['"../../../../etc/passwd"', [422, 'The file has no rows']],
  ])('is one of the workbook itself: no address is followed, as of %s', async (target, refusal) => {
    const moved = (parts: Parts): Parts => ({
      ...parts,
      'xl/_rels/workbook.xml.rels': (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
        '"worksheets/sheet1.xml"',
        target,
      ),
    });
    expect(await refused(await book(first, moved))).toEqual(refusal);
  });
});

describe('a text file', () => {
  const table = (lines: string[][], between: string, end: string): string =>
    lines.map((cells) => cells.join(between) + end).join('');

  it.each<[string, Record<string, unknown>, (lines: string[][]) => string | Buffer]>([
    ['lines that end as on old Macs', { delimiter: ',', encoding: 'utf-8' }, (lines) => table(lines, ',', '\r')],
    ['tabs', { delimiter: '\t' }, (lines) => table(lines, '\t', '\r\n')],
    ['semicolons', { delimiter: ';' }, (lines) => table(lines, ';', '\n')],
    ['a line that names its separator', { delimiter: '|' }, (lines) => `\ufeffsep=|\r\n${table(lines, '|', '\r\n')}`],
    [
      'letters of Windows-1252',
      { delimiter: ',', encoding: 'windows-1252' },
      (lines) => Buffer.from(table(lines, ',', '\n'), 'latin1'),
    ],
    [
      'quotes around everything',
      { delimiter: ',' },
      (lines) =>
        table(
          lines.map((cells) => cells.map((cell) => `"${cell}"`)),
          ',',
          '\n',
        ),
    ],
  ])('is read with %s', async (_, facts, contentOf) => {
    const { emails, phones } = peopleFile(office, 1);
    const uploaded = await upload(contentOf([HEADS, ['José Núñez', phones[0] ?? '', emails[0] ?? '', 'none']]));
    expect(uploaded).toMatchObject({ ...facts, row_count: 1, counts: { new: 1, error: 0 } });
    expect((await rowsIn(uploaded))[0]).toMatchObject({ field_values: { full_name: 'José Núñez' } });
  });

  it('with a zero byte in it is none', async () => {
    expect(await refused('Name,Email\nAs\0ha,a@b.example\n')).toEqual([
      415,
      'Only CSV and Excel (XLSX) files can be imported',
    ]);
  });

  it('is called by the last part of its name, without what no screen shows', async () => {
    expect(await upload('Name\nAsha\n', 'लिस्ट\u202egpj.csv')).toMatchObject({ file_name: 'लिस्टgpj.csv' });
    expect(String((await upload('Name\nAsha\n', `${'x'.repeat(300)}.csv`))['file_name'])).toHaveLength(200);
  });
});

describe('the heads of a file', () => {
  const map = (id: number, mapping: Record<string, string | null>): Promise<ApiAnswer> =>
    office.admin.put(`/api/admin/imports/${id}/mapping`, { mapping });

  it('are missing where the first row is a person: that one is imported, too', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const uploaded = await upload(csv.slice(csv.indexOf('\n') + 1));
    expect(uploaded).toMatchObject({
      header_row: null,
      row_count: 2,
      columns: ['Column A', 'Column B', 'Column C', 'Column D'],
      mapping: { 'Column A': null, 'Column B': 'phone', 'Column C': 'email', 'Column D': null },
      missing_fields: ['full_name'],
    });
    await recordOf(map(uploaded.id, { 'Column A': 'full_name', 'Column B': 'phone', 'Column C': 'email' }));
    expect(await importIn(office.admin, uploaded.id, 'checked')).toMatchObject({ counts: { new: 2 } });
    await recordOf(office.admin.post(`/api/admin/imports/${uploaded.id}/run`, { on_duplicate: 'skip' }));
    await importIn(office.admin, uploaded.id, 'done');
    expect(await office.count('employees where email = any($1)', [emails])).toBe(2);
  });

  it('are distinguished where two are the same, and named by their place where they are empty', async () => {
    const { emails, phones } = peopleFile(office, 1);
    const uploaded = await upload(`Name,Name,,Email\nEmployer,Asha Rao,${phones[0]},${emails[0]}\n`);
    expect(uploaded['columns']).toEqual(['Name', 'Name (2)', 'Column C', 'Email']);
    await recordOf(map(uploaded.id, { 'Name (2)': 'full_name', 'Column C': 'phone', Email: 'email' }));
    await importIn(office.admin, uploaded.id, 'checked');
    expect((await rowsIn(uploaded))[0]).toMatchObject({ outcome: 'new', field_values: { full_name: 'Asha Rao' } });
  });

  it('may stand below a title; rows are called by their numbers in the file', async () => {
    const { csv } = peopleFile(office, 2);
    const [head = '', first = '', second = ''] = csv.split('\n');
    const uploaded = await upload(['Walk-in of Monday', '', head, '', first, ',,,', second].join('\n'));
    expect(uploaded).toMatchObject({ header_row: 3, row_count: 2, counts: { new: 2 } });
    expect((await rowsIn(uploaded)).map(({ row_number }) => row_number)).toEqual([5, 7]);
  });
});

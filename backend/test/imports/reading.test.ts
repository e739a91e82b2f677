import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../src/office/imports/reading/read-file.js';
import { rowXml, workbookOf, workbookParts, zipOf } from '../support/workbook.js';

const cellsOf = async (bytes: Buffer): Promise<string[][]> => (await readTable(bytes)).rows.map(({ cells }) => cells);
const sheetOf = (xml: string): Promise<Buffer> => zipOf(workbookParts(`<sheetData>${xml}</sheetData>`));
const wide = (text: string, mark: boolean): Buffer => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');

const TABLE = [
  ['Name', 'City'],
  ['आशा', 'Pune'],
];
const COMMAS = 'Name,City\nआशा,Pune\n';

describe('text is recognised by its bytes', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(COMMAS), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff' + COMMAS), 'utf-8'],
    ['UTF-16 with a mark', wide(COMMAS, true), 'utf-16'],
    ['UTF-16, big end first', wide(COMMAS, true).swap16(), 'utf-16'],
  ])('%s', async (_, bytes, encoding) => {
    const { rows, ...table } = await readTable(bytes);
    expect(rows.map(({ cells }) => cells)).toEqual(TABLE);
    expect(table).toMatchObject({ fileType: 'csv', encoding, delimiter: ',' });
  });

  it('Windows-1252, and UTF-16 without a mark', async () => {
    expect(await readTable(Buffer.from('Name,City\nJosé,Pune\n', 'latin1'))).toMatchObject({
      encoding: 'windows-1252',
      rows: [{}, { cells: ['José', 'Pune'] }],
    });
    expect(await readTable(wide('Name,City\nAsha,Pune\n', false))).toMatchObject({ encoding: 'utf-16' });
  });

  it.each<[string, string]>([
    [';', 'Name;Salary\nAsha;6,00,000\nRavi;5,00,000\n'],
    ['\t', 'Name\tSalary\nAsha\t6,00,000\n'],
    ['|', 'Name|Salary\nAsha|6,00,000\n'],
    [';', 'sep=;\nName;Salary\nAsha;6,00,000\n'],
    [';', 'All candidates\n\nName;Salary\nAsha;6,00,000\nRavi;5,00,000\n'],
  ])('the separator %j', async (delimiter, text) => {
    const { rows, ...table } = await readTable(Buffer.from(text));
    expect(table.delimiter).toBe(delimiter);
    expect(rows.find(({ cells }) => cells[0] === 'Asha')?.cells).toEqual(['Asha', '6,00,000']);
  });

  it('keeps quotes, lines in cells, and the numbers of rows', async () => {
    const { rows } = await readTable(Buffer.from('Name,About\n\n"Rao, Asha","said ""yes""\r\ntwice"\n'));
    expect(rows).toEqual([
      { number: 1, cells: ['Name', 'About'] },
      { number: 3, cells: ['Rao, Asha', 'said "yes"\ntwice'] },
    ]);
  });
});

describe('every line of a text is read', () => {
  const people = (bytes: Buffer): Promise<string[][]> => cellsOf(bytes);
  const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/imports/${name}`, import.meta.url));

  it('whatever ends the line of the heads', async () => {
    const names = (rows: string[][]): (string | undefined)[] => rows.slice(1).map(([name]) => name);
    expect(names(await people(fixture('crlf-header-lf-rows.csv')))).toEqual([
      'Meghna Sarin',
      'Tarun Vaid',
      'Leela Kurup',
    ]);
    expect(names(await people(fixture('crlf-then-lf-appended.csv')))).toHaveLength(5);
  });

  it.each([
    ['a lone carriage return', 'Name,City\rAsha,Pune\rRavi,Surat\r'],
    ['a mark of the byte order and line feeds below CRLF', '\ufeffName,City\r\nAsha,Pune\nRavi,Surat'],
    ['CRLF below a line feed', 'Name,City\nAsha,Pune\r\nRavi,Surat\r\n'],
    ['carriage returns that were doubled', 'Name,City\r\r\nAsha,Pune\r\r\nRavi,Surat\r\r\n'],
    ['all of them', 'Name,City\r\n"Asha",Pune\rRavi,"Surat"\n'],
    ['the line of the separator', 'sep=,\r\nName,City\nAsha,Pune\rRavi,Surat'],
  ])('%s', async (_, text) => {
    expect(await people(Buffer.from(text))).toEqual([
      ['Name', 'City'],
      ['Asha', 'Pune'],
      ['Ravi', 'Surat'],
    ]);
  });

  it('with quotation marks within a name, and with line ends of another kind within them', async () => {
    const text =
      'Name,City\n"Raju" Sharma,Pune\nAsha "Ashu" Rao,Surat\n"Om ""Omi"" Rathi","Old\r\nCity"\nIra,""\nUma,Agra\n';
    const table = await readTable(Buffer.from(text));
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'City'],
      ['Raju Sharma', 'Pune'],
      ['Asha "Ashu" Rao', 'Surat'],
      ['Om "Omi" Rathi', 'Old\nCity'],
      ['Ira'],
      ['Uma', 'Agra'],
    ]);
    expect(table.lineCount).toBe(7);
  });

  it('and counted, the empty ones not', async () => {
    const text = 'All people\n\nName,City\n,,\nAsha,"Old\n\nCity"\n  \n"Ravi,Surat\nUma,Agra"\n';
    const { rows, lineCount } = await readTable(Buffer.from(text));
    expect([rows.length, lineCount]).toEqual([4, 6]);
  });
});

describe('a workbook', () => {
  it('gives rich text, dates, long numbers and formulas as text', async () => {
    const xml =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46347</v></c><c r="C1" s="2"><v>46347.5</v></c>' +
      '<c r="D1"><v>9.87654321E9</v></c><c r="F1"><f>1+1</f><v>2</v></c><c r="G1" t="b"><v>1</v></c><c r="H1"><v>0.1</v></c></row>';
    const table = await readTable(await sheetOf(xml));
    expect(table.rows[0]?.cells).toEqual([
      'Asha Rao',
      '21/11/2026',
      '21/11/2026 12:00',
      '9876543210',
      '',
      '=1+1',
      'TRUE',
      '0.1',
    ]);
    expect(table).toMatchObject({ fileType: 'xlsx', formulas: 1, sheet: 'Candidates' });
  });

  it('fills merged cells and names the sheets that are not read', async () => {
    const sheet = `<sheetData>${rowXml(['Company', 'Title'])}${rowXml(['Acme', 'Cook'])}${rowXml(['', 'Guard'])}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>`;
    const table = await readTable(await zipOf(workbookParts(sheet, ['Old', 'Notes'])));
    expect(table.rows[2]?.cells).toEqual(['Acme', 'Guard']);
    expect(table).toMatchObject({ otherSheets: ['Old', 'Notes'], mergedCells: 1 });
  });

  it('is recognised by its bytes, whatever its parts are called', async () => {
    const parts = workbookParts(`<sheetData>${rowXml(['Name'])}</sheetData>`);
    const prefixed = Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [
        name,
        name.startsWith('xl/worksheets') ? xml.replace('xmlns=', 'xmlns:x=').replaceAll(/<(\/?)(?=\w)/g, '<$1x:') : xml,
      ]),
    );
    expect(await cellsOf(await zipOf(prefixed))).toEqual([['Name']]);
  });
});

const bomb = (): Promise<Buffer> =>
  zipOf(
    workbookParts(
      `<sheetData>${'<row><c t="str"><v>a</v></c></row>'.repeat(10)}</sheetData>${' '.repeat(126_000_000)}`,
    ),
  );

describe('what cannot be taken is refused', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['wrong_kind', 'a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['wrong_kind', 'a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['wrong_kind', 'a web page', () => Buffer.from('<!DOCTYPE html><table>')],
    ['wrong_kind', 'another ZIP file', () => zipOf({ 'word/document.xml': '<w/>' })],
    ['old_excel', 'an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'password',
      'a workbook with a password',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['damaged', 'half a workbook', async () => (await workbookOf(TABLE)).subarray(0, 400)],
    ['damaged', 'a sheet that ends early', () => zipOf(workbookParts('<sheetData><row><c>'))],
    [
      'damaged',
      'a sheet with entities of its own',
      async () => {
        const parts = workbookParts('<sheetData/>');
        const bombed = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}"><!ENTITY c "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>`;
        return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': bombed });
      },
    ],
    ['too large unpacked', 'a zip bomb', bomb],
    ['too_many_rows', '20,001 rows and more', () => Buffer.from('Name\n' + 'Asha\n'.repeat(20_025))],
    ['too_many_columns', 'a cell far to the right', () => sheetOf('<row r="1"><c r="XFD1" t="str"><v>a</v></c></row>')],
    ['open_quote', 'a quote without an end', () => Buffer.from('Name,City\n"Asha,Pune\n')],
    ['no_rows', 'nothing', () => Buffer.from('\n\n')],
  ])('%s: %s', async (code, _, bytes) => {
    await expect(readTable(await bytes())).rejects.toThrow(code);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiBody } from '../../test/support/api-client.js';
import {
  checkedImport,
  imported,
  importIn,
  importRows,
  peopleFile,
  reasonsOf,
  uploadImport,
} from '../../test/support/imports.js';
import { Office, recordOf } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';
import { rowXml, workbookParts, zipOf } from '../../test/support/workbook.js';
import { zipOf as zipOfParts } from '../../test/support/zip.js';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000 * KILOBYTE;
const HEADS = ['Name', 'Mobile', 'Email', 'Remarks'];
const HEAD = `${HEADS.join(',')}\n`;
const SCRIPT = 'import-process.js';

let agency: AloneAgency;
let office: Office;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
});
afterAll(() => agency.close());

/** Uploads a file, and has the product answer something else beside it. */
async function upload(content: string | Buffer, kind = 'employees'): Promise<ApiAnswer> {
  const [answer, beside] = await Promise.all([
    uploadImport(office.admin, kind, content),
    office.agency.anyone.get('/health/live'),
  ]);
  expect(beside.status).toBe(200);
  return answer;
}

const person = (n: number, name = 'Asha Rao'): string[] => [name, String(6_500_000_000 + n), `h${n}@import.example`];
const line = (cells: readonly string[]): string => `${cells.map((cell) => `"${cell}"`).join(',')}\n`;
const sheet = (rows: readonly (readonly string[])[], after = ''): string =>
  `<sheetData>${rows.map(rowXml).join('')}</sheetData>${after}`;
const book = (xml: string, parts: Record<string, string> = {}): Promise<Buffer> =>
  zipOf({ ...workbookParts(xml), ...parts });

describe('a file that would stop the product is refused in a sentence', () => {
  const damaged = [422, 'The file is damaged and cannot be read'];
  const tooMuch = [422, 'The file holds more text than can be imported at once'];
  const password = [422, 'The file is protected by a password. Save it without one and upload it again.'];
  const wide = [422, 'The file has more than 100 columns'];

  it.each<[string, unknown[], () => Buffer | string | Promise<Buffer>]>([
    ['a zip bomb', tooMuch, () => book(`${sheet([HEADS])}${' '.repeat(127 * MEGABYTE)}`)],
    [
      'a bomb of shared texts',
      tooMuch,
      () => book(sheet([HEADS]), { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(7 * MEGABYTE)}</sst>` }),
    ],
    ['one text in very many cells', tooMuch, sharedByAll],
    ['entities that name each other', damaged, () => book('', { 'xl/worksheets/sheet1.xml': ENTITIES })],
    ['100,000 elements in each other', damaged, () => book('<a>'.repeat(100_000))],
    ['a part that is longer than it says', damaged, () => withSize(200)],
    ['a part that is shorter than it says', damaged, () => withSize(2 * MEGABYTE)],
    ['a part with a password', password, () => encrypted()],
    [
      'a row beyond all rows',
      damaged,
      () => book('<sheetData><row r="99999999999"><c t="str"><v>a</v></c></row></sheetData>'),
    ],
    ['rows that go back', damaged, () => book('<sheetData><row r="2"/><row r="1"/></sheetData>')],
    [
      'merged cells over everything, two hundred times',
      damaged,
      () => book(`${tall(10_000)}${merged('A1:XFD1048576', 200)}`),
    ],
    ['a cell far to the right', wide, () => book('<sheetData><row><c r="XFD1" t="str"><v>a</v></c></row></sheetData>')],
    [
      'a reference of 60,000 letters',
      wide,
      () => book(`<sheetData><row><c r="${'A'.repeat(60_000)}1" t="str"><v>a</v></c></row></sheetData>`),
    ],
    ['a million columns', wide, () => `${HEAD}${'a,'.repeat(MEGABYTE)}\n`],
    [
      'a quotation mark that is opened and not closed in 2 MB',
      [422, 'A quotation mark that is opened in row 2 is never closed. Please correct the file.'],
      () => `${HEAD}"${'a'.repeat(2 * MEGABYTE)}`,
    ],
    ['a million empty lines', [422, 'The file has no rows'], () => '\n'.repeat(MEGABYTE)],
    [
      'spaces before a web page',
      [415, 'Only CSV and Excel (XLSX) files can be imported'],
      () => `${' '.repeat(MEGABYTE)}<!doctype html>`,
    ],
  ])('%s', async (_, [status, error], content) => {
    const answer = await upload(await content());
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  });
});

const ENTITIES = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}"><!ENTITY c "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>`;

const tall = (rows: number): string => sheet(Array.from({ length: rows }, (_, n) => [`Name ${n}`, 'x', 'y']));
const merged = (range: string, times: number): string =>
  `<mergeCells>${`<mergeCell ref="${range}"/>`.repeat(times)}</mergeCells>`;

function sharedByAll(): Promise<Buffer> {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
  const texts = `<sst><si><t>${'a'.repeat(9 * KILOBYTE)}</t></si></sst>`;
  return book(`<sheetData>${row.repeat(50)}</sheetData>`, { 'xl/sharedStrings.xml': texts });
}

/** A workbook whose directory says that its sheet has so many bytes. */
function withSize(saidBytes: number): Buffer {
  const parts = Object.entries(workbookParts(tall(1_000)));
  return zipOfParts(parts.map(([name, content]) => ({ name, content, ...(name.includes('sheet1') && { saidBytes }) })));
}

function encrypted(): Buffer {
  const parts = Object.entries(workbookParts(tall(1)));
  return zipOfParts(parts.map(([name, content]) => ({ name, content, isEncrypted: true })));
}

describe('a file with strange cells is imported as far as it is right', () => {
  it.each<[string, number]>([
    ['200 kB', 200 * KILOBYTE],
    ['2 MB', 2 * MEGABYTE],
  ])('a cell of %s is an error of its row, which names the column', async (_, length) => {
    for (const [column, filling] of [
      [0, 'a'],
      [1, '9'],
      [2, 'a@a.'],
      [3, ' to '],
    ] as const) {
      const n = office.agency.unique();
      const cells = [...person(n), 'none'];
      cells[column] = filling.repeat(length / filling.length);
      const csv = `${HEAD}${line(cells)}${line([...person(n + KILOBYTE), 'none'])}`;
      const uploaded = await recordOf(upload(csv));
      expect(uploaded).toMatchObject({ state: 'checked', row_count: 2, counts: { error: 1, new: 1 } });
      const [first] = await importRows(office.admin, uploaded.id);
      expect(reasonsOf(first)).toEqual([`The cell in "${HEADS[column]}" is longer than 10,000 characters`]);
      expect((first?.['cells'] as string[])[column]).toHaveLength(10_001);
    }
  });

  it('also in a workbook, where another program has written 10,000 characters, which are fine', async () => {
    const n = office.agency.unique();
    const rows = [HEADS, [...person(n), 'a'.repeat(10_000)], [...person(n + KILOBYTE), 'a'.repeat(10_001)]];
    const uploaded = await recordOf(upload(await book(sheet(rows))));
    const [first, second] = await importRows(office.admin, uploaded.id);
    expect(first).toMatchObject({ outcome: 'new' });
    expect(reasonsOf(second)).toEqual(['The cell in "Remarks" is longer than 10,000 characters']);
  });

  it.each<[string, string]>([
    ['signs of addresses', 'a@' + '.a'.repeat(100 * KILOBYTE)],
    ['digits', '9'.repeat(200 * KILOBYTE)],
    ['spaces', ` x${' '.repeat(200 * KILOBYTE)}x`],
    ['marks on a letter', `a${'\u0301\u0316'.repeat(50 * KILOBYTE)}`],
    ['letters that stand for many', '\ufdfa'.repeat(60 * KILOBYTE)],
  ])('a head of 200 kB: %s', async (_, head) => {
    const uploaded = await recordOf(upload(`"${head}",Email\nAsha,a@b.in\n`));
    expect(uploaded).toMatchObject({ mapping: { Email: 'email' }, row_count: 1 });
    const [first = ''] = uploaded['columns'] as string[];
    expect([...first].length).toBeLessThanOrEqual(100);
  });

  it('100 columns of 10,000 characters in each of four rows, none of which is a name', async () => {
    const heads = Array.from({ length: 100 }, (_, n) => `Head ${n}`).join(',');
    const row = Array.from({ length: 100 }, () => 'x'.repeat(10 * KILOBYTE)).join(',');
    const { id } = await recordOf(upload(`${heads}\n${`${row}\n`.repeat(4)}`));
    const checked = await importIn(office.admin, id, 'checked');
    expect(checked).toMatchObject({ counts: { error: 4 }, done_rows: 4 });
  });

  it('a title that is merged over everything stands in every cell', async () => {
    const rows = [['Walk-in'], HEADS, [...person(office.agency.unique()), 'x']];
    const uploaded = await recordOf(upload(await book(sheet(rows, merged('A1:XFD1048576', 1)))));
    expect(uploaded).toMatchObject({ merged_cells: 1, header_row: 2, counts: { new: 1 } });
  });

  it('shared texts, styles and numbers that lie say nothing, or what they are', async () => {
    const cells = ['<c t="s"><v>9</v></c>', '<c t="s"><v>-1</v></c>', '<c t="s"><v>x</v></c>', '<c t="s"><v/></c>'];
    const numbers = [
      '<c s="99"><v>7</v></c>',
      '<c s="1"><v>1e300</v></c>',
      '<c><v>NaN</v></c>',
      '<c t="q"><v>w</v></c>',
    ];
    const row = `<row>${[...cells, ...numbers].join('')}</row>`;
    const uploaded = await recordOf(upload(await book(`<sheetData>${row}${row}</sheetData>`)));
    const [first] = await importRows(office.admin, uploaded.id);
    expect(first?.['cells']).toEqual(['', '', '', '', '7', '1e+300', '', 'w']);
  });

  it('characters that no text has are left out, and a pair that is cut in two is no letter', async () => {
    const name = rowXml(['As\0ha \u200bR\x1bao\u202e', `${'a'.repeat(9_999)}😀😀`]);
    const title = `<workbook xmlns:r="x"><sheets><sheet name="\0${'S'.repeat(300)}" r:id="s1"/></sheets></workbook>`;
    const xml = `<sheetData>${rowXml(['Name', 'Email'])}${name}</sheetData>`;
    const uploaded = await recordOf(upload(await book(xml, { 'xl/workbook.xml': title })));
    const [first] = await importRows(office.admin, uploaded.id);
    expect(first?.['cells']).toEqual(['Asha Rao', `${'a'.repeat(9_999)}\ufffd…`]);
    expect(uploaded['sheet']).toBe('S'.repeat(30));
  });

  it('columns may be called as parts of objects are', async () => {
    const n = office.agency.unique();
    const names = ['__proto__', 'constructor', 'toString'];
    const csv = `${names.join(',')}\n${person(n).join(',')}\n`;
    const { id, mapping } = await recordOf(upload(csv));
    expect(mapping).toEqual({ ['__proto__']: null, constructor: 'phone', toString: 'email' });
    await recordOf(office.admin.put(`/api/admin/imports/${id}/mapping`, { mapping: { toString: 'email' } }));
    expect(await importIn(office.admin, id, 'checked')).toMatchObject({
      mapping: { ['__proto__']: null, constructor: null, toString: 'email' },
      missing_fields: ['full_name', 'phone'],
    });
  });

  it.each<[string, (text: string) => Buffer]>([
    ['little end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['big end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['without a mark', (text) => Buffer.from(text, 'utf16le')],
  ])('text in UTF-16, %s', async (_, encode) => {
    const n = office.agency.unique();
    const csv = `Name;Mobile;Email\n${person(n, 'आशा राव').join(';')}\n`;
    const uploaded = await recordOf(upload(encode(csv)));
    expect(uploaded).toMatchObject({ encoding: 'utf-16', delimiter: ';', counts: { new: 1 } });
  });
});

describe('a check that is stopped', () => {
  const isLogged = (id: number): boolean =>
    agency.product.entries.some(
      ({ importId, msg }) => importId === id && msg === 'Rows of an import could not be checked together',
    );

  /** On a busy machine, the sandbox may have ended it before. */
  function killIfThere(pid: number): void {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  const isThere = (): boolean => agency.product.processesOf(SCRIPT).length > 0;

  /** Has an import checked by a process that is killed before it answers: what waits for its next task is held before. */
  async function stoppedCheckOf(id: number, mapping: unknown): Promise<ApiBody> {
    do {
      const waiting = await waitFor('a process that checks rows', () => agency.product.processesOf(SCRIPT)[0]);
      process.kill(waiting, 'SIGSTOP');
      await recordOf(office.admin.put(`/api/admin/imports/${id}/mapping`, { mapping }));
      await waitFor('the check to begin', async () => ((await checksUnderWay(id)) ? true : undefined));
      killIfThere(waiting);
      await importIn(office.admin, id, 'checked');
      // it may have been killed before it got its task: another process did it then, and is there for some time
    } while (
      !(await waitFor('the check to be stopped or done', () => isLogged(id) || (isThere() ? false : undefined)))
    );
    return importIn(office.admin, id, 'checked');
  }
  const checksUnderWay = (id: number): Promise<number> =>
    office.count(`pgboss.work_under_way where name = 'import_rows' and key = '${id}' and worker is not null`);

  it('is repeated in smaller pieces, until every row is checked', async () => {
    const { csv } = peopleFile(office, 30);
    const { id, mapping } = await checkedImport(office.admin, 'employees', csv);
    expect(await stoppedCheckOf(id, mapping)).toMatchObject({ counts: { new: 30, error: 0 }, done_rows: 30 });
  });

  it('leaves the one row out that cannot be checked, with a sentence', async () => {
    const { csv } = peopleFile(office, 1);
    const { id, mapping } = await checkedImport(office.admin, 'employees', csv);
    expect(await stoppedCheckOf(id, mapping)).toMatchObject({ counts: { new: 0, error: 1 } });
    const [row] = await importRows(office.admin, id);
    expect(reasonsOf(row)).toEqual(['This row could not be checked: that takes too much time or memory']);
  });

  it('keeps nobody else from importing', async () => {
    expect(await imported(office.admin, 'employees', peopleFile(office, 2).csv)).toMatchObject({
      results: { created: 2 },
    });
  });
});

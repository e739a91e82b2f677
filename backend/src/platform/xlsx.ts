import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Excel's limit of rows in a sheet. */
export const MAX_SHEET_ROWS = 1_048_576;
/** Excel's limit of a cell, in characters. */
const MAX_CELL_LENGTH = 32_767;
const COLUMN_WIDTH = 24;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell. Text stays text, also when it looks like a number or a formula. */
export type SheetCell = string | number | null;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  // format 49 is text: what is typed into such a column stays as it is; the second style is the bold head
  'xl/styles.xml': `<styleSheet xmlns="${SHEET_NAMESPACE}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};
const TEXT_STYLE = 1;
const HEAD_STYLE = 2;

/**
 * A workbook of one sheet as a stream, so that memory does not grow with its length. No text becomes a formula.
 * @param rows below the header
 */
export function xlsxStream(
  sheet: string,
  heads: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>,
): Readable {
  const zip = new ZipFile();
  const workbook = `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = Object.entries(PARTS).concat([['xl/workbook.xml', workbook]]);
  for (const [name, xml] of parts) zip.addBuffer(Buffer.from(XML + xml), name, { mtime: ZIP_EPOCH });
  const lines = new PassThrough();
  zip.addReadStream(lines, 'xl/worksheets/sheet1.xml', { mtime: ZIP_EPOCH });
  zip.end();
  const output = new PassThrough();
  zip.outputStream.on('error', (error) => output.destroy(error as Error)).pipe(output);
  void write(lines, sheetLines(heads, rows)).catch((error: unknown) => output.destroy(error as Error));
  return output;
}

/** A fixed date: the same rows give the same bytes. */
const ZIP_EPOCH = new Date(1980, 0, 1);

async function write(into: PassThrough, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) {
    if (!into.write(line)) await new Promise((resolve) => into.once('drain', resolve));
  }
  into.end();
}

async function* sheetLines(
  heads: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${XML}<worksheet xmlns="${SHEET_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols><col min="1" max="${Math.max(1, heads.length)}" width="${COLUMN_WIDTH}" style="${TEXT_STYLE}" customWidth="1"/></cols><sheetData>`;
  yield rowXml(heads, HEAD_STYLE);
  for await (const row of rows) yield rowXml(row, TEXT_STYLE);
  yield '</sheetData></worksheet>';
}

function rowXml(cells: readonly SheetCell[], style: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function cellXml(cell: SheetCell, style: number): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (!cell) return '<c/>';
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold are dropped. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => SPECIAL[sign] ?? '');
}

/** Excel allows 31 characters, and none of these. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31) || 'Sheet1';
}

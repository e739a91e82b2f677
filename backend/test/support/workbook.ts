import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The parts of a workbook whose first sheet has this XML below its root. Its styles: 0 plain, 1 a date, 2 a date of its own format. */
export function workbookParts(sheet: string, others: readonly string[] = []): Record<string, string> {
  const names = ['Candidates', ...others];
  const sheets = names.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="s${place + 1}"/>`);
  const relations = names.map(
    (_, place) =>
      `<Relationship Id="s${place + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="t" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="y" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><r><t>Asha </t></r><r><rPr><b/></rPr><t>Rao</t></r></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
  };
}

/** A ZIP file of these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const cellXml = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of text cells. */
export const rowXml = (cells: readonly string[]): string => `<row>${cells.map(cellXml).join('')}</row>`;

/** A workbook of text. */
export const workbookOf = (rows: readonly (readonly string[])[], others: readonly string[] = []): Promise<Buffer> =>
  zipOf(workbookParts(`<sheetData>${rows.map(rowXml).join('')}</sheetData>`, others));

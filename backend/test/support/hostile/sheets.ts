import { zipOf } from '../zip.js';
import { filled, type HostileFamily, many } from './family.js';

const HEAD = 'name,email,mobile,skills\n';
const csv = (rest: string): Buffer => Buffer.from(HEAD + rest);
const row = (index: number): string =>
  `Asha ${index},asha${index}@bulk.example.in,9${String(100_000_000 + index)},React\n`;

interface Workbook {
  rows: string;
  strings?: string;
  styles?: string;
}

/** An XLSX of one sheet. */
const xlsx = ({ rows, strings = '<si><t>name</t></si>', styles = '' }: Workbook): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content:
        '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="s1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);

const cell = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row r="1">${cell('A1', 'name')}${cell('B1', 'email')}${cell('C1', 'mobile')}</row>`;
const line = (n: number): string =>
  `<row r="${n}">${cell(`A${n}`, 'Asha')}${cell(`B${n}`, `a${n}@bulk.example.in`)}${cell(`C${n}`, String(9_100_000_000 + n))}</row>`;

/** CSV and XLSX, to be imported. */
export const HOSTILE_SHEETS: readonly HostileFamily[] = [
  { name: 'cell.csv', from: 20_000, make: (n) => csv(`${filled('long ', n)},a@b.example,9876543210,x\n`) },
  {
    name: 'name-of-a-column.csv',
    from: 20_000,
    make: (n) => Buffer.from(`${filled('e mail ', n)},email,mobile\nAsha,a@b.example,9876543210\n`),
  },
  {
    name: 'name-of-marks.csv',
    from: 8_000,
    make: (n) => Buffer.from(`a${filled('\u0315\u0316', n)},email,mobile\nAsha,a@b.example,9876543210\n`),
  },
  {
    name: 'columns.csv',
    from: 2_000,
    make: (n) => Buffer.from(`${many(n, (i) => `c${i}`, ',')}\n${filled('x,', 2 * n)}\n`),
  },
  { name: 'rows.csv', from: 1_500, make: (n) => csv(many(n, row)) },
  { name: 'quotes.csv', from: 100_000, make: (n) => csv(filled('"', n)) },
  { name: 'open-quote.csv', from: 400_000, make: (n) => csv(`"${filled('a,\n', n)}`) },
  { name: 'empty-lines.csv', from: 400_000, make: (n) => csv(filled('\n', n)) },
  { name: 'separators.csv', from: 400_000, make: (n) => csv(filled(';,\t|', n)) },
  { name: 'digits.csv', from: 20_000, make: (n) => csv(`Asha,a@b.example,${filled('9', n)},x\n`) },
  { name: 'skills.csv', from: 20_000, make: (n) => csv(`Asha,a@b.example,9876543210,"${filled('a,', n)}"\n`) },
  { name: 'rows.xlsx', from: 1_500, make: (n) => xlsx({ rows: head + many(n, (i) => line(i + 2)) }) },
  {
    name: 'cell.xlsx',
    from: 20_000,
    make: (n) => xlsx({ rows: `${head}<row r="2">${cell('A2', filled('long ', n))}</row>` }),
  },
  {
    name: 'strings.xlsx',
    from: 20_000,
    make: (n) =>
      xlsx({
        rows: `${head}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`,
        strings: many(n, (i) => `<si><t>s${i}</t></si>`),
      }),
  },
  {
    name: 'runs.xlsx',
    from: 30_000,
    make: (n) =>
      xlsx({
        rows: `${head}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`,
        strings: `<si>${'<r><t>ab</t></r>'.repeat(n)}</si>`,
      }),
  },
  {
    name: 'one-string-many-times.xlsx',
    from: 1_500,
    make: (n) =>
      xlsx({
        rows: head + many(n, (i) => `<row r="${i + 2}"><c r="A${i + 2}" t="s"><v>0</v></c></row>`),
        strings: `<si><t>${filled('x', 9_000)}</t></si>`,
      }),
  },
  {
    name: 'far-row.xlsx',
    from: 10_000,
    make: (n) => xlsx({ rows: `${head}<row r="${n}">${cell(`A${n}`, 'Asha')}</row>` }),
  },
  {
    name: 'far-columns.xlsx',
    from: 100,
    make: (n) => xlsx({ rows: head + many(n, (i) => `<row r="${i + 2}">${cell(`XFD${i + 2}`, 'x')}</row>`) }),
  },
  {
    name: 'styles.xlsx',
    from: 20_000,
    make: (n) => xlsx({ rows: head + line(2), styles: `<cellXfs>${'<xf numFmtId="14"/>'.repeat(n)}</cellXfs>` }),
  },
  { name: 'nested.xlsx', from: 100_000, make: (n) => xlsx({ rows: filled('<a>', n) }) },
  { name: 'bomb.xlsx', from: 3_000_000, make: (n) => xlsx({ rows: filled(' ', n) }) },
];

import { deflateSync } from 'node:zlib';
import { manyPages, rawPdf } from '../resume-files.js';
import { filled, type HostileFamily, many } from './family.js';

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const SAID = 'BT /F1 12 Tf 72 800 Td (What this page says is long enough to be a text) Tj ET ';
const stream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries}>>\nstream\n${content}\nendstream`;
const packed = (content: Buffer, entries = ''): string =>
  stream(deflateSync(content).toString('latin1'), `/Filter /FlateDecode ${entries}`);

interface Page {
  content: string;
  font?: string;
  resources?: string;
  entries?: string;
  more?: readonly string[];
}

/** A page with this content; more objects are numbered from 6 on. */
const pageOf = ({ content, font = FONT, resources = '', entries = '', more = [] }: Page): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${entries} >>`,
    content,
    font,
    ...more,
  ]);

const drawn = (content: string): Buffer => pageOf({ content: stream(SAID + content) });
const placed = (n: number, lines: (index: number) => string): Buffer =>
  drawn(`BT /F1 6 Tf ${many(n, (i) => lines(i), ' ')} ET`);
const at = (x: number, y: number, text: string): string => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;

/** Pages within pages within pages. */
function nestedPages(n: number): Buffer {
  const inner = many(n, (i) => String(i));
  const levels = Array.from(
    { length: n },
    (_, i) => `<< /Type /Pages /Parent ${i + 1} 0 R /Count 1 /Kids [${i + 3} 0 R] >>`,
  );
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...levels,
    `<< /Type /Page /Parent ${n + 1} 0 R /MediaBox [0 0 595 842] /Contents ${n + 3} 0 R /Resources << /Font << /F1 ${FONT} >> >> >>`,
    stream(`${SAID}%${inner.slice(0, 100)}`),
  ]);
}

/** Forms that draw the next one. */
const nestedForms = (n: number): Buffer =>
  pageOf({
    content: stream(`${SAID}/X Do`),
    resources: '/XObject << /X 6 0 R >>',
    more: Array.from({ length: n }, (_, i) =>
      stream('/X Do', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${i + 7} 0 R >> >> `),
    ),
  });

const image = (width: number, height: number, content: Buffer): Buffer =>
  pageOf({
    content: stream(`${SAID}q 500 0 0 500 9 9 cm /X Do Q`),
    resources: '/XObject << /X 6 0 R >>',
    more: [
      packed(
        content,
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 `,
      ),
    ],
  });

/** PDF, and what only looks like it. */
export const HOSTILE_PDFS: readonly HostileFamily[] = [
  { name: 'pages.pdf', from: 1_000, make: manyPages },
  {
    name: 'letters.pdf',
    from: 20_000,
    make: (n) => placed(n / 20, (i) => at(20, 780 - (i % 700), filled('abcde ', 20))),
  },
  {
    name: 'columns.pdf',
    from: 100,
    make: (n) => placed(2 * n, (i) => at(i % 2 ? 320 : 20, 780 - Math.floor(i / 2) * 0.7, 'words of a side')),
  },
  {
    name: 'steps.pdf',
    from: 100,
    make: (n) =>
      placed(2 * n, (i) => at(i % 2 ? 320 - (i % 90) : 20, 780 - Math.floor(i / 2) * 2.5, 'words of a side')),
  },
  {
    name: 'strays.pdf',
    from: 500,
    make: (n) => placed(2 * n, (i) => at(20 + (i % 40) * 12, 780 - Math.floor(i / 40) * 8, i % 2 ? 'a' : 'abc')),
  },
  { name: 'one-line.pdf', from: 3_000, make: (n) => placed(n, (i) => at((i * 7) % 590, 400, 'a')) },
  { name: 'one-place.pdf', from: 3_000, make: (n) => placed(n, () => at(9, 400, 'a')) },
  {
    name: 'objects.pdf',
    from: 10_000,
    make: (n) => pageOf({ content: stream(SAID), more: Array.from({ length: n }, () => '<< /A 1 >>') }),
  },
  {
    name: 'arrays.pdf',
    from: 100_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/A ${filled('[', n)}` }),
  },
  {
    name: 'dictionaries.pdf',
    from: 100_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/A ${filled('<</A', n)}` }),
  },
  {
    name: 'brackets.pdf',
    from: 100_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/A ${filled('(', n)}` }),
  },
  { name: 'brackets-drawn.pdf', from: 100_000, make: (n) => drawn(filled('(', n)) },
  { name: 'hex.pdf', from: 100_000, make: (n) => drawn(`<${filled('41', n)}> Tj`) },
  {
    name: 'long-name.pdf',
    from: 200_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/${filled('A', n)} 1` }),
  },
  {
    name: 'references.pdf',
    from: 20_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/A [${'6 0 R '.repeat(n)}]`, more: ['6 0 R'] }),
  },
  { name: 'pages-in-pages.pdf', from: 100, make: nestedPages },
  { name: 'forms-in-forms.pdf', from: 100, make: nestedForms },
  { name: 'saves.pdf', from: 40_000, make: (n) => drawn('q '.repeat(n)) },
  {
    name: 'paths.pdf',
    from: 10_000,
    make: (n) => drawn(`0 0 m ${many(n, (i) => `${(i * 97) % 595} ${(i * 31) % 842} l`, ' ')} S`),
  },
  { name: 'clips.pdf', from: 1_000, make: (n) => drawn(many(n, (i) => `${i % 500} 9 300 300 re W n`, ' ')) },
  { name: 'texts.pdf', from: 20_000, make: (n) => drawn('BT ET '.repeat(n)) },
  { name: 'operands.pdf', from: 100_000, make: (n) => drawn('1 '.repeat(n)) },
  { name: 'marked.pdf', from: 20_000, make: (n) => drawn('/A << /B 1 >> BDC '.repeat(n)) },
  { name: 'inline-pictures.pdf', from: 3_000, make: (n) => drawn('BI /W 9 /H 9 /BPC 8 /CS /G ID x EI '.repeat(n)) },
  { name: 'inline-size.pdf', from: 1_000, make: (n) => drawn(`BI /W ${n} /H ${n} /BPC 8 /CS /G ID x EI`) },
  {
    name: 'bomb.pdf',
    from: 2_000_000,
    make: (n) => pageOf({ content: packed(Buffer.concat([Buffer.from(SAID), Buffer.alloc(n, 0x20)])) }),
  },
  {
    name: 'bomb-of-letters.pdf',
    from: 20_000,
    make: (n) => pageOf({ content: packed(Buffer.from(`BT /F1 1 Tf (${filled('abcdef ', n)}) Tj ET`)) }),
  },
  {
    name: 'widths.pdf',
    from: 20_000,
    make: (n) =>
      pageOf({
        content: stream(SAID),
        font: `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar ${n} /Widths [${'500 '.repeat(n)}] >>`,
      }),
  },
  {
    name: 'letters-of-a-font.pdf',
    from: 5_000,
    make: (n) =>
      pageOf({
        content: stream(SAID),
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        more: [stream(`begincmap ${n} beginbfrange ${'<00> <ff> <0041> '.repeat(n)} endbfrange endcmap`)],
      }),
  },
  {
    name: 'range-of-letters.pdf',
    from: 1_000_000,
    make: (n) =>
      pageOf({
        content: stream(SAID),
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        more: [
          stream(`begincmap 1 beginbfrange <00000000> <${n.toString(16).padStart(8, '0')}> <0041> endbfrange endcmap`),
        ],
      }),
  },
  {
    name: 'annotations.pdf',
    from: 1_000,
    make: (n) =>
      pageOf({
        content: stream(SAID),
        entries: `/Annots [${'<< /Type /Annot /Subtype /Square /Rect [0 0 99 99] >> '.repeat(n)}]`,
      }),
  },
  { name: 'image-size.pdf', from: 1_500, make: (n) => image(n, n, Buffer.alloc(9)) },
  { name: 'image-bomb.pdf', from: 3_000_000, make: (n) => image(99, 99, Buffer.alloc(n)) },
  {
    name: 'page-size.pdf',
    from: 10_000,
    make: (n) => pageOf({ content: stream(SAID), entries: `/MediaBox [0 0 ${n} ${n}]` }),
  },
  {
    name: 'no-table.pdf',
    from: 200_000,
    make: (n) => Buffer.from(`%PDF-1.7\n${filled('1 0 obj << >> endobj\n', n)}startxref\n9\n%%EOF\n`),
  },
  {
    name: 'tables.pdf',
    from: 100_000,
    make: (n) =>
      Buffer.from(
        `%PDF-1.7\nxref\n0 ${n}\n${filled('0000000000 65535 f \n', n)}trailer << /Size ${n} /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n`,
      ),
  },
  {
    name: 'size-of-the-table.pdf',
    from: 4_000_000,
    make: (n) => Buffer.from(`%PDF-1.7\nxref\n0 ${n}\ntrailer << /Size ${n} /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`),
  },
];

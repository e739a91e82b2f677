import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { zipOf, type ZipPart } from './zip.js';

const FIXTURES = join(import.meta.dirname, '../fixtures/resumes');

/** Of Word, LibreOffice and phones, in several kinds. */
export const fixture = (name: string): Buffer => readFileSync(join(FIXTURES, name));

type Draw = (page: PDFKit.PDFDocument) => void;

/** A PDF with what is drawn on it. */
export function pdfOf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...options });
  draw(document);
  document.end();
  return buffer(document);
}

/** A PDF with lines of text, one below the other. */
export function simplePdf(lines: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return pdfOf((page) => lines.forEach((line) => page.text(line)), options);
}

/** A PDF whose typeface numbers its letters and says nowhere which they are: they can be seen, and not copied. */
export async function withoutLetters(lines: readonly string[]): Promise<Buffer> {
  const pdf = await pdfOf(
    (page) => {
      page.font(fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')));
      for (const line of lines) page.fontSize(16).text(line);
    },
    { compress: false },
  );
  return Buffer.from(pdf.toString('latin1').replaceAll('/ToUnicode', '/ToNothing'), 'latin1');
}

/** Lines at places of a page: x, y and text. */
export function placedPdf(lines: readonly (readonly [number, number, string])[]): Promise<Buffer> {
  return pdfOf((page) => {
    page.fontSize(10);
    for (const [x, y, text] of lines) page.text(text, x, y, { lineBreak: false });
  });
}

/** A PDF written by hand: objects by number, the first being the catalog. */
export function rawPdf(objects: readonly string[], trailer = ''): Buffer {
  const parts = ['%PDF-1.7\n'];
  const places: number[] = [];
  let at = parts.join('').length;
  objects.forEach((object, index) => {
    const text = `${index + 1} 0 obj\n${object}\nendobj\n`;
    places.push(at);
    at += text.length;
    parts.push(text);
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

/** A PDF with so many pages, all with the same line. */
export function manyPages(count: number): Buffer {
  const content = 'BT /F1 12 Tf 72 700 Td (Page of a very long resume) Tj ET';
  const pages = Array.from({ length: count }, (_, page) => page + 5);
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...pages.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]);
}

/** A PDF whose pages and drawings lead back to themselves. */
export const endlessPdf = (): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 2 0 R] /Parent 2 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /X 5 0 R >> >> >>',
    '<< /Length 72 >>\nstream\nBT /F1 12 Tf 72 700 Td (Round and round goes this resume) Tj ET /X Do  \nendstream',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 5 0 R >> >> /Length 11 >>\nstream\n/X Do /X Do\nendstream',
  ]);

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

/** A Word document. @param document the XML of its text, or what stands for it */
export function docxOf(
  document: string | Buffer,
  { type = WORD_TYPE, more = [], said }: { type?: string; more?: readonly ZipPart[]; said?: number } = {},
): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', content: typesOf(type) },
    { name: 'word/document.xml', content: document, ...(said !== undefined && { saidBytes: said }) },
    ...more,
  ]);
}

/** The XML of a Word document with these lines. */
export const wordXml = (lines: readonly string[], prolog = ''): string =>
  `<?xml version="1.0"?>${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;

/** The compound file of Word with one of its names replaced by another one. */
export function docWithName(name: string, other: string): Buffer {
  const bytes = fixture('kavya.doc');
  const from = Buffer.from(name, 'utf16le');
  const to = Buffer.alloc(64);
  to.write(other, 'utf16le');
  const at = bytes.indexOf(from);
  if (at < 0) throw new Error(`no ${name} in the document`);
  to.copy(bytes, at);
  bytes.writeUInt16LE(2 * other.length + 2, at + 64);
  return bytes;
}

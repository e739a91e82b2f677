import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Paper, sectionsOf } from './paper.js';

/** A paragraph: what it is, and its text. */
type Paragraph = readonly [look: 'name' | 'heading' | 'text', text: string];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OOXML = 'http://schemas.openxmlformats.org';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
/** In twentieths of a point. */
const SPACE_ABOVE = 240;
const HALF_POINTS = { name: 36, heading: 26, text: 22 };

/** A resume as Word has saved it since 2007. */
export function docxFile(paper: Paper, at: Date): Promise<Buffer> {
  const body = paragraphsOf(paper).map(
    ([look, text]) =>
      `<w:p><w:pPr><w:spacing w:before="${look === 'heading' ? SPACE_ABOVE : 0}"/></w:pPr><w:r><w:rPr>${look === 'text' ? '' : '<w:b/>'}<w:sz w:val="${HALF_POINTS[look]}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  );
  return zipped(at, [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${XML}<w:document xmlns:w="${OOXML}/wordprocessingml/2006/main"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
    ],
  ]);
}

/** A resume as LibreOffice saves it. */
export function odtFile(paper: Paper, at: Date): Promise<Buffer> {
  const body = paragraphsOf(paper).map(([look, text]) =>
    look === 'text'
      ? `<text:p>${escaped(text)}</text:p>`
      : `<text:h text:outline-level="${look === 'name' ? 1 : 2}">${escaped(text)}</text:h>`,
  );
  return zipped(at, [
    // readers look for it at a fixed place, not compressed
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    [
      'META-INF/manifest.xml',
      `${XML}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ],
    [
      'content.xml',
      `${XML}<office:document-content xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" office:version="1.2"><office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`,
    ],
  ]);
}

function paragraphsOf(paper: Paper): Paragraph[] {
  const parts = sectionsOf(paper).flatMap(({ heading, lines }): Paragraph[] => [
    ['heading', heading],
    ...lines.map((line): Paragraph => ['text', line]),
  ]);
  return [['name', paper.name], ...parts];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function zipped(mtime: Date, entries: readonly (readonly [name: string, content: string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of entries) {
    zip.addBuffer(Buffer.from(content), name, { mtime, compress: name !== 'mimetype' });
  }
  zip.end();
  return buffer(zip.outputStream);
}

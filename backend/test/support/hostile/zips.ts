import { docxOf, wordXml } from '../resume-files.js';
import { zipOf, type ZipPart } from '../zip.js';
import { filled, type HostileFamily, many } from './family.js';

const TYPES = '[Content_Types].xml';
const document = (inside: string): Buffer => docxOf(wordXml([]).replace('</w:body>', `${inside}</w:body>`));
const paragraph = (inside: string): string => `<w:p><w:r><w:t>${inside}</w:t></w:r></w:p>`;
const odt = (content: string, more: readonly ZipPart[] = []): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: `<office:text>${content}</office:text>` },
    ...more,
  ]);
const types = (content: string): Buffer => zipOf([{ name: TYPES, content }]);

/** Entries of a directory that all name the same part. */
function overlapping(n: number): Buffer {
  const file = zipOf([{ name: TYPES, content: filled('<a/>', 20_000) }]);
  const end = file.lastIndexOf('PK\x05\x06');
  const start = file.readUInt32LE(end + 16);
  const entry = file.subarray(start, end);
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt16LE(n, 8);
  tail.writeUInt16LE(n, 10);
  tail.writeUInt32LE(n * entry.length, 12);
  return Buffer.concat([file.subarray(0, start), ...Array.from({ length: n }, () => entry), tail]);
}

/** A comment that holds ends of directories. */
function commented(n: number): Buffer {
  const file = docxOf(wordXml(['x']));
  const comment = Buffer.from(filled('PK\x05\x06', n), 'latin1');
  file.writeUInt16LE(comment.length, file.length - 2);
  return Buffer.concat([file, comment]);
}

/** DOCX and ODT, and what only looks like them. */
export const HOSTILE_ZIPS: readonly HostileFamily[] = [
  { name: 'types-of-words.docx', from: 50_000, make: (n) => types(filled('word', n)) },
  { name: 'types-unpacked.docx', from: 2_000_000, make: (n) => types(filled('word', n)) },
  {
    name: 'types-in-one-attribute.docx',
    from: 40_000,
    make: (n) => types(`<Types><Override ContentType="${filled('word', n)}"/></Types>`),
  },
  {
    name: 'types-in-many-elements.docx',
    from: 1_000,
    make: (n) => types(`<Types>${many(n, (i) => `<Override ContentType="word/${i}"/>`)}</Types>`),
  },
  {
    name: 'paragraphs.docx',
    from: 30_000,
    make: (n) => docxOf(wordXml(Array.from({ length: n }, (_, i) => `line ${i}`))),
  },
  { name: 'one-line.docx', from: 1_000_000, make: (n) => document(paragraph(filled('long ', n))) },
  { name: 'nested.docx', from: 200, make: (n) => docxOf(`${'<a>'.repeat(n)}${'</a>'.repeat(n)}`) },
  { name: 'nested-too-deep.docx', from: 100_000, make: (n) => docxOf('<a>'.repeat(n)) },
  { name: 'attributes.docx', from: 30_000, make: (n) => document(`<a ${many(n, (i) => `a${i}="x"`, ' ')}/>`) },
  { name: 'entities.docx', from: 100_000, make: (n) => document(paragraph('&amp;'.repeat(n))) },
  { name: 'tabs.docx', from: 100_000, make: (n) => document('<w:tab/>'.repeat(n)) },
  { name: 'cells.docx', from: 30_000, make: (n) => document(`<w:tc>${'<w:p/>'.repeat(n)}</w:tc>`.repeat(2)) },
  { name: 'comment.docx', from: 1_000_000, make: (n) => document(`<!--${filled('- ', n)}-->`) },
  { name: 'cdata.docx', from: 1_000_000, make: (n) => document(`<w:t><![CDATA[${filled('] ]', n)}]]></w:t>`) },
  { name: 'instruction.docx', from: 1_000_000, make: (n) => document(`<?a ${filled('? ', n)}?>`) },
  { name: 'long-name.docx', from: 500_000, make: (n) => document(`<${filled('a', n)}/>`) },
  { name: 'open-brackets.docx', from: 500_000, make: (n) => document(filled('<', n)) },
  { name: 'marks.docx', from: 30_000, make: (n) => document(paragraph(`a${filled('\u0315\u0316', n)}`)) },
  { name: 'blanks.docx', from: 1_000_000, make: (n) => document(paragraph(filled(' \t', n))) },
  { name: 'returns.docx', from: 1_000_000, make: (n) => document(paragraph(filled('\r', n))) },
  {
    name: 'headers.docx',
    from: 180,
    make: (n) =>
      docxOf(wordXml(['x']), {
        more: Array.from({ length: n }, (_, i) => ({ name: `word/header${i}.xml`, content: wordXml([`header ${i}`]) })),
      }),
  },
  {
    name: 'parts.docx',
    from: 180,
    make: (n) =>
      docxOf(wordXml(['x']), { more: Array.from({ length: n }, (_, i) => ({ name: `part${i}`, content: 'x' })) }),
  },
  {
    name: 'long-names.docx',
    from: 5,
    make: (n) =>
      docxOf(wordXml(['x']), {
        more: Array.from({ length: n }, (_, i) => ({ name: `${i}${filled('a/', 60_000)}`, content: 'x' })),
      }),
  },
  { name: 'one-part-many-times.docx', from: 190, make: overlapping },
  { name: 'comment-of-ends.docx', from: 6_000, make: commented },
  { name: 'bomb.docx', from: 2_000_000, make: (n) => docxOf(Buffer.alloc(n)) },
  { name: 'lying-bomb.docx', from: 2_000_000, make: (n) => docxOf(Buffer.alloc(n, 0x20), { said: 100 }) },
  {
    name: 'mimetype.odt',
    from: 1_000_000,
    make: (n) =>
      zipOf([
        { name: 'mimetype', content: filled(' ', n) },
        { name: 'content.xml', content: 'x' },
      ]),
  },
  { name: 'blanks.odt', from: 20_000, make: (n) => odt(`<text:p>${'<text:s text:c="100"/>'.repeat(n)}</text:p>`) },
  {
    name: 'fewer-than-no-blanks.odt',
    from: 2_000,
    make: (n) => odt(`<text:p>${'<text:s text:c="-9"/>'.repeat(n)}</text:p>`),
  },
  { name: 'spans.odt', from: 180, make: (n) => odt(`${'<text:span>'.repeat(n)}x${'</text:span>'.repeat(n)}`) },
  {
    name: 'tracked.odt',
    from: 30_000,
    make: (n) => odt(`<text:tracked-changes>${'<text:p>gone</text:p>'.repeat(n)}</text:tracked-changes>`),
  },
  {
    name: 'manifest.odt',
    from: 40_000,
    make: (n) => odt('<text:p>x</text:p>', [{ name: 'META-INF/manifest.xml', content: filled('encryption-dat', n) }]),
  },
];

import { crc32, deflateSync } from 'node:zlib';
import { fixture } from '../resume-files.js';
import { HOSTILE_COMPOUNDS } from './compounds.js';
import { filled, type HostileFamily, many } from './family.js';
import { HOSTILE_PDFS } from './pdfs.js';
import { HOSTILE_ZIPS } from './zips.js';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A gray picture, or with a channel of its own for how much shows through. */
function png(side: number, pixels: Buffer, between: readonly Buffer[] = [], colours = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(colours, 9);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function white(side: number): Buffer {
  const rows = Buffer.alloc(side * (side + 1), 0xff);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return rows;
}

const SMALL = white(40);
const GRAY_AND_ALPHA = 4;

/** Segments before the picture of a photo. */
function jpg(segments: Buffer): Buffer {
  const photo = fixture('rohan-sideways.jpg');
  return Buffer.concat([photo.subarray(0, 2), segments, photo.subarray(2)]);
}

/** JPG and PNG. */
const HOSTILE_PICTURES: readonly HostileFamily[] = [
  {
    name: 'chunks.png',
    from: 20_000,
    make: (n) =>
      png(
        40,
        SMALL,
        Array.from({ length: n }, () => chunk('tEXt', Buffer.alloc(0))),
      ),
  },
  { name: 'text.png', from: 400_000, make: (n) => png(40, SMALL, [chunk('tEXt', Buffer.from(filled('a\0', n)))]) },
  { name: 'palette.png', from: 400_000, make: (n) => png(40, SMALL, [chunk('PLTE', Buffer.alloc(n))]) },
  { name: 'bomb.png', from: 10_000_000, make: (n) => png(40, Buffer.alloc(n)) },
  { name: 'bomb-with-alpha.png', from: 10_000_000, make: (n) => png(40, Buffer.alloc(n), [], GRAY_AND_ALPHA) },
  { name: 'pixels.png', from: 400, make: (n) => png(n, white(n)) },
  { name: 'stated-pixels.png', from: 440, make: (n) => png(n, SMALL) },
  { name: 'segments.jpg', from: 50_000, make: (n) => jpg(Buffer.from(filled('\xff\xe5\x00\x02', 4 * n), 'latin1')) },
  { name: 'fill-bytes.jpg', from: 400_000, make: (n) => jpg(Buffer.alloc(n, 0xff)) },
  {
    name: 'empty-segments.jpg',
    from: 50_000,
    make: (n) => jpg(Buffer.from(filled('\xff\xe5\x00\x00', 4 * n), 'latin1')),
  },
  {
    name: 'comments.jpg',
    from: 100,
    make: (n) =>
      jpg(
        Buffer.concat(Array.from({ length: n }, () => Buffer.from(`\xff\xfe\x10\x02${filled('x', 4_096)}`, 'latin1'))),
      ),
  },
];

const rtf = (inside: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${inside}}`, 'latin1');
const text = (part: string, name: string, from = 20_000): HostileFamily => ({
  name: `${name}.txt`,
  from,
  make: (n) => Buffer.from(filled(part, n)),
});

/** RTF. */
const HOSTILE_RTF: readonly HostileFamily[] = [
  { name: 'groups.rtf', from: 400_000, make: (n) => rtf(filled('{', n)) },
  { name: 'groups-that-end.rtf', from: 200_000, make: (n) => rtf(filled('{a}', n)) },
  { name: 'more-ends.rtf', from: 400_000, make: (n) => rtf(filled('}', n)) },
  { name: 'fonts.rtf', from: 15_000, make: (n) => rtf(`{\\fonttbl${many(n, (i) => `{\\f${i}\\fcharset204 x;}`)}}`) },
  { name: 'code-pages.rtf', from: 30_000, make: (n) => rtf(`\\ansicpg936 \\ansicpg1251 `.repeat(n)) },
  { name: 'unknown-code-pages.rtf', from: 20_000, make: (n) => rtf(many(n, (i) => `\\ansicpg${i} `)) },
  { name: 'bytes.rtf', from: 100_000, make: (n) => rtf("\\'e9".repeat(n)) },
  { name: 'letters.rtf', from: 50_000, make: (n) => rtf('\\u2309?'.repeat(n)) },
  { name: 'substitutes.rtf', from: 400_000, make: (n) => rtf(`\\uc999999999 \\u65 ${filled('x', n)}`) },
  { name: 'long-word.rtf', from: 400_000, make: (n) => rtf(`\\${filled('a', n)}`) },
  { name: 'backslashes.rtf', from: 400_000, make: (n) => rtf(filled('\\', n)) },
  { name: 'binary.rtf', from: 400_000, make: (n) => rtf(`\\bin999999999 ${filled('x', n)}`) },
  { name: 'lines.rtf', from: 80_000, make: (n) => rtf('\\par '.repeat(n)) },
  { name: 'objects.rtf', from: 100_000, make: (n) => rtf('\\objx'.repeat(n)) },
  { name: 'blanks-at-the-end.rtf', from: 400_000, make: (n) => Buffer.from(`{\\rtf1 x}${filled(' } ', n)}`, 'latin1') },
  { name: 'stars.rtf', from: 100_000, make: (n) => rtf('{\\*\\x y}'.repeat(n)) },
];

/** Texts of which facts are looked for: each slows another pattern, or the search for skills. */
const HOSTILE_TEXTS: readonly HostileFamily[] = [
  text('a.', 'dots'),
  text('a@', 'addresses'),
  text('a@b.', 'domains'),
  text('9 ', 'digits'),
  text('+91', 'prefixes'),
  text('1 year a ', 'years'),
  text('5 years of a-', 'years-of-a-long-word'),
  text('experience of 1 ', 'experience'),
  text('5 वर्ष क ', 'years-in-hindi', 15_000),
  text('jan', 'months'),
  text('Jan 2020 - ', 'beginnings'),
  text('1900-2099 ', 'periods'),
  text('!a', 'signs'),
  text('a!!!!!!!!!!!!!!!!!!!!', 'runs-of-signs'),
  text('_', 'underlines'),
  text('Engineer in ', 'titles'),
  text('engineer\n', 'lines-with-titles'),
  text('B.Tech ', 'degrees'),
  text('graduat', 'degrees-that-go-on'),
  text('education\n', 'headings'),
  text('react ', 'a-skill'),
  text('a b c d ', 'short-words'),
  text('c++', 'plus'),
  text('a.b.c', 'names-with-dots'),
  text('x-', 'hyphens'),
  text('(', 'brackets'),
  text('node.js/', 'paths'),
  text('http://a.b/', 'links'),
  text('x', 'one-word'),
  text('\n', 'empty-lines-before-x'),
  text('\ta', 'tabs'),
  text('é', 'accents'),
  { name: 'marks.txt', from: 20_000, make: (n) => Buffer.from(`a${filled('\u0315\u0316', n)}`) },
  {
    name: 'marks-in-order.txt',
    from: 20_000,
    make: (n) => Buffer.from(`a${filled('\u0315', n)}${filled('\u0316', n)}`),
  },
  { name: 'distinct-words.txt', from: 8_000, make: (n) => Buffer.from(many(n, (i) => `w${i.toString(36)}`, ' ')) },
  { name: 'distinct-names.txt', from: 5_000, make: (n) => Buffer.from(many(n, (i) => `w${i.toString(36)}.js`, ' ')) },
];

/** Of every kind that a resume may be. */
export const HOSTILE_RESUMES: readonly HostileFamily[] = [
  ...HOSTILE_ZIPS,
  ...HOSTILE_COMPOUNDS,
  ...HOSTILE_RTF,
  ...HOSTILE_TEXTS,
  ...HOSTILE_PDFS,
  ...HOSTILE_PICTURES,
];

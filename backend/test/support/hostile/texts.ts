import { filled, many, type HostileFamily } from './family.js';

const rtf = (inside: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${inside}}`, 'latin1');
const text = (part: string, name: string, from = 20_000): HostileFamily => ({
  name: `${name}.txt`,
  from,
  make: (n) => Buffer.from(filled(part, n)),
});

/** RTF. */
export const HOSTILE_RTF: readonly HostileFamily[] = [
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
export const HOSTILE_TEXTS: readonly HostileFamily[] = [
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

import { withoutEnds } from '../../../platform/text.js';
import { type SectionLine } from './sections.js';

/** From the highest to the lowest, with their ranks. */
const DEGREES: readonly [number, RegExp][] = [
  [0, /\b(?:ph\.?\s?d|doctorate)\b/i],
  [1, /\bm\.?\s?(?:a|com|des|e|phil|sc|tech)\b/i],
  [1, /\bm\.\s?(?:arch|ed|pharm)/i],
  [1, /\b(?:mba|mca|pgdm|pgdbm|ms|master['’]?s|master\s(?:of|in|degree)|post\s?graduat\w*|ca|llm|md)\b/i],
  [2, /\bb\.?\s?(?:a|arch|com|des|e|ed|pharm\w*|sc|tech|voc)\b/i],
  [2, /\b(?:bams|bba|bca|bds|bhms|bpt|bachelor(?:['’]?s)?|graduat(?:e|ion)|llb|mbbs)\b/i],
  [3, /\b(?:diploma|polytechnic|iti|anm|gnm)\b/i],
  [4, /\b(?:12th|hsc|higher secondary|intermediate|puc|senior secondary|class xii)\b/i],
  [5, /\b(?:10th|ssc|sslc|matric\w*|class x)\b/i],
];
/** Products, and titles of people who hold a degree. */
const NO_DEGREE =
  /\b(?:ms\s{1,2}(?:access|dos|dynamics|excel|office|outlook|power|project|sql|teams|windows|word)|(?:post\s?)?graduate(?:\s{1,2}[a-z]{1,20}){0,2}\s{1,2}(?:apprentice|assistant|engineer|executive|teacher|technician|trainee))\b/gi;
/** Short degrees are also letters of other words: they count in this spelling only. */
const SHORT_DEGREE = /(?:^|[^A-Za-z.])(?:M\.?E|M\.?A|B\.?E|B\.?A|MS|CA|MD)\.?(?![A-Za-z.])/;
const LOOSE_DEGREE = /^(?:m\.?\s?e|m\.?\s?a|b\.?\s?e|b\.?\s?a|ms|ca|md)$/i;
/** What may precede a degree in its line. */
const BEFORE_DEGREE = /^(?:(?:19|20)\d{2}|[\s\d•*.:|–—-]|(?:highest\s)?(?:education|qualification|degree)s?\b){0,20}$/i;
const LABEL = /^\W{0,3}(?:highest\s)?(?:education|qualification|degree)s?\s?[:–-]/i;
/** What a line with a degree has outside of the education section: where or when it was taken. */
const OF_SCHOOL =
  /\b(?:19|20)\d{2}\b|\b(?:university|college|institute|school|board|vidyapeeth|iit|nit|iim|cbse|icse)\b/i;
/** In characters, of a line and of the result. */
const MAX_EDUCATION = 200;
const OTHER_COLUMN = /@|(?:\d[ -]?){10}|^\s?(?:\p{L}[\p{L}’' ]{1,24}):\s/u;
/** The end of a line that continues in the next one, and the start of such a next line. */
const GOES_ON = /(?:[,&(–-]|\b(?:of|in|from|and|at|the))$/i;
const CONTINUES = /^(?:[\p{Ll}(]|(?:University|College|Institute|School|Vidyapeeth|Vishwavidyalaya)\b)/u;

/** The line with the highest degree: in the education section, else one that begins with a degree. */
export function educationIn(lines: readonly SectionLine[]): string | null {
  let best: { place: number; rank: number } | undefined;
  for (const [place, line] of lines.entries()) {
    const rank = saysEducation(line) ? degreeOf(line.text) : undefined;
    if (rank !== undefined && (!best || rank < best.rank)) best = { place, rank };
  }
  const text = best ? ownCells(wholeLine(lines, best.place).replace(LABEL, '')).join(', ') : '';
  return withoutEnds(text, /[^\p{L}\d]/u, /[\s,;|-]/) || null;
}

/** The cells of a line up to one of another column: what it names is not part of the degree. */
function ownCells(line: string): string[] {
  const cells = line.split('\t');
  const other = cells.findIndex((cell, at) => at > 0 && OTHER_COLUMN.test(cell));
  return other < 0 ? cells : cells.slice(0, other);
}

/** The rank of the highest degree in a line, from 0. */
export function degreeOf(line: string): number | undefined {
  return degreeAt(line)?.rank;
}

function degreeAt(line: string): { rank: number; before: string } | undefined {
  if (line.length > MAX_EDUCATION) return undefined;
  const said = line.replace(NO_DEGREE, '');
  for (const [rank, degree] of DEGREES) {
    const found = degree.exec(said);
    if (found && (!LOOSE_DEGREE.test(found[0].trim()) || SHORT_DEGREE.test(said)))
      return { rank, before: said.slice(0, found.index) };
  }
  return undefined;
}

function saysEducation({ text, section }: SectionLine): boolean {
  if (section === 'education') return true;
  const found = degreeAt(text);
  if (!found || section === 'experience' || !BEFORE_DEGREE.test(found.before)) return false;
  return section === 'head' || OF_SCHOOL.test(text);
}

/** A line joined with the next one, if it continues there. */
function wholeLine(lines: readonly SectionLine[], place: number): string {
  const [line = '', next = ''] = lines.slice(place, place + 2).map(({ text }) => text);
  const belongs = next && degreeOf(next) === undefined && (GOES_ON.test(line) || CONTINUES.test(next));
  const whole = `${line} ${next}`;
  return belongs && whole.length <= MAX_EDUCATION ? whole : line;
}

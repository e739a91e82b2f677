import { withoutEnds } from '../../platform/without-ends.js';
import { type FoundFacts } from './found-facts.js';

/** Facts that stand in the text itself; skills come from the agency's vocabulary. */
export type TextFacts = Omit<FoundFacts, 'skills'>;

const EMAIL = /[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,5}[a-z]{2,24}(?![\w-])/i;
/** Ten digits that begin with 6 to 9, in groups of any kind, after +91, 91 or 0 or without. */
const PHONE = /(?<![\d.])(?:\+?\s?91[\s().-]{0,3}|0)?\(?([6-9](?:[\s().-]{0,2}\d){9})\)?(?![\d])/;
const YEARS_SAID =
  /\b(\d{1,2}(?:\.\d{1,2})?)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\.?\s{0,2}(?:and\s{1,2}\d{1,2}\s{1,2}months?\s{0,2})?(?:of\s{1,2})?(?:[\w-]{1,20}\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|:|-|–)?\s{0,2}(\d{1,2}(?:\.\d{1,2})?)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\b/i;
/** The same in Hindi, in digits of both scripts. */
const YEARS_SAID_IN_HINDI =
  /([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?)\s{0,2}\+?\s{0,2}(?:वर्ष|साल)\S{0,9}\s{1,2}(?:\S{1,20}\s{1,2}){0,4}?अनुभव|अनुभव\S{0,9}\s{0,2}[:–-]?\s{0,2}([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?)\s{0,2}\+?\s{0,2}(?:वर्ष|साल)/;
const MAX_YEARS = 50;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A month by name or number and a year, twice, or a word for the present instead. */
const PERIOD =
  /(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?['’]?|(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2})\s?(?:-|–|—|to|till|until|से)\s?(?:(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?['’]?|(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2})|present|current|now|till date|to date|today|ongoing|वर्तमान|अब तक|अभी तक|आज तक)/gi;

const TITLE_WORDS =
  /\b(?:engineer|developer|programmer|architect|analyst|consultant|manager|executive|officer|accountant|designer|tester|administrator|specialist|associate|lead|director|supervisor|technician|assistant|coordinator|scientist|recruiter|intern|trainee|operator|nurse|teacher|lecturer|professor|clerk|cashier|driver|electrician|mechanic|head|president)\b/i;
const MAX_TITLE = 80;
/** With what stands around a title. */
const MAX_TITLE_PART = 2 * MAX_TITLE;
/** What divides a title from company, place and years. */
const TITLE_END = /[|,•·\t–—(]|\s-\s|\s(?:at|with|@|in)\s/;
const NO_TITLE =
  /\b(?:objective|seeking|looking|responsib|experience of|years|reporting|worked with|managed|team of|declare)\b|[.;:]\s|[.;]$/i;

/** From the highest. */
const DEGREES = [
  /\b(?:ph\.?\s?d|doctorate)\b/i,
  /\b(?:m\.?\s?tech|m\.?\s?e|m\.?\s?sc|m\.?\s?com|m\.?\s?a|mba|mca|pgdm|pgdbm|ms|master(?:'s|s)?|post\s?graduat\w*|ca|llm|md)\b/i,
  /\b(?:b\.?\s?tech|b\.?\s?e|b\.?\s?sc|b\.?\s?com|b\.?\s?a|bba|bca|bachelor(?:'s|s)?|graduat(?:e|ion)|llb|mbbs|b\.?\s?pharm\w*|b\.?\s?ed)\b/i,
  /\b(?:diploma|polytechnic|iti)\b/i,
  /\b(?:12th|hsc|higher secondary|intermediate|puc|senior secondary|class xii)\b/i,
  /\b(?:10th|ssc|sslc|matric\w*|class x)\b/i,
];
/** What is no degree. */
const MS_PRODUCT = /\bms\s{1,2}(?:access|dos|dynamics|excel|office|outlook|power|project|sql|teams|windows|word)/gi;
/** Short degrees are letters of other words, too: only in this writing. */
const SHORT_DEGREE = /(?:^|[^A-Za-z.])(?:M\.?E|M\.?A|B\.?E|B\.?A|MS|CA|MD)\.?(?![A-Za-z.])/;
const LOOSE_DEGREE = /^(?:m\.?\s?e|m\.?\s?a|b\.?\s?e|b\.?\s?a|ms|ca|md)$/i;
const EDUCATION_HEADING = /^\W*(?:education(?:al)?|academic|qualification|शिक्षा|शैक्षणिक)/i;
/** Of a line, and of the education that it names. */
const MAX_EDUCATION = 200;
/** What a line ends with that goes on in the next one, and what such a next one begins with. */
const GOES_ON = /(?:[,&(–-]|\b(?:of|in|from|and|at|the))$/i;
const CONTINUES = /^(?:[\p{Ll}(]|(?:University|College|Institute|School|Vidyapeeth|Vishwavidyalaya)\b)/u;
const MAX_HEADING = 40;
const HOW_FAR_EDUCATION = 14;

/**
 * What a resume says about its person. Every part of a pattern is bounded, so that a longer text takes no more than that much longer.
 * @param text with no runs of blanks, as it is kept
 * @param today ends what goes on at present
 */
export function factsInText(text: string, today: Date): TextFacts {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    email: EMAIL.exec(text)?.[0].toLowerCase() ?? null,
    phone: phoneIn(text),
    years_of_experience: yearsIn(text, lines, today),
    last_title: titleIn(lines),
    education: educationIn(lines),
  };
}

function phoneIn(text: string): string | null {
  const [, number] = PHONE.exec(text) ?? [];
  return number ? `+91${number.replace(/\D/g, '')}` : null;
}

/** What it says itself, else from the first beginning of a position to the last end, without what overlaps. */
function yearsIn(text: string, lines: readonly string[], today: Date): number | null {
  const [, before, after] = YEARS_SAID.exec(text) ?? YEARS_SAID_IN_HINDI.exec(text) ?? [];
  const said = Number(latinDigits(before ?? after ?? ''));
  if (said > 0 && said <= MAX_YEARS) return said;
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const isWorked = new Uint8Array(now);
  for (const line of withoutEducation(lines)) {
    for (const [, ...parts] of line.matchAll(PERIOD)) isWorked.fill(1, ...monthsOf(parts, now));
  }
  const months = isWorked.reduce((sum, worked) => sum + worked, 0);
  const years = Math.round(months / 6) / 2;
  return years > 0 && years <= MAX_YEARS ? years : null;
}

function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}

/**
 * Months since the year 0, from the first of a period to the one after its last.
 * @param parts month by name, by number and year of the beginning, the same of the end, and a word for the present
 */
function monthsOf(parts: readonly (string | undefined)[], now: number): [from: number, to: number] {
  const [fromName, fromNumber, fromYear, toName, toNumber, toYear] = parts;
  // a year alone is taken for its beginning
  const to = toYear ? monthOf(toName, toNumber, toYear, (toName ?? toNumber) ? 1 : 0) : now;
  return [monthOf(fromName, fromNumber, fromYear, 0), Math.min(to, now)];
}

function monthOf(name: string | undefined, number: string | undefined, year: string | undefined, add: number): number {
  const month = name ? MONTHS.indexOf(name.toLowerCase().slice(0, 3)) : Number(number ?? 1) - 1;
  return Number(year) * 12 + Math.min(Math.max(month, 0), 11) + add;
}

function withoutEducation(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.length <= MAX_HEADING && EDUCATION_HEADING.test(line));
  return lines.filter(
    (line, place) =>
      !degreeOf(line) && (start < 0 || place < start || place > start + HOW_FAR_EDUCATION || TITLE_WORDS.test(line)),
  );
}

/** The first line with a title; resumes name the last position first. */
function titleIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    for (const part of line.split(TITLE_END)) {
      if (part.length > MAX_TITLE_PART) continue;
      const title = withoutEnds(part, /\W/, /[\W_]/);
      const words = title.split(/\s+/).length;
      const fits = title.length <= MAX_TITLE && words <= 6;
      if (fits && TITLE_WORDS.test(title) && !NO_TITLE.test(title) && !/\d{3}/.test(title)) return title;
    }
  }
  return null;
}

function degreeOf(line: string): number | undefined {
  if (line.length > MAX_EDUCATION) return undefined;
  const said = line.replace(MS_PRODUCT, '');
  const place = DEGREES.findIndex((degree) => {
    const [found] = degree.exec(said) ?? [];
    return found !== undefined && (!LOOSE_DEGREE.test(found.trim()) || SHORT_DEGREE.test(said));
  });
  return place < 0 ? undefined : place;
}

function educationIn(lines: readonly string[]): string | null {
  let best: { place: number; rank: number } | undefined;
  for (const [place, line] of lines.entries()) {
    const rank = degreeOf(line);
    if (rank !== undefined && (!best || rank < best.rank)) best = { place, rank };
  }
  const text = best ? wholeLine(lines, best.place).replaceAll('\t', ', ') : '';
  return withoutEnds(text, /[^\p{L}\d]/u, /[\s,;|-]/) || null;
}

/** A line with the next one, where that only goes on with it. */
function wholeLine(lines: readonly string[], place: number): string {
  const [line = '', next = ''] = lines.slice(place);
  const belongs = next && degreeOf(next) === undefined && (GOES_ON.test(line) || CONTINUES.test(next));
  const whole = `${line} ${next}`;
  return belongs && whole.length <= MAX_EDUCATION ? whole : line;
}

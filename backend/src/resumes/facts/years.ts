import { degreeOf } from './education.js';
import { type SectionLine } from './sections.js';
import { namesTitle } from './title.js';

const MAX_YEARS = 50;
const WORDS = [
  ['one', 'एक'],
  ['two', 'दो'],
  ['three', 'तीन'],
  ['four', 'चार'],
  ['five', 'पाँच', 'पांच'],
  ['six', 'छह', 'छः', 'छ'],
  ['seven', 'सात'],
  ['eight', 'आठ'],
  ['nine', 'नौ'],
  ['ten', 'दस'],
  ['eleven', 'ग्यारह'],
  ['twelve', 'बारह'],
  ['thirteen', 'तेरह'],
  ['fourteen', 'चौदह'],
  ['fifteen', 'पंद्रह', 'पन्द्रह'],
  ['sixteen', 'सोलह'],
  ['seventeen', 'सत्रह'],
  ['eighteen', 'अठारह'],
  ['nineteen', 'उन्नीस'],
  ['twenty', 'बीस'],
];
const STATED_YEARS =
  /\b(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}(?:\(\d{1,2}\)\s?)?\+?\s{0,2}(?:years?|yrs?)['’.]?\s{0,2}(?:and\s{1,2}\d{1,2}\s{1,2}months?\s{0,2})?(?:of\s{1,2})?(?:[\w-]{1,20},?\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|:|-|–)?\s{0,2}(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\b/gi;
/** The same in Hindi, with digits of both scripts and words. */
const STATED_YEARS_IN_HINDI =
  /(?:^|[\s(:–-])([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)\S{0,9}\s{1,2}(?:\S{1,20}\s{1,2}){0,4}?अनुभव|अनुभव\S{0,9}\s{0,2}[:–-]?\s{0,2}([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)/g;
/** Without the word "experience": used when no positions tell. */
const ONLY_YEARS =
  /(?:^|\b(?:with|over|having|has|have)\s{1,2})(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\s{1,2}(?:of|in|as|across)\s/im;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A month by name or number and a year, twice, or a word for the present instead of the second; may continue in the next line. */
const PERIOD =
  /(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?['’]?|(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2})[ \t]?(?:[-–—‒−~→➔⟶]|->|to|till|until|upto|up to|through|से)\s{0,2}(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s/.-])??(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?['’]?|(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2})|present|current|now|till date|to date|date|today|ongoing|वर्तमान|अब तक|अभी तक|आज तक)/gi;

/** The stated years, else the time from the first start of a position to the last end, without overlaps. */
export function yearsIn(text: string, lines: readonly SectionLine[], today: Date): number | null {
  const said = [STATED_YEARS, STATED_YEARS_IN_HINDI].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, before, after]) => likely(numberOf(before ?? after)) ?? 0),
  );
  const worked = lines.map((line) => (isOfWork(line) ? line.text : '')).join('\n');
  return (
    likely(Math.max(0, ...said)) ??
    likely(yearsOfPeriods(worked, today)) ??
    likely(numberOf(ONLY_YEARS.exec(worked)?.[1]))
  );
}

function isOfWork({ text, section }: SectionLine): boolean {
  if (section === 'experience') return true;
  return degreeOf(text) === undefined && (section !== 'education' || namesTitle(text));
}

const likely = (years: number): number | null => (years > 0 && years <= MAX_YEARS ? years : null);

function numberOf(said = ''): number {
  const word = WORDS.findIndex((forms) => forms.includes(said.toLowerCase()));
  return word >= 0 ? word + 1 : Number(latinDigits(said)) || 0;
}

function yearsOfPeriods(text: string, today: Date): number {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const isWorked = new Uint8Array(now);
  for (const [, ...parts] of text.matchAll(PERIOD)) isWorked.fill(1, ...monthsOf(parts, now));
  const months = isWorked.reduce((sum, worked) => sum + worked, 0);
  return Math.round(months / 6) / 2;
}

function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}

/**
 * The period in months since the year 0, from its first month to the one after its last.
 * @param parts month by name, by number and year of the start, the same of the end, and a word for the present
 */
function monthsOf(parts: readonly (string | undefined)[], now: number): [from: number, to: number] {
  const [fromName, fromNumber, fromYear, toName, toNumber, toYear] = parts;
  // a year alone means its start
  const to = toYear ? monthOf(toName, toNumber, toYear, (toName ?? toNumber) ? 1 : 0) : now;
  return [monthOf(fromName, fromNumber, fromYear, 0), Math.min(to, now)];
}

function monthOf(name: string | undefined, number: string | undefined, year: string | undefined, add: number): number {
  const month = name ? MONTHS.indexOf(name.toLowerCase().slice(0, 3)) : Number(number ?? 1) - 1;
  return Number(year) * 12 + Math.min(Math.max(month, 0), 11) + add;
}

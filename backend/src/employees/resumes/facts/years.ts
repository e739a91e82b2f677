import { latinDigits } from '../../../platform/text.js';
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
/** A number of years, maybe with months, before or behind the word "experience". */
const STATED_YEARS =
  /\b(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}(?:\(\d{1,2}\)\s?)?\+?\s{0,2}(?:years?|yrs?)(?:\s{0,2}(?:and|&|,)?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?))?['’.]?\s{0,2}(?:of\s{1,2})?(?:[\w-]{1,20},?\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|is|:|-|–)?\s{0,2}(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}(?:\(\d{1,2}\)\s?)?\+?\s{0,2}(?:years?|yrs?)(?:\s{0,2}(?:and|&|,)?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?))?\b/gi;
const STATED_MONTHS =
  /\b(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?)['’.]?\s{0,2}(?:of\s{1,2})?(?:[\w-]{1,20},?\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|is|:|-|–)?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?)\b/gi;
/** Years of a life and of a company, which are nobody's experience. */
const OTHER_YEARS =
  /\b(?:age|aged)\b\s?[:–-]?\s{0,3}(?:is\s)?\d{1,2}\s?\+?\s?(?:years?|yrs?)?|\b\d{1,3}\s?[+-]?\s?(?:years?|yrs?)[\s-]old\b|\b(?:company|firm|organi[sz]ation|agency|enterprise|conglomerate|manufacturer|startup|start-up)\s?,?\s?(?:with|having|has|that has|which has|of)\s(?:(?:a|an|the|over|above|around|about|nearly|almost|more than|legacy of|history of|total of)\s){0,3}\d{1,3}\s?\+?\s?(?:years?|yrs?)['’]?(?:\s(?:of\s)?(?:experience|exp|history|existence|legacy))?|(?:आयु|उम्र)\s?[:–-]?\s{0,2}[\d०-९]{1,2}\s?(?:वर्ष|साल)?/gi;
/** The same in Hindi, with digits of both scripts and words. */
const STATED_YEARS_IN_HINDI =
  /(?:^|[\s(:–-])([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)\S{0,9}\s{1,2}(?:\S{1,20}\s{1,2}){0,4}?अनुभव|अनुभव\S{0,9}\s{0,2}[:–-]?\s{0,2}([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)/g;
/** Without the word "experience": used when no positions tell. */
const ONLY_YEARS =
  /(?:^|\b(?:with|over|having|has|have)\s{1,2})(\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\s{1,2}(?:of|in|as|across)\s/im;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A month by name with a year of two digits or four, or a year that may have its month as a number; the same again later, or a word for the present. May continue in the next line. */
const PERIOD =
  /(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s?)?(?:[-–/.]\s?)?['’‘]?\s?((?:19|20)\d{2}|\d{2})(?!\d)|(?:(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2})|(0?[1-9]|1[0-2])\s?\/\s?['’]?(\d{2})(?![\d/]))[ \t]?(?:[-–—‒−~→➔⟶]|->|to|till|until|upto|up to|through|से)\s{0,2}(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s/.-])??(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s?)?(?:[-–/.]\s?)?['’‘]?\s?((?:19|20)\d{2}|\d{2})(?!\d)|(?:(\d{1,2})\s?[/.-]\s?)?((?:19|20)\d{2}|(?<=(?:19|20)\d{2}\s?[-–]\s?)\d{2}(?![\d/.-])(?!\s?(?:to|-|–)\s?(?:19|20)\d))|(0?[1-9]|1[0-2])\s?\/\s?['’]?(\d{2})(?![\d/]))|present|current|now|till[\s-]?date|till now|to date|date|today|ongoing|वर्तमान|अब तक|अभी तक|आज तक)/gi;

/** The stated years, else the time from the first start of a position to the last end, without overlaps. */
export function yearsIn(text: string, lines: readonly SectionLine[], today: Date): number | null {
  const own = text.replace(OTHER_YEARS, '.');
  const said = [
    ...Array.from(own.matchAll(STATED_YEARS), ([, before, months, after, otherMonths]) =>
      yearsAndMonths(before ?? after, months ?? otherMonths),
    ),
    ...Array.from(own.matchAll(STATED_YEARS_IN_HINDI), ([, before, after]) => numberOf(before ?? after)),
  ];
  const saidInMonths = Array.from(own.matchAll(STATED_MONTHS), ([, before, after]) =>
    yearsAndMonths('', before ?? after),
  );
  const worked = lines.map((line) => (isOfWork(line) ? line.text : '')).join('\n');
  return (
    likely(most(said)) ??
    likely(yearsOfPeriods(worked, today)) ??
    likely(most(saidInMonths)) ??
    likely(numberOf(ONLY_YEARS.exec(worked.replace(OTHER_YEARS, '.'))?.[1]))
  );
}

const most = (years: readonly number[]): number => Math.max(0, ...years.map((one) => likely(one) ?? 0));

function yearsAndMonths(years: string | undefined, months = '0'): number {
  return Math.round((numberOf(years) + Number(months) / 12) * 10) / 10;
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

/**
 * The period in months since the year 0, from its first month to the one after its last.
 * @param parts of the start and of the end: month by name and its year, month by number and its year, both of two digits
 */
function monthsOf(parts: readonly (string | undefined)[], now: number): [from: number, to: number] {
  const from = monthOf(parts.slice(0, PARTS), now);
  const to = monthOf(parts.slice(PARTS, 2 * PARTS), now);
  // a year alone means its start
  return [from?.month ?? 0, Math.min(to ? to.month + (to.isWhole ? 0 : 1) : now, now)];
}

const PARTS = 6;

/** @returns nothing where there are none: it is the present */
function monthOf(parts: readonly (string | undefined)[], now: number): { month: number; isWhole: boolean } | undefined {
  const [name, nameYear, number, numberYear, short, shortYear] = parts;
  const year = nameYear ?? numberYear ?? shortYear;
  if (year === undefined) return undefined;
  const month = name ? MONTHS.indexOf(name.toLowerCase()) : Number(number ?? short ?? 1) - 1;
  return {
    month: wholeYear(Number(year), now) * 12 + Math.min(Math.max(month, 0), 11),
    isWhole: !(name ?? number ?? short),
  };
}

/** Of two digits: the latest year that has begun, or the next. */
function wholeYear(year: number, now: number): number {
  if (year >= 100) return year;
  const next = Math.floor(now / 12) + 1;
  return 2000 + year > next ? 1900 + year : 2000 + year;
}

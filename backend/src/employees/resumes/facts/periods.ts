import { latinDigits } from '../../../platform/text.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The same in Hindi, as they begin; `फ` may have a dot. */
const HINDI_MONTHS = ['जन', 'फर', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुला', 'अग', 'सित', 'अक्', 'नव', 'दिस'];
const HINDI_MONTH =
  /(?<![\p{L}\p{M}])(?:जन|फ़?र|मार्च|अप्रै|मई|जून|जुला|अग|सित|अक्|नव|दिस)[\p{L}\p{M}]{0,6}(?=[\s.,'’-]{1,3}\d)/gu;
/** By name: 10 Jan 2016, 01-Jan-19, Jan 15, 2020, Jan ’19. By number: 2019-01, 2019/01/31; 2019, 03/2021, 01.03.2021; 06/15, 01.03.21. */
const DATE =
  /(?<!\d)(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2})?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s?)?(?:[-–/.]\s?)?['’‘‟`]?(?:(?:19|20)\d{2}|\d{2})(?!\d)|(?:19|20)\d{2}[/.-](?:0?[1-9]|1[0-2])(?:[/.-]\d{1,2})?(?!\d)|(?:\d{1,2}\s?[/.-]\s?){0,2}(?:19|20)\d{2}(?!\d)|\d{1,2}(?:\s?\/\s?['’]?|\.\d{1,2}\.|\/\d{1,2}\/)\d{2}(?![\d/.]))/gi;
/** Between two dates, which may stand in two lines. */
const BETWEEN = /^[ \t]{0,2}(?:[-–—‒−~→➔➞⟶－]{1,3}|->|to|till|until|upto|up to|through|से)\s{0,2}$/i;
/** Behind a date: up to the present. */
const OPEN_END =
  /^(?:[ \t]{0,2}(?:[-–—‒−~→➔➞⟶－]{1,3}|->|to|till|until|upto|up to|through|से)\s{0,2}(?:present|current|now|till[\s-]?date|till now|to date|date|today|ongoing|continu(?:ing|es?|ed)|still|working|वर्तमान|अब तक|अभी तक|आज तक)|\s{1,2}onwards?\b)/i;
/** Before a date: from it up to the present. Of "manufacturer since 1945" a company is told, as in brackets where no month is. */
const OPEN_START = /(?:^|[\n,;:|•–—-]|\b(?:working|works|employed|serving|here))\s{0,2}since\s{1,2}(?:year\s)?$/i;
const OPEN_BRACKET = /\(since\s{1,2}$/i;
/** As far as that is looked for. */
const BEFORE = 30;
/** Behind a year: the end of 2015-19, and not the day of 2015 - 19 May. */
const SHORT_END =
  /^\s?[-–/]\s?['’]?(\d{2})(?![\d/.-])(?!\s?(?:to|-|–)\s?(?:19|20)\d)(?!(?:st|nd|rd|th)?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
/** A year and the end of a period, or a month. */
const YEAR_AND_NUMBER = /^(\d{4})[/.-](\d{2})$/;
/** As far as the end of a period is looked for. */
const BEHIND = 30;

/** A period as it is written; without an end it goes on. */
type Period = readonly [from: string, to: string | undefined];

/** Digits and months as the patterns have them. */
const plainOf = (text: string): string =>
  latinDigits(text).replace(HINDI_MONTH, (month) => {
    const at = HINDI_MONTHS.findIndex((begin) => month.replace('\u093c', '').startsWith(begin));
    return MONTHS[at] ?? month;
  });

const opens = (date: string, before: string): boolean =>
  OPEN_START.test(before) || (!/^\d{4}$/.test(date) && OPEN_BRACKET.test(before));

function periodsIn(written: string): Period[] {
  const text = plainOf(written);
  const dates = Array.from(text.matchAll(DATE), ({ 0: date, index }) => ({ date, index, end: index + date.length }));
  const periods: Period[] = [];
  for (let n = 0; n < dates.length; n += 1) {
    const { date, index, end } = dates[n] as (typeof dates)[number];
    const next = dates[n + 1];
    const behind = text.slice(end, end + BEHIND);
    const [, from = date, to = SHORT_END.exec(behind)?.[1]] = YEAR_AND_NUMBER.exec(date) ?? [];
    if (next && BETWEEN.test(text.slice(end, next.index))) {
      periods.push([date, next.date]);
      n += 1;
    } else if (OPEN_END.test(behind) || opens(date, text.slice(Math.max(0, index - BEFORE), index)))
      periods.push([date, undefined]);
    else if (to && /^\d{4}$/.test(from)) periods.push([from, to]);
  }
  return periods;
}

/** Whether a line has a period. */
export const hasPeriod = (line: string): boolean => periodsIn(line).length > 0;

/** Whether a line has a period that goes on. */
export const goesOn = (line: string): boolean => periodsIn(line).some(([, to]) => to === undefined);

/** Years that all periods of a text cover together, in halves. */
export function yearsOfPeriods(text: string, today: Date): number {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const isCovered = new Uint8Array(now);
  for (const [from, to] of periodsIn(text)) {
    const end = to === undefined ? undefined : monthOf(to, now);
    // a year alone means its start
    isCovered.fill(1, monthOf(from, now).month, Math.min(end ? end.month + (end.isYear ? 0 : 1) : now, now));
  }
  return Math.round(isCovered.reduce((sum, covered) => sum + covered, 0) / 6) / 2;
}

/** In months since the year 0. */
function monthOf(date: string, now: number): { month: number; isYear: boolean } {
  const numbers = date.match(/\d+/g) ?? [];
  const name = MONTHS.indexOf(/[a-z]{3}/i.exec(date)?.[0].toLowerCase() ?? '');
  const isYearFirst = numbers[0]?.length === 4;
  const year = Number(isYearFirst ? numbers[0] : numbers.at(-1));
  const others = isYearFirst ? numbers.slice(1, 2) : numbers.slice(0, -1).toReversed();
  // 12/31/2019 has its month first
  const number = others.map(Number).find((one) => one <= 12) ?? 1;
  return {
    month: wholeYear(year, now) * 12 + Math.max(name >= 0 ? name : number - 1, 0),
    isYear: name < 0 && numbers.length === 1,
  };
}

/** Of two digits: the latest year that has begun, or the next. */
function wholeYear(year: number, now: number): number {
  if (year >= 100) return year;
  const next = Math.floor(now / 12) + 1;
  return 2000 + year > next ? 1900 + year : 2000 + year;
}

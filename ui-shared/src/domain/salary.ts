/** How often an amount is paid. */
export type SalaryPeriod = 'month' | 'year';

/** A parsed salary: an amount in rupees or both ends of a range, and the period, if known. */
export interface Salary {
  amounts: readonly number[];
  period?: SalaryPeriod;
}

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
};

const YEAR = /(?:p\.?\s*a\.?|(?:per|an?|\/)\s*(?:annum|year|yr\.?)|annum|annual(?:ly)?|yearly)$/;
const MONTH = /(?:p\.?\s*m\.?|(?:per|an?|\/)\s*(?:month|mo\.?|mth)|monthly)$/;
/** Lakhs per annum. */
const LPA = /l\.?\s*p\.?\s*a\.?$/;
/** Digits plain, or grouped by thousands in the Indian or western way. */
const AMOUNT =
  /^(?:₹|rs\.?|inr)?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(\.\d+)?(?:\s*([a-z]+))?(?:\s*\/-)?$/;
const BETWEEN_AMOUNTS = /[-–—]|\bto\b/g;
const STARTS_AMOUNT = /^\s*(?:(?:₹|rs\.?|inr)\s*)?\d/;
/** Smaller figures without a unit are no salary in rupees: lakhs or a daily rate are meant. */
const MIN_RUPEES = 1000;

interface Figure {
  value: number;
  unit: number | undefined;
}

function readFigure(text: string): Figure | undefined {
  const [whole, digits = '', decimals = '', unit] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || (unit !== undefined && !(unit in UNITS))) return undefined;
  return { value: Number(digits.replaceAll(',', '') + decimals), unit: unit === undefined ? undefined : UNITS[unit] };
}

/** The amounts of a range, or the only one, each with its unit. */
function amountsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: between, index } of text.matchAll(BETWEEN_AMOUNTS)) {
    const end = index + between.length;
    if (!STARTS_AMOUNT.test(text.slice(end))) continue;
    parts.push(text.slice(start, index));
    start = end;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** Cuts the period off the end of a text. */
function cutPeriod(text: string): { rest: string; period?: SalaryPeriod } {
  if (LPA.test(text)) return { rest: text.replace(LPA, ' lakh'), period: 'year' };
  if (YEAR.test(text)) return { rest: text.replace(YEAR, ''), period: 'year' };
  if (MONTH.test(text)) return { rest: text.replace(MONTH, ''), period: 'month' };
  return { rest: text };
}

/**
 * Parses a salary such as `45000`, `₹45,000 per month`, `4.5 LPA` or `5-6 lakh p.a.`.
 * @returns rupees, the smaller amount first; undefined when the text is something else
 */
export function readSalary(text: string): Salary | undefined {
  const parts = amountsOf(text.toLowerCase()).map(cutPeriod);
  const period = parts.at(-1)?.period;
  const figures = parts.map(({ rest }) => readFigure(rest.trim()));
  const lastUnit = figures.at(-1)?.unit;
  const amounts = figures.map((figure) => {
    if (!figure) return 0;
    // the unit of "5-6 lakh" belongs to both ends, that of "50,000 - 1 lakh" to one
    const unit = figure.unit ?? (figure.value < MIN_RUPEES ? lastUnit : undefined);
    return Math.round(figure.value * (unit ?? 1));
  });
  const [from = 0, to = from] = amounts;
  const isOnePeriod = parts.every((part) => part.period === undefined || part.period === period);
  if (amounts.length > 2 || from < MIN_RUPEES || to < from || !isOnePeriod) return undefined;
  return { amounts, ...(period && { period }) };
}

/** Whole rupees, plain or with commas, such as `600000`, `6,00,000` or `₹6,00,000`; undefined for anything else. */
export function readRupees(text: string): number | undefined {
  const figure = readFigure(text.trim().toLowerCase());
  return figure && figure.unit === undefined && Number.isSafeInteger(figure.value) ? figure.value : undefined;
}

/** Why a salary may be a mistake: it is no amount, or has no period; undefined for an empty text. */
export function salaryDoubt(text: string): 'unreadable' | 'noPeriod' | undefined {
  if (!text.trim()) return undefined;
  const read = readSalary(text);
  if (!read) return 'unreadable';
  return read.period ? undefined : 'noPeriod';
}

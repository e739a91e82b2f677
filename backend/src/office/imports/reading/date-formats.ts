import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../platform/durations.js';
import { type WorkbookParts } from './workbook-parts.js';

/** Of the formats that every workbook has: dates, times, and both. */
const BUILT_IN = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
/** What is quoted, escaped or in brackets says nothing about the number. */
const NOT_FORMAT = /"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** As many letters as Excel takes. */
const MAX_FORMAT = 255;

/** Which styles of cells show numbers as dates, by number. */
export async function readDateStyles(parts: WorkbookParts, part: string | undefined): Promise<boolean[]> {
  const ownFormats = new Map<string, boolean>();
  const styles: boolean[] = [];
  let isInStyles = false;
  if (!part) return styles;
  await parts.read(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') ownFormats.set(numFmtId, isDateFormat(formatCode));
      if (name === 'cellXfs') isInStyles = true;
      if (name === 'xf' && isInStyles) styles.push(ownFormats.get(numFmtId) ?? BUILT_IN.has(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return styles;
}

/** Only what stands before the first semicolon: the format of positive numbers. */
function isDateFormat(code: string): boolean {
  const [positive = ''] = code.slice(0, MAX_FORMAT).replace(NOT_FORMAT, '').split(';');
  return /[dmyhs]/i.test(positive) && !/^general$/i.test(positive.trim());
}

const DAYS_FROM_1900_TO_1904 = 1462;
/** Day 0 of a workbook, which takes 1900 for a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const MAX_DAY = 2_958_465;

/** The day that a number stands for as people in India write it, `21/11/2026`, with the time if there is one. */
export function dateText(serial: number, from1904: boolean): string {
  const days = from1904 ? serial + DAYS_FROM_1900_TO_1904 : serial;
  if (!(days >= 0 && days <= MAX_DAY)) return String(serial);
  const minutes = Math.round((days * DAY_MILLISECONDS) / MINUTE_MILLISECONDS);
  const [day = '', time = ''] = new Date(DAY_ZERO + minutes * MINUTE_MILLISECONDS).toISOString().split('T');
  const written = day.split('-').reverse().join('/');
  const clock = time.slice(0, 5);
  if (days < 1) return clock;
  return clock === '00:00' ? written : `${written} ${clock}`;
}

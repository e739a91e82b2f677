/** How days and times are written in a language. */
export interface DayWords {
  /** As 21 Nov 2026. */
  short: (moment: Date, zone: string) => string;
  /** As 21 November 2026. */
  long: (moment: Date, zone: string) => string;
  /** As Saturday, 21 November 2026. */
  full: (moment: Date, zone: string) => string;
  /** As Sat, 21 Nov. */
  weekday: (moment: Date, zone: string) => string;
  /** As Sat, 21 Nov, 2026. */
  weekdayWithYear: (moment: Date, zone: string) => string;
  /** As 1:45 am. */
  time: (moment: Date, zone: string) => string;
  /** As 21 Nov 2026, 1:45 am. */
  moment: (moment: Date, zone: string) => string;
}

/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format by its language, zone and parts. */
export function formatOf(tag: string, timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, timeZone, parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...parts });
  formats.set(key, format);
  return format;
}

const inEnglish =
  (parts: Intl.DateTimeFormatOptions) =>
  (moment: Date, zone: string): string =>
    formatOf('en-IN', zone, parts).format(moment);

const ENGLISH: DayWords = {
  short: inEnglish({ dateStyle: 'medium' }),
  long: inEnglish({ dateStyle: 'long' }),
  full: inEnglish({ dateStyle: 'full' }),
  weekday: inEnglish({ weekday: 'short', day: 'numeric', month: 'short' }),
  weekdayWithYear: inEnglish({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  time: inEnglish({ timeStyle: 'short' }),
  moment: inEnglish({ dateStyle: 'medium', timeStyle: 'short' }),
};

let shown = ENGLISH;

/** How days and times are written in the language that is shown. */
export const dayWords = (): DayWords => shown;

/** @param words nothing stands for English */
export function showDays(words: DayWords = ENGLISH): void {
  shown = words;
}

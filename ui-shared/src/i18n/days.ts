/** How days and times are written in a language. */
export interface DayWords {
  /** As 21 Nov 2026. */
  short: (moment: Date, zone: string) => string;
  /** As Saturday, 21 November 2026. */
  full: (moment: Date, zone: string) => string;
  /** As Sat, 21 Nov. */
  weekday: (moment: Date, zone: string) => string;
  /** As Sat, 21 Nov 2026. */
  weekdayWithYear: (moment: Date, zone: string) => string;
  /** As 1:45 am. */
  time: (moment: Date, zone: string) => string;
  /** As 21 Nov 2026, 1:45 am. */
  moment: (moment: Date, zone: string) => string;
}

/** Formats of a language by zone: making one takes longer than using it. */
export function formatsOf(tag: string, parts: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(tag, { timeZone, ...parts });
    formats.set(timeZone, format);
    return format;
  };
}

function inEnglish(parts: Intl.DateTimeFormatOptions): (moment: Date, zone: string) => string {
  const formatIn = formatsOf('en-IN', parts);
  return (moment, zone) => formatIn(zone).format(moment);
}

const shortIn = inEnglish({ dateStyle: 'medium' });
const weekdayIn = inEnglish({ weekday: 'short' });

const ENGLISH: DayWords = {
  short: shortIn,
  full: inEnglish({ dateStyle: 'full' }),
  weekday: inEnglish({ weekday: 'short', day: 'numeric', month: 'short' }),
  weekdayWithYear: (moment, zone) => `${weekdayIn(moment, zone)}, ${shortIn(moment, zone)}`,
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

/** Months and weekdays alone: what `Intl` writes around them reads like English words in Hindi. */
const namesIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });

/** Hours from which a part of the day is called so; before the first one it is night (docs/translating.md). */
const PARTS_OF_DAY = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

function partsOf(at: Date, timeZone: string): Record<string, string> {
  const parts = namesIn(timeZone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** A moment's day as 22 नवंबर 2026, with its weekday before it if asked for. */
export function hindiDay(at: Date, timeZone: string, { hasWeekday = false } = {}): string {
  const { weekday, day, month, year } = partsOf(at, timeZone);
  return `${hasWeekday ? `${weekday}, ` : ''}${day} ${month} ${year}`;
}

/** A moment's time as शाम 6:00 बजे. */
export function hindiTime(at: Date, timeZone: string): string {
  const [hours = '', minutes = ''] = clockIn(timeZone).format(at).split(':');
  const hour = Number(hours);
  const part = PARTS_OF_DAY.filter(([from]) => hour >= from).at(-1)?.[1] ?? 'रात';
  return `${part} ${hour % 12 || 12}:${minutes} बजे`;
}

import { type DayWords, formatsOf } from '../days';

const namesIn = formatsOf('hi-IN-u-nu-latn', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clockIn = formatsOf('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** Hours from which a part of the day is called so; before the first one it is night. */
const PARTS_OF_DAY = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

const partsOf = (moment: Date, zone: string): Record<'weekday' | 'day' | 'month' | 'year', string> =>
  Object.fromEntries(
    namesIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  ) as Record<'weekday' | 'day' | 'month' | 'year', string>;

function day(moment: Date, zone: string): string {
  const { day: number, month, year } = partsOf(moment, zone);
  return `${number} ${month} ${year}`;
}

function time(moment: Date, zone: string): string {
  const clock = clockIn(zone).format(moment);
  const [hour = 0] = clock.split(':').map(Number);
  const part = PARTS_OF_DAY.filter(([from]) => hour >= from).at(-1)?.[1] ?? 'रात';
  return `${part} ${hour % 12 || 12}:${clock.slice(3)} बजे`;
}

/** "22 नवंबर 2026, शाम 6:00 बजे": what `Intl` writes reads like English words in Hindi. */
export const days: DayWords = {
  short: day,
  full: (moment, zone) => `${partsOf(moment, zone).weekday}, ${day(moment, zone)}`,
  weekday: (moment, zone) => {
    const { weekday, day: number, month } = partsOf(moment, zone);
    return `${weekday}, ${number} ${month}`;
  },
  weekdayWithYear: (moment, zone) => `${partsOf(moment, zone).weekday}, ${day(moment, zone)}`,
  time,
  moment: (moment, zone) => `${day(moment, zone)}, ${time(moment, zone)}`,
};

import { describe, expect, it } from 'vitest';
import { isNightlyDue } from '../../src/storage/backup/nightly.js';

/** Two in the night and noon, in India. */
const [NIGHT, NOON] = [new Date('2026-11-28T20:30:00Z'), new Date('2026-11-29T06:30:00Z')];
const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * 3_600_000);

describe('the backup of the night', () => {
  it.each([
    ['where there is none', NOON, undefined, true],
    ['at night, of a day ago', NIGHT, hoursBefore(NIGHT, 24), true],
    ['at night, once', NIGHT, hoursBefore(NIGHT, 1), false],
    ['at night, after one by hand in the evening', NIGHT, hoursBefore(NIGHT, 8), false],
    ['by day, after that of the night', NOON, hoursBefore(NOON, 10), false],
    ['by day, where the night was slept through', NOON, hoursBefore(NOON, 30), true],
  ])('is made: %s', (_, now, newest, isDue) => {
    expect(isNightlyDue(now, newest)).toBe(isDue);
  });
});

import { expect, it } from 'vitest';
import { daysSince } from '../src/domain/format';

const NOW = Date.parse('2026-11-20T20:00:00Z'); // 21 November, half past one at night in India

it.each([
  ['a moment ago', '2026-11-20T19:59:59Z', 0],
  ['the first moment of the day in India', '2026-11-20T18:30:00Z', 0],
  ['the last moment of the day before', '2026-11-20T18:29:59Z', 1],
  ['three days ago', '2026-11-18T10:00:00Z', 3],
  ['a year ago', '2025-11-21T10:00:00Z', 365],
  ['a clock that is ahead', '2026-11-22T10:00:00Z', 0],
])('days since %s', (_, moment, days) => {
  expect(daysSince(moment, NOW)).toBe(days);
});

import { describe, expect, it } from 'vitest';
import { joiningDoubt } from '../src/kit/forms/joining-date';

const NOW = new Date('2026-11-21T06:00:00Z');
// 1 March in India already
const CONNECTED = '2026-02-28T20:00:00Z';
const PLACED = '2026-06-15T06:00:00Z';

describe('a joining date', () => {
  it.each([
    ['', null, undefined],
    ['2026-03-01', null, undefined],
    ['2026-02-28', null, 'beforeConnection'],
    ['2021-06-01', PLACED, 'beforeConnection'],
    ['2026-05-16', PLACED, undefined],
    ['2026-05-15', PLACED, 'beforePlacement'],
    ['2026-12-01', PLACED, undefined],
    ['2027-11-21', PLACED, undefined],
    ['2027-11-23', null, 'farAhead'],
    ['2062-12-01', null, 'farAhead'],
  ])('%j, placed %s, is doubted: %s', (joining, placement_date, doubt) => {
    expect(joiningDoubt(joining, { connection_date: CONNECTED, placement_date }, NOW)).toBe(doubt);
  });
});

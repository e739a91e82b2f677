import { describe, expect, it } from 'vitest';
import { differsFromIndia, minutesAfter, momentAt } from '../src/domain/zone-time';

const NEW_YORK = 'America/New_York';

describe('a time of the clock', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01T10:00', '2026-12-01T10:00:00+05:30'],
    ['Asia/Kolkata', '2026-12-01T00:15', '2026-12-01T00:15:00+05:30'],
    [NEW_YORK, '2027-01-15T09:00', '2027-01-15T09:00:00-05:00'],
    [NEW_YORK, '2027-07-15T09:00', '2027-07-15T09:00:00-04:00'],
    ['Asia/Kathmandu', '2026-12-01T10:00', '2026-12-01T10:00:00+05:45'],
    ['America/St_Johns', '2027-01-15T09:00', '2027-01-15T09:00:00-03:30'],
    ['UTC', '2026-12-01T10:00', '2026-12-01T10:00:00+00:00'],
  ])('in %s, %s, is %s', (zone, wall, moment) => {
    expect(momentAt(zone, wall)).toBe(moment);
  });

  it('has the offset of its side of a change of summer time', () => {
    expect(momentAt(NEW_YORK, '2027-03-14T01:59')).toBe('2027-03-14T01:59:00-05:00');
    expect(momentAt(NEW_YORK, '2027-03-14T03:00')).toBe('2027-03-14T03:00:00-04:00');
    expect(momentAt(NEW_YORK, '2027-11-07T02:00')).toBe('2027-11-07T02:00:00-05:00');
  });

  it('does not come where clocks are put forward over it, and is the first where it comes twice', () => {
    expect(momentAt(NEW_YORK, '2027-03-14T02:30')).toBeUndefined();
    expect(momentAt(NEW_YORK, '2027-11-07T01:30')).toBe('2027-11-07T01:30:00-04:00');
  });

  it.each(['', '2026-12-01', '2026-13-01T10:00', 'soon'])('is none in %j', (typed) => {
    expect(momentAt('Asia/Kolkata', typed)).toBeUndefined();
  });

  it('is left behind by minutes that pass, over a change of summer time, too', () => {
    expect(minutesAfter('Asia/Kolkata', '2026-12-01T23:30:00+05:30', 60)).toBe('2026-12-02T00:30:00+05:30');
    expect(minutesAfter(NEW_YORK, '2027-03-14T01:30:00-05:00', 60)).toBe('2027-03-14T03:30:00-04:00');
    expect(minutesAfter(NEW_YORK, '2027-11-07T01:30:00-04:00', 60)).toBe('2027-11-07T01:30:00-05:00');
  });

  it('is the same in India only where clocks go as there', () => {
    expect(differsFromIndia('Asia/Colombo', '2026-12-01T10:00:00+05:30')).toBe(false);
    expect(differsFromIndia(NEW_YORK, '2026-12-01T10:00:00-05:00')).toBe(true);
  });
});

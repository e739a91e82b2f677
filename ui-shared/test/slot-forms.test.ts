import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysAfter, isDay, weekOf } from '../src/domain/calendar-days';
import { dayInShort } from '../src/domain/format';
import { dayAt, periodIn, zoneText } from '../src/domain/zone-time';
import { proposalForm, type SlotForm, slotTime } from '../src/forms/slot-forms';

const NEW_YORK = 'America/New_York';
const { resolvedOptions } = new Intl.DateTimeFormat();

/** Puts the device into a zone. */
function travelTo(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const typed = (start: string, which: SlotForm['which'] = 'first'): SlotForm => ({ start, minutes: '60', which });

function refusalOf(...slots: SlotForm[]): string[] {
  const { error } = proposalForm.safeParse({ slots, note: '' });
  return error?.issues.map(({ message }) => message) ?? [];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T04:30:00Z') });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a time that is typed for an interview', () => {
  it('is of the day in India on which midnight begins', () => {
    travelTo('Asia/Kolkata');
    expect(slotTime(typed('2026-12-05T00:00'))).toEqual({
      starts_at: '2026-12-05T00:00:00+05:30',
      ends_at: '2026-12-05T01:00:00+05:30',
    });
    expect(slotTime(typed('2026-12-05T23:30'))?.ends_at).toBe('2026-12-06T00:30:00+05:30');
    expect(refusalOf(typed('2026-12-05T00:00'))).toEqual([]);
    expect(refusalOf(typed('2099-12-05T00:00'))).toEqual(['Please choose a time within a year']);
  });

  it('is refused where clocks of New York are put forward over it', () => {
    travelTo(NEW_YORK);
    expect(refusalOf(typed('2027-03-14T02:30'))).toEqual([
      'Clocks are put forward over this time. Please choose another one.',
    ]);
    expect(slotTime(typed('2027-03-14T02:30'))).toBeUndefined();
    expect(refusalOf(typed('2027-03-14T03:00'))).toEqual([]);
    expect(slotTime(typed('2027-03-14T01:30'))).toEqual({
      starts_at: '2027-03-14T01:30:00-05:00',
      ends_at: '2027-03-14T03:30:00-04:00',
    });
  });

  it('is the one that is chosen where clocks of New York are put back, and it comes twice', () => {
    travelTo(NEW_YORK);
    expect(slotTime(typed('2027-11-07T01:30'))).toEqual({
      starts_at: '2027-11-07T01:30:00-04:00',
      ends_at: '2027-11-07T01:30:00-05:00',
    });
    expect(slotTime(typed('2027-11-07T01:30', 'second'))).toEqual({
      starts_at: '2027-11-07T01:30:00-05:00',
      ends_at: '2027-11-07T02:30:00-05:00',
    });
    expect(refusalOf(typed('2027-11-07T01:30', 'second'))).toEqual([]);
    // a choice that was made for another time
    expect(slotTime(typed('2027-11-07T02:30', 'second'))?.starts_at).toBe('2027-11-07T02:30:00-05:00');
  });

  it('has to lie ahead, and to be there unless there are words', () => {
    travelTo('Asia/Kolkata');
    expect(refusalOf(typed('2026-12-01T09:00'))).toEqual(['Please choose a time in the future']);
    expect(refusalOf(typed(''))).toEqual(['Please enter day and time, or remove this line']);
    expect(refusalOf()).toEqual(['Please name a time, or write when it suits you']);
    expect(proposalForm.safeParse({ slots: [], note: 'After 4 pm.' }).success).toBe(true);
  });
});

describe('a moment', () => {
  it('is of the day that each zone has', () => {
    expect(dayAt('Asia/Kolkata', '2026-12-01T18:29:59Z')).toBe('2026-12-01');
    expect(dayAt('Asia/Kolkata', '2026-12-01T18:30:00Z')).toBe('2026-12-02');
    expect(dayAt(NEW_YORK, '2026-12-01T18:30:00Z')).toBe('2026-12-01');
  });

  it('is shown with the day of its end where that is another one', () => {
    const [from, to] = ['2026-12-01T17:30:00Z', '2026-12-01T19:00:00Z'];
    expect(periodIn('Asia/Kolkata', from, to)).toEqual({
      day: 'Tue, 1 Dec 2026',
      time: '11:00 pm – Wed, 2 Dec 2026, 12:30 am',
    });
    expect(periodIn(NEW_YORK, from, to)).toEqual({ day: 'Tue, 1 Dec 2026', time: '12:30 pm – 2:00 pm' });
  });

  it('has the name of its zone, of that side of the year', () => {
    expect(zoneText('Asia/Kolkata', '2026-12-01T10:00:00Z')).toBe('IST');
    expect(zoneText(NEW_YORK, '2026-12-01T10:00:00Z')).toBe('America/New York (EST)');
    expect(zoneText(NEW_YORK, '2027-07-01T10:00:00Z')).toBe('America/New York (EDT)');
  });
});

describe('a week', () => {
  it('begins on Monday, over the ends of months and years', () => {
    const week = weekOf('2027-01-03');
    expect([week[0], week.at(-1), week.length]).toEqual(['2026-12-28', '2027-01-03', 7]);
    expect(weekOf('2026-12-28')).toEqual(week);
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayInShort('2026-12-28')).toBe('Mon, 28 Dec');
  });

  it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-1-1'])('knows no day %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

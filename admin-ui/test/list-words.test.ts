import '../src/app/resources';
import { describe, expect, it } from 'vitest';
import { moved, orderOf } from '../src/kit/lists/column-settings';
import { sortText } from '../src/kit/lists/sort-words';
import { countInWords, totalText } from '../src/kit/lists/total';
import { kindOf } from '../src/kit/resource/kinds';

describe('a sort in words', () => {
  it.each([
    ['created_at', 'DESC', 'Added', 'created_at', 'Newest first'],
    ['at', 'ASC', 'When', 'at', 'Oldest first'],
    ['joining_date', 'DESC', 'Joining date', 'placement_date', 'Joining date, newest first'],
    ['joining_date', 'ASC', 'Joining date', 'placement_date', 'Joining date, oldest first'],
    ['full_name', 'ASC', 'Full name', 'created_at', 'Full name, A to Z'],
    ['full_name', 'DESC', 'Full name', 'created_at', 'Full name, Z to A'],
    ['count', 'ASC', 'Positions', 'created_at', 'Positions, lowest first'],
    ['count', 'DESC', 'Positions', undefined, 'Positions, highest first'],
  ] as const)('of %s %s', (field, order, label, usual, text) => {
    expect(sortText({ field, order }, label, usual)).toBe(text);
  });
});

describe('a count in words', () => {
  it.each([
    ['employees', '0', '0 employees'],
    ['employees', '1', '1 employee'],
    ['companies', '1', '1 company'],
    ['companies', '2', '2 companies'],
    ['job-requests', '12', '12 job requests'],
    ['connections', '1,000+', '1,000+ connections'],
    ['audit-log', '1', '1 entry'],
  ])('of %s: %s', (resource, count, text) => {
    expect(countInWords(count, kindOf(resource))).toBe(text);
  });

  it('says where the server stopped counting', () => {
    expect(totalText(51, { atLeast: 50 })).toBe('50+');
    expect(totalText(123_456, {})).toBe('1,23,456');
  });
});

describe('the order of columns', () => {
  it('is the declared one at first; columns that came later are at its end', () => {
    expect(orderOf(undefined, 3)).toEqual([0, 1, 2]);
    expect(orderOf([2, 0], 4)).toEqual([2, 0, 1, 3]);
    expect(orderOf([5, 1, 0], 2)).toEqual([1, 0]);
  });

  it.each([
    [[0, 1, 2, 3], 2, 1, [0, 2, 1, 3]],
    [[0, 1, 2, 3], 1, 2, [0, 2, 1, 3]],
    [[3, 0, 2, 1], 1, 2, [3, 0, 1, 2]],
  ])('%j with %i in the place of %i', (order, column, other, result) => {
    expect(moved(order, column, other)).toEqual(result);
  });
});

import { describe, expect, it } from 'vitest';
import { dayInIndia, minutesAndSeconds, skillNames } from '../src/domain/format';
import { digitsOnly, lettersAndSpaces, withMobilePrefix } from '../src/domain/input';

describe('what is typed', () => {
  it.each([
    ['', '+91'],
    ['+', '+91'],
    ['+91', '+91'],
    ['9876543210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+9198765432109', '+919876543210'],
    ['+91abc98', '+9198'],
    ['+91+91 98765-43210', '+919876543210'],
    ['+91919876543210', '+919876543210'],
    ['+91098765 43210', '+919876543210'],
    ['9198765432', '+919198765432'],
  ])('a mobile number %j becomes %j', (typed, kept) => {
    expect(withMobilePrefix(typed)).toBe(kept);
  });

  it.each([
    ['+91', '+9', '+91'],
    ['+91', '91', '+91'],
    ['+9198', '9198', '+9198'],
    ['+9198', '+919', '+919'],
    ['+9198', '', '+91'],
    ['+919823456789', '098765 43210', '+919876543210'],
  ])('the prefix of %j cannot be removed: %j becomes %j', (before, typed, kept) => {
    expect(withMobilePrefix(typed, before)).toBe(kept);
  });

  it('a name keeps letters of any script and spaces', () => {
    expect(lettersAndSpaces("Asha R4o-D'Souza")).toBe('Asha RoDSouza');
    expect(lettersAndSpaces('आशा राव')).toBe('आशा राव');
  });

  it('a code keeps six digits', () => {
    expect(digitsOnly('12 34-5678', 6)).toBe('123456');
  });
});

describe('what is shown', () => {
  it('a moment is a day in India', () => {
    expect(dayInIndia('2026-11-20T20:15:00.000Z')).toBe('21 Nov 2026');
  });

  it.each([
    [600, '10:00'],
    [59, '0:59'],
    [0, '0:00'],
    [61, '1:01'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });

  it('skills come out of the JSON text, or none', () => {
    expect(skillNames('[{"skill_name":"React"},{"skill_name":"SQL"}]')).toEqual(['React', 'SQL']);
    expect(skillNames('broken')).toEqual([]);
  });
});

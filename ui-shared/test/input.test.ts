import { describe, expect, it } from 'vitest';
import { dayInIndia, minutesAndSeconds, phoneText, skillNames } from '../src/domain/format';
import { digitsOnly, lettersAndSpaces, nameOnPapers, nationalNumber, withMobilePrefix } from '../src/domain/input';

/** What stands in a field after a text was typed into it, key by key. */
const typedInto = (filter: (typed: string, before: string) => string, start: string, text: string): string =>
  [...text].reduce((before, key) => filter(before + key, before), start);

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
  ])('a mobile number %j becomes %j', (typed, expected) => {
    expect(withMobilePrefix(typed)).toBe(expected);
  });

  it.each([
    ['+971 50 123 4567', '971501234567'],
    ['00971 50 123 4567', '971501234567'],
    ['+65 8123 4567', '6581234567'],
    ['+44 (0)7911 123456', '4407911123456'],
    ['\u202a+971 50 123 4567\u202c', '971501234567'],
  ])('%j of another country becomes no Indian number, and keeps its digits', (typed, digits) => {
    for (const before of ['', '+91', '+919823456789']) {
      expect(withMobilePrefix(typed, before)).toBe(`+9100${digits}`);
      expect(withMobilePrefix(`+91${typed}`, before)).toBe(`+9100${digits}`);
      expect(nationalNumber(typed, before.slice(3))).toBe(`00${digits}`);
    }
    expect(withMobilePrefix(`+9100${digits}`.slice(0, -1), `+9100${digits}`)).toBe(`+9100${digits}`.slice(0, -1));
  });

  it.each(['९८७६५४३२१०', '９８７６５ ４３２１०', '\u202a+91 98765 43210\u202c', '[98765] 43210', '98765\u201343210'])(
    'a mobile number in other digits and signs, %j, is 9876543210',
    (typed) => {
      expect(nationalNumber(typed)).toBe('9876543210');
      expect(withMobilePrefix(typed, '+91')).toBe('+919876543210');
    },
  );

  it.each([
    ['+91', '+9', '+91'],
    ['+91', '91', '+91'],
    ['+9198', '9198', '+9198'],
    ['+9198', '+919', '+919'],
    ['+9198', '', '+91'],
    ['+919823456789', '098765 43210', '+919876543210'],
    ['+919876543210', '+9919876543210', '+919876543210'],
  ])('the prefix of %j cannot be removed: %j becomes %j', (before, typed, expected) => {
    expect(withMobilePrefix(typed, before)).toBe(expected);
  });

  it.each([
    ['', ''],
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+91-9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['(0)98765-43210', '9876543210'],
    ['98a76-5 432109999', '9876543210'],
    ['9198765432', '9198765432'],
    ['+91 91987 65432', '9198765432'],
    ['98765', '98765'],
  ])('a phone number %j becomes its ten digits %j', (typed, expected) => {
    expect(nationalNumber(typed)).toBe(expected);
  });

  it.each(['9876543210', '+919876543210', '+91 98765 43210', '919876543210', '09876543210', '98765432109'])(
    'a phone number that is typed key by key as %j is 9876543210',
    (text) => {
      expect(typedInto(nationalNumber, '', text)).toBe('9876543210');
      expect(typedInto(withMobilePrefix, '+91', text)).toBe('+919876543210');
    },
  );

  it.each(['91987654320', '91987965432', '09198765432'])(
    'a whole number takes no digit more in its middle: %j changes nothing',
    (typed) => {
      const before = typed === '91987654320' ? '9198765430' : '9198765432';
      expect(nationalNumber(typed, before)).toBe(before);
    },
  );

  it('a name keeps letters of any script and spaces', () => {
    expect(lettersAndSpaces("Asha R4o-D'Souza")).toBe('Asha Ro D Souza');
    expect(lettersAndSpaces('आशा राव')).toBe('आशा राव');
  });

  it.each([
    ['K. Sivakumar', 'K Sivakumar'],
    ['S.Ramesh', 'S Ramesh'],
    ['S.K. Mishra', 'S K Mishra'],
    ['Nikita D’Souza', 'Nikita D Souza'],
    ['Sharma,\u00a0Ravi', 'Sharma Ravi'],
    ['क़मर ज़ैदी', 'क़मर ज़ैदी'],
  ])('a form takes %j with its words apart, the console as it is', (typed, expected) => {
    expect(lettersAndSpaces(typed)).toBe(expected);
    expect(typedInto(lettersAndSpaces, '', typed)).toBe(expected);
    expect(nameOnPapers(typed)).toBe(typed.replace('\u00a0', ' '));
  });

  it('a name in the console has no digits', () => {
    expect(nameOnPapers('K. Sivakumar 2 @')).toBe('K. Sivakumar  ');
  });

  it('a dash or a slash within a name parts its words', () => {
    expect(nameOnPapers('Mary–Ann, S/o Ram')).toBe('Mary-Ann, S o Ram');
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

  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['9876543210', '+91 98765 43210'],
    ['98765', '98765'],
    ['', ''],
  ])('a phone number %j reads %j', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });

  it('skills come out of the JSON text, or none', () => {
    expect(skillNames('[{"skill_name":"React"},{"skill_name":"SQL"}]')).toEqual(['React', 'SQL']);
    expect(skillNames('broken')).toEqual([]);
  });
});

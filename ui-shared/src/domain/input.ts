import { MOBILE_PREFIX } from './choices';

const MOBILE_DIGITS = 10;
const COUNTRY_CODE = MOBILE_PREFIX.slice(1);

const without = (text: string, place: number): string => text.slice(0, place) + text.slice(place + 1);

/**
 * Typed or pasted text as +91 and at most ten digits. The prefix cannot be removed.
 * @param before the former value: a change inside the prefix is ignored
 */
export function withMobilePrefix(typed: string, before = ''): string {
  const isPrefixed = typed.startsWith(MOBILE_PREFIX);
  const isPrefixDamaged =
    !isPrefixed &&
    before.startsWith(MOBILE_PREFIX) &&
    [0, 1, 2].some((place) => without(before, place) === typed || without(typed, place) === before);
  if (isPrefixDamaged) return before;
  const national = isPrefixed ? typed.slice(MOBILE_PREFIX.length) : typed;
  return MOBILE_PREFIX + nationalNumber(national, before.slice(MOBILE_PREFIX.length));
}

/** How a number with its country's code begins. */
const WITH_CODE = /^[^\d+]*(?:\+|00)/;

/**
 * At most ten digits of an Indian phone number, typed or pasted with or without +91, 91 or 0. A number of another country keeps its digits
 * behind 00: cut, it would be an Indian one.
 * @param before the former digits: a complete number takes no further digit in its middle
 */
export function nationalNumber(given: string, before = ''): string {
  const typed = latinDigits(given);
  const all = withoutZeros(digitsOf(typed));
  if (all && !all.startsWith(COUNTRY_CODE) && WITH_CODE.test(typed)) return `00${all}`;
  const isOneMoreInside = !typed.startsWith(before) && [...typed].some((_, index) => without(typed, index) === before);
  if (before.length === MOBILE_DIGITS && isOneMoreInside) return before;
  const groups = typed.split('+').map(digitsOf);
  const digits = withoutZeros(groups.reduce((longest, group) => (group.length > longest.length ? group : longest), ''));
  const hasCountryCode =
    digits.startsWith(COUNTRY_CODE) && (digits.length > MOBILE_DIGITS || typed.trimStart().startsWith('+'));
  return (hasCountryCode ? withoutZeros(digits.slice(COUNTRY_CODE.length)) : digits).slice(
    0,
    Math.max(MOBILE_DIGITS, before.length),
  );
}

/** What parts the words of a name on papers. */
const BETWEEN_WORDS = /[\s.,'’‘`´()/‐‑–—-]+/gu;

/** Letters of any script and spaces: what stands between the words of a name becomes a space, everything else goes. */
export function lettersAndSpaces(typed: string): string {
  return typed.replace(BETWEEN_WORDS, ' ').replace(/[^\p{L}\p{M}\u200c\u200d ]/gu, '');
}

/** A name as it is on papers, without what no name has. */
export function nameOnPapers(typed: string): string {
  return typed
    .replace(/[\s/]/gu, ' ')
    .replace(/[–—]/g, '-')
    .replace(/[^\p{L}\p{M}\u200c\u200d .,'’‘`()‐‑-]/gu, '');
}

/** At most `most` digits. */
export function digitsOnly(typed: string, most: number): string {
  return digitsOf(typed).slice(0, most);
}

/** Digits of a script stand side by side, from zero on. */
const latinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

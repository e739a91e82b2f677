import { MOBILE_PREFIX } from './choices';

/**
 * Whatever was typed or pasted, as +91 and at most ten digits. The prefix cannot be removed (spec 5).
 * @param before the value before this change: deleting a character of the prefix changes nothing
 */
export function withMobilePrefix(typed: string, before = ''): string {
  const isPrefixDamaged =
    before.startsWith(MOBILE_PREFIX) &&
    [0, 1, 2].some((place) => before.slice(0, place) + before.slice(place + 1) === typed);
  if (isPrefixDamaged) return before;
  const groups = typed.split('+').map((group) => group.replace(/\D/g, ''));
  const digits = groups.reduce((longest, group) => (group.length > longest.length ? group : longest), '');
  const hasCountryCode = typed.trimStart().startsWith('+') || (digits.length > 10 && digits.startsWith('91'));
  const withoutCode = (hasCountryCode && digits.startsWith('91') ? digits.slice(2) : digits).replace(/^0+/, '');
  // a whole number pasted behind the prefix brings its country code, or a leading zero, along
  const national = (
    withoutCode.length >= 12 && withoutCode.startsWith('91') ? withoutCode.slice(2) : withoutCode
  ).replace(/^0+/, '');
  return MOBILE_PREFIX + national.slice(0, 10);
}

/** Letters of any script and spaces; the rest is dropped (spec 5). */
export function lettersAndSpaces(typed: string): string {
  return typed.replace(/[^\p{L}\p{M} ]/gu, '');
}

/** Digits only, at most `most`. */
export function digitsOnly(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}

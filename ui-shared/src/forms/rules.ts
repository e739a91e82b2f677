import * as z from 'zod/mini';
import { t, type TextKey } from '../i18n/translate';

/** What a rule says when it is broken, in the language of that moment. */
export const says = (message: TextKey) => ({ error: () => t(message) });

/** Text that must be there, trimmed. */
export const required = (message: TextKey) => z.string().check(z.trim(), z.minLength(1, says(message)));

/** Text that may be empty, trimmed. */
export const optional = () => z.string().check(z.trim());

const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\].]+(\.[^\s@"(),:;<>[\\\].]+)+$/;

/** An e-mail address, trimmed and lowercased (docs/rules.md#email). */
export const email = () =>
  z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1, says('email.required')), z.regex(EMAIL, says('email.invalid')));

/** A password that is set: 8 to 128 characters, as typed. */
export const newPassword = (tooShort: TextKey = 'password.short') =>
  z.string().check(
    z.minLength(1, says('password.required')),
    z.refine((value) => [...value].length >= 8, says(tooShort)),
    z.refine((value) => [...value].length <= 128, says('password.long')),
  );

/** +91 and ten digits (docs/rules.md#phone). */
export const mobile = (message: TextKey) => z.string().check(z.regex(/^\+91\d{10}$/, says(message)));

/** Letters of any script and spaces (docs/rules.md#name). */
export const personName = (missing: TextKey) =>
  z.string().check(z.trim(), z.minLength(1, says(missing)), z.regex(/^[\p{L}\p{M} ]+$/u, says('name.letters')));

/** One of fixed values. */
export const choice = (choices: readonly string[], message: TextKey) =>
  z.string().check(z.refine((value) => choices.includes(value), says(message)));

/** Number of positions, typed as text: a whole number from 1 to 10,000 (docs/rules.md#positions). */
export const positions = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, says('count.required')),
    z.regex(/^-?\d+$/, says('count.whole')),
    z.refine((value) => Number(value) >= 1, says('count.least')),
    z.refine((value) => Number(value) <= 10_000, says('count.most')),
  );

/** A web address with http or https, or nothing. */
export const optionalLink = () =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isWebAddress(value), says('url.invalid')),
  );

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

/** Six digits. */
export const code = () => z.string().check(z.regex(/^\d{6}$/, says('code.incomplete')));

import * as z from 'zod/mini';
import { t, type TextKey } from '../i18n/translate';

/** Text that must be there, trimmed. */
export const required = (message: TextKey) => z.string().check(z.trim(), z.minLength(1, t(message)));

/** Text that may be empty, trimmed. */
export const optional = () => z.string().check(z.trim());

const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\].]+(\.[^\s@"(),:;<>[\\\].]+)+$/;

/** An e-mail address, trimmed and lowercased (docs/rules.md#email). */
export const email = () =>
  z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, t('email.required')), z.regex(EMAIL, t('email.invalid')));

/** A password that is set: 8 to 128 characters, as typed. */
export const newPassword = (tooShort: TextKey = 'password.short') =>
  z.string().check(
    z.minLength(1, t('password.required')),
    z.refine((value) => [...value].length >= 8, { error: t(tooShort) }),
    z.refine((value) => [...value].length <= 128, { error: t('password.long') }),
  );

/** +91 and ten digits (docs/rules.md#phone). */
export const mobile = (message: TextKey) => z.string().check(z.regex(/^\+91\d{10}$/, t(message)));

/** Letters of any script and spaces (docs/rules.md#name). */
export const personName = (missing: TextKey) =>
  z.string().check(z.trim(), z.minLength(1, t(missing)), z.regex(/^[\p{L}\p{M} ]+$/u, t('name.letters')));

/** One of fixed values. */
export const choice = (choices: readonly string[], message: TextKey) =>
  z.string().check(z.refine((value) => choices.includes(value), { error: t(message) }));

/** Number of positions, typed as text: a whole number from 1 to 10,000 (docs/rules.md#positions). */
export const positions = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, t('count.required')),
    z.regex(/^-?\d+$/, t('count.whole')),
    z.refine((value) => Number(value) >= 1, { error: t('count.least') }),
    z.refine((value) => Number(value) <= 10_000, { error: t('count.most') }),
  );

/** A web address with http or https, or nothing. */
export const optionalLink = () =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isWebAddress(value), { error: t('url.invalid') }),
  );

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

/** Six digits. */
export const code = () => z.string().check(z.regex(/^\d{6}$/, t('code.incomplete')));

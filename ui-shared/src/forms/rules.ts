import * as z from 'zod/mini';
import {
  createJobRules,
  employeeRegistrationRules,
  resetWithCodeRules,
  updateEmployeeProfileRules,
} from '../api/form-rules';
import { t, type TextKey } from '../i18n/translate';

/** What a rule says when it is broken, in the language of that moment. */
export const message = (key: TextKey) => ({ error: () => t(key) });

/** What is not seen: blanks, joiners, marks of direction, fillers. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const seen = (key: TextKey) => z.refine<string>((text) => !UNSEEN.test(text), message(key));

/** Text that must be there, trimmed. */
export const required = (key: TextKey) => z.string().check(z.trim(), seen(key));

/** Text that may be empty, trimmed. */
export const optional = () => z.string().check(z.trim());

const { pattern: EMAIL } = resetWithCodeRules.email;
const { pattern: WEB_ADDRESS } = updateEmployeeProfileRules.resume_link;
const { minLength, maxLength } = resetWithCodeRules.newPassword;
const { minimum, maximum } = createJobRules.count;

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** An e-mail address, trimmed and lowercased (docs/rules.md#email). */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, message('email.required')),
      z.regex(EMAIL, message('email.invalid')),
    );

/** A password that is set, as typed. */
export const newPassword = (tooShort: TextKey = 'password.short') =>
  z.string().check(
    z.minLength(1, message('password.required')),
    z.refine((value) => [...value].length >= minLength, message(tooShort)),
    z.refine((value) => [...value].length <= maxLength, message('password.long')),
  );

/** +91 and ten digits from 6 to 9 on (docs/rules.md#phone). */
export const MOBILE = /^\+91[6-9]\d{9}$/;
export const mobile = (key: TextKey) => z.string().check(z.regex(MOBILE, message(key)));

const name = (missing: TextKey, pattern: RegExp) =>
  z.string().check(z.trim(), seen(missing), z.regex(pattern, message('name.letters')));

/** A name as it is on papers (docs/rules.md#name). */
export const personName = (missing: TextKey) => name(missing, updateEmployeeProfileRules.full_name.pattern);

/** A name as the forms of registration take it: letters of any script and spaces. */
export const formName = (missing: TextKey) => name(missing, employeeRegistrationRules.name.pattern);

/** One of fixed values. */
export const choice = (choices: readonly string[], key: TextKey) =>
  z.string().check(z.refine((value) => choices.includes(value), message(key)));

/** Number of positions, typed as text: a whole number (docs/rules.md#positions). */
export const positions = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, message('count.required')),
    z.regex(/^-?\d+$/, message('count.whole')),
    z.refine((value) => Number(value) >= minimum, message('count.least')),
    z.refine((value) => Number(value) <= maximum, message('count.most')),
  );

/** A web address with http or https, or nothing. */
export const optionalLink = () =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isWebAddress(value), message('url.invalid')),
  );

function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && URL.canParse(text);
}

/** Six digits. */
export const code = () => z.string().check(z.regex(resetWithCodeRules.otp.pattern, message('code.incomplete')));

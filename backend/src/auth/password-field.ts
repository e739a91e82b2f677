import { IsString } from 'class-validator';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiException } from '../platform/errors/problem.js';
import { INVALID } from '../platform/errors/problems.js';
import { Field, Rule, type Check, type FieldOptions } from '../platform/validation/field.js';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** Passwords that everybody tries first, and this product's own name. */
const TOO_COMMON = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH).map((word) => word.toLowerCase()),
);
const TOO_COMMON_SENTENCE = 'This password is too common. Please choose another one.';
const PRODUCT_WORDS = /^(niyukt|placement|recruitment)[\d!@#$%&*._-]*$/i;

/** @param tooShort the sentence for fewer than eight characters, which differs between screens */
function checkNewPassword(tooShort: string): Check {
  return (value) => {
    if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return 'Password must be text';
    const length = [...value].length;
    if (length < MIN_LENGTH) return tooShort;
    if (length > MAX_LENGTH) return `Password must be at most ${MAX_LENGTH} characters long`;
    return isGuessable(value) ? TOO_COMMON_SENTENCE : undefined;
  };
}

/** True for the passwords that everybody tries first. */
export function isGuessable(password: string): boolean {
  return TOO_COMMON.has(password.toLowerCase()) || PRODUCT_WORDS.test(password);
}

/**
 * A password that is the own e-mail, or the part before its @, is what is guessed first.
 * @throws ApiException (400) naming the field
 */
export function refuseOwnEmail(field: string, password: string, email: string): void {
  const typed = password.toLowerCase();
  if (typed === email || typed === email.split('@')[0])
    throw new ApiException(INVALID, { fields: [{ field, message: TOO_COMMON_SENTENCE }] });
}

const asTyped = (value: unknown): unknown => value;

/** A password that is set: 8 to 128 characters of any kind, exactly as typed, not one that everybody guesses (docs/rules.md#password). */
export function NewPasswordField({
  tooShort = 'Password must be at least 8 characters long',
  ...options
}: Partial<FieldOptions> & { tooShort?: string } = {}): PropertyDecorator {
  return Field(
    {
      doc: 'New password: 8 to 128 characters, used exactly as typed; well-known passwords are refused',
      example: 'mango-lassi-42',
      required: 'Password is required',
      ...options,
    },
    { type: String, format: 'password', minLength: MIN_LENGTH, maxLength: MAX_LENGTH },
    [Rule(checkNewPassword(tooShort))],
    asTyped,
  );
}

/** A password that is compared with the stored one. */
export function PasswordField(options: Partial<FieldOptions> = {}): PropertyDecorator {
  return Field(
    { doc: 'Password, exactly as typed', example: 'mango-lassi-42', required: 'Password is required', ...options },
    { type: String, format: 'password', maxLength: MAX_LENGTH },
    [
      IsString({ message: 'Password must be text' }),
      Rule((value) =>
        [...String(value)].length > MAX_LENGTH ? `Password must be at most ${MAX_LENGTH} characters long` : undefined,
      ),
    ],
    asTyped,
  );
}

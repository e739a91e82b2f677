import { dictionary } from '@zxcvbn-ts/language-common';
import { IsString } from 'class-validator';
import { ApiException } from '../platform/errors/problem.js';
import { INVALID } from '../platform/errors/problems.js';
import { Field, type FieldOptions, Rule } from '../platform/validation/field.js';
import { type Check, fieldError, type Wrong } from '../platform/validation/wrong-codes.js';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** The most guessed passwords, and the product's own name. */
const GUESSED = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH).map((word) => word.toLowerCase()),
);
const TOO_COMMON: Wrong = {
  message: 'This password is too common. Please choose another one.',
  code: 'password_common',
};
const PRODUCT_WORDS = /^(niyukt|placement|recruitment)[\d!@#$%&*._-]*$/i;

/** @param tooShort the sentence for fewer than eight characters, which differs between screens */
function checkNewPassword(tooShort: string): Check {
  return (value) => {
    if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0'))
      return { message: 'Password must be text', code: 'not_text' };
    const length = [...value].length;
    if (length < MIN_LENGTH) return { message: tooShort, code: 'password_short', values: { min: MIN_LENGTH } };
    return checkLength(value) ?? (isGuessedPassword(value) ? TOO_COMMON : undefined);
  };
}

const checkLength = (value: unknown): Wrong | undefined =>
  [...String(value)].length > MAX_LENGTH
    ? {
        message: `Password must be at most ${MAX_LENGTH} characters long`,
        code: 'password_long',
        values: { max: MAX_LENGTH },
      }
    : undefined;

/** True for the most guessed passwords. */
export function isGuessedPassword(password: string): boolean {
  return GUESSED.has(password.toLowerCase()) || PRODUCT_WORDS.test(password);
}

/**
 * Refuses the own e-mail and the part before its @.
 * @throws ApiException (400) naming the field
 */
export function refuseOwnEmail(field: string, password: string, email: string): void {
  const typed = password.toLowerCase();
  if (typed === email || typed === email.split('@')[0])
    throw new ApiException(INVALID, { fields: [fieldError(field, TOO_COMMON)] });
}

const asTyped = (value: unknown): unknown => value;

/** A new password: 8 to 128 characters, exactly as typed, not a common one (docs/rules.md#password). */
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

/** A password to be compared with the stored one. */
export function PasswordField(options: Partial<FieldOptions> = {}): PropertyDecorator {
  return Field(
    { doc: 'Password, exactly as typed', example: 'mango-lassi-42', required: 'Password is required', ...options },
    { type: String, format: 'password', maxLength: MAX_LENGTH },
    [IsString({ message: 'Password must be text' }), Rule(checkLength)],
    asTyped,
  );
}

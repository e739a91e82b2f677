import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import { isMoment } from '../lists/list-query.js';
import { DASH } from '../phones.js';
import { checkText, Field, type FieldOptions, Rule } from './field.js';
import { MAX_KEY } from './key.js';
import { trimmed } from './trimmed.js';
import { type Wrong, type WrongContext } from './wrong-codes.js';

interface TextOptions extends FieldOptions {
  /** The field's name in messages. */
  label: string;
  max?: number;
  /** Whether line breaks are allowed. */
  lines?: boolean;
  /** For the documentation; `also` checks it. */
  pattern?: string;
  /** More rules, with their messages. */
  also?: PropertyDecorator[];
  read?: (value: unknown) => unknown;
}

const ONE_LINE = 100;
const LONG_TEXT = 5000;
export const MAX_EMAIL_LENGTH = 254;
const MAX_LINK_LENGTH = 500;

/** SHA-256 of a text that somebody was shown, so that nothing else is recorded; without it the present one counts. */
export const ShownTextField = (): PropertyDecorator =>
  TextField({
    label: 'SHA-256',
    max: 64,
    doc: 'SHA-256 of the text that was shown, as it was answered with it',
    example: 'a'.repeat(64),
  });

/** Trimmed text. */
export function TextField({
  label,
  lines = false,
  max = lines ? LONG_TEXT : ONE_LINE,
  pattern,
  also = [],
  read,
  ...options
}: TextOptions): PropertyDecorator {
  const api = { type: String, maxLength: max, ...(pattern && { pattern }) };
  return Field(options, api, [Rule(checkText(label, max, lines)), ...also], read);
}

// some letters of Indian scripts are typed with a joiner (U+200C, U+200D)
const ON_PAPERS = /^[\p{M}\u200c\u200d .,'’‘`()\-‐‑]*\p{L}[\p{L}\p{M}\u200c\u200d .,'’‘`()\-‐‑]*$/u;
const ON_FORMS = /^[\p{M}\u200c\u200d ]*\p{L}[\p{L}\p{M}\u200c\u200d ]*$/u;

/** A person's name as it is on papers: letters of any script, and the signs that stand in names (docs/rules.md#name). */
export function PersonNameField(options: TextOptions): PropertyDecorator {
  return nameField(options, ON_PAPERS);
}

/** A person's name as the forms of registration take it: letters of any script and spaces only (docs/rules.md#name). */
export function FormNameField(options: TextOptions): PropertyDecorator {
  return nameField(options, ON_FORMS);
}

/**
 * What is wrong with a name that somebody typed into a form of their own: a stored one is taken back as it is.
 * @param stored what the record has
 */
export function wrongFormName(label: string, given: string, stored: string): Wrong | undefined {
  if (given === stored || ON_FORMS.test(given)) return undefined;
  return { message: lettersOnly(label), code: 'letters_only' };
}

const lettersOnly = (label: string): string => `${label} may contain only letters and spaces`;

function nameField(options: TextOptions, pattern: RegExp): PropertyDecorator {
  const message = lettersOnly(options.label);
  const also = [Matches(pattern, { message, context: { code: 'letters_only' } satisfies WrongContext })];
  return TextField({ ...options, pattern: pattern.source, also, read: nameText });
}

/** Blanks of every kind are one, and so are dashes. */
function nameText(value: unknown): unknown {
  const text = trimmed(value);
  return typeof text === 'string' ? text.replace(/\p{Zs}/gu, ' ').replace(DASH, '-') : text;
}

/** One of fixed values. `read` may convert other spellings. */
export function ChoiceField(
  choices: readonly string[],
  {
    label,
    alsoTaken = [],
    read = trimmed,
    ...options
  }: FieldOptions & {
    label: string;
    /** Other accepted spellings, for the documentation. */
    alsoTaken?: readonly string[];
    read?: (value: unknown) => unknown;
  },
): PropertyDecorator {
  return Field(
    options,
    { type: String, enum: [...choices, ...alsoTaken] },
    [IsIn(choices, { message: `${label} must be one of: ${choices.join(', ')}` })],
    read,
  );
}

/** Trimmed and lowercased (docs/rules.md#email). */
export function normalizedEmail(value: unknown): unknown {
  const text = trimmed(value);
  return typeof text === 'string' ? text.toLowerCase() : text;
}

const EMAIL =
  /^(\.|\.?[^\s@"(),:;<>[\\\].]+(\.[^\s@"(),:;<>[\\\].]+)*\.?)@[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(\.[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)+$/u;

/** An e-mail address, trimmed and lowercased. */
export function EmailField(options: Partial<FieldOptions> = {}): PropertyDecorator {
  const message = 'Please enter a valid email address';
  return Field(
    {
      doc: 'E-mail address, without regard to case',
      example: 'asha.rao@example.in',
      required: 'Email is required',
      ...options,
    },
    { type: String, format: 'email', maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL.source },
    [
      Rule(checkText('Email', MAX_EMAIL_LENGTH)),
      Matches(EMAIL, { message, context: { code: 'email' } satisfies WrongContext }),
    ],
    normalizedEmail,
  );
}

/** Ten digits, with or without `+91`, as `+91XXXXXXXXXX`; anything else passes unchanged to validation. */
function indianMobile(value: unknown): unknown {
  const text = trimmed(value);
  return typeof text === 'string' && /^\d{10}$/.test(text) ? `+91${text}` : text;
}

const MOBILE = /^\+91[6-9]\d{9}$/;

/** An Indian mobile number: ten digits from 6 to 9 on, or the `+91` form, stored as `+91XXXXXXXXXX`. */
export function MobileField({ invalid, ...options }: Partial<FieldOptions> & { invalid: string }): PropertyDecorator {
  return Field(
    {
      doc: 'Mobile number in India: ten digits of which the first is 6 to 9, or +91 and these',
      example: '9876543210',
      ...options,
    },
    { type: String, pattern: '^(\\+91)?[6-9]\\d{9}$' },
    [Matches(MOBILE, { message: invalid, context: { code: 'mobile' } satisfies WrongContext })],
    indianMobile,
  );
}

/** A whole number within bounds. */
export function IntegerField({
  min,
  max,
  tooSmall,
  label,
  ...options
}: FieldOptions & { min: number; max: number; tooSmall: string; label: string }): PropertyDecorator {
  return Field(options, { type: 'integer', minimum: min, maximum: max }, [
    IsInt({ message: `${label} must be a whole number` }),
    Min(min, { message: tooSmall, context: { values: { min } } satisfies WrongContext }),
    Max(max, { message: `${label} must be at most ${max}`, context: { values: { max } } satisfies WrongContext }),
  ]);
}

/** The key of a record. */
export function KeyField({
  required: message,
  isOptional = false,
  ...options
}: FieldOptions & { required: string; isOptional?: boolean }): PropertyDecorator {
  const context = { code: 'required' } satisfies WrongContext;
  return Field(
    { ...options, required: isOptional ? undefined : message },
    { type: 'integer', minimum: 1, maximum: MAX_KEY },
    [IsInt({ message, context }), Min(1, { message, context }), Max(MAX_KEY, { message, context })],
  );
}

/** A moment in ISO 8601 with its time zone. */
export function MomentField({ label, ...options }: FieldOptions & { label: string }): PropertyDecorator {
  return Field(options, { type: String, format: 'date-time' }, [
    Rule((value) =>
      typeof value === 'string' && /(Z|[+-]\d\d:\d\d)$/.test(value) && isMoment(value)
        ? undefined
        : { message: `${label} must be a moment such as ${String(options.example)}`, code: 'moment' },
    ),
  ]);
}

/** True or false. */
export function BooleanField({ label, ...options }: FieldOptions & { label: string }): PropertyDecorator {
  return Field(options, { type: Boolean }, [IsBoolean({ message: `${label} must be true or false` })]);
}

/** Objects, each by the rules of its class. */
export function ObjectsField(
  item: Class,
  { label, max, ...options }: FieldOptions & { label: string; max: number },
): PropertyDecorator {
  const message = `${label} must be a list`;
  return applyDecorators(
    Type(() => item),
    ValidateNested({ each: true, message }),
    Field(options, { type: [item], maxItems: max }, [
      IsArray({ message }),
      // class-validator takes a list in the list for its elements
      Rule((value) => (Array.isArray(value) && value.some(Array.isArray) ? message : undefined)),
      ArrayMaxSize(max, {
        message: `${label} must be at most ${max}`,
        context: { values: { max } } satisfies WrongContext,
      }),
    ]),
  );
}

/** The version of the record that an edit started from. */
export function VersionField(): PropertyDecorator {
  return IntegerField({
    label: 'Version',
    min: 1,
    max: MAX_KEY,
    tooSmall: 'Version must be at least 1',
    doc: 'Version of the record that the edit started from; when another one is stored, the answer is 409 and nothing is written',
    example: 3,
  });
}

/** A web address with http or https (docs/rules.md#links); shown as a link, never fetched. */
export function LinkField({ isSecure = false, ...options }: FieldOptions & { isSecure?: boolean }): PropertyDecorator {
  return Field(options, { type: String, format: 'uri', maxLength: MAX_LINK_LENGTH, pattern: WEB_ADDRESS.source }, [
    Rule(checkText('The link', MAX_LINK_LENGTH)),
    Rule((value) => (isWebAddress(String(value)) ? undefined : { message: 'Invalid URL', code: 'link' })),
    ...(isSecure
      ? [
          Rule((value) =>
            /^https:/i.test(String(value))
              ? undefined
              : { message: 'The link must begin with https', code: 'link_https' },
          ),
        ]
      : []),
  ]);
}

/** Without user or password before the host. Accepts extra slashes, as `URL` does. */
const WEB_ADDRESS = /^[hH][tT][tT][pP][sS]?:\/\/+(:?@)?[^\s<>"\\@/?#]+([/?#][^\s<>"\\]*)?$/;

function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && URL.canParse(text);
}

/**
 * Free text for a salary, such as `4,00,000 - 6,00,000` rupees a year; numbers become their digits.
 * @param isPaid somebody is to be paid it: neither a number nor a text that is nothing but one is less than a rupee
 */
export function SalaryField({
  isPaid = false,
  ...options
}: FieldOptions & { label: string; isPaid?: boolean }): PropertyDecorator {
  const message = `${options.label} must be an amount of 1 rupee or more, of ${MAX_SALARY_DIGITS} digits at most, or a text`;
  return Field(
    options,
    { oneOf: [{ type: 'string', maxLength: ONE_LINE }, { type: 'number' }] },
    [
      Rule((value) => (typeof value === 'number' ? message : undefined)),
      Rule(checkText(options.label, ONE_LINE)),
      ...(isPaid ? [Rule((value) => (isAmount(amountOf(value) ?? 1) ? undefined : message))] : []),
    ],
    (value) => (typeof value === 'number' && value !== 0 && !isAmount(value) ? value : salaryText(value)),
  );
}

const MAX_SALARY_DIGITS = 12;
const isAmount = (amount: number): boolean => amount >= 1 && amount < 10 ** MAX_SALARY_DIGITS;

function salaryText(value: unknown): unknown {
  return trimmed(typeof value === 'number' && Number.isFinite(value) ? String(value) : value);
}

const MAX_ADMIN_SALARY = 100_000_000;
const ONE_NUMBER = /^₹?\s*-?\d[\d,]*(\.\d+)?(e[+-]?\d+)?$/i;

/** The salary as a number; undefined for a range or words. */
function amountOf(salary: unknown): number | undefined {
  const text = salaryText(salary);
  return typeof text === 'string' && ONE_NUMBER.test(text) ? Number(text.replace(/[₹,\s]/g, '')) : undefined;
}

/**
 * A salary in rupees that an admin enters: a number up to 10,00,00,000, where 0 means "not specified", or free text as in
 * `SalaryField`.
 */
export function AdminSalaryField(options: FieldOptions & { label: string }): PropertyDecorator {
  return Field(
    options,
    { oneOf: [{ type: 'string', maxLength: ONE_LINE }, { type: 'number' }] },
    [
      Rule(checkText(options.label, ONE_LINE)),
      Rule((value) => {
        const amount = amountOf(value);
        const isOutside = amount !== undefined && (amount < 0 || amount > MAX_ADMIN_SALARY);
        return isOutside ? `${options.label} must be a number from 0 to 10,00,00,000 rupees` : undefined;
      }),
    ],
    (value) => (amountOf(value) === 0 ? null : salaryText(value)),
  );
}

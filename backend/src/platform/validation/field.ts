import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';
import { withNull } from '../http/with-null.js';
import { trimmed } from './trimmed.js';
import { type Check, messageOf, type Wrong, type WrongContext } from './wrong-codes.js';

const missing = (message: string | undefined): Wrong | undefined =>
  message === undefined ? undefined : { message, code: 'required' };

export interface FieldOptions {
  /** Description with unit and format. */
  doc: string;
  example?: unknown;
  /** Message for a missing value. Without it the field is optional, and `null` or an empty text mean "none". */
  required?: string;
  /** Message for an empty text where a missing value is allowed: it keeps the stored value, which cannot be cleared. */
  emptied?: string | Check;
  /** Message for null and for an empty text of a field that may be left out, as in edits. */
  notEmpty?: string;
}

/**
 * A property of a request body: how it is read, checked (one message at a time) and documented. All other field decorators are built
 * on it.
 * @param rules decorators of class-validator, or `Rule`; they see the value only, and the first message counts
 */
export function Field(
  { doc, example, required, emptied, notEmpty }: FieldOptions,
  api: ApiPropertyOptions,
  rules: PropertyDecorator[],
  read: (value: unknown) => unknown = trimmed,
): PropertyDecorator {
  const checkPresence: Check = (value, dto) => {
    if (value === undefined) return missing(required);
    if (value === null) return missing(required ?? notEmpty);
    if (value === '') return typeof emptied === 'function' ? emptied(value, dto) : missing(emptied);
    return undefined;
  };
  return applyDecorators(
    Transform(({ value }) => {
      const result: unknown = value === null ? null : read(value);
      return result === '' && emptied === undefined ? null : result;
    }),
    ApiProperty(
      withNull({
        description: doc,
        example,
        required: required !== undefined,
        nullable: required === undefined && notEmpty === undefined,
        ...api,
      } as ApiPropertyOptions),
    ),
    ValidateIf((dto: Record<string, unknown>, value) => isValue(value) || checkPresence(value, dto) !== undefined),
    Rule(checkPresence),
    ...rules,
  );
}

function isValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Of rules: class-validator mixes up what those of one name say. */
let rules = 0;

/** A rule that class-validator lacks, or defines differently. */
export function Rule(check: Check): PropertyDecorator {
  const wrong = ({ value, object }: ValidationArguments): string | Wrong | undefined =>
    check(value, object as Record<string, unknown>);
  return (target, property) =>
    registerDecorator({
      name: `rule ${(rules += 1)}`,
      target: target.constructor,
      propertyName: String(property),
      options: { context: { check } satisfies WrongContext },
      validator: {
        validate: (_: unknown, given: ValidationArguments) => wrong(given) === undefined,
        defaultMessage: (given: ValidationArguments) => messageOf(wrong(given) ?? ''),
      },
    });
}

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;

const CONTROL_CHARACTERS_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * Text that PostgreSQL can hold: well-formed Unicode, limited in length. `MaxLength` skips variation selectors, which PostgreSQL
 * counts.
 */
export function checkText(label: string, max: number, lines = false): Check {
  return (value) => {
    if (typeof value !== 'string') return { message: `${label} must be text`, code: 'not_text' };
    if (!value.isWellFormed() || (lines ? CONTROL_CHARACTERS_BUT_LINES : CONTROL_CHARACTERS).test(value)) {
      return { message: `${label} has characters that are not text`, code: 'not_text' };
    }
    const message = `${label} must be at most ${max} characters long`;
    return [...value].length > max ? { message, code: 'too_long', values: { max } } : undefined;
  };
}

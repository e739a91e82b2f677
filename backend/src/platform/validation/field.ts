import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { withNull } from '../http/with-null.js';
import { Transform } from 'class-transformer';
import { registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';
import { trimmed } from './trimmed.js';

/** Answers the message for a wrong value, or undefined when it is right. */
export type Check = (value: unknown, dto: Record<string, unknown>) => string | undefined;

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
    if (value === undefined) return required;
    if (value === null) return required ?? notEmpty;
    if (value === '') return typeof emptied === 'function' ? emptied(value, dto) : emptied;
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

/** A rule that class-validator lacks, or defines differently. */
export function Rule(check: Check): PropertyDecorator {
  const sentence = ({ value, object }: ValidationArguments): string | undefined =>
    check(value, object as Record<string, unknown>);
  return (target, property) =>
    registerDecorator({
      name: 'rule',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (_: unknown, given: ValidationArguments) => sentence(given) === undefined,
        defaultMessage: (given: ValidationArguments) => sentence(given) ?? '',
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
    if (typeof value !== 'string') return `${label} must be text`;
    if (!value.isWellFormed() || (lines ? CONTROL_CHARACTERS_BUT_LINES : CONTROL_CHARACTERS).test(value)) {
      return `${label} has characters that are not text`;
    }
    return [...value].length > max ? `${label} must be at most ${max} characters long` : undefined;
  };
}

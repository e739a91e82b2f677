import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { withNull } from '../http/with-null.js';
import { Transform } from 'class-transformer';
import { registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';
import { trimmed } from './trimmed.js';

/** Says what is wrong with a value in the words the person reads, or nothing when it is right. */
export type Check = (value: unknown, dto: Record<string, unknown>) => string | undefined;

export interface FieldOptions {
  /** What it is, with unit and format. */
  doc: string;
  example?: unknown;
  /** The sentence for a missing value; without it the field may be left out, and `null` or an empty text mean "none". */
  required?: string;
  /** The sentence for an empty text where a missing value is fine: the field keeps its value then, and cannot be emptied. */
  emptied?: string | Check;
  /** The sentence for null and for an empty text where the field may be left out, as an edit of some fields does. */
  notEmpty?: string;
}

/**
 * One property of a request body: how it is read, what is checked (one sentence at a time), and how Swagger shows it.
 * Every other field decorator is made of this one.
 * @param rules decorators of class-validator, and `Rule` where it has none; they see values only, and the first sentence counts
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

/** A rule that class-validator does not have, or has with another set of values. */
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
 * A value that PostgreSQL and every screen can hold: text, whole Unicode characters, not too long. `MaxLength` does not count variation
 * selectors, which PostgreSQL does.
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

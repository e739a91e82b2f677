import { type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';
import { withNull } from './with-null.js';

/**
 * Documents a property of a reply: what it is (with unit and format) and an example. Swagger takes the type from the example, because
 * a type such as `string | null` is not known at run time.
 */
export function Reply(description: string, example: unknown, options: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty(withNull({ description, example, type: typeOf(example), ...options } as ApiPropertyOptions));
}

function typeOf(example: unknown): 'string' | 'integer' | 'boolean' | 'object' {
  if (typeof example === 'number') return 'integer';
  if (typeof example === 'boolean') return 'boolean';
  return typeof example === 'string' ? 'string' : 'object';
}

/** An object that is of one of these kinds. */
export function EitherObject(description: string, ...kinds: Type[]): PropertyDecorator {
  return objectChoice(description, kinds);
}

/** An object that may be null, of one of these kinds: OpenAPI 3.0 wants null said as a choice. */
export function NullableObject(description: string, ...kinds: Type[]): PropertyDecorator {
  return objectChoice(description, kinds, { type: 'object', nullable: true, enum: [null] });
}

function objectChoice(description: string, kinds: Type[], ...others: object[]): PropertyDecorator {
  const property = ApiProperty({
    description,
    oneOf: [...kinds.map((kind) => ({ $ref: getSchemaPath(kind) })), ...others],
  });
  return (target, name) => {
    ApiExtraModels(...kinds)(target.constructor);
    property(target, name);
  };
}

/** A property that may be null. */
export function NullableReply(
  description: string,
  example: unknown,
  options: ApiPropertyOptions = {},
): PropertyDecorator {
  return Reply(description, example, { nullable: true, ...options });
}

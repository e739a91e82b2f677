import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A property of an answer: what it is (with unit and format) and an example, from which Swagger also reads the type. */
export function Answer(description: string, example: unknown, options: ApiPropertyOptions = {}): PropertyDecorator {
  const isWhole = typeof example === 'number' && Number.isInteger(example);
  return ApiProperty({
    description,
    example,
    ...(isWhole && { type: 'integer' }),
    ...(example === null && { type: String }),
    ...options,
  });
}

/** A property that may be null. */
export function NullableAnswer(
  description: string,
  example: unknown,
  options: ApiPropertyOptions = {},
): PropertyDecorator {
  return Answer(description, example, { nullable: true, ...options });
}

import { type ApiPropertyOptions } from '@nestjs/swagger';

/** A property whose choices name `null` where it may be null: OpenAPI 3.0 allows no value besides the choices. */
export function withNull(property: ApiPropertyOptions): ApiPropertyOptions {
  const { nullable, enum: choices } = property as { nullable?: boolean; enum?: unknown };
  return nullable && Array.isArray(choices) ? { ...property, enum: [...(choices as unknown[]), null] } : property;
}

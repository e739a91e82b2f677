import { type Type } from '@nestjs/common';
import { problem } from '../errors/problem.js';

const UNPROCESSABLE_BODY = 'unprocessable body';

/** For bodies about money; the sentence is that of the first invalid field (docs/rules.md#unprocessable). */
export const UNPROCESSABLE = problem('request.unprocessable', 422, 'The request is not valid');

/** Answers 422 instead of 400 when this DTO is invalid. */
export const Unprocessable = (): ClassDecorator => (dto) => Reflect.defineMetadata(UNPROCESSABLE_BODY, true, dto);

/** Whether this DTO, or one that it extends, has `Unprocessable`. */
export const isUnprocessable = (dto: Type | undefined): boolean =>
  dto !== undefined && Reflect.getMetadata(UNPROCESSABLE_BODY, dto) === true;

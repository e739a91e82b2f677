import { type Type } from '@nestjs/common';
import { problem } from '../errors/problem.js';

const UNPROCESSABLE_BODY = 'unprocessable body';

/** Fields of a body about money break rules: the sentence is the one of the first (docs/rules.md#unprocessable). */
export const UNPROCESSABLE = problem('request.unprocessable', 422, 'The request is not valid');

/** What breaks a rule of this DTO is answered with 422, where other bodies are answered with 400. */
export const Unprocessable = (): ClassDecorator => (dto) => Reflect.defineMetadata(UNPROCESSABLE_BODY, true, dto);

/** Whether this DTO, or the one that it extends, is marked by `Unprocessable`. */
export const isUnprocessable = (dto: Type | undefined): boolean =>
  dto !== undefined && Reflect.getMetadata(UNPROCESSABLE_BODY, dto) === true;

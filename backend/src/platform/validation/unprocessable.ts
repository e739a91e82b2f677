import { type Type } from '@nestjs/common';

const UNPROCESSABLE_BODY = 'unprocessable body';

/** Answers 422 instead of 400 when this DTO is invalid. */
export const Unprocessable = (): ClassDecorator => (dto) => Reflect.defineMetadata(UNPROCESSABLE_BODY, true, dto);

/** Whether this DTO, or one that it extends, has `Unprocessable`. */
export const isUnprocessable = (dto: Type | undefined): boolean =>
  dto !== undefined && Reflect.getMetadata(UNPROCESSABLE_BODY, dto) === true;

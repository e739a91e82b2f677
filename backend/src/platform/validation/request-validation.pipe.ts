import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldErrorDto } from '../errors/error-body.dto.js';
import { ApiException } from '../errors/problem.js';
import { INVALID } from '../errors/problems.js';
import { isUnprocessable } from './unprocessable.js';
import { UNPROCESSABLE } from './validation.problems.js';
import { brokenRule, type WrongContext } from './wrong-codes.js';

/**
 * Validates every body and query against its DTO. Unknown fields are dropped, because clients send whole records back. Path
 * parameters are left as they are: a number converted from `5.0` would slip past `IdPipe`.
 */
class RequestValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return value;
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      const { fields, code } = error as ApiException;
      if (code !== INVALID.code || !isUnprocessable(metadata.metatype)) throw error;
      throw new ApiException(UNPROCESSABLE, { fields });
    }
  }
}

export const requestValidation = new RequestValidation({
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  forbidUnknownValues: true,
  // rules about two fields say what is wrong by looking at both once more; no answer has it
  validationError: { target: true },
  exceptionFactory: (errors) => new ApiException(INVALID, { fields: errors.flatMap(flatten) }),
});

function flatten(error: ValidationError): FieldErrorDto[] {
  const { property, constraints, contexts, children } = error;
  const own = Object.entries(constraints ?? {}).map((broken) =>
    brokenRule(property, broken, (contexts?.[broken[0]] ?? {}) as WrongContext, error),
  );
  return [...own, ...(children ?? []).flatMap(flatten)];
}

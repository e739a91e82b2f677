import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { IDEMPOTENCY_PROBLEMS, IdempotencyInterceptor } from './idempotency.interceptor.js';

/** This route may be called again without harm when its caller sends an `Idempotency-Key`. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      description: 'A UUID of this call: a repeat within 24 hours changes nothing and gets the same answer',
      required: false,
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiErrors(...IDEMPOTENCY_PROBLEMS),
  );

import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** This route may be called again without harm when its caller sends an `Idempotency-Key`; it must answer JSON text. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      description: 'A UUID of this call: a repeat within 24 hours changes nothing and gets the same answer',
      required: false,
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiResponse({ status: 422, description: 'The key was used for another request', type: ErrorBody }),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';

const MEANINGS = {
  400: 'Malformed or not valid; `fields` says which field breaks which rule',
  401: 'Not these credentials',
  403: 'The role may not do this',
  404: 'Not there, or not yours to know of',
  409: 'In conflict with what is stored',
  429: 'Too often; `Retry-After` says how many seconds to wait',
} as const;

/** Documents the refusals of a route besides 401 and 403, which its access declares. */
export const ApiErrors = (...statuses: (keyof typeof MEANINGS)[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: MEANINGS[status], type: ErrorBody })),
    ApiResponse({
      status: 503,
      description: 'The database is away; `Retry-After` says when to try again',
      type: ErrorBody,
    }),
  );

import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';

const WITHOUT_BODY = new Set(['get', 'head', 'options']);

const MEANINGS: Record<number, string> = {
  400: 'The request is malformed',
  413: 'The body is larger than 100 kB',
  415: 'The body is something else than JSON',
  429: 'Too many requests of this account at once; `Retry-After` says how many seconds to wait',
};

/**
 * Adds the errors that come before any route: an address that cannot be decoded, a body that is not JSON or too large, too many requests
 * of one account.
 */
export function documentCommonErrors(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorBody) } } };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { responses, security } = operation as { responses: Record<number, unknown>; security?: unknown };
      const statuses = [...(WITHOUT_BODY.has(method) ? [] : [400, 413, 415]), ...(security ? [429] : [])];
      for (const status of path.includes('{') ? [400, ...statuses] : statuses) {
        responses[status] ??= { description: MEANINGS[status], content };
      }
    }
  }
  return document;
}

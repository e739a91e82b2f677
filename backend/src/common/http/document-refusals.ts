import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';

const WITHOUT_BODY = new Set(['get', 'head', 'options']);

const MEANINGS: Record<number, string> = {
  400: 'The request is malformed',
  413: 'The body is larger than 100 kB',
  415: 'The body is something else than JSON',
};

/** Adds what every route refuses before it is asked: addresses that cannot be decoded, and bodies that are no JSON or too large. */
export function documentRefusals(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorBody) } } };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { responses } = operation as { responses: Record<number, unknown> };
      const statuses = WITHOUT_BODY.has(method) ? [] : [400, 413, 415];
      for (const status of path.includes('{') ? [400, ...statuses] : statuses) {
        responses[status] ??= { description: MEANINGS[status], content };
      }
    }
  }
  return document;
}

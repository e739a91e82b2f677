import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { DATABASE_PROBLEMS } from '../platform/errors/database-error.js';
import { ErrorBody } from '../platform/errors/error-body.dto.js';
import { declaredProblems, type Problem } from '../platform/errors/problem.js';
import { INVALID, MALFORMED, NOT_JSON, OVERLOADED, TOO_LARGE, UNAVAILABLE } from '../platform/errors/problems.js';
import { type DeclaredRoute } from '../platform/http/route-inventory.js';
import { ID_PROBLEMS } from '../platform/validation/id.pipe.js';
import { LOGIN_REQUIRED, SESSION_ENDED } from '../platform/http/access.problems.js';
import { TOO_MANY_AT_ONCE } from '../platform/http/account-concurrency.problems.js';

const MEANINGS: Record<number, string> = {
  400: 'Malformed or not valid; `fields` says which field breaks which rule',
  401: 'Not these credentials, no token, or one that has ended',
  403: 'The role may not do this',
  404: 'Not there, or not yours to know of',
  408: 'It arrived too slowly',
  409: 'In conflict with what is stored',
  413: 'The body is larger than 100 kB',
  415: 'The body is something else than JSON',
  422: 'The key was used for another request',
  429: 'Too often, or too much at once; `Retry-After` says how many seconds to wait',
  503: 'Not at the moment; `code` says why (docs/errors.md), `Retry-After` how many seconds to wait',
};

/** Adds to every operation the errors that it may answer, each with its code, and to the error body all codes that there are. */
export function documentErrors(document: OpenAPIObject, routes: DeclaredRoute[]): OpenAPIObject {
  const code = document.components?.schemas?.[ErrorBody.name] as { properties: Record<string, { enum?: string[] }> };
  Object.assign(code.properties['code'] ?? {}, { enum: declaredProblems().map((problem) => problem.code) });
  for (const route of routes) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase() as 'get'];
    if (operation)
      Object.assign(operation.responses, responsesOf(errorsOf(route, operation.requestBody !== undefined)));
  }
  return document;
}

function errorsOf({ method, path, access, forbidden, problems }: DeclaredRoute, hasBody: boolean): Problem<string>[] {
  const isPublic = access === 'public';
  return [
    ...(problems ? [...problems, UNAVAILABLE, OVERLOADED] : []),
    ...(isPublic ? [] : [LOGIN_REQUIRED, SESSION_ENDED, forbidden, TOO_MANY_AT_ONCE]),
    ...(path.includes(':') ? [MALFORMED] : []),
    ...(/:(id|\w+Id)\b/.test(path) ? ID_PROBLEMS : []),
    ...(method === 'GET' ? [] : [MALFORMED, TOO_LARGE, NOT_JSON, ...DATABASE_PROBLEMS]),
    ...(hasBody ? [INVALID] : []),
  ];
}

function responsesOf(problems: Problem<string>[]): Record<number, object> {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorBody) } } };
  const codesOf = (status: number): string =>
    [...new Set(problems.filter((problem) => problem.status === status).map(({ code }) => `\`${code}\``))]
      .sort()
      .join(', ');
  const statuses = new Set(problems.map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => [status, { description: `${MEANINGS[status]}: ${codesOf(status)}`, content }]),
  );
}

import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT } from '../platform/agency.js';
import { DATABASE_PROBLEMS } from '../platform/errors/database-error.js';
import { ErrorBody } from '../platform/errors/error-body.dto.js';
import { declaredProblems, type Problem } from '../platform/errors/problem.js';
import { INVALID, MALFORMED, NOT_JSON, OVERLOADED, TOO_LARGE, UNAVAILABLE } from '../platform/errors/problems.js';
import { LOGIN_REQUIRED, SESSION_ENDED } from '../platform/http/access.problems.js';
import { TOO_MANY_AT_ONCE } from '../platform/http/account-concurrency.problems.js';
import { type DeclaredRoute, declaredRoutes } from '../platform/http/route-inventory.js';
import { ID_PROBLEMS } from '../platform/validation/id.pipe.js';
import { VERSION } from '../platform/version.js';

const DESCRIPTION = `The calls behind ${PRODUCT}'s public site and admin console, for internal developers.

Log in with **POST /auth/login**, copy \`token\`, and paste it into **Authorize**. Times are ISO 8601 in UTC, days are calendar days in India,
money is rupees. Every refusal has one body: \`{statusCode, code, error, fields?, requestId}\`, where \`code\` is for
programs and \`error\` is the sentence for the person.`;

const TAGS: [name: string, description: string][] = [
  ['everybody', 'Without a login: registration, login, password recovery'],
  ['everyone logged in', 'Every role'],
  ['employee', 'Role employee'],
  ['company', 'Role company'],
  ['admin', 'Roles admin and super_admin'],
  ['super admin', 'Role super_admin only'],
  ['operations', 'Probes'],
];

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
function documentErrors(document: OpenAPIObject, routes: DeclaredRoute[]): OpenAPIObject {
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

/** The OpenAPI document of the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(`${PRODUCT} API`)
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .addBearerAuth();
  for (const [name, description] of TAGS) builder.addTag(name, description);
  return documentErrors(
    SwaggerModule.createDocument(app, builder.build(), { extraModels: [ErrorBody] }),
    declaredRoutes(app),
  );
}

/** Serves the document at `/docs-json` and Swagger UI at `/docs`. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: `${PRODUCT} API`,
    swaggerOptions: { persistAuthorization: true, docExpansion: 'none', operationsSorter: 'alpha' },
  });
}

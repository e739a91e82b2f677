import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { type INestApplication } from '@nestjs/common';
import { AGENCY } from '../platform/agency.js';
import { ErrorBody } from '../platform/errors/error-body.dto.js';
import { declaredRoutes } from '../platform/http/route-inventory.js';
import { VERSION } from '../platform/version.js';
import { documentErrors } from './document-errors.js';

const DESCRIPTION = `The calls behind ${AGENCY.name}'s public site and admin console, for internal developers.

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

/** The OpenAPI document of the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(`${AGENCY.name} API`)
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
    customSiteTitle: `${AGENCY.name} API`,
    swaggerOptions: { persistAuthorization: true, docExpansion: 'none', operationsSorter: 'alpha' },
  });
}

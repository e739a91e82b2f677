import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app/app.module.js';
import { openApiDocument } from '../app/app.openapi.js';
import { fieldLabelsModule } from '../app/field-labels.js';
import { formRules, formRulesModules } from '../app/form-rules.js';
import { rulesInCodePage } from '../app/rules-in-code.js';
import { frontEndCode, inLines, rulesNamedBy, schemasNamedBy } from '../app/used-by-front-ends.js';
import { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import { errorsPage } from '../platform/errors/errors-page.js';
import { declaredProblems } from '../platform/errors/problem.js';
import { declaredRoutes } from '../platform/http/route-inventory.js';
import { routesTable } from '../platform/http/routes-table.js';
import { flowsPage } from '../platform/transactions/flows-page.js';

const ROOT = join(fileURLToPath(import.meta.url), '../../../../..');
const SOURCES = join(ROOT, 'backend/src');

// preview mode: the routes are known without a database
const parts = { env: new Env({}), secrets: new Secrets(''), databaseUrl: 'postgres://unused/unused' };
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
await app.init();
const document = openApiDocument(app);
writeFileSync(join(ROOT, 'backend/openapi.json'), inLines(document));
const code = frontEndCode(ROOT);
const schemas = schemasNamedBy(code, document.components?.schemas ?? {});
const { openapi, info } = document;
writeFileSync(
  join(ROOT, 'backend/build/front-ends.openapi.json'),
  JSON.stringify({ openapi, info, paths: {}, components: { schemas } }),
);
for (const [file, content] of Object.entries(formRulesModules(rulesNamedBy(code, formRules(document))))) {
  writeFileSync(join(ROOT, 'ui-shared/src/api', file), content);
}
writeFileSync(join(ROOT, 'ui-shared/src/i18n/en/field-labels.ts'), fieldLabelsModule());
writeFileSync(join(ROOT, 'docs/routes.md'), routesTable(declaredRoutes(app), SOURCES));
writeFileSync(join(ROOT, 'docs/errors.md'), errorsPage(declaredProblems(), SOURCES));
writeFileSync(join(ROOT, 'docs/flows.md'), flowsPage(SOURCES));
writeFileSync(join(ROOT, 'docs/rules-in-code.md'), rulesInCodePage(ROOT));
await app.close();

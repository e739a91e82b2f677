import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as ofCompanies from '../../../ui-shared/src/api/company-rules.js';
import * as onDisk from '../../../ui-shared/src/api/form-rules.js';
import { formRules } from '../../src/app/form-rules.js';
import { frontEndCode, rulesNamedBy } from '../../src/app/used-by-front-ends.js';
import { Agency } from '../support/agency.js';
import { type ApiDocument, limitedRoutes, openApiOnDisk, routeRows } from '../support/route-table.js';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'backend/src');
/** Routes that are for no client of the API. */
const HIDDEN = [
  'GET /*',
  'GET /dev/mailbox',
  'GET /dev/mailbox/:id',
  'GET /dev/mailbox/:id/attachment',
  'GET /dev/mailbox/mails',
];

describe('R20: the contract on disk is what the product declares', () => {
  let agency: Agency;
  let declared: ApiDocument;
  beforeAll(async () => {
    agency = await Agency.open();
    declared = (await agency.anyone.get('/docs-json')).body as ApiDocument;
  });
  afterAll(() => agency.close());

  const withoutServer = ({ servers: _, ...document }: ApiDocument): Omit<ApiDocument, 'servers'> => document;

  it('backend/openapi.json equals /docs-json: run `npm run contract` when it does not', () => {
    expect(withoutServer(openApiOnDisk())).toEqual(withoutServer(declared));
  });

  it('each of its schemas is of one class: of two with one name the document describes one only', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const names = files.flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    );
    const schemas = Object.keys(declared.components.schemas);
    expect(schemas.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name, place) => schemas.includes(name) && names.indexOf(name) < place)).toEqual([]);
  });

  it('the rules of the forms on disk are those of the product that a front end uses', () => {
    const asText = JSON.stringify({ ...onDisk, ...ofCompanies }, (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    );
    const written = JSON.parse(asText) as Record<string, unknown>;
    const rules = formRules(declared);
    expect(written).toEqual(Object.fromEntries(Object.keys(written).map((name) => [name, rules[name]])));
    expect(Object.keys(rulesNamedBy(frontEndCode(ROOT), rules)).toSorted()).toEqual(Object.keys(written).toSorted());
  });

  it('docs/routes.md lists the paths of the document and the known hidden routes, and nothing else', () => {
    const documented = Object.entries(declared.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const listed = routeRows().map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual([...documented, ...HIDDEN].toSorted());
  });

  it('the document asks for a token exactly where the table is closed', () => {
    for (const { method, path, allowed } of routeRows()) {
      if (HIDDEN.includes(`${method} ${path}`)) continue;
      const operation = declared.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const isOpen = allowed.includes('nobody');
      expect([path, Boolean(operation?.security?.length)]).toEqual([path, !isOpen]);
      // open, but with a session it has to be fresh; or terms are to be accepted
      const mayForbid = path.startsWith('/auth/factors/') || path === '/api/shared/answer';
      expect([path, '403' in (operation?.responses ?? {})]).toEqual([path, !isOpen || mayForbid]);
    }
  });

  it('a route without a login says that it may be called too often', () => {
    const limited = limitedRoutes(declared);
    expect(limited.length).toBeGreaterThan(25);
    expect(limited.filter(({ responses }) => !('429' in responses)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    '/api/admin',
    '/api/nothing',
    '/auth/nothing',
    '/users/1',
    '/jobs/nothing',
    '/api/admin/users',
    '/health/nothing',
  ])('there is no %s: JSON, 404', async (path) => {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await agency.anyone.get(path, { accept });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ statusCode: 404, error: 'There is nothing at this address' });
    }
  });
});

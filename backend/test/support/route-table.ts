import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export const EVERYBODY = ['nobody', 'employee', 'company', 'admin', 'super_admin'] as const;
/** A member is of a company, and no owner. */
export type Identity = (typeof EVERYBODY)[number] | 'member';

/** A row of `docs/routes.md`: who may call what, and where it is. */
export interface RouteRow {
  method: string;
  path: string;
  allowed: Identity[];
  /** Permissions that an admin may not lack. */
  needs: string[];
  /** Whether it needs a login, or a proof of who it is, of the last minutes. */
  isFresh: boolean;
  /** What of a person it opens. */
  opens: string;
  /** The controller's file, below `backend/src/`. */
  file: string;
}

/** The rows of `docs/routes.md` as it lies on disk. */
export function routeRows(): RouteRow[] {
  const lines = readFileSync(join(ROOT, 'docs/routes.md'), 'utf8').split('\n');
  return lines
    .map((line) => /^\| (GET|POST|PUT|PATCH|DELETE) \| `([^`]+)` \|(.*)\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, method = '', path = '', cells = '']) => {
      const marks = cells.split('|').map((cell) => cell.trim());
      const file = marks[EVERYBODY.length]?.replaceAll('`', '') ?? '';
      const allowed: Identity[] = EVERYBODY.filter(
        (_, column) => marks[column] === 'yes' || marks[column] === 'owners',
      );
      if (marks[EVERYBODY.indexOf('company')] === 'yes') allowed.push('member');
      const needs = marks.at(-1)?.split(', ').filter(Boolean) ?? [];
      return { method, path, allowed, needs, isFresh: marks.at(-3) === 'yes', opens: marks.at(-2) ?? '', file };
    });
}

/** A row of `docs/errors.md`. */
export interface ErrorRow {
  code: string;
  status: number;
  sentence: string;
  /** The file that declares it, below `backend/src/`. */
  file: string;
}

/** The rows of `docs/errors.md` as it lies on disk. */
export function errorRows(): ErrorRow[] {
  const [, ...sections] = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [, file = ''] = /^`(.+)`/.exec(section) ?? [];
    return [...section.matchAll(/^\| `([^`]+)` \| (\d+) \| (.+) \|$/gm)].map(
      ([, code = '', status, sentence = '']) => ({ code, status: Number(status), sentence, file }),
    );
  });
}

/** A JSON schema as OpenAPI 3.0 writes it, as far as the product uses it. */
export interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  security?: unknown[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

/** What the tests read of an OpenAPI document. */
export interface ApiDocument {
  servers?: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** `backend/openapi.json` as it lies on disk. */
export function openApiOnDisk(): ApiDocument {
  return JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')) as ApiDocument;
}

/** They answer everybody the same, and keep nothing. */
const SAME_FOR_ALL = [
  'GET /api/no-mails',
  'GET /api/privacy/notice',
  'GET /api/shared/terms',
  'GET /auth/terms/{role}',
  'GET /health/live',
  'GET /health/ready',
];

/** The routes of a document that anybody may call, and that count their calls. */
export function limitedRoutes({ paths }: ApiDocument): (Operation & { name: string; method: string; path: string })[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, operation]) => {
        const method = verb.toUpperCase();
        return { ...operation, name: `${method} ${path}`, method, path };
      }),
    )
    .filter(({ name, security }) => !security?.length && !SAME_FOR_ALL.includes(name));
}

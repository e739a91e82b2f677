import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export const EVERYBODY = ['nobody', 'employee', 'company', 'admin', 'super_admin'] as const;
export type Identity = (typeof EVERYBODY)[number];

/** A row of `docs/routes.md`: who may call what. */
export interface RouteRow {
  method: string;
  path: string;
  allowed: Identity[];
}

/** The rows of `docs/routes.md` as it lies on disk. */
export function routeRows(): RouteRow[] {
  const lines = readFileSync(join(ROOT, 'docs/routes.md'), 'utf8').split('\n');
  return lines
    .map((line) => /^\| (GET|POST|PUT|PATCH|DELETE) \| `([^`]+)` \|(.*)\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, method = '', path = '', cells = '']) => {
      const marks = cells.split('|').map((cell) => cell.trim());
      return { method, path, allowed: EVERYBODY.filter((_, column) => marks[column] === 'yes') };
    });
}

interface Operation {
  security?: unknown[];
  responses: Record<string, unknown>;
}

/** What the tests read of an OpenAPI document. */
export interface ApiDocument {
  servers?: unknown;
  paths: Record<string, Record<string, Operation>>;
}

/** `backend/openapi.json` as it lies on disk. */
export function openApiOnDisk(): ApiDocument {
  return JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')) as ApiDocument;
}

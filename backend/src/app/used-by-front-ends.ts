import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['ui-shared/src', 'public-ui/src', 'admin-ui/src', 'ui-shared/test', 'public-ui/test', 'admin-ui/test'];
const GENERATED = /\/(?:schema\.d|form-rules|company-rules)\.ts$/;

type Schemas = Record<string, unknown>;

/** The code of both front ends, without what is generated for it. */
export function frontEndCode(root: string): string {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(`/${file}`))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  ).join('\n');
}

/** Of all schemas those that the code names (`Schemas['JobDto']`), and those they are made of. */
export function schemasNamedBy(code: string, schemas: Schemas): Schemas {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name) || !(name in schemas)) return;
    names.add(name);
    for (const [, part = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) add(part);
  };
  for (const [, name = ''] of code.matchAll(/\b[sS]chemas(?:'\])?\['(\w+)'\]/g)) add(name);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

/** Of all rules of forms those that the code names. */
export const rulesNamedBy = <T>(code: string, rules: Record<string, T>): Record<string, T> => {
  const words = new Set(code.match(/\b[A-Za-z_]\w*\b/g));
  return Object.fromEntries(Object.entries(rules).filter(([name]) => words.has(name)));
};

/** An OpenAPI document with a line for each call and each schema. */
export function inLines(document: object): string {
  const lines = (value: unknown, depth: number): string => {
    if (!depth || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${lines(part, depth - 1)}`);
    return entries.length ? `{\n${entries.join(',\n')}\n}` : '{}';
  };
  return `${lines(document, 3)}\n`;
}

import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import ts from 'typescript';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const BACKEND = join(import.meta.dirname, '../..');
/** How `pg` reads the types of PostgreSQL; lists apart, all others are texts. */
const READ_AS: Record<string, Kind> = {
  bool: 'boolean',
  bytea: 'object',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  json: 'anything',
  jsonb: 'anything',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
};

type Kind = 'boolean' | 'number' | 'string' | 'Date' | 'list' | 'object' | 'anything';

/** What a statement answers, by column. */
type Row = Map<string, Kind>;

interface Submitted {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Texts of the statements that the product makes while it loads, by `file:line`. */
const texts = new Map<string, string>();

class NotedStatement {
  readonly name = '';

  constructor(readonly text: string) {
    const [, made] = new Error('made').stack?.split('\n').slice(1) ?? [];
    const place = /\/backend\/(src\/[^:)]+:\d+):/.exec(made ?? '')?.[1];
    if (place) texts.set(place, text);
  }
}

let database: TestDatabase;
let client: pg.Client;
let kinds: Map<number, Kind>;

beforeAll(async () => {
  jest.unstable_mockModule('../../src/platform/database/prepared-statement.js', () => ({
    PreparedStatement: NotedStatement,
  }));
  await import('../../src/app/app.module.js');
  database = await createTestDatabase();
  client = await database.session();
  const { rows } = await client.query<{ oid: number; typname: string; is_list: boolean }>(
    `select oid::int, typname, typcategory = 'A' as is_list from pg_type`,
  );
  kinds = new Map(rows.map(({ oid, typname, is_list }) => [oid, is_list ? 'list' : (READ_AS[typname] ?? 'string')]));
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the server says that a statement answers; it is not run. */
async function answeredRow(text: string): Promise<Row> {
  return new Promise((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    const description: pg.Submittable & Record<string, unknown> = {
      submit: (connection) => {
        const server = connection as unknown as Submitted;
        server.parse({ text, name: '', types: [] });
        server.describe({ type: 'S', name: '' });
        server.sync();
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        ({ fields } = message);
      },
      handleError: reject,
      handleReadyForQuery: () => {
        resolve(new Map(fields.map(({ name, dataTypeID }) => [name, kinds.get(dataTypeID) ?? 'string'])));
      },
    };
    client.query(description);
  });
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  const flags = (type.isUnion() ? type.types : [type]).reduce((all, one) => all | one.flags, 0);
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'anything';
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'list';
  return type.getSymbol()?.name === 'Date' ? 'Date' : 'object';
}

/** What the code says of the rows of each statement, by `file:line`; nothing where nobody reads their values. */
function claimedRows(): Map<string, Row> {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { extends: './tsconfig.json', include: ['src'] },
    ts.sys,
    BACKEND,
  );
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const claims = new Map<string, Row>();
  const look = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'PreparedStatement') {
      const source = node.getSourceFile();
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [row] = checker.getTypeArguments(checker.getTypeAtLocation(node) as ts.TypeReference);
      const columns = row ? checker.getPropertiesOfType(row) : [];
      const kind = (column: ts.Symbol): Kind =>
        kindOf(checker, checker.getNonNullableType(checker.getTypeOfSymbol(column)));
      claims.set(
        `${relative(BACKEND, source.fileName)}:${line}`,
        new Map(columns.map((column) => [column.name, kind(column)])),
      );
    }
    ts.forEachChild(node, look);
  };
  for (const { fileName } of program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    const source = program.getSourceFile(fileName);
    if (source && fileName.startsWith(join(BACKEND, 'src'))) look(source);
  }
  return claims;
}

it('prepared statements answer the rows that the code expects of them', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const [place, claimed] of claimedRows()) {
    const text = texts.get(place);
    if (text === undefined || !claimed.size) continue;
    compared += 1;
    const answered = await answeredRow(text);
    for (const [column, kind] of claimed) {
      const is = answered.get(column);
      if (!is) wrong.push(`${place}: ${column} is not answered`);
      else if (is !== kind && is !== 'anything' && kind !== 'anything') {
        wrong.push(`${place}: ${column} is a ${is}, not a ${kind}`);
      }
    }
    for (const column of answered.keys()) if (!claimed.has(column)) wrong.push(`${place}: nobody expects ${column}`);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(150);
});

import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of tests. */
export interface TestDatabase {
  name: string;
  /** For the role that owns it. */
  url: string;
  /** For the role of the running product. */
  workingUrl: string;
  /** Runs SQL past the product: to look behind it, or to move its clock. */
  sql<T extends pg.QueryResultRow>(text: string, parameters?: unknown[]): Promise<T[]>;
  /** A session of its own, which holds what it locks until it ends. */
  session(): Promise<pg.Client>;
  /** Ends the connections of `sql`; the next call opens another one. */
  letGo(): Promise<void>;
  drop(): Promise<void>;
}

/** @param template `template_migrated`, or `template0` for an empty one */
export async function createTestDatabase(template = 'template_migrated'): Promise<TestDatabase> {
  const server = process.env['TEST_SERVER_URL'];
  if (!server) throw new Error('the test server is not running');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  return testDatabase(name);
}

/** A database by its name, which need not exist yet, of the test server or of another one. */
export function testDatabase(name: string, server = process.env['TEST_SERVER_URL'] ?? ''): TestDatabase {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const working = new URL(url);
  // made with the server, with the same password
  working.username = 'niyukt_app';
  let pool: pg.Pool | undefined;
  const connected = (): pg.Pool => {
    pool ??= new pg.Pool({ connectionString: url.href, max: 2 }).on('error', () => undefined);
    return pool;
  };
  const letGo = async (): Promise<void> => {
    await pool?.end();
    pool = undefined;
  };
  return {
    name,
    url: url.href,
    workingUrl: working.href,
    sql: async <T extends pg.QueryResultRow>(text: string, parameters?: unknown[]) =>
      (await connected().query<T>(text, parameters)).rows,
    session: async () => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      return client;
    },
    letGo,
    drop: async () => {
      await letGo();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

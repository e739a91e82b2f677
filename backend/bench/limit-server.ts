import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { STATEMENTS } from './limit-statements.js';

/**
 * The practical limit of Node and PostgreSQL: no framework, validation, log or limits. It answers the bench's calls with the same
 * bodies as the product, and checks only the signature of a token.
 */
const { DATABASE_URL: connectionString, JWT_SECRET: secret = '', PORT } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });
const key = createSecretKey(Buffer.from(secret));

/** By number of words. */
const SEARCHES = ['search', 'searchTwo', 'searchThree'] as const;

/** Lists of the ledger by path. */
const LEDGER: Record<string, keyof typeof STATEMENTS> = {
  '/api/admin/placements': 'ledgerPlacements',
  '/api/admin/invoices': 'invoices',
  '/api/admin/payments': 'payments',
  '/api/admin/claims': 'claims',
};

interface Row {
  body: string;
  total?: string;
}

async function ask<T extends pg.QueryResultRow = Row>(name: keyof typeof STATEMENTS, values: unknown[]): Promise<T[]> {
  return (await pool.query<T>({ name, text: STATEMENTS[name], values })).rows;
}

function signature(content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

function isSigned(token: string): boolean {
  const end = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  return given.length === 32 && timingSafeEqual(given, signature(token.slice(0, end)));
}

function issueToken(claims: object): string {
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${signature(content).toString('base64url')}`;
}

async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as T;
}

interface Answer {
  status?: number;
  body?: string;
  range?: string;
}

function page(list: string, [row]: Row[]): Answer {
  return { body: row?.body ?? '[]', range: `${list} 0-24/${row?.total ?? ''}` };
}

async function logIn(request: IncomingMessage): Promise<Answer> {
  const { email, password } = await bodyOf<{ email: string; password: string }>(request);
  const [account] = await ask<{ user_id: number; password_hash: string; role: string }>('account', [email]);
  if (!account || !(await verify(account.password_hash, password))) return { status: 401 };
  const { user_id: userId, role } = account;
  const token = issueToken({ userId, role, exp: Math.floor(Date.now() / 1000) + 86_400 });
  return { body: JSON.stringify({ token, role, userId, email }) };
}

async function changeStatus(request: IncomingMessage, id: number): Promise<Answer> {
  const { placement_status: status } = await bodyOf<{ placement_status: string }>(request);
  const [row] = await ask('status', [id, status, 1, 'bare@limit.example']);
  return row ? { body: row.body } : { status: 404 };
}

async function list(path: string, parameters: URLSearchParams): Promise<Answer> {
  const ledger = LEDGER[path];
  if (ledger) return page(path.slice('/api/admin/'.length), await ask(ledger, []));
  const filter = JSON.parse(parameters.get('filter') ?? '{}') as { q?: string; id?: number[] };
  if (path === '/api/admin/connections') {
    return page('connections', await ask(parameters.has('placement_status') ? 'placements' : 'connections', []));
  }
  if (filter.id) return page('employees', await ask('latest', [filter.id]));
  if (!filter.q) return page('employees', await ask('employees', []));
  const patterns = filter.q.split(' ').map((word) => `%${folded(word)}%`);
  return page('employees', await ask(SEARCHES[patterns.length - 1] ?? 'search', patterns));
}

/** Like the database function `fold`, for the letters of these searches. */
function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase();
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [path = '', search] = (request.url ?? '').split('?');
  if (path === '/health/ready') return {};
  if (path === '/auth/login') return logIn(request);
  if (!isSigned((request.headers.authorization ?? '').slice('Bearer '.length))) return { status: 401 };
  if (path === '/api/admin/dashboard-stats') {
    return { body: JSON.stringify(await ask<pg.QueryResultRow>('dashboard', [])) };
  }
  const [, resource, id, change] = /^\/api\/admin\/(\w+)\/(\d+)(\/status)?$/.exec(path) ?? [];
  if (change) return changeStatus(request, Number(id));
  if (resource === 'employees') return { body: (await ask('employee', [id]))[0]?.body ?? '' };
  return list(path, new URLSearchParams(search));
}

function send(response: ServerResponse, { status = 200, body = '{}', range }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(range && { 'content-range': range }),
  });
  response.end(body);
}

createServer((request, response) => {
  answer(request)
    .catch((error: unknown): Answer => ({ status: 500, body: String(error) }))
    .then(
      (answered) => send(response, answered),
      () => response.destroy(),
    );
}).listen(Number(PORT), '127.0.0.1');

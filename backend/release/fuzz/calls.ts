import fc from 'fast-check';
import { ALL_LISTS } from '../../test/support/admin-lists.js';
import { LEDGER_LISTS, WORKSPACE_LISTS } from '../../test/support/ledger-lists.js';
import { type ApiDocument, type Schema } from '../../test/support/route-table.js';
import { multipartBody } from './files.js';
import { listQuery } from './list-calls.js';
import { HOSTILE_TEXTS, mutated, type Schemas, valid } from './values.js';

const LISTS = [...ALL_LISTS, ...LEDGER_LISTS, ...WORKSPACE_LISTS];

/** Who calls. The last two come with tokens that must open nothing. */
export const CALLERS = ['nobody', 'employee', 'company', 'admin', 'super_admin', 'expired', 'forged'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Stands in an address for the key of a record that is there for sure: the admin of the cast, its company, or a job of that. */
export const OWN = 'own';

/** One request. */
export interface FuzzCall {
  /** The operation of the document, such as `PUT /jobs/requests/{id}`. */
  operation: string;
  method: string;
  address: string;
  who: CallerName;
  headers: Record<string, string>;
  body?: string | Buffer;
}

type Request = Pick<FuzzCall, 'address' | 'headers' | 'body'>;

const JSON_TYPE = { 'content-type': 'application/json' };
const NOTHING: Record<string, string> = {};

const BROKEN_BODIES: [content: string | Buffer, type?: string][] = [
  ...['', '{', '[]', 'null', '5', '"x"', '{}x', "{'a':1}", '{"a":1,}', '\ufeff{}', '{"a":NaN}', '{"a":"\n"}', '\0'].map(
    (content): [string] => [content],
  ),
  ...[
    '{"__proto__":{"role":"super_admin"}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"email":1,"email":"a@b.in"}',
  ].map((content): [string] => [content]),
  [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
  [`{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
  [JSON.stringify(Object.fromEntries(Array.from({ length: 1_500 }, (_, n) => [`k${n}`, n])))],
  [JSON.stringify({ a: 'x'.repeat(110_000) })],
  [Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['email=a@b.in', 'application/x-www-form-urlencoded'],
  ['<a/>', 'text/xml'],
  ['{}', 'text/plain'],
  ['{}', 'application/json; charset=utf-16'],
  ['{}', 'application/json, text/plain'],
  ['--x\r\n\r\nA\r\n--x--', 'multipart/form-data; boundary=x'],
  ['{}', ''],
];

const brokenBody: fc.Arbitrary<Pick<Request, 'headers' | 'body'>> = fc
  .constantFrom(...BROKEN_BODIES)
  .map(([body, type = JSON_TYPE['content-type']]) => ({ body, headers: type ? { 'content-type': type } : NOTHING }));

/** Header values that Node itself lets out. */
const headerText = fc.constantFrom(...HOSTILE_TEXTS.filter((text) => /^[\x20-\x7e]{1,2000}$/.test(text)));

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'x-request-id',
    'x-http-method-override',
    'accept',
    'accept-language',
    'origin',
    'referer',
    'cookie',
    'if-none-match',
    'range',
    'x-user-role',
    'x-original-url',
    'forwarded',
    'x-real-ip',
    'user-agent',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('DELETE', 'super_admin', 'bytes=0-1', '*/*', '*', 'text/html', 'a', 'x'.repeat(2_000)),
  ),
  { maxKeys: 3 },
);

const JUNK_KEYS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '+1',
  '1,2',
  '%201',
  '1%00',
  'x',
  'null',
  "1'",
  '%27%20or%201=1',
  '%zz',
  '%E0%A4%A',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(300),
  '9'.repeat(600),
  '..%2f1',
  '%F0%9F%98%80',
  '{id}',
];

interface PathParameter {
  name: string;
  schema: Schema;
}

function pathValue({ name, schema }: PathParameter, isHostile: boolean): fc.Arbitrary<string> {
  const key = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) }, fc.constant(OWN));
  const isKey = name === 'id' || schema.type === 'number';
  const right = isKey ? key : fc.constantFrom(...(schema.enum ?? ['x']).map(String));
  return isHostile ? fc.oneof(right, fc.constantFrom(...JUNK_KEYS)) : right;
}

function addressOf(path: string, parameters: PathParameter[], isHostile: boolean): fc.Arbitrary<string> {
  return fc
    .tuple(...parameters.map((parameter) => pathValue(parameter, isHostile)))
    .map((values) => values.reduce((address, value) => address.replace(/\{\w+\}/, () => value), path));
}

function queryOf(path: string, names: string[], isHostile: boolean): fc.Arbitrary<string> {
  const list = LISTS.find(({ name }) => path === `/api/admin/${name}`);
  if (list) return listQuery(list);
  const right = fc.constantFrom(...HOSTILE_TEXTS, 'asha.rao@example.in', 'person7@example.in');
  const given = fc.tuple(
    ...names.map((name) => right.map((value) => `${name}=${encodeURIComponent(value.toWellFormed())}`)),
  );
  const junk = fc.constantFrom(
    '',
    'x=1',
    'email[]=a',
    'email=a&email=b',
    '__proto__=1',
    'role=super_admin',
    '%',
    'a=%ff',
  );
  return isHostile ? junk : given.map((pairs) => pairs.join('&').slice(0, 8_000));
}

/** Requests of one operation: half of them right, a third with spoiled bodies, the rest hostile in every part. */
function requests(
  method: string,
  path: string,
  operation: ApiDocument['paths'][string][string],
  schemas: Schemas,
): fc.Arbitrary<Request> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const schema = requestBody?.content?.['application/json']?.schema;
  const address = (isHostile: boolean): fc.Arbitrary<string> =>
    fc
      .tuple(addressOf(path, inPath, isHostile), queryOf(path, inQuery, isHostile))
      .map(([place, query]) => (query ? `${place}?${query}` : place));
  const right = schema && valid(schema, schemas);
  const json = (values: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<Pick<Request, 'headers' | 'body'>> =>
    values
      ? values.map((value) => ({ headers: JSON_TYPE, body: JSON.stringify(value) }))
      : fc.constant({ headers: {} });
  const repeatable = fc
    .option(fc.uuid(), { nil: undefined })
    .map((key) => (key ? { 'idempotency-key': key } : NOTHING));
  const takesFile = requestBody?.content?.['multipart/form-data'] !== undefined;
  const wellMeant = (values: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<Request> =>
    fc
      .tuple(address(false), takesFile ? multipartBody : json(values), repeatable)
      .map(([place, { headers, body }, key]) => ({
        address: place,
        headers: { ...headers, ...key },
        body,
      }));
  const content = method === 'GET' ? json(undefined) : fc.oneof(brokenBody, json(right && mutated(right)));
  const hostile = fc.tuple(address(true), content, oddHeaders).map(([place, { headers, body }, odd]) => ({
    address: place,
    headers: { ...headers, ...odd },
    body,
  }));
  return fc.oneof(
    { weight: 5, arbitrary: wellMeant(right) },
    { weight: 3, arbitrary: wellMeant(right && mutated(right)) },
    { weight: 2, arbitrary: hostile },
  );
}

/** A row of requests that comes out the same whenever the seed is the same, however long it is. */
function row(arbitrary: fc.Arbitrary<Request>, seed: number, length: number): Request[] {
  return fc.sample(arbitrary, { seed, numRuns: length });
}

/** Calls of every operation by every caller, in turns. @returns `count` of them */
export function routeCalls({ paths, components }: ApiDocument, seed: number, count: number): FuzzCall[] {
  const cells = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => {
      const method = verb.toUpperCase();
      const arbitrary = requests(method, path, operation, components.schemas);
      return CALLERS.map((who) => ({ operation: `${method} ${path}`, method, who, arbitrary }));
    }),
  );
  return inTurns(cells, seed, count);
}

/** Calls of every list of the console, by those who may read it, in turns. @returns `count` of them */
export function listCalls(seed: number, count: number): FuzzCall[] {
  const cells = LISTS.flatMap((list) => {
    const path = `/api/admin/${list.name}`;
    const arbitrary = listQuery(list).map((query) => ({ address: `${path}?${query}`, headers: {} }));
    return (['super_admin', 'admin'] as const).map((who) => ({
      operation: `GET ${path}`,
      method: 'GET',
      who,
      arbitrary,
    }));
  });
  return inTurns(cells, seed, count);
}

type Cell = Pick<FuzzCall, 'operation' | 'method' | 'who'> & { arbitrary: fc.Arbitrary<Request> };

/** The order of the cells is shuffled by the seed, too, so that a short run does not always meet the same neighbours. */
function inTurns(cells: Cell[], seed: number, count: number): FuzzCall[] {
  const [order = cells] = fc.sample(fc.shuffledSubarray(cells, { minLength: cells.length }), { seed, numRuns: 1 });
  const rounds = Math.ceil(count / cells.length);
  const rows = order.map(({ arbitrary }, index) => row(arbitrary, seed + index, rounds));
  return Array.from({ length: count }, (_, n) => {
    const cell = n % order.length;
    const { arbitrary: _arbitrary, ...call } = order[cell] as Cell;
    return { ...call, ...(rows[cell]?.[Math.floor(n / order.length)] as Request) };
  });
}

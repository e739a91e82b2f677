import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, jobForm } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = JSON.stringify({ email: 'nobody@mail.example', password: 'a-wrong-word' });

const nested = (depth: number): string => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const wide = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

let agency: Agency;
let admin: ApiClient;
let company: ApiClient;
beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff('super_admin');
  company = await agency.company(admin);
});
afterAll(() => agency.close());

async function post(body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Promise<RawAnswer> {
  return rawRequest(agency.base, 'POST', '/auth/login', { headers, body });
}

function expectError(answer: RawAnswer, status: number): void {
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ statusCode: status })]);
  expect(answer.text).not.toMatch(/SyntaxError|Unexpected|node_modules|\bat .*:\d+/);
}

describe('R36: bodies', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/json-patch+json',
    'application/octet-stream',
    'nonsense',
    'application/jsonp',
  ])('R41: of type %s are refused with 415, files too', async (type) => {
    expectError(await post(LOGIN, { 'content-type': type }), 415);
    for (const method of ['PUT', 'PATCH']) {
      const headers = { 'content-type': type, authorization: `Bearer ${admin.token ?? ''}` };
      const path = method === 'PUT' ? '/api/admin/connections/1/status' : '/api/admin/connections/1';
      expectError(await rawRequest(agency.base, method, path, { headers, body: '{}' }), 415);
    }
  });

  it('without a type are refused', async () => {
    expect((await post(LOGIN, {})).status).toBe(415);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
  ])('of type %s are read', async (type) => {
    expectError(await post(LOGIN, { 'content-type': type }), 401);
  });

  it.each([
    ['gzip', gzipSync(LOGIN)],
    ['deflate', deflateSync(LOGIN)],
    ['br', brotliCompressSync(LOGIN)],
    ['gzip', gzipSync(Buffer.alloc(30_000_000, 0x20))],
    ['identity', Buffer.from(LOGIN)],
    ['nonsense', Buffer.from(LOGIN)],
  ])('encoded as %s are refused with 415', async (encoding, body) => {
    expectError(await post(body, { ...JSON_TYPE, 'content-encoding': encoding }), 415);
  });

  it.each([
    ['just over 100 kB', 102_401, 413],
    ['2 MB', 2_000_000, 413],
    ['just under 100 kB', 102_300, 400],
  ])('of %s', async (_, length, status) => {
    const body = `{"email":"${'x'.repeat(length - 12)}"}`;
    const answer = await post(body).catch((error: unknown) => error as NodeJS.ErrnoException);
    if ('status' in answer) expectError(answer, status);
    else expect(['EPIPE', 'ECONNRESET']).toContain(answer.code); // cut off while it was still sending
    expect((await agency.anyone.get('/health/live')).status).toBe(200);
  });

  it('too large to be believed by their length alone', async () => {
    const headers = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
    const answer = await post(Buffer.alloc(200_000, 0x20), headers).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
  });

  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a list of objects', `[${LOGIN}]`],
    ['null', 'null'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['half an object', '{"email":'],
    ['no JSON', 'email=a'],
    ['a comment', '{/**/}'],
    ['a trailing comma', '{"email":"a@b.c",}'],
    ['NaN', '{"email":NaN}'],
    ['two objects', `${LOGIN}${LOGIN}`],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['9,000 levels', nested(9000)],
    ['33 levels', nested(33)],
    ['9,000 keys', wide(9000)],
    ['1,001 keys', wide(1001)],
    ['a list of 1,001 objects', JSON.stringify({ email: Array.from({ length: 1001 }, () => ({})) })],
    ['a list of 5,001 numbers', JSON.stringify({ email: Array.from({ length: 5001 }, () => 1) })],
    ['an object where a text belongs', '{"email":{"$ne":null},"password":{"$ne":null}}'],
    ['a list where a text belongs', '{"email":["a@b.c"],"password":["x"]}'],
    ['numbers where texts belong', '{"email":1,"password":2}'],
    ['R30: a NUL', '{"email":"a\\u0000@b.c","password":"x"}'],
    ['R30: half a character', '{"email":"\\ud800@b.c","password":"x"}'],
  ])('of %s are refused with 400', async (_, body) => {
    expectError(await post(body), 400);
  });

  it.each(['\\u0000', '\\ud800', '\\udfff\\ud800', '\\u0007', '\\u001b[31m'])(
    'R30: refuses %s in any text that is stored',
    async (text) => {
      for (const field of ['title', 'domain', 'description', 'location', 'salary_range']) {
        const body = JSON.stringify(jobForm()).replace(/}$/, `,"${field}":"a${text}b"}`);
        const answer = await company.post('/jobs/create', body);
        expect([field, answer.status]).toEqual([field, 400]);
      }
    },
  );

  it('R30: gives back every letter as it was sent', async () => {
    const description = "Zeile 1\nपंक्ति २ 👩🏽‍💻 “quotes” <b>&amp;</b> '; -- \\ %00 ${x} {{y}}";
    const made = await company.post('/jobs/create', jobForm({ description, title: 'Entwickler 👍 निर्माता' }));
    expect(made.body).toMatchObject({ description, title: 'Entwickler 👍 निर्माता' });
    const [read] = (await company.get('/jobs/requests')).body as { description: string }[];
    expect(read?.description).toBe(description);
  });
});

describe('R37: prototypes', () => {
  it.each([
    '{"__proto__":{"role":"super_admin"},"email":"a@b.c","password":"x"}',
    '{"constructor":{"prototype":{"role":"super_admin"}},"email":"a@b.c","password":"x"}',
    '{"email":"a@b.c","password":"x","deep":{"__proto__":{"polluted":true}}}',
    '{"\\u005f_proto__":{"polluted":true},"email":"a@b.c","password":"x"}',
  ])('are not reached by %s', async (body) => {
    expectError(await post(body), 400);
    for (const path of ['/jobs/create', '/auth/register', '/api/admin/create-connection', '/auth/change-password']) {
      expect((await admin.post(path, body)).status).toBe(400);
    }
    const profile = await company.get('/users/profile');
    expect(profile.status).toBe(200);
    expect(profile.text).not.toMatch(/polluted|super_admin/);
    expect((await company.get('/api/admin/employees')).status).toBe(403);
  });
});

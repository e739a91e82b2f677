import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered } from '../support/accounts.js';
import { Agency, TEST_SECRET } from '../support/agency.js';
import { type ApiAnswer, ApiClient } from '../support/api-client.js';

type Json = Record<string, unknown>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const HEADER = { alg: 'HS256', typ: 'JWT' };
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A token with this header and payload, signed with HMAC. */
function hmac(header: Json, payload: Json, secret: string | Buffer = TEST_SECRET, digest = 'sha256'): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac(digest, secret).update(content).digest('base64url')}`;
}

function rsa(header: Json, payload: Json): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

const FORGERIES: [what: string, forge: (payload: Json, genuine: string[]) => string][] = [
  ...['none', 'None', 'NONE', 'nOnE'].flatMap((alg): [string, (payload: Json, genuine: string[]) => string][] => [
    [`alg ${alg} without a signature`, (payload) => `${encoded({ alg, typ: 'JWT' })}.${encoded(payload)}.`],
    [`alg ${alg} with a signature`, (_, [, body, end]) => `${encoded({ alg, typ: 'JWT' })}.${body}.${end}`],
    [`alg ${alg}, signed with the secret`, (payload) => hmac({ alg, typ: 'JWT' }, payload)],
  ]),
  ['no signature', (_, [head, body]) => `${head}.${body}.`],
  ['two parts', (_, [head, body]) => `${head}.${body}`],
  ['a signature cut short', (_, [head, body, end = '']) => `${head}.${body}.${end.slice(0, -2)}`],
  ['a signature with more behind it', (_, [head, body, end]) => `${head}.${body}.${end}AAAA`],
  ['the signature of another payload', (payload, [head, , end]) => `${head}.${encoded({ ...payload, ver: 2 })}.${end}`],
  ['a role put into the payload', (p, [head, , end]) => `${head}.${encoded({ ...p, role: 'super_admin' })}.${end}`],
  ['a later end put into the payload', (p, [head, , end]) => `${head}.${encoded({ ...p, exp: 9e9 })}.${end}`],
  ...['', 'secret', 'changeme', 'niyukt', 'jwt-secret', 'your-256-bit-secret', '0'.repeat(32), `${TEST_SECRET} `].map(
    (secret): [string, (payload: Json) => string] => [
      `the secret ${JSON.stringify(secret)}`,
      (p) => hmac(HEADER, p, secret),
    ],
  ),
  ['HS384 with the secret', (payload) => hmac({ alg: 'HS384', typ: 'JWT' }, payload, TEST_SECRET, 'sha384')],
  ['HS512 with the secret', (payload) => hmac({ alg: 'HS512', typ: 'JWT' }, payload, TEST_SECRET, 'sha512')],
  ['RS256 with a key of the sender', (payload) => rsa({ alg: 'RS256', typ: 'JWT' }, payload)],
  ['RS256 in the header over an HMAC', (payload) => hmac({ alg: 'RS256', typ: 'JWT' }, payload)],
  [
    'jwk of the sender',
    (payload) => rsa({ alg: 'RS256', typ: 'JWT', jwk: publicKey.export({ format: 'jwk' }) }, payload),
  ],
  ['jku of the sender', (p) => rsa({ alg: 'RS256', typ: 'JWT', jku: 'http://127.0.0.1:1/jwks.json', kid: '1' }, p)],
  ['kid pointing at an empty file', (payload) => hmac({ ...HEADER, kid: '../../../../dev/null' }, payload, '')],
  ['kid with SQL', (payload) => hmac({ ...HEADER, kid: "x' union select 'key'--" }, payload, 'key')],
  ['ended', (payload) => hmac(HEADER, { ...payload, exp: Math.floor(Date.now() / 1000) - 1 })],
  ['not valid yet', (payload) => hmac(HEADER, { ...payload, nbf: Math.floor(Date.now() / 1000) + 3600 })],
  ['no end', (payload) => hmac(HEADER, { ...payload, exp: undefined })],
  ['an end that is text', (payload) => hmac(HEADER, { ...payload, exp: '9000000000' })],
  ['another audience', (payload) => hmac(HEADER, { ...payload, aud: 'another' })],
  ['no audience', (payload) => hmac(HEADER, { ...payload, aud: undefined })],
  ['another issuer', (payload) => hmac(HEADER, { ...payload, iss: 'another' })],
  ['no issuer', (payload) => hmac(HEADER, { ...payload, iss: undefined })],
  ['another type', (payload) => hmac({ ...HEADER, typ: 'dpop+jwt' }, payload)],
  ['no id', (payload) => hmac(HEADER, { ...payload, jti: undefined })],
  ['an older session version', (payload) => hmac(HEADER, { ...payload, ver: 0 })],
  ['no session version', (payload) => hmac(HEADER, { ...payload, ver: undefined })],
  ['a role that the account does not have', (payload) => hmac(HEADER, { ...payload, role: 'super_admin' })],
  ['no role', (payload) => hmac(HEADER, { ...payload, role: undefined })],
  ['an account that does not exist', (payload) => hmac(HEADER, { ...payload, userId: 2_000_000_000 })],
  ['an account beyond all keys', (payload) => hmac(HEADER, { ...payload, userId: 2 ** 40 })],
  ['an id that is no UUID', (payload) => hmac(HEADER, { ...payload, jti: 'x' })],
  ['an account that is text', (payload) => hmac(HEADER, { ...payload, userId: String(payload['userId']) })],
  ['a payload that is no object', () => hmac(HEADER, 'niyukt' as unknown as Json)],
  ['a payload that is no JSON', (_, [head]) => `${head}.${Buffer.from('{').toString('base64url')}.c2ln`],
];

describe('session tokens', () => {
  let agency: Agency;
  let token: string;
  const profileWith = (headers: Record<string, string>, query = ''): Promise<ApiAnswer> =>
    agency.anyone.get(`/users/profile${query}`, headers);
  beforeAll(async () => {
    agency = await Agency.open();
    token = (await agency.staff('admin')).token ?? '';
  });
  afterAll(() => agency.close());

  it('R7: a token signed by the rules of this file opens what a genuine one opens', async () => {
    const payload = decoded(token.split('.')[1]);
    const own = hmac(HEADER, { ...payload, jti: randomUUID() });
    expect(await new ApiClient(agency.base, own).get('/users/profile')).toMatchObject({ status: 200 });
    expect(await new ApiClient(agency.base, own).get('/api/admin/employees')).toMatchObject({ status: 200 });
  });

  it.each(FORGERIES)('R7: %s opens nothing', async (_, forge) => {
    const forged = forge(decoded(token.split('.')[1]), token.split('.'));
    for (const path of ['/users/profile', '/api/admin/employees', '/api/admin/admins']) {
      const { status, body } = await answered(new ApiClient(agency.base, forged).get(path));
      expect(status).toBe(401);
      expect(body).toMatchObject({ statusCode: 401, error: expect.any(String) as unknown });
    }
  });

  it.each<[what: string, header: (token: string) => string]>([
    ['nothing', () => ''],
    ['the scheme alone', () => 'Bearer'],
    ['the token alone', (own) => own],
    ['the scheme Token', (own) => `Token ${own}`],
    ['the scheme Basic', (own) => `Basic ${Buffer.from(`x:${own}`).toString('base64')}`],
    ['the scheme JWT', (own) => `JWT ${own}`],
    ['two schemes', (own) => `Bearer Bearer ${own}`],
    ['no space', (own) => `Bearer${own}`],
    ['a colon', (own) => `Bearer: ${own}`],
    ['quotes', (own) => `Bearer "${own}"`],
    ['two tokens', (own) => `Bearer ${own} ${own}`],
    ['two headers in one', (own) => `Bearer ${own}, Bearer ${own}`],
    ['something behind the token', (own) => `Bearer ${own};admin=true`],
    ['a fourth part', (own) => `Bearer ${own}.e30`],
    ['null', () => 'Bearer null'],
    ['undefined', () => 'Bearer undefined'],
    ['dots', () => 'Bearer ..'],
    ['other letters', (own) => `Bearer ${own}\u00e9`],
    ['8,000 characters', () => `Bearer ${'a'.repeat(8000)}`],
  ])('R10: an Authorization header with %s is 401', async (_, header) => {
    expect(await profileWith({ authorization: header(token) })).toMatchObject({
      status: 401,
      body: { error: 'Please log in to continue' },
    });
  });

  it('R10: a token in the address, a cookie or another header is not accepted', async () => {
    expect(await profileWith({ authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
    const names = ['token', 'access_token', 'jwt', 'auth', 'authorization', 'Authorization', 'session', 'bearer'];
    const answers = await Promise.all([
      ...names.map((name) => profileWith({}, `?${name}=${token}`)),
      ...names.map((name) => profileWith({}, `?${name}=Bearer%20${token}`)),
      ...names.map((name) => profileWith({ cookie: `${name}=${token}` })),
      ...['x-access-token', 'x-auth-token', 'token', 'x-authorization', 'proxy-authorization'].map((name) =>
        profileWith({ [name]: `Bearer ${token}` }),
      ),
      agency.anyone.post('/auth/change-password', { token, access_token: token }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('R10: the cookie that logging in sets is no session', async () => {
    const { email } = await agency.staff();
    const { headers } = await agency.anyone.post('/auth/login', { email, password: 'mango-lassi-42' });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^niyukt-device=[\w-]{22}; Path=\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    expect(await agency.anyone.get('/users/profile', { cookie })).toMatchObject({ status: 401 });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

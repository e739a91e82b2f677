import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, jobForm } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/) as unknown,
};
const API = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

let agency: Agency;
let admin: ApiClient;
let company: ApiClient;
beforeAll(async () => {
  agency = await Agency.open({ RATE_LIMITS: 'on' });
  admin = await agency.staff('super_admin');
  company = await agency.company(admin);
  for (let n = 0; n < 45; n += 1) await company.post('/jobs/create', jobForm({ title: `Job ${n}` }));
});
afterAll(() => agency.close());

function as(client: ApiClient | undefined, method: string, path: string, body?: string): Promise<RawAnswer> {
  return rawRequest(agency.base, method, path, {
    headers: {
      ...(client?.token && { authorization: `Bearer ${client.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

describe('R39: headers', () => {
  const REPLIES: [status: number, method: string, path: string, who: 'admin' | 'company' | 'anyone', body?: string][] =
    [
      [200, 'GET', '/api/admin/job-requests', 'admin'],
      [200, 'GET', '/users/profile', 'company'],
      [200, 'GET', '/health/live', 'anyone'],
      [201, 'POST', '/jobs/create', 'company', JSON.stringify(jobForm())],
      [400, 'POST', '/auth/login', 'anyone', '{'],
      [400, 'POST', '/jobs/create', 'company', '{}'],
      [400, 'GET', '/api/%zz', 'anyone'],
      [401, 'GET', '/users/profile', 'anyone'],
      [403, 'GET', '/api/admin/employees', 'company'],
      [404, 'GET', '/api/nope', 'anyone'],
      [404, 'GET', '/api/admin/employees/4711', 'admin'],
      [413, 'POST', '/auth/login', 'anyone', `{"email":"${'x'.repeat(103_000)}"}`],
    ];
  it.each(REPLIES)('of a %d to %s %s', async (...[status, method, path, who, body]) => {
    const answer = await as({ admin, company, anyone: undefined }[who], method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(API);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it('of a 429, with Retry-After', async () => {
    let answer = await as(undefined, 'GET', '/auth/check-email?email=a@b.example');
    for (let n = 0; n < 40 && answer.status === 200; n += 1) {
      answer = await as(undefined, 'GET', '/auth/check-email?email=a@b.example');
    }
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatchObject({ ...API, 'retry-after': expect.stringMatching(/^[1-9]\d*$/) as unknown });
    expect(answer.body).toMatchObject({ statusCode: 429, error: expect.stringMatching(/\w/) as unknown });
  });

  it.each(['/', '/login', '/employee-dashboard', '/admin-dashboard/', '/dev/mailbox'])(
    'of the page %s',
    async (path) => {
      const answer = await rawRequest(agency.base, 'GET', path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject(EVERYWHERE);
      const policy = String(answer.headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split('; ')).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
      expect(answer.headers['cache-control']).toMatch(/no-cache|no-store/);
    },
  );
});

describe('X-Request-Id', () => {
  it.each(['req-12345678', 'A.b_c-0123456789', 'x'.repeat(64), '1f0e6c8e-3f0a-4c55-9a43-6e9ad0f7c1b2'])(
    'is taken over: %s',
    async (id) => {
      const answer = await rawRequest(agency.base, 'GET', '/api/nope', { headers: { 'x-request-id': id } });
      expect([answer.headers['x-request-id'], answer.body?.['requestId']]).toEqual([id, id]);
    },
  );

  it.each([
    'short',
    'x'.repeat(65),
    'with space here',
    '<script>alert(1)</script>',
    "';drop table--",
    '{"a":"bcdefgh"}',
    'ünïcödé-1234',
  ])('is replaced: %s', async (given) => {
    const headers = { 'x-request-id': Buffer.from(given).toString('latin1') };
    const answer = await rawRequest(agency.base, 'GET', '/api/nope', { headers });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body?.['requestId']).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toContain(given);
  });

  it('is another for every request', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await agency.anyone.get('/health/live')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('compression', () => {
  async function packed(path: string, accepted: string): Promise<{ headers: Headers; bytes: Buffer }> {
    const response = await fetch(`${agency.base}${path}`, {
      headers: { 'accept-encoding': accepted, authorization: `Bearer ${admin.token ?? ''}` },
    });
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it.each(['br', 'gzip'])('%s makes a list smaller, and keeps its headers', async (encoding) => {
    const plain = await packed('/api/admin/job-requests', 'identity');
    const { headers, bytes } = await packed('/api/admin/job-requests', encoding);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(headers.get('content-range')).toBe(plain.headers.get('content-range'));
    expect(bytes.equals(plain.bytes)).toBe(true); // fetch has unpacked it
    const raw = await rawRequest(agency.base, 'GET', '/api/admin/job-requests', {
      headers: { 'accept-encoding': encoding, authorization: `Bearer ${admin.token ?? ''}` },
    });
    expect(raw.text.length).toBeLessThan(plain.bytes.length / 3);
  });

  it('prefers brotli, and leaves a short answer as it is', async () => {
    expect((await packed('/api/admin/job-requests', 'gzip, deflate, br')).headers.get('content-encoding')).toBe('br');
    expect((await packed('/health/live', 'gzip, br')).headers.get('content-encoding')).toBeNull();
  });
});

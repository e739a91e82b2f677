import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';

const FRIEND = 'https://jobs.agency.test';
const HOSTILE = [
  'https://evil.example',
  'null',
  'https://jobs.agency.test.evil.example',
  'http://jobs.agency.test',
  '*',
  'https://JOBS.agency.test:444',
  'https://evil-jobs.agency.test',
  'file://',
  'https://jobs.agency.test/',
];

const CALLS: [method: string, path: string][] = [
  ['GET', '/health/live'],
  ['POST', '/auth/login'],
  ['OPTIONS', '/auth/login'],
  ['OPTIONS', '/api/admin/employees/1'],
];

describe.each([
  ['by default', {}, [FRIEND, ...HOSTILE], []],
  [
    'with CORS_ORIGINS',
    { CORS_ORIGINS: `${FRIEND},http://localhost:5173` },
    HOSTILE,
    [FRIEND, 'http://localhost:5173'],
  ],
])('R40: other origins %s', (_, environment, strangers, friends) => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open(environment);
  });
  afterAll(() => agency.close());

  function from(origin: string, method: string, path: string): Promise<RawAnswer> {
    return rawRequest(agency.base, method, path, {
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{"email":"a@b.example","password":"x"}' }),
    });
  }

  it.each(CALLS)('%s %s lets no stranger in', async (method, path) => {
    for (const origin of strangers) {
      const { headers, status } = await from(origin, method, path);
      expect(status).toBeLessThan(500);
      const allowed = headers['access-control-allow-origin'];
      expect([origin, allowed === undefined || (friends as string[]).includes(allowed)]).toEqual([origin, true]);
      expect(allowed).not.toBe(origin);
    }
  });

  if (friends.length) {
    it.each(CALLS)('%s %s lets every friend in, by name', async (method, path) => {
      for (const origin of friends) {
        const { headers } = await from(origin, method, path);
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          vary: expect.stringMatching(/origin/i) as unknown,
        });
      }
    });

    it('lets friends read what a list says of itself, and use every method', async () => {
      const { headers } = await from(FRIEND, 'GET', '/health/live');
      const exposed = String(headers['access-control-expose-headers']).toLowerCase();
      for (const name of ['content-range', 'x-total-capped', 'retry-after']) expect(exposed).toContain(name);
      const preflight = await from(FRIEND, 'OPTIONS', '/api/admin/employees/1');
      expect(preflight.status).toBe(204);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(preflight.headers['access-control-allow-methods']).toContain(method);
      }
    });
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../support/agency.js';
import { type RawAnswer, rawRequest } from '../support/raw-request.js';

let agency: Agency;
beforeAll(async () => {
  agency = await Agency.open();
});
afterAll(() => agency.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function get(path: string, accept = BROWSER, method = 'GET'): Promise<RawAnswer> {
  return rawRequest(agency.base, method, path, { headers: { accept } });
}

function expectNotFound(answer: RawAnswer): void {
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(answer.body).toEqual({
    statusCode: 404,
    code: 'request.no_such_address',
    error: 'There is nothing at this address',
    requestId: answer.headers['x-request-id'],
  });
}

describe('addresses that a person types get the page', () => {
  it.each([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=abc.def',
    '/otp',
    '/admin-login',
    '/unauthorized',
    '/employee-dashboard',
    '/employee-dashboard/x',
    '/company-dashboard/jobs/1',
    '/nowhere',
    '/admin-dashboard',
    '/admin-dashboard/',
    '/admin-dashboard/employees/1/show',
    '/a/b/c',
    '/%E0%A4%B0%E0%A4%BE',
    '/jobs',
    '/users',
    '/api',
    '/auth',
    '/apifoo',
    '/jobsearch',
    '/login?next=/api/x',
    '/foo.bar',
    '/a/b/john.doe',
    '/a/b.html',
    '/favicon-9.ico',
    '/robots.xml',
    '/admin-dashboard/john.doe',
  ])('%s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toMatch(/^<!doctype html>/i);
    const head = await get(path, BROWSER, 'HEAD');
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });
});

describe('what is not there is a JSON 404', () => {
  it.each([
    '/api/nope',
    '/api/',
    '/api/admin',
    '/api/admin/nope',
    '/api/admin/employees/1/nope',
    '/auth/nope',
    '/users/x',
    '/jobs/x/y',
    '/jobs/requests/1/x',
    '/health/nope',
    '/docs/nope',
    '/dev/nope',
    '/auth/login',
    '/assets/x.js',
    '/assets/index-abc.css',
    '/assets/',
    '/assets/x',
    '/admin-dashboard/assets/x.js',
    '/api/john.doe',
    '/users/john.doe',
    '/docs/x.js',
  ])('GET %s, even for a browser', async (path) => {
    expectNotFound(await get(path));
    expect((await get(path, BROWSER, 'HEAD')).status).toBe(404);
  });

  it.each(['/foo.bar', '/logo-9.png', '/admin-dashboard/x.map'])(
    'GET %s for whoever does not say that it takes a page',
    async (path) => {
      for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1']) {
        expectNotFound(await get(path, accept));
      }
    },
  );

  it('what is there is a file, also for a browser', async () => {
    const robots = await get('/robots.txt');
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, script = ''] = /src="(\/assets\/[\w-]+\.js)"/.exec((await get('/')).text) ?? [];
    expect((await get(script)).headers['content-type']).toMatch(/javascript/);
  });

  it.each(['/nowhere', '/', '/jobs', '/login'])('GET %s for a program that asks for JSON', async (path) => {
    expectNotFound(await get(path, 'application/json'));
  });

  const METHODS: [method: string, path: string][] = [
    ...['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      ['/', '/login', '/api/nope', '/auth/nope', '/jobs', '/api/admin/employees/1/nope'].map(
        (path): [string, string] => [method, path],
      ),
    ),
    ...([['DELETE', '/auth/login'], ['PUT', '/jobs/create'], ['PATCH', '/users/profile'], ['POST', '/api/admin/employees']] as [string, string][]), // prettier-ignore
    ...([['PUT', '/api/admin/employees/1'], ['DELETE', '/api/admin/employees'], ['POST', '/health/live']] as [string, string][]), // prettier-ignore
  ];
  it.each(METHODS)('%s %s', async (method, path) => {
    expectNotFound(await get(path, BROWSER, method));
  });
});

describe('R60: nothing else is served', () => {
  const SECRETS = [
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/backend/dist/src/main.js',
    '/node_modules/pg/package.json',
    '/.data/jwt-secret',
    '/backend/openapi.json',
    '/docs/routes.md',
    '/metrics',
    '/server-status',
    '/phpinfo.php',
    '/wp-login.php',
    '/actuator/env',
    '/graphql',
    '/console',
    '/debug/pprof',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/admin-dashboard/..%2f..%2fpackage.json',
    '/docs/../package.json',
    '/..%5c..%5cpackage.json',
    '/assets/..;/package.json',
    '/%00',
    '/login%00.html',
    '/index.html.map',
    '/assets/',
  ];
  it.each(SECRETS)('%s', async (path) => {
    for (const accept of ['application/json', BROWSER]) {
      const answer = await get(path, accept);
      expect([200, 400, 403, 404]).toContain(answer.status);
      if (answer.status === 200) expect(answer.text).toMatch(/^<!doctype html>/i);
      if (answer.status === 200) expect(accept).toBe(BROWSER);
      expect(answer.text).not.toMatch(/"dependencies"|root:|\[core\]|postgres:\/\/|JWT_SECRET|"openapi"/);
    }
  });

  it.each(['TRACE', 'PROPFIND', 'DEBUG', 'FOO'])('no method %s', async (method) => {
    const answer = await get('/health/live', BROWSER, method).catch((error: unknown) => error);
    if (answer instanceof Error) return; // refused before it was a request
    expect([400, 404, 405, 501]).toContain((answer as RawAnswer).status);
    expect((answer as RawAnswer).text).not.toContain(BROWSER);
  });
});

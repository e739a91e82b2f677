import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { LEAK } from '../../test/support/leak.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';
import { errorRows } from '../../test/support/route-table.js';

let agency: Agency;
let admin: ApiClient;
let company: ApiClient;
/** The status of each code that docs/errors.md lists. */
const codes = new Map(errorRows().map(({ code, status }) => [code, status]));
beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff('super_admin');
  company = await agency.company(admin);
  await agency.employee(admin, { email: 'taken@example.in' });
});
afterAll(() => agency.close());

/** The one error body: a sentence for the person, the status, the fields if it is about fields, the request. */
function expectErrorBody(answer: RawAnswer, status: number): void {
  expect(answer.status).toBe(status);
  const { body = {} } = answer;
  const known = ['statusCode', 'code', 'error', 'fields', 'requestId'];
  expect(Object.keys(body).filter((key) => !known.includes(key))).toEqual([]);
  expect([status, codes.get(String(body['code']))]).toEqual([status, status]);
  expect(body).toMatchObject({ statusCode: status, requestId: answer.headers['x-request-id'] });
  expect(body['error']).toMatch(/^[A-Z][^{}<>]+$/);
  expect(answer.text).not.toMatch(LEAK);
}

function send(client: ApiClient | undefined, method: string, path: string, body?: unknown): Promise<RawAnswer> {
  return rawRequest(agency.base, method, path, {
    headers: {
      ...(client?.token && { authorization: `Bearer ${client.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('R31: the one error body', () => {
  it('of headers that are too large is at least a refusal, and the product goes on', async () => {
    const answer = await rawRequest(agency.base, 'GET', '/health/live', { headers: { 'x-large': 'x'.repeat(20_000) } });
    expectErrorBody(answer, 431);
    expect((await agency.anyone.get('/health/live')).status).toBe(200);
  });
});

describe('R29: keys in an address', () => {
  const JUNK = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '01',
    '+1',
    '1,2',
    '1;2',
    '1%20',
    '%201',
    'a',
    'null',
    'undefined',
    'NaN',
    '1a',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999',
    '9'.repeat(300),
    "1'",
    '1%27%20or%201=1',
    '1)',
    '1%00',
    '%F0%9F%98%80',
    '%E0%A5%A7',
    '1%2F2',
    '../../test',
    '*',
    '$1',
    '{id}',
    '[1]',
    '1--',
    'true',
  ];
  const PATHS: [method: string, path: (id: string) => string, body?: unknown][] = [
    ...['employees', 'companies', 'job-requests', 'connections', 'admins'].flatMap((list) => [
      ['GET', (id: string) => `/api/admin/${list}/${id}`] as [string, (id: string) => string],
      ['DELETE', (id: string) => `/api/admin/${list}/${id}`] as [string, (id: string) => string],
    ]),
    ['GET', (id) => `/api/admin/connections/${id}/history`],
    ['PUT', (id) => `/api/admin/connections/${id}/status`, { placement_status: 'placed' }],
    ['PATCH', (id) => `/api/admin/connections/${id}`, { admin_notes: 'x' }],
    ['POST', (id) => `/api/admin/admins/${id}/disable`, {}],
    ['POST', (id) => `/api/admin/admins/${id}/enable`, {}],
  ];

  const named = PATHS.map(([method, path, body]) => ({ call: `${method} ${path('{id}')}`, method, path, body }));
  it.each(named)('$call answers 400 or 404 to every junk key', async ({ method, path, body }) => {
    for (const junk of JUNK) {
      const answer = await send(admin, method, path(junk), body);
      expect([junk, [400, 404].includes(answer.status)]).toEqual([junk, true]);
      expectErrorBody(answer, answer.status);
    }
  });

  it.each(['PUT /api/companies/', 'PUT /jobs/requests/'])('a company: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    for (const junk of JUNK) {
      const answer = await send(company, method, `${path}${junk}`, { status: 'open' });
      expect([junk, [400, 404].includes(answer.status)]).toEqual([junk, true]);
    }
  });

  it('nothing was deleted or changed by them', async () => {
    const { body } = await admin.get('/api/admin/dashboard-stats');
    expect(body).toMatchObject({ totalEmployees: 1, totalCompanies: 1 });
    expect((await admin.list('admins')).body).toHaveLength(1);
  });
});

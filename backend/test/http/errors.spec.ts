import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../support/agency.js';
import { type ApiClient } from '../support/api-client.js';
import { LEAK } from '../support/leak.js';
import { type RawAnswer, rawRequest } from '../support/raw-request.js';
import { errorRows } from '../support/route-table.js';

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
  const FAILURES: [
    status: number,
    who: 'anyone' | 'admin' | 'company',
    method: string,
    path: string,
    body?: unknown,
  ][] = [
    [400, 'anyone', 'POST', '/auth/login', {}],
    [400, 'anyone', 'GET', '/%zz'],
    [400, 'anyone', 'GET', '/api/admin/employees/%E0%A4%A'],
    [400, 'admin', 'GET', '/api/admin/employees?filter=x'],
    [400, 'admin', 'GET', '/api/admin/employees/x'],
    [400, 'company', 'POST', '/jobs/create', {}],
    [401, 'anyone', 'GET', '/api/admin/employees'],
    [401, 'anyone', 'POST', '/auth/login', { email: 'nobody@b.example', password: 'wrong-word' }],
    [403, 'company', 'GET', '/api/admin/employees'],
    [403, 'company', 'DELETE', '/api/admin/employees/1'],
    [404, 'anyone', 'GET', '/api/nope'],
    [404, 'anyone', 'POST', '/auth/nope', {}],
    [404, 'admin', 'GET', '/api/admin/employees/4711'],
    [404, 'company', 'PUT', '/jobs/requests/4711', { status: 'closed' }],
    [409, 'admin', 'POST', '/auth/register', { duplicate: true }],
  ];
  it.each(FAILURES)('of a %d to %s %s %s', async (...[status, who, method, path, body]) => {
    const duplicate = { role: 'employee', email: 'taken@example.in', password: 'mango-lassi-42', mobile: '9000000002' };
    const person = {
      ...duplicate,
      name: 'Asha Rao',
      qualification: 'B.Tech',
      industry: 'IT',
      emplocation: 'Pune',
      empsalary: '1',
      skills: 'a',
    };
    const answer = await send({ admin, company, anyone: undefined }[who], method, path, status === 409 ? person : body);
    expectErrorBody(answer, status);
  });

  it('names the fields that break rules, each with its sentence, and the first sentence as its own', async () => {
    const { body = {} } = await send(company, 'POST', '/jobs/create', { count: 0 });
    const fields = body['fields'] as { field: string; message: string }[];
    expect(fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'domain', 'description', 'count']),
    );
    expect(fields.find(({ field }) => field === 'count')?.message).toBe('Must be at least 1');
    expect(body['error']).toBe(fields[0]?.message);
    for (const entry of fields) expect(Object.keys(entry)).toEqual(expect.arrayContaining(['field', 'message']));
  });

  it.each([
    '/x'.repeat(3000),
    `/api/${'a'.repeat(600)}`,
    `/api/admin/employees/${'1'.repeat(600)}`,
    `/?${'a'.repeat(9000)}`,
  ])('of a long address', async (path) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await send(admin, method, path);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expectErrorBody(answer, answer.status);
    }
  });
});

describe('a DELETE as ra-data-simple-rest sends it', () => {
  it.each([{ 'content-type': 'text/plain' }, { 'content-type': 'application/json' }, {}])(
    'works with %j and no body',
    async (headers) => {
      const { record } = await agency.employee(admin);
      const { employee_id } = record as { employee_id: number };
      const answer = await admin.delete(`/api/admin/employees/${employee_id}`, headers as Record<string, string>);
      expect(answer.status).toBe(200);
    },
  );
});

it('none of it was logged as a failure of ours', () => {
  expect(agency.product.entries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

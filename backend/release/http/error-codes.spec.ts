import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '../../src/platform/errors/problem.js';
import { jobForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiRecord, type Member, Office } from '../../test/support/office.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';
import { errorRows, openApiOnDisk } from '../../test/support/route-table.js';

const KEY = '7d4c9a52-1f0e-4c55-9a43-6e9ad0f7c1b2';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('R31: every error carries a code that never changes', () => {
  let office: Office;
  let company: Member;
  let employee: Member;
  let job: ApiRecord;
  let closed: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    [company, employee] = [await office.company(), await office.employee()];
    [job, closed] = [await office.job(company), await office.job(company)];
    await company.client.put(`/jobs/requests/${closed.id}`, { status: 'closed' });
    await office.connect(job.id, employee.id);
    await office.admin.post('/jobs/create', { ...jobForm(), company_id: company.id }, { 'idempotency-key': KEY });
  });
  afterAll(() => office.close());

  interface Call {
    who?: 'admin' | 'superAdmin' | 'company' | 'employee';
    body?: object | string;
    headers?: Record<string, string>;
  }

  function send(method: string, path: string, { who, body, headers }: Call): Promise<RawAnswer> {
    const { admin, superAdmin } = office;
    const client = who && { admin, superAdmin, company: company.client, employee: employee.client }[who];
    return rawRequest(office.agency.base, method, path, {
      headers: {
        ...(client && { authorization: `Bearer ${client.token}` }),
        ...(body !== undefined && JSON_TYPE),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  const connecting = (request: ApiRecord): Call => ({
    who: 'admin',
    body: { request_id: request.id, employee_id: employee.id },
  });
  const wrongPassword = { currentPassword: 'wrong-word', newPassword: 'lassi-mango-24' };
  const ERRORS: [code: string, method: string, path: string | (() => string), call?: Call | (() => Call)][] = [
    ['account.email_taken', 'POST', '/api/admin/admins', () => registering(employee.email)],
    ['admin.last_super_admin', 'DELETE', () => `/api/admin/admins/${office.superAdmin.userId}`, { who: 'superAdmin' }],
    ['admin.not_found', 'GET', '/api/admin/admins/4711', { who: 'superAdmin' }],
    ['auth.forbidden', 'GET', '/api/admin/employees', { who: 'company' }],
    ['auth.login_required', 'GET', '/api/admin/employees'],
    ['auth.only_super_admin_deletes', 'DELETE', '/api/admin/employees/1', { who: 'admin' }],
    ['auth.session_ended', 'GET', '/users/profile', { headers: { authorization: 'Bearer a.b.c' } }],
    ['auth.wrong_credentials', 'POST', '/auth/login', { body: { email: 'a@b.example', password: 'wrong-word' } }],
    ['auth.wrong_current_password', 'POST', '/auth/change-password', { who: 'employee', body: wrongPassword }],
    ['code.invalid', 'POST', '/auth/verify-registration-otp', { body: { email: 'a@b.example', otp: '123456' } }],
    ['code.link_invalid', 'POST', '/auth/reset-password', { body: { token: 'x'.repeat(43), password: PASSWORD } }],
    ['company.not_found', 'GET', '/api/admin/companies/4711', { who: 'admin' }],
    ['connection.exists', 'POST', '/api/admin/create-connection', () => connecting(job)],
    ['connection.job_not_open', 'POST', '/api/admin/create-connection', () => connecting(closed)],
    ['connection.not_found', 'GET', '/api/admin/connections/4711/history', { who: 'admin' }],
    ['employee.not_found', 'GET', '/api/admin/employees/4711', { who: 'admin' }],
    ['idempotency.key_invalid', 'POST', '/jobs/create', () => posting('no key')],
    ['idempotency.key_reused', 'POST', '/jobs/create', () => posting(KEY)],
    ['job_request.not_found', 'PUT', '/jobs/requests/4711', { who: 'company', body: { status: 'closed' } }],
    ['list.filter_unknown', 'GET', '/api/admin/employees?shoe_size=9', { who: 'admin' }],
    ['list.parameter_not_json', 'GET', '/api/admin/employees?filter=x', { who: 'admin' }],
    ['list.range_too_long', 'GET', '/api/employee/admin-connected-jobs?range=[0,9999]', { who: 'employee' }],
    [
      'record.edit_conflict',
      'PATCH',
      () => `/api/admin/job-requests/${job.id}`,
      { who: 'admin', body: { title: 'Another', version: 9 } },
    ],
    ['record.not_found', 'GET', '/api/admin/employees/99999999999', { who: 'admin' }],
    ['request.id_invalid', 'GET', '/api/admin/employees/x', { who: 'admin' }],
    ['request.invalid', 'POST', '/jobs/create', { who: 'company', body: {} }],
    ['request.malformed', 'POST', '/auth/login', { body: '[]' }],
    ['request.no_such_address', 'GET', '/api/nothing'],
    ['request.not_json', 'POST', '/auth/login', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['request.too_large', 'POST', '/auth/login', { body: { email: 'x'.repeat(200_000) } }],
    ['terms.not_found', 'GET', '/auth/terms/admin'],
  ];

  function registering(email: string): Call {
    return { who: 'superAdmin', body: { email, full_name: 'Meera Iyer', role: 'admin', password: PASSWORD } };
  }

  function posting(key: string): Call {
    const body = { ...jobForm({ title: 'Another' }), company_id: company.id };
    return { who: 'admin', body, headers: { 'idempotency-key': key } };
  }

  it.each(ERRORS)('%s, of %s', async (code, method, path, call = {}) => {
    const address = typeof path === 'string' ? path : path();
    const { status, body = {} } = await send(method, address, typeof call === 'function' ? call() : call);
    const listed = errorRows().find((row) => row.code === code);
    expect([body['code'], status]).toEqual([code, listed?.status]);
    const isSaid = new RegExp(`^${(listed?.sentence ?? '').replace(/[.()?[\]]/g, '\\$&').replace(/%\{\w+\}/g, '.+')}$`);
    if (code !== 'request.invalid') expect(body['error']).toMatch(isSaid);
    const [route = ''] = address.split('?');
    const operation =
      openApiOnDisk().paths[route.replace(/\/(\d+|x)(?=\/|$)/, '/{id}').replace('terms/admin', 'terms/{role}')];
    if (operation) {
      expect(operation[method.toLowerCase()]?.responses[String(status)]?.description).toContain(`\`${code}\``);
    }
  });

  it('is one of those that the error body names in the contract', () => {
    const codes = openApiOnDisk().components.schemas['ErrorBody']?.properties?.['code']?.enum;
    expect(codes).toEqual(
      errorRows()
        .map(({ code }) => code)
        .toSorted(),
    );
  });

  it('stands once: a code that is declared twice stops the start', () => {
    problem('test.once', 400, 'One sentence');
    expect(() => problem('test.once', 400, 'Another sentence')).toThrow('two errors have the code test.once');
  });
});

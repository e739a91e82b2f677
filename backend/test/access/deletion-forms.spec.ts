import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, ApiClient } from '../support/api-client.js';
import { type ApiRecord, type Member, Office } from '../support/office.js';

const KINDS = ['employees', 'companies', 'job-requests', 'connections'] as const;
type Form = (client: ApiClient, resource: string, id: number) => Promise<ApiAnswer>;

/** Ways to ask for a deletion; the first is the real one. */
const FORMS: Record<string, Form> = {
  'DELETE /{id}': (client, resource, id) => client.delete(`/api/admin/${resource}/${id}`),
  'DELETE /{id}?': (client, resource, id) => client.delete(`/api/admin/${resource}/${id}?role=super_admin`),
  'DELETE /{id}/': (client, resource, id) => client.delete(`/api/admin/${resource}/${id}/`),
  'DELETE in other letters': (client, resource, id) => client.delete(`/API/Admin/${resource.toUpperCase()}/${id}`),
  'DELETE with slashes': (client, resource, id) => client.delete(`//api/admin//${resource}/${id}`),
  'DELETE with an escape': (client, resource, id) => client.delete(`/api/%61dmin/${resource}/${id}`),
  'DELETE around a corner': (client, resource, id) => client.delete(`/api/admin/admins/..%2f${resource}/${id}`),
  'DELETE of the list': (client, resource, id) => client.delete(`/api/admin/${resource}?ids=${id}`),
  'DELETE of the list by filter': (client, resource, id) =>
    client.delete(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`),
  'POST that says DELETE in a header': (client, resource, id) =>
    client.post(`/api/admin/${resource}/${id}`, {}, { 'x-http-method-override': 'DELETE' }),
  'POST that says DELETE in the address': (client, resource, id) =>
    client.post(`/api/admin/${resource}/${id}?_method=DELETE`, { _method: 'DELETE' }),
  'GET that says DELETE in a header': (client, resource, id) =>
    client.get(`/api/admin/${resource}/${id}`, { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }),
  'PUT of nothing': (client, resource, id) => client.put(`/api/admin/${resource}/${id}`, { deleted: true }),
  'PATCH to deleted': (client, resource, id) => client.patch(`/api/admin/${resource}/${id}`, { deleted_at: 'now' }),
  'DELETE with a role in the headers': (client, resource, id) =>
    client.delete(`/api/admin/${resource}/${id}`, { 'x-user-role': 'super_admin', cookie: 'userRole=super_admin' }),
};

describe('R24: only a super admin deletes', () => {
  let office: Office;
  const clients = new Map<string, ApiClient>();
  const ids = new Map<string, number>();

  beforeAll(async () => {
    office = await Office.open();
    const employee: Member = await office.employee();
    const company: Member = await office.company();
    const job: ApiRecord = await office.job(company);
    const connection = await office.connect(job.id, employee.id);
    const keys = { employees: employee.id, companies: company.id, 'job-requests': job.id, connections: connection.id };
    for (const [resource, id] of Object.entries(keys)) ids.set(resource, id);
    clients.set('employee', employee.client).set('company', company.client).set('admin', office.admin);
    clients.set('nobody', office.agency.anyone);
    clients.set('a forged super admin', new ApiClient(office.agency.base, `${office.superAdmin.token ?? ''}x`));
  });
  afterAll(() => office.close());

  const counts = (): Promise<unknown[]> =>
    office.sql(`select (select count(*) from users) as users, (select count(*) from employees) as employees,
      (select count(*) from companies) as companies, (select count(*) from job_requests) as job_requests,
      (select count(*) from connections) as connections, (select count(*) from placement_history) as history,
      (select count(*) from audit_log) as entries`);

  it.each(KINDS)('R24: %s: an admin reads the spec sentence', async (resource) => {
    for (const who of ['employee', 'company', 'admin']) {
      const answer = await clients.get(who)?.delete(`/api/admin/${resource}/${ids.get(resource) ?? 0}`);
      expect([who, answer?.status]).toEqual([who, 403]);
      expect(answer?.body).toMatchObject({ statusCode: 403, error: 'Only Super Admin can delete records' });
    }
  });

  const forms = KINDS.flatMap((resource) => Object.entries(FORMS).map(([name, form]) => ({ resource, name, form })));

  it.each(forms)('R24: $resource: $name takes nothing away', async ({ resource, name, form }) => {
    const before = await counts();
    for (const [who, client] of clients) {
      const { status } = await form(client, resource, ids.get(resource) ?? 0);
      if (name.startsWith('DELETE')) expect([who, [400, 401, 403, 404, 405].includes(status)]).toEqual([who, true]);
      expect(status).toBeLessThan(500);
    }
    expect(await counts()).toEqual(before);
  });

  it('R24: there is no deletion of many at once, not even for a super admin', async () => {
    const before = await counts();
    for (const resource of KINDS) {
      for (const form of ['DELETE of the list', 'DELETE of the list by filter']) {
        const answer = await FORMS[form]?.(office.superAdmin, resource, ids.get(resource) ?? 0);
        expect([resource, form, answer?.status]).toEqual([resource, form, 404]);
      }
    }
    expect(await counts()).toEqual(before);
  });

  it('R24: a super admin who became an admin deletes no more', async () => {
    const { token, userId } = await office.agency.staff('super_admin');
    await office.sql(`update users set role = 'admin' where user_id = $1`, [userId]);
    const before = await counts();
    const demoted = new ApiClient(office.agency.base, token);
    expect((await demoted.delete(`/api/admin/connections/${ids.get('connections') ?? 0}`)).status).toBe(401);
    expect(await counts()).toEqual(before);
  });
});

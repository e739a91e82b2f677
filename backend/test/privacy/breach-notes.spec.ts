import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Office, recordOf } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

it('a person whose data a breach is about sees it after the login until they have read it, and nobody else does', async () => {
  const [person, company, other] = [await office.employee(), await office.company(), await office.employee()];
  const facts = {
    what: 'A list of people went to a wrong company.',
    happened: 'Yesterday, by e-mail',
    data_kinds: ['contact'],
    aware_at: new Date(Date.now() - 3_600_000).toISOString(),
    consequences: 'Unwanted calls.',
    measures: 'The list was deleted.',
    advice: 'Trust no caller.',
    contact: 'Meera Iyer',
  };
  const { id } = await recordOf(office.superAdmin.post('/api/admin/breaches', facts));
  const path = `/api/admin/breaches/${id}`;
  await office.superAdmin.post(`${path}/people`, { emails: [company.email], employee_ids: [person.id] });
  expect((await person.client.get('/api/me/breaches')).body).toEqual([]);
  await recordOf(office.superAdmin.post(`${path}/tell`));
  for (const { client } of [person, company]) {
    expect((await client.get('/api/me/breaches')).body).toMatchObject([{ id, advice: 'Trust no caller.' }]);
    expect((await client.post(`/api/me/breaches/${id}/read`)).status).toBe(200);
    expect((await client.get('/api/me/breaches')).body).toEqual([]);
  }
  expect((await other.client.get('/api/me/breaches')).body).toEqual([]);
  expect((await other.client.post(`/api/me/breaches/${id}/read`)).status).toBe(404);
});

it('the notice and My data name who processes data for the agency, which super admins enter', async () => {
  const processor = { name: 'Mailserver Pvt Ltd', task: 'Sends our mails', data: 'Name, email', country: 'India' };
  expect((await office.admin.post('/api/admin/processors', processor)).status).toBe(403);
  const made = await recordOf(office.superAdmin.post('/api/admin/processors', processor));
  expect(made).toMatchObject({ ...processor, contract_day: null });
  expect((await office.superAdmin.post('/api/admin/processors', processor)).body.code).toBe('processor.exists');
  const signed = { ...processor, contract_day: '2026-11-02' };
  expect((await office.superAdmin.put(`/api/admin/processors/${made.id}`, signed)).body).toMatchObject(signed);
  const notice = (): Promise<Record<string, unknown>> => recordOf(office.agency.anyone.get('/api/privacy/notice'));
  expect((await notice())['processors']).toEqual([processor]);
  const { client } = await office.employee();
  expect(await recordOf(client.get('/api/me/data'))).toMatchObject({ processors: [processor] });
  expect((await office.superAdmin.delete(`/api/admin/processors/${made.id}`)).status).toBe(200);
  expect((await notice())['processors']).toEqual([]);
});

it('the accounts of a person, and those who have not accepted terms, are found by filters', async () => {
  const person = await office.employee();
  const listed = async (filter: object): Promise<unknown> =>
    (await office.admin.get(`/api/admin/asked-accounts?filter=${JSON.stringify(filter)}`)).body;
  expect(await listed({ employee_id: person.id })).toMatchObject([{ email: person.email, employee_id: person.id }]);
  expect(await listed({ employee_id: person.id, state: ['unanswered', 'refused'] })).toHaveLength(1);
  expect(await listed({ employee_id: person.id, state: 'accepted' })).toEqual([]);
});

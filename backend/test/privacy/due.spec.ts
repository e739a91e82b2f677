import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../support/office.js';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const dueFor = async (client: Office['admin']): Promise<Record<string, unknown>[]> => {
  const { status, body } = await client.get('/api/admin/privacy-due');
  expect(status).toBe(200);
  return body as Record<string, unknown>[];
};

describe('what is due by law', () => {
  it('is nothing at first; then it is told with the oldest first, to those who may open its room', async () => {
    expect(await dueFor(office.superAdmin)).toEqual([]);
    const person = await office.employee();
    await recordOf(person.client.post('/api/me/grievances', { kind: 'question', text: 'What do you hold of me?' }));
    await office.sql(`update grievances set due_on = '2026-01-31'`);
    const processor = { name: 'Deccan Cloud', task: 'Servers', data: 'All', country: 'India', contract_day: null };
    await recordOf(office.superAdmin.post('/api/admin/processors', processor));
    const aware_at = new Date(Date.now() - 3_600_000).toISOString();
    const breach = { what: 'A list went to a wrong company.', happened: 'Today, by mail', data_kinds: ['contact'] };
    await recordOf(office.superAdmin.post('/api/admin/breaches', { ...breach, aware_at }));
    const processors = { kind: 'processors', count: 1, due_on: null };
    expect(await dueFor(office.superAdmin)).toEqual([
      { kind: 'grievances', count: 1, due_on: '2026-01-31' },
      { kind: 'breaches', count: 1, due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      processors,
    ]);
    expect(await dueFor(office.admin)).toEqual([processors]);
  });

  it('leaves out what is done', async () => {
    await office.sql(`update grievances set state = 'answered', answered_at = now(), answer = 'This.'`);
    await office.sql(`update processors set contract_day = '2026-11-02'`);
    expect((await dueFor(office.superAdmin)).map(({ kind }) => kind)).toEqual(['breaches']);
  });
});

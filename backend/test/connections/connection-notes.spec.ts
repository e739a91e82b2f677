import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiRecord, Office, recordOf, rowsOf } from '../support/office.js';

const FIELDS = { joining_date: '2026-12-01', offered_salary: '55,000', final_salary: '58,000', admin_notes: 'Signed.' };
const DATE = 'Joining date must be a date such as 2026-12-01';
const OUTSIDE = 'Joining date must be between 2000-01-01 and 2100-12-31';

describe('joining date, salaries and notes of a connection', () => {
  let office: Office;
  let job: ApiRecord;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    job = await office.jobFor((await office.addCompany()).id);
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    connection = await office.connect(job.id, (await office.addEmployee()).id);
  });

  const CALLS = {
    'PATCH /api/admin/connections/{id}': (body: object) =>
      office.admin.patch(`/api/admin/connections/${connection.id}`, body),
    'PUT /api/admin/connections/{id}/status': (body: object) =>
      office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'pending', ...body }),
  };
  const cases = (
    list: (readonly [string, unknown, unknown])[],
  ): { name: keyof typeof CALLS; field: string; value: unknown; then: unknown }[] =>
    (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((name) =>
      list.map(([field, value, then]) => ({ name, field, value, then })),
    );

  it.each(Object.entries(CALLS))('%s keeps all four, and each alone leaves the rest', async (_, call) => {
    expect(await recordOf(call(FIELDS))).toEqual({ ...connection, ...FIELDS });
    for (const [field, value] of Object.entries({
      ...FIELDS,
      joining_date: '2027-01-04',
      admin_notes: 'Joined 🙂\nहाँ',
    })) {
      const before = await office.seen('connections', connection.id);
      expect(await recordOf(call({ [field]: value }))).toEqual({ ...before, [field]: value });
    }
    expect(await rowsOf(office.admin.get(`/api/admin/connections/${connection.id}/history`))).toHaveLength(1);
  });

  it.each(
    cases([
      ['joining_date', '2026-02-30', DATE],
      ['joining_date', '2026-02-29', DATE],
      ['joining_date', '2026-13-01', DATE],
      ['joining_date', '2026-00-10', DATE],
      ['joining_date', '01-12-2026', DATE],
      ['joining_date', '2026-12-1', DATE],
      ['joining_date', '2026-12-01T00:00:00Z', DATE],
      ['joining_date', 'tomorrow', DATE],
      ['joining_date', 'infinity', DATE],
      ['joining_date', '0000-01-01', DATE],
      ['joining_date', '0001-01-01', DATE],
      ['joining_date', '1999-12-31', OUTSIDE],
      ['joining_date', '2101-01-01', OUTSIDE],
      ['joining_date', '2999-12-31', OUTSIDE],
      ['joining_date', '9999-12-31', DATE],
      ['joining_date', 20261201, DATE],
      ['joining_date', { day: 1 }, DATE],
      ['offered_salary', 'x'.repeat(101), 'Offered salary must be at most 100 characters long'],
      ['offered_salary', ['55,000'], 'Offered salary must be text'],
      ['final_salary', 'x'.repeat(101), 'Final salary must be at most 100 characters long'],
      ['final_salary', true, 'Final salary must be text'],
      ['admin_notes', 'x'.repeat(5001), 'Notes must be at most 5000 characters long'],
      ['admin_notes', '\u0000', 'Notes has characters that are not text'],
    ]),
  )('R32: $name, $field $value: $then', async ({ name, field, value, then }) => {
    const answer = await CALLS[name]({ final_salary: '1', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: then, fields: [{ field, message: then }] });
    expect(await office.seen('connections', connection.id)).toEqual(connection);
  });

  it.each(
    cases([
      ['joining_date', '2028-02-29', '2028-02-29'],
      ['joining_date', '2000-01-01', '2000-01-01'],
      ['joining_date', '2100-12-31', '2100-12-31'],
      ['joining_date', null, null],
      ['joining_date', '', null],
      ['offered_salary', 55000, '55000'],
      ['offered_salary', '', null],
      ['final_salary', '5,50,000 रुपये', '5,50,000 रुपये'],
      ['final_salary', null, null],
      ['admin_notes', null, null],
      ['admin_notes', '🙂'.repeat(5000), '🙂'.repeat(5000)],
    ]),
  )('$name, $field $value is answered as $then', async ({ name, field, value, then }) => {
    await recordOf(CALLS[name](FIELDS));
    expect(await recordOf(CALLS[name]({ [field]: value }))).toEqual({ ...connection, ...FIELDS, [field]: then });
  });

  it('PATCH of nothing, or of what is there already, changes nothing', async () => {
    const patch = CALLS['PATCH /api/admin/connections/{id}'];
    await recordOf(patch(FIELDS));
    const entries = await office.count('audit_log');
    for (const body of [{}, FIELDS]) expect(await recordOf(patch(body))).toEqual({ ...connection, ...FIELDS });
    expect(await office.count('audit_log')).toBe(entries);
  });

  it('R22: PATCH moves no status and no placement date', async () => {
    const saved = await recordOf(
      CALLS['PATCH /api/admin/connections/{id}']({ placement_status: 'placed', placement_date: '2026-01-01' }),
    );
    expect(saved).toEqual(connection);
    expect(await rowsOf(office.admin.get(`/api/admin/connections/${connection.id}/history`))).toHaveLength(1);
  });

  it.each(['{id}.0', '0{id}', '{id}e0', '+{id}', '%20{id}', '0x{id}'])('R29: %s is no id', async (spelling) => {
    const id = spelling.replace('{id}', `${connection.id}`);
    const calls = [
      office.admin.patch(`/api/admin/connections/${id}`, FIELDS),
      office.admin.put(`/api/admin/connections/${id}/status`, { placement_status: 'placed' }),
      office.admin.get(`/api/admin/connections/${id}`),
      office.admin.get(`/api/admin/connections/${id}/history`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await office.seen('connections', connection.id)).toEqual(connection);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';

const HOLIDAYS = '/api/admin/holidays';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('holidays', () => {
  it('are none at first; super admins add and remove them, admins read them', async () => {
    expect(await rowsOf(office.admin.get(HOLIDAYS))).toEqual([]);
    const holiday = await recordOf(office.superAdmin.post(HOLIDAYS, { day: '2027-01-26', name: ' Republic Day ' }));
    expect(holiday).toEqual({
      id: holiday['holiday_id'],
      holiday_id: expect.any(Number),
      day: '2027-01-26',
      name: 'Republic Day',
    });
    await recordOf(office.superAdmin.post(HOLIDAYS, { day: '2026-12-25', name: 'Christmas' }));
    expect((await rowsOf(office.admin.get(HOLIDAYS))).map(({ day }) => day)).toEqual(['2027-01-26', '2026-12-25']);
    expect((await office.superAdmin.delete(`${HOLIDAYS}/${holiday.id}`)).status).toBe(200);
    expect((await office.superAdmin.delete(`${HOLIDAYS}/${holiday.id}`)).status).toBe(404);
    expect((await rowsOf(office.admin.get(HOLIDAYS))).map(({ day }) => day)).toEqual(['2026-12-25']);
  });

  it('are nothing for others', async () => {
    const [company, employee] = [await office.company(), await office.employee()];
    const body = { day: '2027-08-15', name: 'Independence Day' };
    for (const { client } of [company, employee]) {
      expect(await statusesOf([client.get(HOLIDAYS), client.post(HOLIDAYS, body)])).toEqual([403, 403]);
    }
    expect(await statusesOf([office.admin.post(HOLIDAYS, body), office.admin.delete(`${HOLIDAYS}/1`)])).toEqual([
      403, 403,
    ]);
  });

  it('are one for a day, also when eight are added at the same moment', async () => {
    const add = (): ReturnType<typeof office.superAdmin.post> =>
      office.superAdmin.post(HOLIDAYS, { day: '2027-10-02', name: 'Gandhi Jayanti' });
    expect(await statusesOf(Array.from({ length: 8 }, add))).toEqual([201, ...Array<number>(7).fill(409)]);
    expect((await add()).body).toMatchObject({ error: 'There is a holiday on this day already' });
  });

  it('are added once by a call that is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { day: '2027-05-01', name: 'Labour Day' };
    const [first, second] = [
      await office.superAdmin.post(HOLIDAYS, body, headers),
      await office.superAdmin.post(HOLIDAYS, body, headers),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    [{ name: 'No day' }, 'day'],
    [{ day: '2027-02-29', name: 'No such day' }, 'day'],
    [{ day: '26-01-2027', name: 'Republic Day' }, 'day'],
    [{ day: '1999-12-31', name: 'Long ago' }, 'day'],
    [{ day: 20270126, name: 'Republic Day' }, 'day'],
    [{ day: '2027-01-27' }, 'name'],
    [{ day: '2027-01-27', name: ' ' }, 'name'],
    [{ day: '2027-01-27', name: 'x'.repeat(101) }, 'name'],
  ])('refuse %j', async (body, field) => {
    const answer = await office.superAdmin.post(HOLIDAYS, body);
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field }] } });
  });

  it('are audited', async () => {
    const { id } = await recordOf(office.superAdmin.post(HOLIDAYS, { day: '2027-03-22', name: 'Holi' }));
    await office.superAdmin.delete(`${HOLIDAYS}/${id}`);
    const filter = { kind: 'holiday', record_id: String(id) };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter }))).toMatchObject([
      { action: 'deleted', record_name: '2027-03-22, Holi' },
      { action: 'created', record_name: '2027-03-22, Holi' },
    ]);
  });
});

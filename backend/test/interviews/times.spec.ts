import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { change, propose, settledMail, submitted } from '../support/interviews.js';
import { Office, type ApiRecord } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('the time of an interview', () => {
  const create = async (fields: Record<string, unknown>): Promise<ApiRecord> =>
    propose(office, (await submitted(office)).connection, fields);

  it('is the moment that was meant, also where clocks are changed', async () => {
    // New York changes its clocks on 14 March and 7 November 2027
    for (const [starts_at, utc] of [
      ['2027-03-14T01:30:00-05:00', '2027-03-14T06:30:00.000Z'],
      ['2027-03-14T03:30:00-04:00', '2027-03-14T07:30:00.000Z'],
      ['2027-11-07T01:30:00-04:00', '2027-11-07T05:30:00.000Z'],
      ['2027-11-07T01:30:00-05:00', '2027-11-07T06:30:00.000Z'],
      ['2027-03-14T23:30:00+05:30', '2027-03-14T18:00:00.000Z'],
      ['2027-03-15T00:00:00+05:30', '2027-03-14T18:30:00.000Z'],
    ] as const) {
      const ends_at = new Date(Date.parse(starts_at) + 30 * 60_000).toISOString();
      expect(await create({ starts_at, ends_at, time_zone: 'America/New_York' })).toMatchObject({
        starts_at: utc,
        ends_at,
      });
    }
  });

  it('is said in both zones, each by its name', async () => {
    const { connection, company } = await submitted(office);
    await propose(office, connection, {
      starts_at: '2027-03-14T03:30:00-04:00',
      ends_at: '2027-03-14T04:30:00-04:00',
      time_zone: 'America/New_York',
    });
    const { text } = await settledMail(office, company.email);
    expect(text).toContain('Sunday, 14 March 2027, 1:00 pm – 2:00 pm, India Standard Time');
    expect(text).toContain('Sunday, 14 March 2027, 3:30 am – 4:30 am, Eastern Daylight Time');
  });

  it('may stay while it is running: what else is changed is not held up by it', async () => {
    const { connection } = await submitted(office);
    const { id } = await propose(office, connection);
    await office.sql(
      `update interviews set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where interview_id = $1`,
      [id],
    );
    const { starts_at, ends_at } = await office.seen('interviews', id);
    expect(await change(office, id, { starts_at, ends_at, note_company: 'Began late.' })).toMatchObject({
      note_company: 'Began late.',
    });
    expect((await office.admin.patch(`/api/admin/interviews/${id}`, { ends_at: starts_at })).status).toBe(400);
  });
});

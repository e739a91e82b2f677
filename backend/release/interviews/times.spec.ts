import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calendarsIn, change, propose, settledMail, submitted } from '../../test/support/interviews.js';
import { type ApiRecord, Office } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** Lines of a calendar as they were before they were folded. */
const unfolded = (text: string): string => text.replace(/\r?\n /g, '');

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

  it('names the zone of each end where clocks are changed in between', async () => {
    const { connection, company, person } = await submitted(office);
    await office.sql(`update users set language = 'hi' where email = $1`, [person.email]);
    await propose(office, connection, {
      starts_at: '2027-10-31T02:30:00+02:00',
      ends_at: '2027-10-31T02:30:00+01:00',
      time_zone: 'Europe/Berlin',
    });
    const mail = await settledMail(office, company.email);
    const english =
      'Sunday, 31 October 2027, 2:30 am, Central European Summer Time – 2:30 am, Central European Standard Time';
    expect(mail.text).toContain(english);
    expect(unfolded(calendarsIn(mail).attachment)).toContain(english.replaceAll(',', '\\,'));
    const own = await settledMail(office, person.email);
    const [, from, to] = /रात 2:30 बजे \(([^)]+)\) से रात 2:30 बजे तक \(([^)]+)\)/.exec(own.text) ?? [];
    expect([from, to]).toEqual([expect.stringMatching(/यूरोप/), expect.stringMatching(/यूरोप/)]);
    expect(from).not.toBe(to);
    expect(unfolded(calendarsIn(own).attachment)).toContain(`(${from}) से`);
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

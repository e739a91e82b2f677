import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { change, hoursAhead, proposal, propose, submitted } from '../support/interviews.js';
import { Office, refusalOf, rowsOf } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('an interview', () => {
  it('is proposed of a person whom the company sees, and offers the status that follows', async () => {
    const { connection, company, person } = await submitted(office);
    const interview = await propose(office, connection, { note_company: 'Ask about AWS.' });
    expect(interview).toMatchObject({
      state: 'proposed',
      round: 1,
      employee_name: 'Asha Rao',
      version: 1,
      offers_status: 'interview_scheduled',
      person: { email: person.email, reply: null, sequence: 0, asked: false },
      attendees: [{ email: company.email, needed: true, user_id: company.userId, reply: null }],
    });
    expect(await office.seen('connections', connection.id)).toMatchObject({ placement_status: 'pending' });
    expect(await office.seen('interviews', interview.id)).toEqual(interview);
    const found = await rowsOf(
      office.admin.list('interviews', { filter: { company_id: company.id, state: 'proposed' } }),
    );
    expect(found).toEqual([interview]);
  });

  it('is not proposed of somebody whom the company does not see', async () => {
    const connection = await office.freshConnection();
    expect(await refusalOf(proposal(office, connection))).toMatchObject({ status: 409 });
  });

  it.each([
    ['without an offset', { starts_at: '2027-01-10T10:00:00' }],
    ['that ends before it begins', { ends_at: hoursAhead(-1) }],
    ['of more than 12 hours', { ends_at: hoursAhead(13) }],
    ['in the past', { starts_at: '2020-01-10T10:00:00Z', ends_at: '2020-01-10T11:00:00Z' }],
    ['more than a year ahead', { starts_at: hoursAhead(0, 400), ends_at: hoursAhead(1, 400) }],
    ['in no time zone', { time_zone: '+05:30' }],
    ['with a link that is not https', { link: 'http://meet.example.com' }],
    [
      'with eleven attendees',
      { attendees: Array.from({ length: 11 }, (_, n) => ({ email: `a${n}@b.in`, name: 'A' })) },
    ],
    ['with an attendee twice', { attendees: [1, 2].map(() => ({ email: 'a@b.in', name: 'A' })) }],
  ])('is refused: %s', async (_, fields) => {
    const { connection } = await submitted(office);
    const { status, error } = await refusalOf(proposal(office, connection, fields));
    expect([status, error]).toEqual([400, expect.stringMatching(/\w/)]);
    expect(await office.count('interviews where connection_id = $1', [connection.id])).toBe(0);
  });

  it('is changed from the version that was looked at, and the same change again is done already', async () => {
    const { connection } = await submitted(office);
    const { id } = await propose(office, connection);
    for (const _ of [1, 2]) {
      expect(await change(office, id, { version: 1, round: 2 })).toMatchObject({ version: 2, round: 2 });
    }
    const answer = await office.admin.patch(`/api/admin/interviews/${id}`, { version: 1, round: 3 });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'record.edit_conflict']);
  });

  it('is newer in the calendar of the staff with each change, not only with a new time', async () => {
    const { connection } = await submitted(office);
    // the last one is the first in the file
    const { id } = await propose(office, connection, { starts_at: hoursAhead(5), ends_at: hoursAhead(6) });
    const { url } = (await office.admin.post('/api/me/calendar')).body as { url: string };
    const { pathname, search } = new URL(url);
    const read = async (): Promise<{ sequence: number; stamps: string[] }> => {
      const { text } = await office.agency.anyone.get(pathname + search);
      const of = (name: string): string =>
        text
          .split('\r\n')
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1) ?? '';
      return { sequence: Number(of('SEQUENCE')), stamps: [of('DTSTAMP'), of('LAST-MODIFIED')] };
    };
    const { sequence } = await read();
    await office.sql(`update interviews set timed_at = timed_at - interval '7 days' where interview_id = $1`, [id]);
    const began = new Date().toISOString().slice(0, 19).replaceAll(/[:-]/g, '');
    await change(office, id, { link: 'https://meet.example.com/other' });
    const changed = await read();
    expect(changed.sequence).toBe(sequence + 1);
    expect(changed.stamps.filter((stamp) => stamp < began)).toEqual([]);
  });

  it('has a result once it has begun, which may be corrected', async () => {
    const { connection } = await submitted(office);
    const { id } = await propose(office, connection);
    const result = (body: object): Promise<ApiAnswer> => office.admin.put(`/api/admin/interviews/${id}/result`, body);
    expect((await result({ result: 'done' })).status).toBe(409);
    await office.sql(
      `update interviews set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where interview_id = $1`,
      [id],
    );
    expect((await result({ result: 'no_show', by: 'person' })).body).toMatchObject({
      state: 'no_show',
      absent: 'person',
    });
    expect((await result({ result: 'done' })).body).toMatchObject({
      state: 'done',
      absent: null,
      offers_status: 'interview_completed',
    });
    expect((await office.admin.patch(`/api/admin/interviews/${id}`, { round: 2 })).status).toBe(409);
  });
});

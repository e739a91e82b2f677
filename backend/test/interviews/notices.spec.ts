import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { change, hoursAhead, propose, settleMails, submitted } from '../support/interviews.js';
import { Office, recordOf } from '../support/office.js';
import { Showings } from '../support/showings.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

interface Line {
  kind: string;
  text: string;
  path: string | null;
  record_id: number | null;
}
const bellOf = async (client: ApiClient): Promise<Line[]> =>
  ((await client.get('/api/me/notifications')).body as { notifications: Line[] }).notifications.filter(({ kind }) =>
    kind.startsWith('interview.'),
  );
const textsOf = async (client: ApiClient): Promise<string[]> => (await bellOf(client)).map(({ text }) => text);

describe('the bell tells of interviews', () => {
  it('with what each reader may see at that moment', async () => {
    const { connection, person, company } = await submitted(office);
    const colleague = await office.colleague(company);
    const { id } = await propose(office, connection);
    const [job] = [/^Interview: React Developer, Sahyadri/];
    expect(await textsOf(person.client)).toEqual([expect.stringMatching(job)]);
    for (const { client } of [company, colleague]) {
      expect(await textsOf(client)).toEqual(['Interview: React Developer, Asha R.']);
      expect((await client.get('/api/me/notifications')).text).not.toContain('Rao');
    }
    await office.sql(`update connections set reveal = 'name' where connection_id = $1`, [connection.id]);
    expect(await textsOf(company.client)).toEqual(['Interview: React Developer, Asha R.']);
    await new Showings(office).acceptTerms(company);
    expect(await textsOf(company.client)).toEqual(['Interview: React Developer, Asha Rao']);
    await office.sql(`update connections set share = 'withdrawn' where connection_id = $1`, [connection.id]);
    expect(await bellOf(company.client)).toMatchObject([
      { text: 'Something changed that is no longer yours to see.', path: null, record_id: null },
    ]);
    await office.sql(`update connections set share = 'submitted' where connection_id = $1`, [connection.id]);
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    expect((await textsOf(person.client))[0]).toMatch(/^Interview cancelled: .*\(2 times\)$/);
    await office.superAdmin.delete(`/api/admin/connections/${connection.id}`);
    expect(await textsOf(person.client)).toEqual(['Something changed that is no longer yours to see.']);
  });

  it('nobody of what they did, and no other company or person', async () => {
    const { connection, person, company, job } = await submitted(office);
    const [stranger, rival, owner] = [await office.employee(), await office.company(), await office.agency.staff()];
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { owner_id: owner.userId }));
    const { id } = await propose(office, connection);
    await recordOf(person.client.post(`/api/employee/interviews/${id}/reply`, { reply: 'decline', sequence: 0 }));
    expect((await bellOf(person.client)).map(({ kind }) => kind)).toEqual(['interview.changed']);
    expect(await bellOf(owner)).toMatchObject([
      {
        kind: 'interview.answered',
        text: expect.stringMatching(/^Answer about an interview: Asha Rao/),
        record_id: id,
      },
    ]);
    // the admin in charge alone
    expect((await bellOf(office.superAdmin)).filter(({ record_id }) => record_id === id)).toEqual([]);
    for (const { client } of [stranger, rival]) expect(await bellOf(client)).toEqual([]);
    expect((await company.client.get('/api/me/notifications')).text).not.toMatch(/decline/);
  });

  it('a member who is removed nothing more', async () => {
    const { connection, company } = await submitted(office);
    const colleague = await office.colleague(company);
    await propose(office, connection);
    expect((await company.client.delete(`/api/company/members/${colleague.id}`)).status).toBe(200);
    expect((await colleague.client.get('/api/me/notifications')).status).toBe(401);
    expect(await office.count('notifications where user_id = $1', [colleague.userId])).toBe(0);
  });

  it('once of changes within five minutes, and of side notes only those who read them', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    for (const hours of [2, 3, 4]) await change(office, id, { starts_at: hoursAhead(hours) });
    expect(await bellOf(person.client)).toHaveLength(1);
    expect(await textsOf(company.client)).toEqual(['Interview: React Developer, Asha R. (4 times)']);
    await settleMails(office);
  });
});

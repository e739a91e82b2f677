import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../test/support/api-client.js';
import {
  change,
  hoursAhead,
  propose,
  settleMails,
  shownBeforeTerms,
  submitted,
} from '../../test/support/interviews.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

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
    const { connection, person, company } = await shownBeforeTerms(office);
    const colleague = await office.colleague(company);
    const { id } = await propose(office, connection);
    const [job] = [/^Interview: React Developer, Sahyadri/];
    expect(await textsOf(person.client)).toEqual([expect.stringMatching(job)]);
    for (const { client } of [company, colleague]) {
      expect(await textsOf(client)).toEqual(['Interview: React Developer']);
      expect((await client.get('/api/me/notifications')).text).not.toContain('Asha');
    }
    await office.sql(`update connections set reveal = 'name' where connection_id = $1`, [connection.id]);
    expect(await textsOf(company.client)).toEqual(['Interview: React Developer']);
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

  it('both sides once it is confirmed by the agency, and once only', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    await change(office, id, { confirmed: true });
    await change(office, id, { round: 2 });
    for (const { client } of [person, company]) {
      const notifications = (await bellOf(client)).filter(({ kind }) => kind === 'interview.confirmed');
      expect(notifications.map(({ text }) => text)).toEqual([
        expect.stringMatching(/^Your interview is confirmed: React Dev/),
      ]);
    }
  });
});

describe('at night', () => {
  const HOUR = 60 * 60 * 1000;
  const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
  const notifications = (email: string): string[] =>
    office.agency.mail.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  beforeAll(() => setIndiaNow(office, '2026-11-25 22:00'));

  it.each([
    [
      'has come near',
      (id: number) =>
        office.sql(
          `update notifications set urgent_from = urgent_from - interval '2 hours' where kind = 'interview.answered' and record_id = $1`,
          [id],
        ),
    ],
    [
      'is moved near and declined again within five minutes',
      async (id: number, decline: () => Promise<unknown>) => {
        await change(office, id, { starts_at: inHours(11) });
        await decline();
      },
    ],
  ])('an answer about an interview waits until that %s, and is mailed then, alone', async (_, comesNear) => {
    const { connection, person, job } = await submitted(office);
    const owner = await office.agency.staff();
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { owner_id: owner.userId }));
    const [{ email } = { email: '' }] = await office.sql<{ email: string }>(
      'select email from users where user_id = $1',
      [owner.userId],
    );
    const { id } = await propose(office, connection, { starts_at: inHours(13), ends_at: inHours(14) });
    const decline = async (): Promise<unknown> => {
      const { person: invited } = (await office.seen('interviews', id)) as unknown as { person: { sequence: number } };
      const body = { reply: 'decline', sequence: invited.sequence };
      return recordOf(person.client.post(`/api/employee/interviews/${id}/reply`, body));
    };
    await decline();
    await recordOf(
      office.admin.post('/api/admin/tasks', { title: 'Tomorrow', due_at: inHours(24), assignee_id: owner.userId }),
    );
    const settle = `update notifications set created_at = created_at - interval '2 minutes' where user_id = $1`;
    await office.sql(settle, [owner.userId]);
    await runNow(office, 'notification_mails');
    expect(await office.count(`outbox_mails where recipient = $1`, [email])).toBe(0);
    await comesNear(id, decline);
    await runNow(office, 'notification_mails');
    await waitFor('the mail', () => notifications(email).length || undefined);
    await runNow(office, 'notification_mails');
    expect(notifications(email)).toEqual([expect.stringMatching(/^Answer about an interview: Asha Rao/)]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { EventStream } from '../support/event-stream.js';
import { place, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf } from '../support/office.js';

interface Bell {
  unread: number;
  has_more: boolean;
  notifications: {
    id: number;
    kind: string;
    text: string;
    path: string | null;
    record_id: number | null;
    is_read: boolean;
  }[];
}

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
});
afterAll(() => office.close());

const bellOf = async (client: ApiClient, query = ''): Promise<Bell> =>
  (await recordOf(client.get(`/api/me/notifications${query}`))) as unknown as Bell;
const textsOf = async (client: ApiClient): Promise<string[]> =>
  (await bellOf(client)).notifications.map(({ text }) => text);
const linesOf = async (client: ApiClient, kind: string): Promise<Bell['notifications']> =>
  (await bellOf(client)).notifications.filter((line) => line.kind === kind);

const LEFT = { last_working_day: '2026-11-20', reason: 'resigned' };
const joined = { joining_date: '2026-11-02' };
const fileClaim = (client: ApiClient, placementId: number): Promise<ApiRecord> =>
  recordOf(client.post(`/api/company/placements/${placementId}/claims`, LEFT));

describe('the bell', () => {
  it('notifies an employee of a job, and the text follows what the record says', async () => {
    const { client, id } = await office.employee();
    const { id: companyId } = await office.addCompany();
    const job = await office.jobFor(companyId, { title: 'Weaver' });
    expect(await bellOf(client)).toEqual({ unread: 0, has_more: false, notifications: [] });
    const connection = await office.connect(job.id, id);
    const bell = await bellOf(client);
    expect(bell).toEqual({
      unread: 1,
      has_more: false,
      notifications: [
        {
          id: expect.any(Number),
          kind: 'connection.made',
          record_kind: 'connection',
          record_id: connection.id,
          text: 'You are connected to a job: Weaver.',
          path: '/employee-dashboard',
          is_read: false,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
    });
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { title: 'Master weaver' }));
    expect(await textsOf(client)).toEqual(['You are connected to a job: Master weaver.']);
    await office.superAdmin.delete(`/api/admin/connections/${connection.id}`);
    const [gone] = (await bellOf(client)).notifications;
    expect(gone).toMatchObject({
      text: 'Something changed that is no longer yours to see.',
      path: null,
      record_id: null,
    });
  });

  it('notifies the admin in charge, else the whole staff, and nobody of what they did', async () => {
    const placement = await place(office, joined);
    const other = await office.agency.staff();
    await recordOf(office.admin.patch(`/api/admin/companies/${placement.company.id}`, { owner_id: other.userId }));
    await fileClaim(placement.company.client, placement.placement.id);
    const [line] = await linesOf(other, 'claim.filed');
    expect(line?.text).toMatch(/^Sahyadri Software \d+ filed a warranty claim: Asha Rao left\.$/);
    expect(line?.path).toBe(`/admin-dashboard/claims/${line?.record_id}/show`);
    expect(await linesOf(office.superAdmin, 'claim.filed')).toEqual([]);

    const unowned = await place(office, joined);
    await fileClaim(unowned.company.client, unowned.placement.id);
    expect(await linesOf(office.superAdmin, 'claim.filed')).toHaveLength(1);
    expect(await linesOf(office.admin, 'claim.filed')).toHaveLength(1);

    const task = await recordOf(
      office.admin.post('/api/admin/tasks', { title: 'Own', due_at: '2027-01-04T18:00:00+05:30' }),
    );
    expect(task['assignee_id']).toBe(office.admin.userId);
    expect(await linesOf(office.admin, 'task.assigned')).toEqual([]);
  });

  it('is read up to what was shown, page by page', async () => {
    const { client, id, userId } = await office.employee();
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    await office.sql(
      `insert into notifications (user_id, kind, record_kind, record_id, bell, mail, push)
       select $1, 'connection.made', 'connection', $2, true, false, false from generate_series(1, 35)`,
      [userId, connection.id],
    );
    const page = await bellOf(client);
    expect([page.unread, page.has_more, page.notifications.length]).toEqual([36, true, 30]);
    const rest = await bellOf(client, `?before=${page.notifications.at(-1)?.id}`);
    expect([rest.has_more, rest.notifications.length]).toEqual([false, 6]);
    const upTo = rest.notifications[0]?.id;
    expect(await recordOf(client.post('/api/me/notifications/read', { up_to: upTo }))).toEqual({ unread: 30 });
    expect((await bellOf(client)).notifications.every(({ is_read }) => !is_read)).toBe(true);
    const somebody = await office.employee();
    await recordOf(somebody.client.post('/api/me/notifications/read', { up_to: 2_147_483_647 }));
    expect((await bellOf(client)).unread).toBe(30);
  });

  it.each([['before=0'], ['before=x'], ['before=3000000000']])('refuses %s', async (query) => {
    expect((await office.admin.get(`/api/me/notifications?${query}`)).status).toBe(400);
  });
});

describe('preferences', () => {
  it('say by kind on which ways it comes, and hold what cannot be chosen', async () => {
    const { client, id } = await office.employee();
    const preferences = await recordOf(client.get('/api/me/preferences'));
    expect(preferences).toMatchObject({
      quiet_from: '21:00',
      quiet_until: '08:00',
      kinds: expect.arrayContaining([
        expect.objectContaining({
          kind: 'connection.made',
          bell: true,
          mail: false,
          push: true,
          choices: ['bell', 'push'],
        }),
      ]),
    });
    const chosen = { kind: 'connection.made', bell: false, mail: true, push: false };
    expect(await recordOf(client.put('/api/me/preferences', { kinds: [chosen] }))).toMatchObject({
      kinds: expect.arrayContaining([expect.objectContaining({ ...chosen, mail: false })]),
    });
    await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    expect(await bellOf(client)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('refuse a kind that the caller never gets, and what is no list', async () => {
    const { client } = await office.employee();
    const of = (kinds: unknown): Promise<unknown> => refusalOf(client.put('/api/me/preferences', { kinds }));
    const foreign = { kind: 'claim.filed', bell: true, mail: true, push: true };
    expect(await of([foreign])).toEqual({ status: 400, error: 'You get no notifications of the kind claim.filed' });
    for (const wrong of ['all', [{ ...foreign, bell: 'yes' }], [null], undefined])
      expect(await of(wrong)).toMatchObject({ status: 400 });
  });
});

describe('the stream of events', () => {
  it('says what is unread and which lists changed, without a key or a name', async () => {
    const { client, id } = await office.employee();
    const stream = await EventStream.open(office.agency.base, client.token);
    const { headers } = stream.response;
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    await stream.until('the first news', ({ unread }) => unread === 0);
    await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    const news = await stream.until('one unread', ({ unread }) => unread === 1);
    expect(Object.keys(news)).toEqual(['unread', 'changed']);
    await stream.until('the kind', ({ changed }) => changed.includes('connection'));
    const [line] = (await bellOf(client)).notifications;
    await recordOf(client.post('/api/me/notifications/read', { up_to: line?.id }));
    await stream.until('none unread again', ({ unread }) => unread === 0 && stream.news.length > 2);
    stream.close();
  });

  it('wants a session', async () => {
    expect((await EventStream.open(office.agency.base, 'x.y.z')).response.status).toBe(401);
    expect((await fetch(`${office.agency.base}/api/events?token=${office.admin.token}`)).status).toBe(401);
  });
});

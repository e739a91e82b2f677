import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { EventStream } from '../../test/support/event-stream.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';

let agency: AloneAgency;
let office: Office;
let other: ProductProcess;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
  other = await agency.replica();
});
afterAll(async () => {
  await other.stop();
  await office.close();
});

const give = (userId: number, title = 'Call'): Promise<ApiRecord> =>
  recordOf(office.admin.post('/api/admin/tasks', { title, due_at: '2027-01-04T18:00:00+05:30', assignee_id: userId }));
const open = async (token: string | undefined, base = agency.base): Promise<EventStream> => {
  const stream = await EventStream.open(base, token);
  await stream.until('the first news', () => true);
  return stream;
};

describe('a stream ends', () => {
  it.each([
    ['a logout', (_: number, client: { post: (path: string) => Promise<unknown> }) => client.post('/auth/logout')],
    [
      'another password',
      (userId: number) =>
        office.sql('update users set session_version = session_version + 1 where user_id = $1', [userId]),
    ],
    [
      'a disabled account',
      (userId: number) => office.sql('update users set disabled_at = now() where user_id = $1', [userId]),
    ],
    ['a deleted account', (userId: number) => office.sql('delete from users where user_id = $1', [userId])],
  ])('within a heartbeat of %s, and no other one does', async (_, end) => {
    const { userId, token, post } = await agency.staff();
    const [stream, others] = [await open(token), await open(office.admin.token)];
    await end(userId, { post });
    await stream.untilEnd();
    expect(stream.text.split(': still here').length - 1).toBeLessThanOrEqual(1);
    expect(others.hasEnded).toBe(false);
    others.close();
  });

  it('before a process that is stopped takes its two seconds, which then ends well', async () => {
    const third = await agency.replica();
    const stream = await open(office.admin.token, third.base);
    const stopped = third.stop('SIGTERM');
    await stream.untilEnd();
    expect((await fetch(`${third.base}/health/live`)).status).toBe(200);
    const refused = await EventStream.open(third.base, office.admin.token);
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await stopped).toBe(0);
  });
});

describe('news', () => {
  it('reach the streams of every process', async () => {
    const { userId, token } = await agency.staff();
    const streams = await Promise.all([open(token), open(token, other.base)]);
    await give(userId);
    await Promise.all(streams.map((stream) => stream.until('one unread', ({ unread }) => unread === 1)));
    for (const stream of streams) stream.close();
  });

  it('are requested anew by everybody once the listening connection broke, and go on', async () => {
    const { userId, token } = await agency.staff();
    const stream = await open(token);
    const [{ broken } = { broken: 0 }] = await office.sql<{ broken: number }>(
      `select count(pg_terminate_backend(pid))::int as broken from pg_stat_activity
       where datname = current_database() and application_name = 'niyukt listens'`,
    );
    expect(broken).toBe(2);
    await stream.until('that everything is to be read again', ({ changed }) => changed.includes('*'));
    await give(userId);
    await stream.until('one unread', ({ unread }) => unread === 1);
    stream.close();
  });

  it('arrive with a heartbeat when the process that had them to tell was killed before it told', async () => {
    const { userId, token } = await agency.staff();
    const stream = await open(token);
    const { id } = await give(office.superAdmin.userId);
    // as it stands when a process ends between the commit and the telling
    await office.sql(
      `insert into notifications (user_id, kind, record_kind, record_id, bell, mail, push)
       values ($1, 'task.assigned', 'task', $2, true, false, false)`,
      [userId, id],
    );
    await stream.until('one unread', ({ unread }) => unread === 1);
    stream.close();
  });

  it('are there after a restart: the client reads when it is back', async () => {
    const third = await agency.replica();
    const { userId, token } = await agency.staff();
    const stream = await open(token, third.base);
    await third.stop('SIGKILL');
    await stream.untilEnd();
    await give(userId);
    const back = await open(token, other.base);
    expect(back.news[0]).toMatchObject({ unread: 1 });
    back.close();
  });
});

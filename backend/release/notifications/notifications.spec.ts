import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { EventStream } from '../../test/support/event-stream.js';
import { bill, place, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

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
const linesOf = async (client: ApiClient, kind: string): Promise<Bell['notifications']> =>
  (await bellOf(client)).notifications.filter((line) => line.kind === kind);
const joined = { joining_date: '2026-11-02' };

describe('the bell', () => {
  it('says the same within five minutes in one line, newest first', async () => {
    const { company, ...placed } = await place(office, joined);
    const invoice = await bill(office, { company, ...placed });
    const send = (): Promise<ApiRecord> => recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`));
    await send();
    const [first] = await linesOf(company.client, 'invoice.sent');
    await recordOf(company.client.post('/api/me/notifications/read', { up_to: first?.id }));
    await Promise.all([send(), send()]);
    const [again, ...others] = await linesOf(company.client, 'invoice.sent');
    expect(others).toEqual([]);
    expect(again).toMatchObject({ is_read: false, text: expect.stringMatching(/was sent to you\. \(3 times\)$/) });
    expect(again?.id).toBeGreaterThan(first?.id ?? Infinity);
    await office.sql(`update notifications set created_at = now() - interval '6 minutes' where notification_id = $1`, [
      again?.id,
    ]);
    await send();
    expect(await linesOf(company.client, 'invoice.sent')).toHaveLength(2);
  });
});

describe('a subscription of a browser', () => {
  it('has a key for which can be encrypted: a point of the curve', async () => {
    const ecdh = createECDH('prime256v1');
    const key = ecdh.generateKeys();
    const auth = randomBytes(16).toString('base64url');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/fj3kW0aT';
    const subscribe = (bytes: Buffer): Promise<ApiAnswer> =>
      office.admin.post('/api/me/push', { endpoint, keys: { p256dh: bytes.toString('base64url'), auth } });
    const elsewhere = Buffer.concat([key.subarray(0, 64), Buffer.from([(key[64] ?? 0) ^ 1])]);
    const hybrid = Buffer.concat([Buffer.from([6 + ((key[64] ?? 0) & 1)]), key.subarray(1)]);
    for (const bytes of [Buffer.alloc(65, 4), Buffer.alloc(65), elsewhere, hybrid]) {
      expect((await subscribe(bytes)).body).toMatchObject({
        statusCode: 400,
        fields: [{ message: 'p256dh must be a public key of the curve P-256' }],
      });
    }
    expect((await subscribe(key)).status).toBe(200);
  });
});

describe('the stream of events', () => {
  it('notifies the staff of tasks, and nobody else', async () => {
    const [staff, company] = await Promise.all([
      EventStream.open(office.agency.base, office.superAdmin.token),
      EventStream.open(office.agency.base, (await office.company()).client.token),
    ]);
    await recordOf(office.admin.post('/api/admin/tasks', { title: 'Call', due_at: '2027-01-04T18:00:00+05:30' }));
    await staff.until('tasks', ({ changed }) => changed.includes('task'));
    expect(company.news.flatMap(({ changed }) => changed)).not.toContain('task');
    for (const stream of [staff, company]) stream.close();
  });

  it('ends the oldest of six, and leaves requests and lists their turns', async () => {
    const { client } = await office.employee();
    const streams: EventStream[] = [];
    for (let n = 0; n < 6; n += 1) streams.push(await EventStream.open(office.agency.base, client.token));
    await streams[0]?.untilEnd();
    expect(streams[0]?.text).toContain('retry: 60000');
    expect(streams.slice(1).some(({ hasEnded }) => hasEnded)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 16 }, () => client.get('/users/profile')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const stream of streams) stream.close();
  });
});

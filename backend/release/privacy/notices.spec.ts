import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let version: string;
beforeAll(async () => {
  office = await Office.open();
  // nothing is mailed at night
  await office.sql(`create or replace function india_now() returns timestamp language sql stable as
    $$ select date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '12 hours' $$`);
  version = (await office.agency.anyone.get('/api/privacy/notice')).body.version;
});
afterAll(() => office.close());

const look = (): Promise<void> => runNow(office, 'notices');
const listed = async ({ id }: { id: number }): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.get(`/api/admin/notices?id=${id}`)))[0];
const linkIn = (text: string): string => /\/keep#([\w-]+)/.exec(text)?.[1] ?? '';
const open = (token: string): Promise<ApiAnswer> => office.agency.anyone.post('/api/notice/open', { token });
const answer = (token: string, agrees: boolean): Promise<ApiAnswer> =>
  office.agency.anyone.post('/api/notice/answer', { token, agrees, notice_version: version, language: 'hi' });
const setSource = (id: number, body: object): Promise<ApiAnswer> =>
  office.admin.put(`/api/admin/employees/${id}/source`, body);
/** Moves the notice of a person so many days back. */
const sentBefore = ({ id }: { id: number }, days: number): Promise<unknown> =>
  office.sql(
    `update notices set due_at = due_at - $2 * interval '1 day', sent_at = sent_at - $2 * interval '1 day',
       reminded_at = reminded_at - $2 * interval '1 day' where employee_id = $1`,
    [id, days],
  );
async function added(
  fields: Record<string, unknown> = {},
): Promise<{ person: ApiRecord; email: string; token: string }> {
  const person = await office.addEmployee(fields);
  const email = String(person['email']);
  return { person, email, token: linkIn((await office.agency.mail.mailTo(email)).text) };
}
const restrictionOf = async (email: string): Promise<Record<string, unknown> | undefined> =>
  (
    await office.sql(
      `select restriction, round(extract(epoch from erasure_due_at - restricted_at) / 86400)::int as days from users
       where email = $1`,
      [email],
    )
  )[0];
const mailsTo = (address: string): number => office.agency.mail.mails.filter(({ to }) => to === address).length;

describe('a person whom the staff adds', () => {
  it('is of an unknown source, is told in the mail about the account, and agrees by its link', async () => {
    const { person, email, token } = await added();
    expect(person).toMatchObject({ source: 'unknown' });
    const { text } = await office.agency.mail.mailTo(email);
    expect(text).toContain('/privacy');
    expect(text).toContain('/reset-password?token=');
    expect(mailsTo(email)).toBe(1);
    expect(await listed(person)).toMatchObject({ state: 'told', source: 'unknown' });

    const before = (await open(token)).body;
    expect(before).toMatchObject({ is_asked: true, agrees: null });
    expect(Date.parse(before.erased_from) - Date.parse(before.restricted_from)).toBe(30 * 24 * 3_600_000);
    expect(await open(token)).toMatchObject({ body: before });
    expect(await answer(token, true)).toMatchObject({ status: 200, body: { is_asked: false, agrees: true } });
    expect(await recordOf(office.admin.get(`/api/admin/employees/${person.id}/consents`))).toMatchObject({
      service: { answer: true },
    });
    expect(await listed(person)).toMatchObject({ state: 'agreed', source: 'unknown', restricted_from: null });
    await sentBefore(person, 61);
    await look();
    expect(await listed(person)).toMatchObject({ state: 'agreed', reminded_at: null });
  });

  it('is asked nothing who came to the agency, and told nothing who registered', async () => {
    const came = await added({ source: 'came_to_us' });
    expect((await open(came.token)).body).toMatchObject({ is_asked: false, agrees: null, erased_from: null });
    await sentBefore(came.person, 61);
    await look();
    expect(await listed(came.person)).toMatchObject({ state: 'told', reminded_at: null });
    const registered = await added({ source: 'registered' });
    expect(registered.token).toBe('');
    expect(await listed(registered.person)).toBeUndefined();
    expect(
      await office.admin.post('/auth/register', { role: 'employee', email: 'x@example.in', source: 'bought' }),
    ).toMatchObject({ status: 400 });
  });

  it('answers at the first login, too', async () => {
    const person = await office.employee();
    expect(await recordOf(person.client.get('/api/me/notice'))).toMatchObject({ is_asked: true });
    const said = { agrees: true, notice_version: version, language: 'en' };
    expect(await person.client.post('/api/me/notice', { ...said, notice_version: '1999-01-01' })).toMatchObject({
      status: 409,
      body: { code: 'consent.text_changed' },
    });
    expect(await recordOf(person.client.post('/api/me/notice', said))).toMatchObject({ is_asked: false });
    expect(await listed(person)).toMatchObject({ state: 'agreed' });
  });

  it('is asked again after 7 days, once, and is silent after 30', async () => {
    const { person, email } = await added({ source: 'referred' });
    await sentBefore(person, 7);
    await look();
    const { subject, text } = await office.agency.mail.mailTo(email, 2);
    expect(subject).toMatch(/^Please answer/);
    expect((await open(linkIn(text))).body).toMatchObject({ is_asked: true });
    await look();
    expect(mailsTo(email)).toBe(2);
    await sentBefore(person, 23);
    await look();
    expect(await listed(person)).toMatchObject({ state: 'silent' });
    expect(await restrictionOf(email)).toMatchObject({ restriction: 'silence', days: 30 });
    expect(await office.admin.get(`/api/admin/employees/${person.id}`)).toMatchObject({ status: 404 });
    // a late yes, or what the agency knows, ends it
    expect(await answer(linkIn(text), true)).toMatchObject({ status: 200 });
    expect(await listed(person)).toMatchObject({ state: 'agreed' });
    expect(await restrictionOf(email)).toMatchObject({ restriction: null });
  });

  it('is not erased by silence when the agency says that they talk', async () => {
    const { person, email } = await added();
    await sentBefore(person, 31);
    await look();
    expect(await restrictionOf(email)).toMatchObject({ restriction: 'silence' });
    expect(await setSource(person.id, { source: 'came_to_us', reason: 'Has an interview on Friday' })).toMatchObject({
      status: 200,
    });
    expect(await restrictionOf(email)).toMatchObject({ restriction: null });
  });

  it('asked for the erasure themselves: 14 days, or the day of silence when that is earlier', async () => {
    const person = await office.employee();
    const byErasure = async (day: number): Promise<unknown> => {
      await office.sql(
        `update users set restricted_at = now(), restriction = 'silence', erasure_due_at = now() + $2 * interval '1 day',
           restrictions = jsonb_build_object('silence', (now() + $2 * interval '1 day')::text) where user_id = $1`,
        [person.userId, day],
      );
      const { due_at } = await recordOf(person.client.post('/api/me/erasure'));
      return Math.round((Date.parse(String(due_at)) - Date.now()) / 86_400_000);
    };
    expect(await byErasure(5)).toBe(5);
    expect([14, 15]).toContain(await byErasure(30));
  });

  it('keeps what was placed: nobody at work is silent', async () => {
    const connection = await office.freshConnection();
    await office.setStatus(connection.id, 'placed', { joining_date: '2026-11-02' });
    const person = { id: Number(connection['employee_id']) };
    expect(await office.count(`placements where employee_id = $1 and state = 'active'`, [person.id])).toBe(1);
    await sentBefore(person, 31);
    await look();
    expect(await listed(person)).toMatchObject({ state: 'told' });
  });

  it('says no by a link that nobody else has', async () => {
    const { person, email, token } = await added();
    expect(await open(`${token}x`)).toMatchObject({ status: 404, body: { code: 'consent.link_ended' } });
    expect(await answer(token, false)).toMatchObject({ status: 200, body: { is_asked: false, agrees: false } });
    expect(await restrictionOf(email)).toMatchObject({ restriction: 'erasure', days: 0 });
    expect(await listed(person)).toMatchObject({ state: 'refused' });
  });

  it('says yes after a no by the same link, which ends what the no began and nothing else', async () => {
    const { person, email, token } = await added();
    await answer(token, false);
    expect(await answer(token, true)).toMatchObject({ status: 200, body: { is_asked: false, agrees: true } });
    expect(await restrictionOf(email)).toMatchObject({ restriction: null, days: null });
    expect(await listed(person)).toMatchObject({ state: 'agreed' });
    const reported = await added();
    const reason = 'Her college says that she is 16';
    await recordOf(office.admin.post(`/api/admin/employees/${reported.person.id}/under-age`, { reason }));
    await answer(reported.token, false);
    expect((await answer(reported.token, true)).status).toBe(200);
    expect(await restrictionOf(reported.email)).toMatchObject({ restriction: 'minor' });
  });

  it('has nothing to say yes to once it is erased, nor when My data was asked to erase', async () => {
    const { email, token } = await added();
    await answer(token, false);
    await waitFor('the account to be erased', async () => {
      await runNow(office, 'account_erasures');
      return (await office.count('users where email = $1', [email])) ? undefined : true;
    });
    expect((await answer(token, true)).status).toBe(404);

    const other = await office.employee();
    await setSource(other.id, { source: 'list', reason: 'found in an old list' });
    await look();
    const second = linkIn((await office.agency.mail.mailTo(other.email)).text);
    await recordOf(other.client.post('/api/me/erasure', {}));
    expect(await answer(second, true)).toMatchObject({ status: 409, body: { code: 'notice.erasure_asked' } });
    expect(await restrictionOf(other.email)).toMatchObject({ restriction: 'erasure' });
  });
});

describe('the source', () => {
  it('is changed with a reason, which ends the clock or begins it', async () => {
    const { person, email } = await added();
    expect(await setSource(person.id, { source: 'came_to_us' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reason' }] },
    });
    const reason = 'Called us and asked for work';
    expect(await setSource(person.id, { source: 'came_to_us', reason })).toMatchObject({
      status: 200,
      body: { source: 'came_to_us' },
    });
    expect(await listed(person)).toMatchObject({ state: 'told', restricted_from: null });
    expect(
      await rowsOf(office.superAdmin.list('audit-log', { filter: { kind: 'employee', record_id: person.id } })),
    ).toContainEqual(
      expect.objectContaining({ before: { source: 'unknown' }, after: { source: 'came_to_us', reason } }),
    );
    expect(await setSource(person.id, { source: 'list', reason: 'It was a list' })).toMatchObject({ status: 200 });
    await look();
    await office.agency.mail.mailTo(email, 2);
    expect(await listed(person)).toMatchObject({ state: 'told', source: 'list' });
    expect(await setSource(2_000_000_000, { source: 'list', reason })).toMatchObject({ status: 404 });
    expect((await rowsOf(office.admin.get('/api/admin/employees?source=list'))).map(({ id }) => id)).toEqual([
      person.id,
    ]);
  });
});

describe('people from before', () => {
  it('wait until the agency sends their notices, and are asked nothing when they accepted terms', async () => {
    const [waiting, registered] = [await office.addEmployee(), await office.employee()];
    for (const { id } of [waiting, registered])
      await office.sql('update notices set due_at = null, sent_at = null where employee_id = $1', [id]);
    await office.sql(`update employees set source = 'registered' where employee_id = $1`, [registered.id]);
    await look();
    expect(await listed(waiting)).toMatchObject({ state: 'waiting' });
    expect(await recordOf(office.admin.post('/api/admin/notices/send', { ids: [waiting.id] }))).toEqual({ sent: 1 });
    expect(await recordOf(office.admin.post('/api/admin/notices/send', {}))).toEqual({ sent: 1 });
    await look();
    const mail = await waitFor('the notice', () =>
      office.agency.mail.mails.find(
        ({ to, text }) => to === registered.email && text.includes('/keep#') && !text.includes('/reset-password'),
      ),
    );
    expect(mail.subject).toMatch(/keeps about you/);
    expect((await open(linkIn(mail.text))).body).toMatchObject({ is_asked: false });
    expect(await listed(waiting)).toMatchObject({ state: 'told' });
  });
});

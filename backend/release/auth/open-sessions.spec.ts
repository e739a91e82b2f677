import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { Office, recordOf } from '../../test/support/office.js';
import { routeRows } from '../../test/support/route-table.js';
import { runNow } from '../../test/support/tasks.js';

interface OpenSession {
  id: string;
  is_this: boolean;
  browser: string;
}

const STALE = { status: 403, body: { code: 'auth.fresh_login_needed' } };
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let agency: Agency;
let office: Office;
beforeAll(async () => {
  office = await Office.open();
  ({ agency } = office);
});
afterAll(() => office.close());

const sessionsOf = async (client: ApiClient): Promise<OpenSession[]> =>
  (await client.get('/auth/sessions')).body as OpenSession[];
const ageSessions = (userId: number): Promise<unknown> =>
  agency.database.sql(`update sessions set fresh_at = now() - interval '2 days' where user_id = $1`, [userId]);

describe('open sessions', () => {
  it('are listed with browser and network, and ended one by one or all others at once', async () => {
    const here = await agency.staff();
    const { email } = here;
    const login = await fetch(`${agency.base}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': PHONE },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const phone = new ApiClient(agency.base, ((await login.json()) as { token: string }).token);
    const third = await agency.login(email);
    const listed = await sessionsOf(here);
    expect(listed).toHaveLength(3);
    expect(listed[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      browser: '',
      network: '127.0.0.1',
      began_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      is_this: true,
    });
    const onPhone = listed.find(({ browser }) => browser === 'Chrome, Android');
    expect((await here.delete(`/auth/sessions/${onPhone?.id}`)).status).toBe(200);
    expect((await phone.get('/users/profile')).status).toBe(401);
    expect((await here.delete(`/auth/sessions/${onPhone?.id}`)).status).toBe(404);
    expect((await here.post('/auth/sessions/end-others')).body).toMatchObject({ ended: 1 });
    expect((await third.get('/users/profile')).status).toBe(401);
    expect(await sessionsOf(here)).toMatchObject([{ is_this: true }]);
  });

  it('of others are not found', async () => {
    const [mine, others] = [await agency.staff(), await agency.staff('super_admin')];
    const [session] = await sessionsOf(others);
    expect((await mine.delete(`/auth/sessions/${session?.id}`)).status).toBe(404);
    expect((await mine.delete('/auth/sessions/no-session')).status).toBe(404);
    expect((await others.get('/users/profile')).status).toBe(200);
  });

  it('a login from an unknown device is mailed, but for the first, and three times a day', async () => {
    const { email } = await agency.staff();
    for (let logins = 0; logins < 5; logins += 1) await agency.login(email);
    const mails = await agency.database.sql(
      `select from outbox_mails where recipient = $1 and template = 'sign-in-changed'`,
      [email],
    );
    expect(mails).toHaveLength(3);
  });

  it('a login is not the first one where the account knows its devices no more', async () => {
    const { email, userId } = await agency.staff();
    await agency.database.sql(`update known_origins set last_seen_at = now() - interval '91 days' where user_id = $1`, [
      userId,
    ]);
    await runNow(office, 'expired_rows');
    expect(await office.count('known_origins where user_id = $1', [userId])).toBe(0);
    await agency.login(email);
    expect(await agency.mail.mailsSaying(email, 'from a device that it does not know')).toHaveLength(1);
  });
});

/** What an admin takes back without a trace of a person: own notes and searches. */
const LIGHT_DELETIONS = ['/api/admin/notes/:id', '/api/admin/saved-searches/:id'];

/** What an export is, and how far it is, without what is in it. */
const STATE_OF_EXPORTS = ['GET /api/admin/list-exports', 'GET /api/admin/list-exports/:id'];

describe('a call that needs a fresh login', () => {
  it('is each that deletes a record or the settings, answers an export of people, or names or believes a nominee', () => {
    const needed = routeRows().filter(
      ({ method, path, opens, needs }) =>
        `${method} ${path}` === 'PUT /api/me/nominee' ||
        (path.startsWith('/api/admin/') &&
          method === 'DELETE' &&
          !LIGHT_DELETIONS.includes(path) &&
          !path.endsWith('/under-age')) ||
        (needs.includes('exports') && !STATE_OF_EXPORTS.includes(`${method} ${path}`)) ||
        path.endsWith('/nominee/claim') ||
        opens === 'export',
    );
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter(({ isFresh }) => !isFresh).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('is a list that is read to be exported', async () => {
    const admin = await agency.staff();
    await ageSessions(admin.userId);
    expect((await admin.get('/api/admin/employees')).status).toBe(200);
    expect(await admin.get('/api/admin/employees', { 'x-export': 'csv' })).toMatchObject(STALE);
  });

  it('says so after the role, and goes on once the person has proven who they are', async () => {
    const boss = await agency.staff('super_admin');
    const admin = await agency.staff();
    const employee = await office.addEmployee();
    const path = `/api/admin/employees/${employee.id}`;
    await Promise.all([ageSessions(boss.userId), ageSessions(admin.userId)]);
    const refused = await admin.delete(path);
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([
      403,
      'Only Super Admin can delete records',
    ]);
    expect(await boss.delete(path)).toMatchObject(STALE);
    const fresh = (password: string): Promise<ApiAnswer> => boss.post('/auth/fresh', { password });
    expect(await fresh('not-the-password-1')).toMatchObject({
      status: 400,
      body: { code: 'auth.wrong_current_password' },
    });
    expect(await boss.delete(path)).toMatchObject(STALE);
    expect((await fresh(PASSWORD)).status).toBe(200);
    expect((await boss.delete(path)).status).toBe(200);
  });

  it.each([
    ['an export', 'post', '/api/admin/list-exports', { list: 'employees' }],
    [
      'an admin',
      'post',
      '/api/admin/admins',
      { email: 'new.admin@niyukt.example', password: 'mango-lassi-43', full_name: 'New Admin' },
    ],
    ['the settings', 'put', '/api/admin/settings/agency', {}],
  ] as const)('%s is one', async (_, method, path, body) => {
    const boss = await agency.staff('super_admin');
    await ageSessions(boss.userId);
    expect(await boss[method](path, body)).toMatchObject(STALE);
  });

  it('is a mailing with which an account mails more than a hundred within a day', async () => {
    const admin = await agency.staff();
    const person = await office.addEmployee();
    const template = { name: `To many, by ${admin.email}`, kind: 'employee', subject: 'Hello', body: 'Hello {{name}}' };
    const { template_id } = await recordOf(admin.post('/api/admin/mail-templates', template));
    const send = (): Promise<ApiAnswer> =>
      admin.post('/api/admin/mailings', { template_id, kind: 'employee', ids: [person.id] });
    await ageSessions(admin.userId);
    const { mailing_id } = await recordOf(send());
    await agency.database.sql(
      `with more as (
         insert into mailings (kind, purpose, template_name, subject, body, made_by, made_by_name)
         select kind, purpose, template_name, subject, body, made_by, made_by_name from mailings, generate_series(1, 99)
         where mailing_id = $1 returning mailing_id)
       insert into mailing_recipients (mailing_id, employee_id, state) select mailing_id, $2, 'sent' from more`,
      [mailing_id, person.id],
    );
    expect(await send()).toMatchObject(STALE);
    await agency.database.sql(`update mailings set made_at = made_at - interval '1 day' where mailing_id = $1`, [
      mailing_id,
    ]);
    expect((await send()).status).toBe(201);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { EventStream } from '../support/event-stream.js';
import { type Member, Office, recordOf, rowsOf } from '../support/office.js';
import { Showings } from '../support/showings.js';
import { runNow } from '../support/tasks.js';
import { waitFor } from '../support/wait-for.js';

const ISO_DAY: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const PATH = '/api/me/erasure';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const erase = (): Promise<void> => runNow(office, 'account_erasures');
const mailsTo = (email: string): string[] =>
  office.agency.mail.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const codeOf = async (call: ReturnType<ApiClient['get']>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, (body as { code?: string }).code];
};
const due = ({ userId }: Member): Promise<unknown> =>
  office.sql(`update users set erasure_due_at = now() - interval '1 minute' where user_id = $1`, [userId]);
const gone = ({ userId }: Member): Promise<true> =>
  waitFor('the account to be erased', async () => {
    await erase();
    return (await office.count('users where user_id = $1', [userId])) ? undefined : true;
  });

describe('a person who wants to be erased', () => {
  it('is in no list, search, match or mail until the end of the 14th day, and sees My data alone', async () => {
    const { person, company, id: connection, job } = await shows.shown({ fields: { name: 'Yamuna Devarajan' } });
    const { client, id, email } = person;
    const total = async (list: string): Promise<number> => {
      const { headers } = await office.admin.list(list, { range: [0, 0] });
      return Number(headers.get('content-range')?.split('/')[1]);
    };
    const before = [await total('employees'), await total('connections')];
    const events = await EventStream.open(office.agency.base, client.token);
    expect((await recordOf(client.get(PATH)))['due_at']).toBeNull();

    const requested = await client.post(PATH, {});
    expect(requested.status).toBe(201);
    const day = await office.sql<{ due: string }>(
      `select to_char(((india_today() + 15)::timestamp at time zone 'Asia/Kolkata' - interval '1 ms') at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due`,
    );
    expect(requested.body).toEqual({
      due_at: day[0]?.due,
      reason: 'erasure',
      stays: [
        { code: 'sealed', what: expect.stringMatching(/^What was known of you, sealed for a year/), until: ISO_DAY },
        {
          code: 'backups',
          what: 'Backups that were made before, and data that a restore of one replaced',
          until: ISO_DAY,
        },
        { code: 'hashes', what: expect.stringMatching(/^Keyed hashes that do not name you/), until: ISO_DAY },
      ],
    });
    expect(await client.post(PATH, {})).toMatchObject({ status: 409, body: { code: 'erasure.asked' } });

    expect([await total('employees'), await total('connections')]).toEqual(before.map((n) => n - 1));
    expect(await rowsOf(office.admin.list('employees', { filter: { q: 'Yamuna Devarajan' } }))).toEqual([]);
    expect(await rowsOf(office.admin.list('connections', { filter: { employee_id: id } }))).toEqual([]);
    expect((await office.admin.get(`/api/admin/employees/${id}`)).status).toBe(404);
    const found = await office.admin.get(`/api/admin/candidates/search?q=${encodeURIComponent('Yamuna Devarajan')}`);
    expect([found.status, found.text.includes('Yamuna')]).toEqual([200, false]);
    expect(await rowsOf(company.client.get(`/api/company/jobs/${job.id}/candidates`))).toEqual([]);
    expect(await office.sql('select share from connections where connection_id = $1', [connection])).toEqual([
      { share: 'withdrawn' },
    ]);

    expect(await codeOf(client.get('/api/employee/consent'))).toEqual([403, 'account.restricted']);
    expect(await codeOf(client.get('/api/me/notifications'))).toEqual([403, 'account.restricted']);
    for (const path of ['/api/me/consents', '/api/me/grievances', '/api/me/terms', '/auth/sessions', PATH]) {
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
    }
    // it is written in the language of the moment in which it leaves
    await waitFor(
      'the mail that says what begins',
      () => mailsTo(email).find((text) => /^We erase your data on/.test(text)) ?? undefined,
    );
    expect((await client.put('/api/me/language', { language: 'hi' })).status).toBe(200);
    expect((await client.get(PATH)).body.stays[1].what).toContain('पहले बनाए गए बैकअप');
    // a page may be in another language than the account
    expect((await client.get(`${PATH}?language=en`)).body.stays[1].what).toBe(
      'Backups that were made before, and data that a restore of one replaced',
    );
    expect((await client.get(`${PATH}?language=ta`)).status).toBe(400);
    const again = await office.agency.login(email);
    expect((await again.get('/users/profile')).body).toMatchObject({ email, erasure_due_at: day[0]?.due });
    expect((await client.get('/api/me/consents')).body).toMatchObject({ service: { answer: false } });
    await events.untilEnd();

    const other = await office.jobFor((await office.addCompany()).id);
    const connect = { request_id: other.id, employee_id: id };
    for (const call of [
      office.admin.post('/api/admin/create-connection', connect),
      office.admin.put(`/api/admin/connections/${connection}/status`, { placement_status: 'placed' }),
      office.admin.post(`/api/admin/connections/${connection}/offers`, {
        offered_salary: '55,000',
        joining_date: '2027-03-01',
        valid_until: '2027-02-01',
      }),
    ]) {
      expect(await codeOf(call)).toEqual([409, 'employee.restricted']);
    }
  });

  it('is who they were when they take it back, but for what ended', async () => {
    const { person, company, job, id: connection } = await shows.shown();
    await recordOf(person.client.post(PATH, {}));
    const { body } = await person.client.delete(PATH);
    expect(body).toMatchObject({ due_at: null });
    expect(await person.client.delete(PATH)).toMatchObject({ status: 409, body: { code: 'erasure.not_asked' } });
    expect((await person.client.get('/users/profile')).body).not.toHaveProperty('erasure_due_at');
    expect((await office.seen('employees', person.id))['email']).toBe(person.email);
    expect((await office.seen('connections', connection))['share']).toBe('withdrawn');
    expect(await rowsOf(company.client.get(`/api/company/jobs/${job.id}/candidates`))).toEqual([]);
    expect((await person.client.get('/api/me/consents')).body).toMatchObject({ service: { answer: true } });
    const hits = await office.admin.get(`/api/admin/candidates/search?q=${encodeURIComponent(person.email)}`);
    expect(hits.text).toContain(`"employee_id":${person.id}`);
  });

  it('is gone after the day, with the last mail, and with the mail’s own row', async () => {
    const { person } = await shows.shown({ fields: { name: 'Thenmozhi Arumugam' } });
    await recordOf(person.client.post(PATH, {}));
    await erase();
    expect(await office.count('users where user_id = $1', [person.userId])).toBe(1);
    await due(person);
    await gone(person);
    await waitFor('the last mail', () => mailsTo(person.email).at(-1) === 'We erase your data now' || undefined);
    await waitFor('its row to go', async () =>
      (await office.count('outbox_mails where recipient = $1', [person.email])) ? undefined : true,
    );
    for (const trace of [person.email, 'Thenmozhi']) {
      const tables = await office.sql<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      for (const { name } of tables) {
        const rows = await office.count(`${name} t where strpos(lower(t::text), lower($1)) > 0`, [trace]);
        expect([trace, name, rows]).toEqual([trace, name, 0]);
      }
    }
    expect((await person.client.get('/users/profile')).status).toBe(401);
    // by which a restore knows them
    expect(await office.count('erased_people')).toBe(1);
  });

  it('is refused as staff', async () => {
    expect((await office.superAdmin.post(PATH, {})).status).toBe(403);
    expect((await office.admin.get(PATH)).status).toBe(403);
  });

  it('is restricted for 7 days when somebody reports that they are under 18, and is who they were when that is disproved', async () => {
    const person = await office.employee();
    const path = `/api/admin/employees/${person.id}/under-age`;
    const reported = await recordOf(office.admin.post(path, { reason: 'The college called: class 11.' }));
    expect(reported).toMatchObject({ employee_id: person.id, restriction: 'minor' });
    expect(await office.admin.post(path, { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'under_age.reported' },
    });
    expect(await recordOf(person.client.get(PATH))).toMatchObject({
      reason: 'minor',
      due_at: reported['erasure_due_at'],
    });
    expect(await codeOf(person.client.get('/api/employee/consent'))).toEqual([403, 'account.restricted']);
    expect(await office.superAdmin.delete(path, {}, { reason: 'Saw the passport.' })).toMatchObject({
      status: 200,
      body: { restriction: null, erasure_due_at: null },
    });
    expect((await office.seen('employees', person.id))['email']).toBe(person.email);
  });
});

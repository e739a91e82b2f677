import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

let names = 0;
const template = (fields: Record<string, unknown> = {}): Promise<ApiAnswer> => {
  names += 1;
  return office.admin.post('/api/admin/mail-templates', {
    name: `Documents ${names}`,
    kind: 'employee',
    subject: 'Documents, {{name}}',
    body: 'Hello {{ name }},\n\nplease send <b>them</b> to {{agency}}.',
    ...fields,
  });
};
const mailing = (template_id: unknown, ids: number[], kind = 'employee'): Promise<ApiAnswer> =>
  office.admin.post('/api/admin/mailings', { template_id, kind, ids });
const statesOf = async ({ id }: ApiRecord): Promise<unknown[]> =>
  (await rowsOf(office.admin.get(`/api/admin/mailings/${id}/recipients`))).map(({ state, reason }) => [state, reason]);
const untilSettled = (sent: ApiRecord): Promise<unknown[]> =>
  waitFor('the mailing to leave', async () => {
    const states = await statesOf(sent);
    return states.every((state) => !['waiting', 'queued'].includes((state as string[])[0] ?? '')) ? states : undefined;
  });

/** Begins a mailing and waits until it has left. */
async function leaves(begun: Promise<ApiAnswer>): Promise<unknown[]> {
  const sent = await recordOf(begun);
  await waitFor('the mailing to be queued', async () => {
    await minutePasses();
    await runNow(office, 'mailings');
    return (await statesOf(sent)).every((state) => (state as string[])[0] !== 'waiting') || undefined;
  });
  return untilSettled(sent);
}

/** What was sent in the last minute was sent before it. */
const minutePasses = (): Promise<unknown> =>
  office.sql(`update outbox_mails set created_at = created_at - interval '2 minutes' where template = 'mailing'`);

describe('a template', () => {
  it('takes only the fields of its kind, and says which there are', async () => {
    expect((await template({ body: 'Hello {{employer}}' })).body).toMatchObject({
      code: 'mail_template.field_unknown',
      fields: [{ field: 'body', message: expect.stringContaining('{{name}}') }],
    });
    expect((await template({ subject: 'Hello {{name' })).status).toBe(400);
    expect((await template({ kind: 'connection', body: 'At {{employer}}' })).status).toBe(201);
  });

  it('has a name of its own, and a version', async () => {
    const made = await recordOf(template());
    expect((await template({ name: made['name'] })).body).toMatchObject({ code: 'mail_template.name_taken' });
    const path = `/api/admin/mail-templates/${made.id}`;
    expect((await office.admin.patch(path, { subject: 'New', version: 1 })).body).toMatchObject({
      version: 2,
      subject: 'New',
    });
    expect((await office.admin.patch(path, { subject: 'Newer', version: 1 })).status).toBe(409);
    expect((await office.admin.delete(path)).status).toBe(403);
    expect((await office.superAdmin.delete(path)).status).toBe(200);
  });

  it('has fields that the API names by kind', async () => {
    const { body } = await office.admin.get('/api/admin/mail-templates/fields');
    expect(body).toContainEqual({ kind: 'company', fields: ['name', 'company', 'agency'] });
    for (const { kind, fields } of body as { kind: string; fields: string[] }[]) {
      const text = fields.map((field) => `{{${field}}}`).join(' ');
      expect((await template({ kind, body: text })).status).toBe(201);
    }
  });

  it('is shown for a record, with what has no value, and mailed to the admin as a test', async () => {
    const { id } = await shows.shown();
    const made = await recordOf(template({ kind: 'connection', subject: 'At {{employer}}', body: '{{job}}' }));
    const path = `/api/admin/mail-templates/${made.id}`;
    expect((await office.admin.post(`${path}/preview`, { record_id: id })).body).toMatchObject({
      missing: ['employer'],
    });
    expect(await refusalOf(office.admin.post(`${path}/test`, { record_id: id }))).toMatchObject({ status: 409 });
    await office.setStatus(id, 'interview_scheduled');
    expect((await office.admin.post(`${path}/test`, { record_id: id })).status).toBe(200);
    await shows.mailTo(office.admin.email, /^Test: At /);
    expect((await office.admin.post(`${path}/preview`, { record_id: 2_000_000_000 })).status).toBe(404);
  });
});

describe('a mailing', () => {
  it('goes to each with its values, as text, and its recipients may refuse by a press', async () => {
    const person = await office.employee({ name: 'Zubeida Farooqui' });
    const { template_id } = await recordOf(template());
    const sent = await recordOf(mailing(template_id, [person.id, person.id, 2_000_000_000]));
    expect(sent).toMatchObject({ recipients: 1, made_by_name: office.admin.email });
    expect(await untilSettled(sent)).toEqual([['sent', null]]);
    const text = await shows.mailTo(person.email, /^Documents, Zubeida Farooqui$/);
    expect(text).toContain('please send <b>them</b> to Niyukt');
    const mail = office.agency.mail.mails.find(({ to }) => to === person.email && true);
    const raw = office.agency.mail.mails.filter(({ to }) => to === person.email).at(-1)?.raw ?? mail?.raw ?? '';
    expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    expect(raw).toMatch(new RegExp(`Reply-To: ${office.admin.email}`));
    const token = /\/no-mails#([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await office.agency.anyone.post(`/api/no-mails?token=${token}x`)).status).toBe(404);
    const opened = await office.agency.anyone.get(`/api/no-mails?token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/no-mails#${token}`]);
    expect(await office.count('mail_refusals where email = $1', [person.email])).toBe(0);
    expect((await office.agency.anyone.post(`/api/no-mails?token=${token}`)).status).toBe(200);
    const again = await recordOf(mailing(template_id, [person.id]));
    expect(await untilSettled(again)).toEqual([['skipped', 'refused']]);
    const preview = `/api/admin/mail-templates/${String(template_id)}/preview`;
    expect((await office.admin.post(preview, { record_id: person.id })).body).toMatchObject({
      recipient: person.email,
      refused: true,
    });
    expect((await office.agency.anyone.delete(`/api/no-mails?token=${token}x`)).status).toBe(404);
    expect((await office.agency.anyone.delete(`/api/no-mails?token=${token}`)).status).toBe(200);
    const last = await recordOf(mailing(template_id, [person.id]));
    expect(await untilSettled(last)).toEqual([['sent', null]]);
  });

  it('is counted before it begins: who would get it, and why others would not', async () => {
    const [seen, unseen] = [await shows.shown(), await shows.shown()];
    await office.setStatus(seen.id, 'interview_scheduled');
    const { template_id } = await recordOf(template({ kind: 'connection', subject: 'At {{employer}}', body: 'Hello' }));
    const check = { template_id, kind: 'connection', ids: [seen.id, seen.id, unseen.id, 2_000_000_000] };
    expect((await office.admin.post('/api/admin/mailings/check', check)).body).toEqual({
      recipients: 1,
      refused: 0,
      missing: [{ field: 'employer', records: 1 }],
      gone: 1,
    });
    expect(
      await refusalOf(office.admin.post('/api/admin/mailings/check', { ...check, kind: 'company' })),
    ).toMatchObject({ status: 400 });
    for (const { client } of [seen.company, seen.person])
      expect((await client.post('/api/admin/mailings/check', check)).status).toBe(403);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is refused by the button of a mail program, which sends %s', async (type, body) => {
    const person = await office.employee();
    const { template_id } = await recordOf(template({ subject: 'To be refused', purpose: 'service' }));
    await minutePasses();
    await recordOf(mailing(template_id, [person.id]));
    const { raw } = await waitFor('the mail', () =>
      office.agency.mail.mails.find(({ to, subject }) => to === person.email && subject === 'To be refused'),
    );
    const address = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';
    const { pathname, search } = new URL(address);
    const post = (path: string): Promise<Response> =>
      fetch(`${office.agency.base}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post(pathname + search)).status).toBe(200);
    expect((await post('/auth/login')).status).toBe(415);
    expect(await office.count('mail_refusals where email = $1', [person.email])).toBe(1);
  });

  it('sends nothing where a value is missing, and nothing more once it is stopped', async () => {
    const { id } = await shows.shown();
    const { template_id } = await recordOf(
      template({ kind: 'connection', subject: 'At {{employer}}', body: '{{job}}' }),
    );
    const missing = await recordOf(mailing(template_id, [id], 'connection'));
    expect(await untilSettled(missing)).toEqual([['skipped', 'employer']]);
    const people = await Promise.all(Array.from({ length: 25 }, () => office.addEmployee()));
    const many = await recordOf(template());
    const sent = await recordOf(
      mailing(
        many['template_id'],
        people.map((person) => person.id),
      ),
    );
    expect((await office.admin.post(`/api/admin/mailings/${sent.id}/stop`)).status).toBe(200);
    const states = await untilSettled(sent);
    expect(states.filter((state) => (state as string[])[0] === 'stopped').length).toBeGreaterThanOrEqual(5);
  });

  it('leaves behind all other mail: a code that is requested later comes first', async () => {
    const person = await office.employee();
    const others = await Promise.all(Array.from({ length: 20 }, () => office.addEmployee()));
    const { template_id } = await recordOf(template({ subject: 'Behind all others' }));
    const isOfMailing = ({ subject }: { subject: string }): boolean => subject === 'Behind all others';
    const { mails } = office.agency.mail;
    office.agency.mail.fault = { stepMilliseconds: 50 };
    await minutePasses();
    await recordOf(
      mailing(
        template_id,
        others.map(({ id }) => id),
      ),
    );
    await waitFor('the first of the mailing', () => mails.some(isOfMailing) || undefined);
    expect((await office.agency.anyone.post('/auth/send-otp', { email: person.email })).status).toBe(200);
    await office.agency.mail.codeFor(person.email, 2);
    office.agency.mail.fault = undefined;
    await waitFor('all of the mailing', () => mails.filter(isOfMailing).length === 20 || undefined);
    const place = mails.findIndex(({ to, text }) => to === person.email && /^ {4}\d{6}$/m.test(text));
    expect(mails.slice(place).filter(isOfMailing).length).toBeGreaterThan(0);
  });

  it('sends sixty in a minute at most, however many mailings there are', async () => {
    const person = await office.addEmployee();
    const { template_id } = await recordOf(template());
    await minutePasses();
    await office.sql(
      `insert into outbox_mails (template, recipient, status, expires_at)
       select 'mailing', 'x@example.in', 'sent', now() from generate_series(1, 60)`,
    );
    const sent = await recordOf(mailing(template_id, [person.id]));
    await runNow(office, 'mailings');
    expect(await statesOf(sent)).toEqual([['waiting', null]]);
    await minutePasses();
    await waitFor('no mail to be due', async () => {
      await runNow(office, 'mailings');
      return (await statesOf(sent)).every((state) => (state as string[])[0] !== 'waiting') || undefined;
    });
    expect(await untilSettled(sent)).toEqual([['sent', null]]);
  });

  it('takes texts as texts: no picture of elsewhere, no code, no header', async () => {
    const person = await office.employee({ name: 'Zubeida Farooqui' });
    const { template_id } = await recordOf(
      template({
        subject: 'Hello {{name}}',
        body: '<img src="https://evil.example/x.png">{{name}}\n\n<script>alert(1)</script>\nA line of its own',
      }),
    );
    await minutePasses();
    await recordOf(mailing(template_id, [person.id]));
    const mail = await waitFor('the mail', () =>
      office.agency.mail.mails.find(({ to, subject }) => to === person.email && subject.startsWith('Hello')),
    );
    expect(mail.subject).toBe('Hello Zubeida Farooqui');
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('<br>A line of its own');
    expect(mail.text).toContain('<script>alert(1)</script>');
    for (const subject of ['Two\r\nBcc: evil@example.in', 'Two\nlines']) {
      const answer = await template({ subject });
      expect(answer.status === 400 || !/[\r\n]/.test(answer.body.subject)).toBe(true);
    }
  });

  it('is refused by its link also when its record is gone, at the address of the mail and at the present one', async () => {
    const { id, person } = await shows.shown();
    const { template_id } = await recordOf(
      template({ kind: 'connection', subject: 'About {{job}}', body: '{{name}}' }),
    );
    await leaves(mailing(template_id, [id], 'connection'));
    const [, token = ''] = /\/no-mails#([\w-]+)/.exec(await shows.mailTo(person.email, /^About /)) ?? [];
    const later = await office.addEmployee();
    await leaves(mailing((await recordOf(template({ subject: 'Moved' })))['template_id'], [later.id]));
    const [, other = ''] = /\/no-mails#([\w-]+)/.exec(await shows.mailTo(String(later['email']), /^Moved/)) ?? [];
    const present = `moved${String(later['email'])}`;
    expect((await office.admin.patch(`/api/admin/employees/${later.id}`, { email: present })).status).toBe(200);
    expect((await office.superAdmin.delete(`/api/admin/connections/${id}`)).status).toBe(200);
    for (const pressed of [token, other])
      expect((await office.agency.anyone.post(`/api/no-mails?token=${pressed}`)).status).toBe(200);
    const refused = await office.sql('select email from mail_refusals where email = any($1) order by email', [
      [person.email, later['email'], present],
    ]);
    // of who is still there it is a word about mails of jobs, whatever the address
    expect(refused.map(({ email }) => email)).toEqual([person.email]);
    expect(await office.count(`consents where employee_id = $1 and purpose = 'jobs' and not agrees`, [later.id])).toBe(
      1,
    );
  });

  it('goes to 2,000 records at once, and says so of more', async () => {
    const person = await office.addEmployee();
    const { template_id } = await recordOf(template());
    const ids = (count: number): number[] => [
      person.id,
      ...Array.from({ length: count - 1 }, (_, n) => 1_000_000_000 + n),
    ];
    const check = (count: number): Promise<ApiAnswer> =>
      office.admin.post('/api/admin/mailings/check', { template_id, kind: 'employee', ids: ids(count) });
    expect((await check(2_000)).body).toMatchObject({ recipients: 1, gone: 1_999 });
    expect((await check(2_001)).body).toMatchObject({
      statusCode: 400,
      fields: [{ field: 'ids', message: 'Please select 1 to 2000 records' }],
    });
  });

  it('leaves by itself when it was begun with an Idempotency-Key', async () => {
    const person = await office.addEmployee();
    const { template_id } = await recordOf(template({ subject: 'With a key' }));
    // the worker waits: the call alone wakes it
    await waitFor(
      'all other mails to leave',
      async () => (await office.count(`outbox_mails where status = 'queued'`)) === 0 || undefined,
    );
    await minutePasses();
    const key = { 'idempotency-key': randomUUID() };
    const body = { template_id, kind: 'employee', ids: [person.id] };
    const sent = await recordOf(office.admin.post('/api/admin/mailings', body, key));
    expect(await untilSettled(sent)).toEqual([['sent', null]]);
    expect(await office.count(`outbox_mails where recipient = $1 and last_error is not null`, [person['email']])).toBe(
      0,
    );
  });

  it('counts those whose mail was given up, who get it when it is sent again', async () => {
    const person = await office.addEmployee();
    const { template_id } = await recordOf(template({ subject: 'Refused at first' }));
    const { mail } = office.agency;
    mail.fault = { code: 451 };
    const sent = await recordOf(mailing(template_id, [person.id]));
    const [given] = await waitFor('the mail to be refused', async () => {
      await minutePasses();
      await runNow(office, 'mailings');
      const tried = await office.sql<{ mail_id: string }>(
        `select mail_id from outbox_mails where template = 'mailing' and recipient = $1 and last_error is not null`,
        [person['email']],
      );
      return tried.length ? tried : undefined;
    });
    await office.sql('update outbox_mails set expires_at = now(), next_attempt_at = now() where mail_id = $1', [
      given?.mail_id,
    ]);
    expect(await untilSettled(sent)).toEqual([['failed', null]]);
    const path = `/api/admin/mailings/${sent.id}`;
    expect(await recordOf(office.admin.get(path))).toMatchObject({ recipients: 1, failed: 1, waiting: 0, sent: 0 });
    mail.fault = undefined;
    expect((await office.admin.post(`/api/admin/failed-mails/${given?.mail_id}/send-again`)).status).toBe(200);
    expect(await untilSettled(sent)).toEqual([['sent', null]]);
    expect(await recordOf(office.admin.get(path))).toMatchObject({ recipients: 1, failed: 0, sent: 1 });
  });

  it('is sent again from the timeline, except to those who refused such mails since', async () => {
    const person = await office.addEmployee();
    const email = String(person['email']);
    const { template_id } = await recordOf(template({ subject: 'Once more' }));
    await leaves(mailing(template_id, [person.id]));
    const text = await shows.mailTo(email, /^Once more$/);
    const { entries } = (await office.admin.get(`/api/admin/timeline?kind=employee&record_id=${person.id}`)).body as {
      entries: { what: string; facts: Record<string, unknown> }[];
    };
    const entry = entries.find(({ what, facts }) => what === 'mail' && facts['template'] === 'mailing');
    expect(entry?.facts).toMatchObject({ status: 'sent', can_send_again: true });
    const again = (): Promise<ApiAnswer> =>
      office.admin.post(`/api/admin/failed-mails/${Number(entry?.facts['mail_id'])}/send-again`);
    expect((await again()).status).toBe(200);
    const arrived = (): boolean =>
      office.agency.mail.mails.filter(({ to, subject }) => to === email && subject === 'Once more').length === 2;
    await waitFor('the second mail', () => arrived() || undefined);
    await waitFor(
      'it to be noted',
      async () =>
        (await office.count('outbox_mails where mail_id = $1 and status = $2', [entry?.facts['mail_id'], 'sent'])) ||
        undefined,
    );
    const [, token = ''] = /\/no-mails#([\w-]+)/.exec(text) ?? [];
    expect((await office.agency.anyone.post(`/api/no-mails?token=${token}`)).status).toBe(200);
    expect(await refusalOf(again())).toEqual({ status: 409, error: 'The recipient takes no more of these mails' });
  });

  it('is for the records of its template', async () => {
    const { template_id } = await recordOf(template());
    expect((await mailing(template_id, [1], 'company')).body).toMatchObject({ code: 'mailing.another_kind' });
    expect((await mailing(template_id, [])).status).toBe(400);
    expect(
      (
        await mailing(
          template_id,
          Array.from({ length: 2001 }, (_, place) => place + 1),
        )
      ).status,
    ).toBe(400);
  });
});

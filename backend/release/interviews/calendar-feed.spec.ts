import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import {
  accepted,
  calendarsIn,
  change,
  hoursAhead,
  propose,
  settledMail,
  shownBeforeTerms,
  submitted,
} from '../../test/support/interviews.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { acceptProfileTerms } from '../../test/support/showings.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const addressFor = async (client: ApiClient): Promise<string> => {
  const { url } = await recordOf(client.post('/api/me/calendar'));
  return new URL(String(url)).pathname + new URL(String(url)).search;
};
const read = (path: string, headers?: Record<string, string>): Promise<ApiAnswer> =>
  office.agency.anyone.get(path, headers);
const eventsIn = ({ text }: ApiAnswer): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one.type === 'VEVENT');
const eventsOf = async (client: ApiClient): Promise<VEvent[]> => eventsIn(await read(await addressFor(client)));

describe('the address of a calendar', () => {
  it('is shown once, read without a login, made anew and revoked', async () => {
    const { person } = await submitted(office);
    expect((await person.client.get('/api/me/calendar')).body).toEqual({ active: false, created_at: null, url: null });
    const first = await addressFor(person.client);
    expect((await person.client.get('/api/me/calendar')).body).toMatchObject({ active: true, url: null });
    const { status, headers, text } = await read(first);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    expect(text).toContain('METHOD:PUBLISH');
    const second = await addressFor(person.client);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await recordOf(person.client.delete('/api/me/calendar'));
    expect((await read(second)).body).toMatchObject({ statusCode: 404, code: 'calendar.not_found' });
    const token = new URLSearchParams(second.split('?')[1]).get('token') ?? '';
    expect(await office.count('calendar_feeds where token_hash = $1', [token])).toBe(0);
    for (const path of ['/api/calendar.ics', '/api/calendar.ics?token=', '/api/calendar.ics?token=x'])
      expect([400, 404]).toContain((await read(path)).status);
    expect((await office.agency.anyone.get('/api/me/calendar')).status).toBe(401);
  });

  it('names the job alone before the terms for profiles are accepted, when the pages show nothing', async () => {
    const { connection, company } = await shownBeforeTerms(office);
    const { id } = await propose(office, connection, { attendees: [{ email: company.email, name: 'Ravi Menon' }] });
    const reply = { reply: 'accept', sequence: 0 };
    const calls = (): Promise<ApiAnswer[]> =>
      Promise.all([
        company.client.get('/api/company/interviews'),
        company.client.get(`/api/company/interviews/${id}/invite.ics`),
        company.client.get(`/api/company/interviews/${id}/feedback`),
        company.client.put(`/api/company/interviews/${id}/feedback`, { recommendation: 'yes' }),
        company.client.post(`/api/company/interviews/${id}/reply`, reply),
      ]);
    for (const { body } of await calls())
      expect(body).toMatchObject({ statusCode: 403, code: 'profile_terms.required' });
    const address = await addressFor(company.client);
    expect(eventsIn(await read(address))[0]?.summary).toBe('Interview: React Developer');
    await acceptProfileTerms(company.client);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 409, 200]);
    expect(eventsIn(await read(address))[0]?.summary).toBe('Interview: Asha R., React Developer');
  });

  it('answers nothing new while nothing has changed', async () => {
    const { connection, person } = await submitted(office);
    const { id } = await propose(office, connection);
    const address = await addressFor(person.client);
    const etag = (await read(address)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const same = await read(address, { 'if-none-match': known });
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await change(office, id, { place: 'Room 2', mode: 'in_person' });
    const changed = await read(address, { 'if-none-match': etag });
    expect([changed.status, eventsIn(changed)[0]?.location]).toEqual([200, 'Room 2']);
    expect(changed.text).toMatch(/^ORGANIZER;CN=.*mailto:/m);
    expect(changed.text).not.toContain('ATTENDEE');
  });

  it('has a name, and says when it is to be read again', async () => {
    const { person } = await submitted(office);
    const { text } = await read(await addressFor(person.client));
    expect(text).toMatch(/^NAME:Niyukt interviews\r$/m);
    expect(text).toMatch(/^X-WR-CALNAME:Niyukt interviews\r$/m);
    expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT4H\r$/m);
  });

  it('is made by a fresh login, told by mail, and ends with what ends sessions, or changes the login e-mail', async () => {
    const stale = await office.employee();
    await office.sql(`update sessions set fresh_at = now() - interval '2 days' where user_id = $1`, [stale.userId]);
    expect(await stale.client.post('/api/me/calendar')).toMatchObject({
      status: 403,
      body: { code: 'auth.fresh_login_needed' },
    });
    const ends: ((person: Member) => Promise<ApiAnswer>)[] = [
      ({ client }) =>
        client.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another-mango-43' }),
      ({ client }) => client.post('/auth/sessions/end-others', {}),
      async ({ id }) => {
        const { version } = await recordOf(office.admin.get(`/api/admin/employees/${id}`));
        const email = `moved${office.agency.unique()}@example.in`;
        return office.admin.patch(`/api/admin/employees/${id}`, { email, version });
      },
    ];
    for (const end of ends) {
      const person = await office.employee();
      const address = await addressFor(person.client);
      const mails = await office.count(`outbox_mails where template = 'calendar-made' and recipient = $1`, [
        person.email,
      ]);
      expect([mails, (await read(address)).status]).toEqual([1, 200]);
      expect((await end(person)).status).toBe(200);
      expect((await read(address)).status).toBe(404);
    }
  });

  it('ends with a disabled or deleted account, and with a member who is removed', async () => {
    const company = await office.company();
    const [removed, person] = [await office.colleague(company), await office.employee()];
    const addresses = await Promise.all([removed, person].map(({ client }) => addressFor(client)));
    expect((await company.client.delete(`/api/company/members/${removed.id}`)).status).toBe(200);
    await office.sql('update users set disabled_at = now() where user_id = $1', [person.userId]);
    for (const address of addresses) expect((await read(address)).status).toBe(404);
    const admin = await office.agency.staff();
    const address = await addressFor(admin);
    await office.sql('delete from users where user_id = $1', [admin.userId]);
    expect((await read(address)).status).toBe(404);
  });

  it('stands in no line of the log', async () => {
    const alone = await Office.open({ LOG_LEVEL: 'debug' });
    const { url } = await recordOf(alone.admin.post('/api/me/calendar'));
    const token = new URL(String(url)).searchParams.get('token') ?? '';
    for (const end of [token, `${token}x`]) await alone.agency.anyone.get(`/api/calendar.ics?token=${end}`);
    await alone.agency.anyone.post(`/api/calendar.ics?token=${token}`);
    await alone.agency.anyone.get(`/api/calendar.ics/${'x'.repeat(10)}?token=${token}`);
    await alone.close();
    const log = alone.agency.product.logLines.join('\n');
    expect(log).toContain('/api/calendar.ics');
    expect(log).not.toContain(token);
  });
});

describe('a calendar has', () => {
  it('its reader’s own interviews by the UID of the mails, without notes, telephone numbers and others’ names', async () => {
    const all = await submitted(office);
    const colleague = await office.colleague(all.company);
    const fields = { note_company: 'Ask about AWS.', note_person: 'Ask for Ravi.' };
    const { id } = await propose(office, all.connection, fields);
    await propose(office, all.connection, {
      ...fields,
      mode: 'phone',
      place: '98450 12345',
      link: null,
      starts_at: hoursAhead(0, 8),
      ends_at: hoursAhead(1, 8),
    });
    const [ofPerson, ofCompany] = await Promise.all([all.person, all.company].map(({ client }) => eventsOf(client)));
    expect(ofPerson).toHaveLength(2);
    expect(ofCompany).toHaveLength(2);
    expect(await eventsOf(colleague.client)).toEqual([]);
    for (const events of [ofPerson, ofCompany]) {
      for (const { organizer } of events ?? []) {
        expect(organizer).toEqual({ params: { CN: 'Niyukt' }, val: 'mailto:no-reply@niyukt.example' });
      }
      const shown = (events ?? []).map(({ organizer: _, ...event }) => event);
      expect(JSON.stringify(shown)).not.toMatch(/AWS|Ask for|98450|@/);
      expect(events?.filter((event) => 'attendee' in event)).toEqual([]);
    }
    expect(ofPerson?.[0]?.summary).toMatch(/^Interview: React Developer, Sahyadri/);
    expect(ofCompany?.[0]?.summary).toBe('Interview: Asha R., React Developer');
    const mail = calendarsIn(await settledMail(office, all.person.email)).attachment;
    const uids = ofPerson?.map(({ uid }) => uid) ?? [];
    expect(uids.some((uid) => mail.includes(`UID:${uid}`))).toBe(true);
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    expect(await eventsOf(all.person.client)).toHaveLength(1);
    await office.sql(`update connections set share = 'withdrawn' where connection_id = $1`, [all.connection.id]);
    expect(await eventsOf(all.company.client)).toEqual([]);
  });

  it('of an admin what they made, by the full name', async () => {
    const { connection } = await submitted(office);
    const maker = await office.agency.staff();
    const body = {
      connection_id: connection.id,
      starts_at: hoursAhead(0, 9),
      ends_at: hoursAhead(1, 9),
      mode: 'video',
    };
    await recordOf(maker.post('/api/admin/interviews', body));
    const events = await eventsOf(maker);
    expect(events.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Interview: Asha Rao, Sahyadri/)]);
  });
});

describe('pages of interviews', () => {
  const listOf = async ({ client }: Member, role: string): Promise<ApiAnswer> => client.get(`/api/${role}/interviews`);

  it('show each side what it may see, and others nothing', async () => {
    const { connection, person, company } = await submitted(office);
    const colleague = await accepted(office.colleague(company));
    await propose(office, connection, {
      note_company: 'Ask about AWS.',
      note_person: 'Ask for Ravi.',
      attendees: [
        { email: company.email, name: 'Ravi Menon' },
        { email: `p${person.id}@elsewhere.example.in`, name: 'Lata Pai', needed: false },
      ],
    });
    const ofPerson = await listOf(person, 'employee');
    expect(ofPerson.body).toMatchObject([
      { note: 'Ask for Ravi.', names: null, sequence: 0, can_reply: true, state: 'proposed' },
    ]);
    expect(ofPerson.text).not.toMatch(/AWS|Lata|Menon|company\.example\.in|elsewhere/);
    const ofCompany = await listOf(company, 'company');
    expect(ofCompany.body).toMatchObject([
      {
        person_name: 'Asha R.',
        note: 'Ask about AWS.',
        attendees: [
          { name: 'Ravi Menon', mine: true },
          { name: 'Lata Pai', needed: false, mine: false },
        ],
      },
    ]);
    expect(ofCompany.text).not.toMatch(/Rao|Ask for|@/);
    expect((await listOf(colleague, 'company')).body).toMatchObject([{ sequence: null, can_reply: false }]);
    const [{ id }] = ofCompany.body as [{ id: number }];
    await change(office, id, { names_shown: true });
    expect((await listOf(person, 'employee')).body).toMatchObject([{ names: ['Ravi Menon', 'Lata Pai'] }]);
    for (const stranger of [await accepted(office.company()), await office.employee()]) {
      for (const role of ['company', 'employee']) expect([200, 403]).toContain((await listOf(stranger, role)).status);
      expect(
        (await listOf(stranger, (await listOf(stranger, 'company')).status === 200 ? 'company' : 'employee')).body,
      ).toEqual([]);
      expect((await stranger.client.get('/api/admin/interviews')).status).toBe(403);
    }
    await office.sql(`update connections set share = 'withdrawn' where connection_id = $1`, [connection.id]);
    expect((await listOf(company, 'company')).body).toEqual([]);
  });

  it('take feedback of each member once it has begun; others’ is seen after the own', async () => {
    const { connection, company, person } = await submitted(office);
    const colleague = await accepted(office.colleague(company));
    const { id } = await propose(office, connection);
    const path = `/api/company/interviews/${id}/feedback`;
    const ours = { recommendation: 'yes', ratings: { skills: 4 }, text: 'Knows React well.' };
    expect((await company.client.put(path, ours)).body).toMatchObject({ code: 'interview.not_begun' });
    await office.sql(
      `update interviews set starts_at = now() - interval '1 hour' , ends_at = now() + interval '1 hour' where interview_id = $1`,
      [id],
    );
    expect((await company.client.put(path, ours)).body).toMatchObject([{ ...ours, mine: true }]);
    expect((await colleague.client.get(path)).body).toEqual([]);
    expect((await colleague.client.put(path, { recommendation: 'unsure' })).body).toMatchObject([
      { mine: true, recommendation: 'unsure' },
      { text: 'Knows React well.', mine: false },
    ]);
    expect((await company.client.put(path, { recommendation: 'no' })).body).toHaveLength(2);
    expect(await office.seen('interviews', id)).toMatchObject({
      feedback: [{ recommendation: 'no' }, { recommendation: 'unsure' }],
    });
    expect((await person.client.get('/api/employee/interviews')).text).not.toMatch(/recommendation|unsure/);
    const stranger = await accepted(office.company());
    expect([(await stranger.client.get(path)).status, (await stranger.client.put(path, ours)).status]).toEqual([
      404, 404,
    ]);
    for (const wrong of [
      { recommendation: 'maybe' },
      { ...ours, ratings: { skills: 6 } },
      { ...ours, ratings: { '<b>': 1 } },
      { ...ours, ratings: [1] },
    ])
      expect((await company.client.put(path, wrong)).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import {
  accepted,
  change,
  hoursAhead,
  linkTokenIn,
  proposal,
  propose,
  settledMail,
  settleMails,
  type Submitted,
  submitted,
  untilInvited,
} from '../../test/support/interviews.js';
import { type Member, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { lookAtCauses } from '../../test/support/tasks.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const roleOf = async ({ client }: Member): Promise<'employee' | 'company'> =>
  (await client.get('/api/employee/interviews')).status === 200 ? 'employee' : 'company';
const answer = async (
  member: Member,
  id: number,
  reply: string,
  sequence = 0,
  fields: Record<string, unknown> = {},
): Promise<ApiAnswer> =>
  member.client.post(`/api/${await roleOf(member)}/interviews/${id}/reply`, { reply, sequence, ...fields });
const stateOf = async (id: number): Promise<unknown> => (await office.seen('interviews', id))['state'];
const tasksOf = async (id: number): Promise<unknown[]> =>
  (await rowsOf(office.admin.list('tasks', { filter: { kind: 'interview', record_id: id } }))).map(
    ({ cause }) => cause,
  );
const opened = (token: string): Promise<ApiAnswer> => office.agency.anyone.post('/api/interviews/open', { token });
const byLink = (token: string, fields: Record<string, unknown>): Promise<ApiAnswer> =>
  office.agency.anyone.post('/api/interviews/reply', { token, ...fields });

/** An interview that was mailed, with the links of both mails. */
async function mailed(fields: Record<string, unknown> = {}): Promise<Submitted & { id: number; tokens: string[] }> {
  const all = await submitted(office);
  const { id } = await propose(office, all.connection, fields);
  const tokens: string[] = [];
  for (const { email } of [all.person, all.company]) {
    tokens.push(linkTokenIn(await settledMail(office, email)));
    await untilInvited(office, email);
  }
  return { ...all, id, tokens };
}

describe('an interview is confirmed', () => {
  it('by the person and everybody of the company who is needed, and by nobody else', async () => {
    const { connection, person, company } = await submitted(office);
    const colleague = await accepted(office.colleague(company));
    const outsider = 'panel@elsewhere.example.in';
    const { id } = await propose(office, connection, {
      attendees: [
        { email: company.email, name: 'Ravi Menon' },
        { email: colleague.email, name: 'Kavya Shetty', needed: false },
        { email: outsider, name: 'Lata Pai', needed: false },
      ],
    });
    expect((await answer(person, id, 'accept')).body).toMatchObject({ reply: 'accept', state: 'proposed' });
    expect((await answer(colleague, id, 'accept')).body).toMatchObject({ state: 'proposed', person_reply: 'accept' });
    expect((await answer(company, id, 'accept')).body).toMatchObject({ state: 'confirmed' });
    expect(await office.seen('connections', connection.id)).toMatchObject({ placement_status: 'pending' });
    // one who is not needed stays away: it is held
    await answer(colleague, id, 'decline');
    expect(await stateOf(id)).toBe('confirmed');
    await answer(person, id, 'decline');
    expect(await stateOf(id)).toBe('proposed');
    expect(await tasksOf(id)).toEqual(['interview.declined']);
    await answer(person, id, 'accept');
    await answer(colleague, id, 'accept');
    expect([await stateOf(id), await tasksOf(id)]).toEqual(['confirmed', []]);
  });

  it('by the agency’s word, which a new time ends, and somebody needed who does not come', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    expect(await change(office, id, { confirmed: true })).toMatchObject({
      state: 'confirmed',
      confirmed_by_agency: true,
    });
    expect(await change(office, id, { place: 'Room 2' })).toMatchObject({ state: 'confirmed' });
    expect(await change(office, id, { starts_at: hoursAhead(3) })).toMatchObject({
      state: 'proposed',
      confirmed_by_agency: false,
      ends_at: hoursAhead(4),
    });
    expect(await change(office, id, { confirmed: true })).toMatchObject({ state: 'confirmed' });
    await answer(company, id, 'decline', 2);
    expect(await office.seen('interviews', id)).toMatchObject({ state: 'proposed', confirmed_by_agency: false });
    await answer(person, id, 'accept', 2);
    expect(await stateOf(id)).toBe('proposed');
  });

  it('by nobody but the agency where the company sends nobody', async () => {
    const { connection, person } = await submitted(office);
    const { id } = await propose(office, connection, { attendees: [] });
    await answer(person, id, 'accept');
    expect(await stateOf(id)).toBe('proposed');
    expect(await change(office, id, { confirmed: true })).toMatchObject({ state: 'confirmed' });
  });

  it('anew after a new time: the answer to the old one does not count, also when that comes back', async () => {
    const { person, company, id } = await mailed();
    await answer(person, id, 'accept');
    await answer(company, id, 'accept');
    expect(await stateOf(id)).toBe('confirmed');
    expect(await change(office, id, { starts_at: hoursAhead(5) })).toMatchObject({
      state: 'proposed',
      person: { reply: null, sequence: 1 },
    });
    await settledMail(office, person.email, 2);
    await settledMail(office, company.email, 2);
    expect(await change(office, id, { starts_at: hoursAhead(0) })).toMatchObject({
      state: 'proposed',
      person: { reply: null, sequence: 2 },
      attendees: [{ reply: null }],
    });
  });

  it('again when the new time goes back before it was mailed', async () => {
    const { person, company, id } = await mailed();
    await answer(person, id, 'accept');
    await answer(company, id, 'accept');
    await change(office, id, { starts_at: hoursAhead(5) });
    expect(await change(office, id, { starts_at: hoursAhead(0) })).toMatchObject({ state: 'confirmed' });
    await settleMails(office);
    expect(
      await office.count(`outbox_mails where topic is not null and status = 'sent' and recipient = $1`, [person.email]),
    ).toBe(1);
  });
});

describe('an answer', () => {
  it('to an earlier time is refused with the present one, on the page and by the link', async () => {
    const { person, company, id, tokens } = await mailed();
    await change(office, id, { starts_at: hoursAhead(2), time_zone: 'America/New_York' });
    const refused = {
      code: 'interview.moved',
      details: { starts_at: hoursAhead(2), ends_at: hoursAhead(3), time_zone: 'America/New_York', sequence: 1 },
    };
    const answers = await Promise.all([
      answer(person, id, 'accept'),
      answer(company, id, 'decline'),
      byLink(tokens[0] ?? '', { reply: 'accept', sequence: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    for (const { body } of answers) expect(body).toMatchObject(refused);
    expect(answers[0].body).toMatchObject({ error: expect.stringMatching(/2:00 pm – 3:00 pm, India Standard Time/) });
    expect(await office.seen('interviews', id)).toMatchObject({ state: 'proposed', person: { reply: null } });
    expect((await byLink(tokens[0] ?? '', { reply: 'accept', sequence: 1 })).status).toBe(200);
  });

  it('and a move at the same moment end in one of two orders, never in an accepted time that was not seen', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { connection, person, company } = await submitted(office);
      const { id } = await propose(office, connection);
      await answer(company, id, 'accept');
      const [replied] = await Promise.all([
        answer(person, id, 'accept'),
        change(office, id, { starts_at: hoursAhead(4 + round) }),
      ]);
      expect([200, 409]).toContain(replied.status);
      expect(await office.seen('interviews', id)).toMatchObject({
        state: 'proposed',
        starts_at: hoursAhead(4 + round),
        person: { reply: null },
      });
    }
  });

  it('of all at the same moment confirms it once', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    expect(await statusesOf([answer(person, id, 'accept'), answer(company, id, 'accept')])).toEqual([200, 200]);
    expect(await stateOf(id)).toBe('confirmed');
    // who is last knows it; the other one is told
    const kinds = await Promise.all(
      [person, company].map(async ({ client }) => (await client.get('/api/me/notifications')).body.notifications),
    );
    expect(kinds.flat().filter(({ kind }: { kind: string }) => kind === 'interview.confirmed')).toHaveLength(1);
  });

  it('may propose other times, which is a task and moves nothing', async () => {
    const { connection, person, company } = await submitted(office);
    const { id, starts_at } = await propose(office, connection);
    await answer(company, id, 'accept');
    const slots = [
      {
        starts_at: `${hoursAhead(0, 9).slice(0, 10)}T15:00:00+05:30`,
        ends_at: `${hoursAhead(0, 9).slice(0, 10)}T16:00:00+05:30`,
      },
    ];
    for (const wrong of [[[]], [slots], [null]])
      expect((await answer(person, id, 'propose', 0, { slots: wrong })).status).toBe(400);
    const { body } = await answer(person, id, 'propose', 0, { slots, note: 'After work.' });
    const inUtc = [
      {
        starts_at: `${hoursAhead(0, 9).slice(0, 10)}T09:30:00.000Z`,
        ends_at: `${hoursAhead(0, 9).slice(0, 10)}T10:30:00.000Z`,
      },
    ];
    expect(body).toMatchObject({ reply: 'propose', slots: inUtc, starts_at, state: 'proposed' });
    expect(await office.seen('interviews', id)).toMatchObject({
      starts_at,
      person: { reply: 'propose', slots: inUtc, reply_note: 'After work.' },
    });
    expect(await tasksOf(id)).toEqual(['interview.proposal']);
    // what the person wrote is for the agency alone
    expect((await company.client.get('/api/company/interviews')).text).not.toContain('After work');
    await change(office, id, slots[0] ?? {});
    expect(await tasksOf(id)).toEqual([]);
  });

  it('tells a company nothing of other companies: a time that clashes may be proposed', async () => {
    const first = await submitted(office);
    await propose(office, first.connection);
    const second = await submitted(office, { person: first.person });
    const { id } = await propose(office, second.connection, { starts_at: hoursAhead(2), ends_at: hoursAhead(3) });
    const slots = [{ starts_at: hoursAhead(0), ends_at: hoursAhead(1) }];
    for (const member of [second.company, first.person])
      expect((await answer(member, id, 'propose', 0, { slots })).status).toBe(200);
    expect((await proposal(office, second.connection)).body).toMatchObject({ code: 'interview.clash' });
  });

  it.each([
    [
      'of times that are no proposal',
      { reply: 'accept', slots: [{ starts_at: hoursAhead(0, 9), ends_at: hoursAhead(1, 9) }] },
    ],
    ['that proposes nothing', { reply: 'propose' }],
    [
      'of a time in the past',
      { reply: 'propose', slots: [{ starts_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T11:00:00Z' }] },
    ],
    [
      'of a time without an offset',
      { reply: 'propose', slots: [{ starts_at: '2027-01-10T10:00:00', ends_at: '2027-01-10T11:00:00' }] },
    ],
    [
      'of six times',
      {
        reply: 'propose',
        slots: Array.from({ length: 6 }, () => ({ starts_at: hoursAhead(0, 9), ends_at: hoursAhead(1, 9) })),
      },
    ],
    ['of a word that is none', { reply: 'maybe' }],
    ['without a sequence', { reply: 'accept', sequence: null }],
  ])('is refused: %s', async (_, fields) => {
    const { connection, person } = await submitted(office);
    const { id } = await propose(office, connection);
    expect((await person.client.post(`/api/employee/interviews/${id}/reply`, { sequence: 0, ...fields })).status).toBe(
      400,
    );
    expect(await office.seen('interviews', id)).toMatchObject({ person: { reply: null } });
  });

  it('is nobody else’s to give', async () => {
    const { connection, company } = await submitted(office);
    const { id } = await propose(office, connection);
    const [stranger, rival, colleague] = [
      await office.employee(),
      await accepted(office.company()),
      await accepted(office.colleague(company)),
    ];
    for (const member of [stranger, rival])
      expect((await answer(member, id, 'accept')).body).toMatchObject({ statusCode: 404, code: 'interview.not_found' });
    expect((await answer(colleague, id, 'accept')).body).toMatchObject({
      statusCode: 409,
      code: 'interview.not_asked',
    });
    expect(
      (await office.admin.post(`/api/company/interviews/${id}/reply`, { reply: 'accept', sequence: 0 })).status,
    ).toBe(403);
    expect((await office.agency.anyone.post(`/api/company/interviews/${id}/reply`, {})).status).toBe(401);
  });

  it('is too late once it has begun, was cancelled, or the company no longer sees the person', async () => {
    const { connection, person, company, id, tokens } = await mailed();
    const [token = ''] = tokens;
    await office.sql(
      `update interviews set starts_at = now() - interval '5 minutes', ends_at = now() + interval '1 hour' where interview_id = $1`,
      [id],
    );
    expect((await answer(person, id, 'accept')).body).toMatchObject({ code: 'interview.over' });
    expect((await opened(token)).body).toMatchObject({ can_reply: false });
    await office.sql(`update connections set share = 'withdrawn' where connection_id = $1`, [connection.id]);
    expect((await answer(company, id, 'accept')).status).toBe(404);
    expect((await opened(token)).body).toMatchObject({ statusCode: 404, code: 'interview.link_ended' });
  });
});

describe('the link of a mail', () => {
  it('shows what its reader may see, and looking changes nothing, however often', async () => {
    const { person, company, id, tokens } = await mailed({
      note_company: 'Ask about AWS.',
      note_person: 'Ask for Ravi.',
      place: 'Gate 4',
    });
    const before = await office.seen('interviews', id);
    const [ofPerson, ofCompany] = await Promise.all(tokens.map((token) => opened(token)));
    for (const [token = ''] of [tokens]) for (let n = 0; n < 3; n += 1) await opened(token);
    expect(ofPerson?.body).toMatchObject({
      side: 'person',
      other: expect.stringContaining('Sahyadri'),
      note: 'Ask for Ravi.',
      names: null,
      reply: null,
      can_reply: true,
    });
    expect(ofCompany?.body).toMatchObject({
      side: 'company',
      other: 'Asha R.',
      note: 'Ask about AWS.',
      place: 'Gate 4',
    });
    expect(ofPerson?.text).not.toContain(company.email);
    expect(ofCompany?.text).not.toContain(person.email);
    expect(ofCompany?.text).not.toContain('Rao');
    expect(await office.seen('interviews', id)).toEqual(before);
  });

  it('answers by a press, for its reader alone, and ends with the interview', async () => {
    const { id, tokens } = await mailed();
    const [ofPerson = '', ofCompany = ''] = tokens;
    expect((await byLink(ofPerson, { reply: 'accept', sequence: 0 })).body).toMatchObject({
      reply: 'accept',
      state: 'proposed',
    });
    expect((await byLink(ofCompany, { reply: 'accept', sequence: 0 })).body).toMatchObject({ state: 'confirmed' });
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    for (const token of tokens) expect((await byLink(token, { reply: 'decline', sequence: 0 })).status).toBe(404);
    for (const wrong of ['x', '', ofPerson.slice(1), `${ofPerson}0`])
      expect([400, 404]).toContain((await opened(wrong)).status);
  });

  it('of somebody who was removed opens nothing, and works again when they are asked again', async () => {
    const { connection, company } = await submitted(office);
    const panel = 'lata@panel.example.in';
    const attendees = [
      { email: company.email, name: 'Ravi Menon' },
      { email: panel, name: 'Lata Pai' },
    ];
    const { id } = await propose(office, connection, { attendees });
    const token = linkTokenIn(await settledMail(office, panel));
    await change(office, id, { attendees: attendees.slice(0, 1) });
    expect((await opened(token)).status).toBe(404);
    await settledMail(office, panel, 2);
    await change(office, id, { attendees });
    const again = linkTokenIn(await settledMail(office, panel, 3));
    await untilInvited(office, panel);
    expect((await opened(again)).body).toMatchObject({ name: 'Lata Pai', sequence: 2 });
  });
});

describe('what the agency has to do', () => {
  it('is one task per cause while it lasts: near and not confirmed, no result', async () => {
    const { connection } = await submitted(office);
    const { id } = await propose(office, connection);
    const moved = (from: string, to: string): Promise<unknown> =>
      office.sql(
        `update interviews set starts_at = now() + $2::interval, ends_at = now() + $3::interval where interview_id = $1`,
        [id, from, to],
      );
    await moved('40 hours', '41 hours');
    await Promise.all([lookAtCauses(office), lookAtCauses(office)]);
    expect(await tasksOf(id)).toEqual(['interview.unconfirmed']);
    // what has ended needs nobody's word any more
    for (const [placement_status, tasks] of [
      ['dropped', []],
      ['interview_scheduled', ['interview.unconfirmed']],
    ]) {
      await recordOf(office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status }));
      expect(await tasksOf(id)).toEqual(tasks);
    }
    await change(office, id, { confirmed: true });
    expect(await tasksOf(id)).toEqual([]);
    await moved('-2 hours', '-1 hour');
    await lookAtCauses(office);
    expect(await tasksOf(id)).toEqual(['interview.result']);
    // time changes no state by itself
    expect(await stateOf(id)).toBe('confirmed');
    await recordOf(office.admin.put(`/api/admin/interviews/${id}/result`, { result: 'no_show', by: 'company' }));
    expect(await tasksOf(id)).toEqual([]);
  });
});

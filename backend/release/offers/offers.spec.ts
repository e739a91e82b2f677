import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import {
  acceptedBefore,
  candidate,
  dayAhead,
  lookAtOffers,
  note,
  offer,
  offerTo,
  say,
} from '../../test/support/offers.js';
import {
  type ApiRecord,
  type Member,
  Office,
  recordOf,
  refusalOf,
  rowsOf,
  statusesOf,
} from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await clock(NOON);
});
afterAll(() => office.close());

/** @param now what it is in India, as SQL */
const clock = (now: string): Promise<unknown> =>
  office.sql(`create or replace function india_now() returns timestamp language sql stable as $$ select ${now} $$`);
/** Nothing is mailed at night. */
const NOON = `date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '12 hours'`;

const offersOf = (id: number): Promise<ApiRecord[]> => rowsOf(office.admin.get(`/api/admin/connections/${id}/offers`));
const ownOf = ({ client }: Member): Promise<ApiRecord[]> => rowsOf(client.get('/api/employee/offers'));
const joiningOf = async (id: number): Promise<Record<string, unknown>> =>
  (await office.admin.get(`/api/admin/connections/${id}/joining`)).body as Record<string, unknown>;
const tasksOf = async (id: number): Promise<unknown[]> =>
  (
    await office.sql(
      `select cause from tasks where kind = 'connection' and record_id = $1 and cause is not null order by cause`,
      [id],
    )
  ).map(({ cause }) => cause);
const mailTo = ({ email }: Member, subject: RegExp): Promise<{ text: string }> =>
  waitFor(`a mail to ${email}`, () =>
    office.agency.mail.mails.find(({ to, subject: line }) => to === email && subject.test(line)),
  );

describe('an offer', () => {
  it('is made by the agency, fills the connection, and leaves the status', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    expect(made).toMatchObject({
      connection_id: connection.id,
      state: 'open',
      offered_salary: '55,000',
      joining_date: dayAhead(30),
      valid_until: dayAhead(5),
      answered_at: null,
      offers_status: 'offered',
      created_by_name: 'Meera Iyer',
    });
    expect(await office.seen('connections', connection.id)).toMatchObject({
      placement_status: 'pending',
      offered_salary: '55,000',
      joining_date: dayAhead(30),
    });
    expect(await offersOf(connection.id)).toEqual([made]);
    expect(await ownOf(person)).toMatchObject([
      { id: made.id, state: 'open', can_answer: true, job_title: 'React Developer', still_joining: null },
    ]);
    expect((await mailTo(person, /An offer for you/)).text).toContain('55,000');
    expect(await tasksOf(connection.id)).toEqual(['offer.open']);
    const line = office.admin.get(`/api/admin/timeline?kind=connection&record_id=${connection.id}`);
    expect((await line).text).toContain('"what":"offer"');
  });

  it.each([
    ['without a salary', { offered_salary: '' }, 'offered_salary'],
    ['without an end', { valid_until: null }, 'valid_until'],
    ['whose end is over', { valid_until: dayAhead(-1) }, 'valid_until'],
    ['of more than a year', { valid_until: dayAhead(400) }, 'valid_until'],
    ['whose joining date is over', { joining_date: dayAhead(-1) }, 'joining_date'],
  ])('is refused %s', async (_, fields, field) => {
    const { connection } = await candidate(office);
    const { status, body } = await offerTo(office, connection.id, fields);
    expect([status, body]).toMatchObject([400, { fields: [{ field }] }]);
    expect(await offersOf(connection.id)).toEqual([]);
  });

  it('is made once of one idempotency key, and withdraws the one that is open', async () => {
    const { person, connection } = await candidate(office);
    const key = { 'idempotency-key': randomUUID() };
    expect(await statusesOf([1, 2, 3].map(() => offerTo(office, connection.id, {}, key)))).toEqual([201, 201, 201]);
    await offer(office, connection.id, { offered_salary: '60,000', joining_date: null });
    expect(await offersOf(connection.id)).toMatchObject([
      { state: 'open', offered_salary: '60,000' },
      { state: 'withdrawn', answered_by: 'agency' },
    ]);
    expect(await office.seen('connections', connection.id)).toMatchObject({
      offered_salary: '60,000',
      joining_date: dayAhead(30),
    });
    await mailTo(person, /A new offer for you/);
    await Promise.all([1, 2, 3].map(() => offerTo(office, connection.id)));
    expect((await offersOf(connection.id)).filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('is nobody else’s: roles, foreign keys, companies', async () => {
    const mine = await candidate(office);
    const other = await candidate(office);
    const made = await offer(office, mine.connection.id);
    const path = `/api/admin/connections/${mine.connection.id}/offers`;
    const answer = { answer: 'accepted' };
    expect(
      await statusesOf([
        office.agency.anyone.get(path),
        mine.company.client.get(path),
        mine.person.client.get(path),
        mine.company.client.get('/api/employee/offers'),
        office.admin.get('/api/employee/offers'),
        say(other.person, made, answer),
        office.admin.put(`/api/admin/connections/${other.connection.id}/offers/${made.id}/answer`, answer),
        offerTo(office, 999_999),
        say(mine.person, made, { answer: 'withdrawn' }),
      ]),
    ).toEqual([400, 401, 403, 403, 403, 403, 404, 404, 404]);
    expect(await ownOf(other.person)).toEqual([]);
    expect(await offersOf(mine.connection.id)).toMatchObject([{ state: 'open' }]);
    for (const list of ['/jobs/requests', '/api/company/interviews', `/api/company/jobs/${mine.job.id}/candidates`]) {
      expect((await mine.company.client.get(list)).text).not.toContain('55,000');
    }
  });

  it('is answered once, also of two answers at the same moment', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    const answers = [
      say(person, made, { answer: 'accepted' }),
      say(person, made, { answer: 'declined' }),
      note(office, made, { answer: 'withdrawn' }),
    ];
    expect(await statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await office.count('offers where connection_id = $1 and answered_at is not null', [connection.id])).toBe(1);
  });

  it('is accepted by the person, who has it in writing; the agency is notified', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    const body = await recordOf(say(person, made, { answer: 'accepted' }));
    expect(body).toMatchObject({ state: 'accepted', can_answer: false });
    expect(await offersOf(connection.id)).toMatchObject([
      { state: 'accepted', answered_by: 'person', offers_status: 'offered' },
    ]);
    expect(await tasksOf(connection.id)).toEqual(['offer.accepted']);
    expect((await mailTo(person, /You accepted the offer/)).text).toContain('you accepted the offer of');
    const [notification] = await office.sql(
      `select kind from notifications where user_id = $1 and record_id = $2 and kind = 'offer.answered'`,
      [office.admin.userId, connection.id],
    );
    expect(notification).toBeDefined();
    await office.setStatus(connection.id, 'offered');
    expect(await tasksOf(connection.id)).toEqual([]);
  });

  it('takes other terms, which the agency answers with a new one', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    expect(await refusalOf(say(person, made, { answer: 'countered' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(say(person, made, { answer: 'accepted', counter: '70,000' }))).toMatchObject({
      status: 400,
    });
    const terms = { counter: '70,000', counter_joining_date: dayAhead(45), reason: 'I move from Pune.' };
    await recordOf(say(person, made, { answer: 'countered', ...terms }));
    expect(await offersOf(connection.id)).toMatchObject([{ state: 'countered', ...terms }]);
    expect(await tasksOf(connection.id)).toEqual(['offer.countered']);
    await offer(office, connection.id, { offered_salary: '65,000' });
    expect(await tasksOf(connection.id)).toEqual(['offer.open']);
  });

  it('is answered by the agency in the person’s name, who is mailed', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    expect(await recordOf(note(office, made, { answer: 'declined', reason: 'Too far.' }))).toMatchObject({
      state: 'declined',
      reason: 'Too far.',
      answered_by: 'agency',
      answered_by_name: 'Meera Iyer',
      offers_status: 'dropped',
    });
    expect((await mailTo(person, /You declined the offer/)).text).toContain('you told us');
    const second = await offer(office, connection.id);
    await recordOf(note(office, second, { answer: 'withdrawn', reason: 'The company stopped hiring.' }));
    expect((await mailTo(person, /The offer was withdrawn/)).text).not.toContain('stopped hiring');
    expect(await ownOf(person)).toMatchObject([{ state: 'withdrawn', reason: null }, { state: 'declined' }]);
  });

  it('ends with the last day in India, to the second', async () => {
    const { person, connection } = await candidate(office);
    const first = await offer(office, connection.id, { valid_until: dayAhead(2) });
    try {
      await clock(`timestamp '${dayAhead(2)} 23:59:59'`);
      expect(await ownOf(person)).toMatchObject([{ state: 'open', can_answer: true }]);
      expect((await say(person, first, { answer: 'declined' })).status).toBe(200);
      await clock(NOON);
      const second = await offer(office, connection.id, { valid_until: dayAhead(2) });
      await clock(`timestamp '${dayAhead(3)} 00:00:00'`);
      expect(await ownOf(person)).toMatchObject([{ state: 'expired', can_answer: false }, { state: 'declined' }]);
      expect(
        await statusesOf([say(person, second, { answer: 'accepted' }), note(office, second, { answer: 'accepted' })]),
      ).toEqual([409, 409]);
      await lookAtOffers(office);
      await clock(`timestamp '${dayAhead(3)} 07:59:59'`);
      await lookAtOffers(office);
      // it is told in the morning
      expect(await office.count(`offers where offer_id = $1 and state = 'open'`, [second.id])).toBe(1);
      await clock(`timestamp '${dayAhead(3)} 08:00:00'`);
      await Promise.all([lookAtOffers(office), lookAtOffers(office)]);
    } finally {
      await clock(NOON);
    }
    expect(await offersOf(connection.id)).toMatchObject([
      { state: 'expired', answered_by: null },
      { state: 'declined' },
    ]);
    expect(await tasksOf(connection.id)).toEqual(['offer.expired']);
    await mailTo(person, /The offer has ended/);
    expect(
      office.agency.mail.mails.filter(({ to, subject }) => to === person.email && /has ended/.test(subject)),
    ).toHaveLength(1);
  });

  it('reminds once before it ends', async () => {
    const { person, connection } = await candidate(office);
    const { id } = await offer(office, connection.id, { valid_until: dayAhead(1) });
    await lookAtOffers(office);
    expect(await office.count('offers where offer_id = $1 and reminded_at is null', [id])).toBe(1);
    await office.sql(`update offers set created_at = created_at - interval '3 days' where offer_id = $1`, [id]);
    await clock(`timestamp '${dayAhead(0)} 21:00:00'`);
    await lookAtOffers(office);
    expect(await office.count('offers where offer_id = $1 and reminded_at is null', [id])).toBe(1);
    await clock(NOON);
    await Promise.all([lookAtOffers(office), lookAtOffers(office)]);
    await mailTo(person, /ends soon/);
    expect(
      office.agency.mail.mails.filter(({ to, subject }) => to === person.email && /ends soon/.test(subject)),
    ).toHaveLength(1);
  });

  it('is not answered once its connection has ended', async () => {
    const { person, connection } = await candidate(office);
    const made = await offer(office, connection.id);
    await office.setStatus(connection.id, 'rejected');
    expect(await ownOf(person)).toMatchObject([{ state: 'open', can_answer: false }]);
    expect((await say(person, made, { answer: 'accepted' })).status).toBe(409);
    expect((await offerTo(office, connection.id)).status).toBe(409);
    expect((await note(office, made, { answer: 'withdrawn' })).status).toBe(200);
  });
});

describe('before somebody joins', () => {
  it('points of the list are ticked, by whom and when, and taken back', async () => {
    const { connection } = await candidate(office);
    const put = (item: string, done: boolean): Promise<ApiAnswer> =>
      office.admin.put(`/api/admin/connections/${connection.id}/joining/${item}`, { done });
    expect((await put('aadhaar_copy', true)).status).toBe(404);
    const { body } = await put('resignation_handed_in', true);
    expect(body).toMatchObject({
      items: [
        { item: 'accepted_in_writing', ticked_at: null },
        { item: 'resignation_handed_in', ticked_by_name: 'Meera Iyer', ticked_at: expect.stringMatching(/Z$/) },
        { item: 'last_day_known' },
        { item: 'documents_named' },
        { item: 'first_day_sent' },
      ],
      is_joining: false,
    });
    expect((await put('resignation_handed_in', true)).body).toEqual(body);
    await put('resignation_handed_in', false);
    expect(await office.count('joining_ticks where connection_id = $1', [connection.id])).toBe(0);
    const [entry] = await office.sql<{ after: object }>(
      `select after from audit_log where kind = 'connection' and record_id = $1 order by audit_id desc limit 1`,
      [connection.id],
    );
    expect(entry?.after).toEqual({ joining_item: 'resignation_handed_in', done: false });
  });

  it('the person is asked every seven days, once, and answers; so does the agency', async () => {
    const scene = await candidate(office);
    const { person, connection } = scene;
    const made = await acceptedBefore(office, scene, 6);
    const still = (body: object): Promise<ApiAnswer> =>
      person.client.put(`/api/employee/offers/${made.id}/still-joining`, body);
    await lookAtOffers(office);
    expect((await still({ answer: 'yes' })).status).toBe(409);
    expect(await joiningOf(connection.id)).toMatchObject({
      questions: [],
      is_joining: true,
      next_question_on: dayAhead(1),
    });
    await office.sql(`update offers set answered_at = answered_at - interval '1 day' where offer_id = $1`, [made.id]);
    await Promise.all([lookAtOffers(office), lookAtOffers(office)]);
    await mailTo(person, /Do you still join/);
    expect(await joiningOf(connection.id)).toMatchObject({
      questions: [{ asked_on: dayAhead(0), answer: null }],
      next_question_on: dayAhead(7),
    });
    expect(await tasksOf(connection.id)).toEqual(['joining.asked', 'offer.accepted']);
    expect((await still({ answer: 'maybe' })).status).toBe(400);
    expect((await still({ answer: 'unsure', note: 'My father is ill.' })).body).toMatchObject({
      still_joining: { asked_on: dayAhead(0), answer: 'unsure' },
    });
    expect(await tasksOf(connection.id)).toEqual(['joining.doubt', 'offer.accepted']);
    const noted = await office.admin.put(`/api/admin/connections/${connection.id}/still-joining`, { answer: 'yes' });
    expect(noted.body).toMatchObject({ questions: [{ answer: 'yes', note: null, answered_by: 'agency' }] });
    expect(await tasksOf(connection.id)).toEqual(['offer.accepted']);
    await office.setStatus(connection.id, 'offered', { joining_date: dayAhead(0) });
    expect(await joiningOf(connection.id)).toMatchObject({ is_joining: false, next_question_on: null });
    expect((await still({ answer: 'no' })).status).toBe(409);
  });

  it('somebody who accepted is dropped with a reason, others as before', async () => {
    const plain = await candidate(office);
    expect(await office.setStatus(plain.connection.id, 'dropped')).toMatchObject({ drop_reason: null });
    const scene = await candidate(office);
    const { id } = scene.connection;
    await acceptedBefore(office, scene, 1);
    const drop = (fields: object): Promise<ApiAnswer> =>
      office.admin.put(`/api/admin/connections/${id}/status`, { placement_status: 'dropped', ...fields });
    expect(await drop({})).toMatchObject({ status: 409, body: { code: 'connection.drop_reason_required' } });
    const drop_reason = 'Took a counter-offer.';
    expect((await drop({ drop_reason })).body).toMatchObject({ placement_status: 'dropped', drop_reason });
    expect(await office.setStatus(id, 'offered', { is_undo: true })).toMatchObject({ drop_reason: null });
    expect(await tasksOf(id)).toEqual([]);
  });
});

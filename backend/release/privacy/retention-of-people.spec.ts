import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place } from '../../test/support/ledger.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  // nothing is mailed at night
  await office.sql(`create or replace function india_now() returns timestamp language sql stable as
    $$ select date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '12 hours' $$`);
});
afterAll(() => office.close());

const PATH = '/api/admin/retention';
const look = (): Promise<void> => runNow(office, 'retention_of_people');
/** A person who was last seen so long ago, without a trace of the time since. */
async function notSeenFor(age: string): Promise<Member> {
  const person = await office.employee();
  await look();
  await growOld(person, age);
  return person;
}
async function growOld(person: Pick<Member, 'id' | 'userId'>, age: string): Promise<void> {
  await office.sql('update inactive_people set last_seen_at = now() - $2::interval where employee_id = $1', [
    person.id,
    age,
  ]);
  await office.sql('update users set created_at = now() - $2::interval where user_id = $1', [person.userId, age]);
  await office.sql('alter table audit_log disable trigger tg_audit_log_append_only');
  await office.sql('delete from audit_log where actor_id = $1', [person.userId]);
  await office.sql('alter table audit_log enable trigger tg_audit_log_append_only');
}
/** Told twice, 36 months after they were last seen. */
async function due(person: Pick<Member, 'id'>): Promise<void> {
  await office.sql(
    `update inactive_people set first_told_at = now() - interval '30 days', last_told_at = now() - interval '2 days', due_at = now()
     where employee_id = $1`,
    [person.id],
  );
}
async function placedPerson(): Promise<Pick<Member, 'id' | 'userId'> & { placement: number }> {
  const { employee, placement } = await place(office, { joining_date: '2026-11-02' });
  const [row] = await office.sql<{ userId: number }>(
    'select user_id as "userId" from employees where employee_id = $1',
    [employee.id],
  );
  return { id: employee.id, userId: Number(row?.userId), placement: placement.id };
}
const restrictionOf = async ({ userId }: Pick<Member, 'userId'>): Promise<unknown> =>
  (await office.sql('select restriction from users where user_id = $1', [userId]))[0]?.['restriction'];
const listed = async ({ id }: Member): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.get(`${PATH}?id=${id}`)))[0];
const mailsTo = ({ email }: Member): string[] =>
  office.agency.mail.mails
    .filter(({ to, subject }) => to === email && /erase your details/.test(subject))
    .map(({ subject }) => subject);
const mailed = (person: Member, count: number): Promise<true> =>
  waitFor(`${count} mails to ${person.email}`, () => (mailsTo(person).length === count ? true : undefined));
const counts = (): Promise<ApiRecord> => recordOf(office.admin.get(`${PATH}/counts`));

describe('people who were not seen for long', () => {
  it('are on the list three months before, and are told nothing yet', async () => {
    const [soon, young] = [await notSeenFor('34 months'), await notSeenFor('32 months')];
    const before = await counts();
    await look();
    expect(await listed(soon)).toMatchObject({ state: 'soon', email: soon.email, first_told_at: null });
    expect(await listed(young)).toBeUndefined();
    expect(await counts()).toEqual(before);
    expect(mailsTo(soon)).toEqual([]);
  });

  it('are notified 30 days and 48 hours before, once each, and then due', async () => {
    const person = await notSeenFor('35 months 5 days');
    await look();
    await mailed(person, 1);
    await look();
    const notified = await listed(person);
    expect(notified).toMatchObject({ state: 'told', last_told_at: null });
    await office.sql(`update inactive_people set due_at = now() + interval '47 hours' where employee_id = $1`, [
      person.id,
    ]);
    await look();
    await mailed(person, 2);
    expect(mailsTo(person)[1]).toMatch(/^Last notice/);
    const last = await listed(person);
    expect(last).toMatchObject({ state: 'last_call' });
    // 48 hours are left, though the mail leaves later than planned
    expect(Date.parse(String(last?.['erased_from'])) - Date.parse(String(last?.['last_told_at']))).toBe(48 * 3_600_000);
    await office.sql(`update inactive_people set due_at = now() where employee_id = $1`, [person.id]);
    expect(await listed(person)).toMatchObject({ state: 'due' });
    expect((await rowsOf(office.admin.get(`${PATH}?state=due`))).map(({ id }) => id)).toEqual([person.id]);
    expect((await counts())['due']).toBe(1);
    await look();
    expect(mailsTo(person)).toHaveLength(2);
    expect(await listed(person)).toBeUndefined();
    expect(await rowsOf(office.admin.list('restricted-accounts', { filter: { restriction: 'idle' } }))).toEqual([
      expect.objectContaining({ employee_id: person.id, email: person.email, restriction: 'idle' }),
    ]);
    await waitFor('the account to be erased', async () => {
      await runNow(office, 'account_erasures');
      return (await office.count('users where user_id = $1', [person.userId])) ? undefined : true;
    });
    await waitFor(
      'the last mail',
      () =>
        office.agency.mail.mails.some(
          ({ to, subject }) => to === person.email && subject === 'We erase your data now',
        ) || undefined,
    );
    expect(await office.count('employees where employee_id = $1', [person.id])).toBe(0);
  });

  it('are kept when they log in a moment before the look, and restricted a moment after', async () => {
    const [early, late] = [await notSeenFor('37 months'), await notSeenFor('37 months')];
    await due(early);
    await due(late);
    await office.agency.login(early.email);
    await look();
    expect([await restrictionOf(early), await restrictionOf(late)]).toEqual([null, 'idle']);
    expect(await listed(early)).toBeUndefined();
  });

  it('are not restricted without the second mail', async () => {
    const person = await notSeenFor('37 months');
    await due(person);
    await office.sql('update inactive_people set last_told_at = null where employee_id = $1', [person.id]);
    await look();
    expect([await restrictionOf(person), (await listed(person))?.['state']]).toEqual([null, 'last_call']);
  });

  it('keep their day when they ask for the erasure themselves', async () => {
    const person = await notSeenFor('37 months');
    await due(person);
    await office.sql(
      `update users set restricted_at = now(), restriction = 'erasure', erasure_due_at = now() + interval '9 days'
       where user_id = $1`,
      [person.userId],
    );
    await look();
    expect(await restrictionOf(person)).toBe('erasure');
  });

  it('are seen as long as they are committed to an employer, or a claim or a penalty case about them is open', async () => {
    const [committed, claimed, accused, free] = [
      await placedPerson(),
      await placedPerson(),
      await placedPerson(),
      await placedPerson(),
    ];
    const claim = { last_working_day: '2026-11-20', reason: 'resigned' };
    await recordOf(office.admin.post(`/api/admin/placements/${claimed.placement}/claims`, claim));
    await office.sql(
      `insert into penalty_cases (employee_id, employee_name, email, amount_paise, reason, evidence, acceptance)
       values ($1, 'Asha Rao', 'asha@example.in', 1000, 'Left', 'Letter', '{}')`,
      [accused.id],
    );
    await look();
    for (const [person, years] of [
      [committed, 1],
      [claimed, 6],
      [accused, 6],
      [free, 6],
    ] as const) {
      await growOld(person, '37 months');
      await due(person);
      await office.sql(
        `update connections set status_changed_at = now() - interval '38 months' where employee_id = $1`,
        [person.id],
      );
      await office.sql(
        `update placements set joining_date = (now() - make_interval(years => $2))::date where placement_id = $1`,
        [person.placement, years],
      );
    }
    await look();
    expect(await Promise.all([committed, claimed, accused, free].map(restrictionOf))).toEqual([
      null,
      null,
      null,
      'idle',
    ]);
  });

  it('have 30 days from the mail on, however late it comes', async () => {
    const person = await notSeenFor('50 months');
    await look();
    const notified = await listed(person);
    const days =
      (Date.parse(String(notified?.['erased_from'])) - Date.parse(String(notified?.['first_told_at']))) / 86_400_000;
    expect([notified?.['state'], days]).toEqual(['told', 30]);
  });

  it.each([
    ['log in', (person: Member) => office.agency.login(person.email)],
    [
      'write to the agency',
      (person: Member) => recordOf(person.client.post('/api/me/grievances', { kind: 'question', text: 'Still here' })),
    ],
    [
      'are connected',
      async (person: Member) => office.connect((await office.jobFor((await office.addCompany()).id)).id, person.id),
    ],
    [
      'are noted',
      (person: Member) =>
        recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${person.id}`, { text: 'Called' })),
    ],
  ])('begin anew when they %s', async (_, act) => {
    const person = await notSeenFor('35 months 5 days');
    await look();
    expect(await listed(person)).toMatchObject({ state: 'told' });
    await act(person);
    await look();
    expect(await listed(person)).toBeUndefined();
  });

  it('are told nothing at night', async () => {
    const person = await notSeenFor('35 months 5 days');
    await office.sql(`create or replace function india_now() returns timestamp language sql stable as
      $$ select date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '23 hours' $$`);
    await look();
    expect(await listed(person)).toMatchObject({ state: 'soon' });
  });

  it('are listed for the staff alone', async () => {
    const person = await office.employee();
    const calls = [office.agency.anyone.get(PATH), person.client.get(PATH), person.client.get(`${PATH}/counts`)];
    expect(await statusesOf(calls)).toEqual([401, 403, 403]);
  });
});

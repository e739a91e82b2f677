import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf, rowsOf, statusesOf, type ApiRecord, type Member } from '../support/office.js';
import { runNow } from '../support/tasks.js';
import { waitFor } from '../support/wait-for.js';

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
  await office.sql('update inactive_people set last_seen_at = now() - $2::interval where employee_id = $1', [
    person.id,
    age,
  ]);
  await office.sql('update users set created_at = now() - $2::interval where user_id = $1', [person.userId, age]);
  await office.sql('alter table audit_log disable trigger tg_audit_log_append_only');
  await office.sql('delete from audit_log where actor_id = $1', [person.userId]);
  await office.sql('alter table audit_log enable trigger tg_audit_log_append_only');
  return person;
}
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

  it('are told 30 days and 48 hours before, once each, and then due', async () => {
    const person = await notSeenFor('35 months 5 days');
    await look();
    await mailed(person, 1);
    await look();
    const told = await listed(person);
    expect(told).toMatchObject({ state: 'told', last_told_at: null });
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
    await look();
    expect(await listed(person)).toMatchObject({ state: 'due' });
    expect(mailsTo(person)).toHaveLength(2);
    expect((await counts())['due']).toBe(1);
    // nothing erases
    expect(await office.count('employees where employee_id = $1', [person.id])).toBe(1);
    expect((await rowsOf(office.admin.get(`${PATH}?state=due`))).map(({ id }) => id)).toEqual([person.id]);
  });

  it('have 30 days from the mail on, however late it comes', async () => {
    const person = await notSeenFor('50 months');
    await look();
    const told = await listed(person);
    const days = (Date.parse(String(told?.['erased_from'])) - Date.parse(String(told?.['first_told_at']))) / 86_400_000;
    expect([told?.['state'], days]).toEqual(['told', 30]);
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

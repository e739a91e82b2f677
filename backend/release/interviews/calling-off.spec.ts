import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import {
  calendarMails,
  calendarsIn,
  hoursAhead,
  proposal,
  propose,
  settledMail,
  type Submitted,
  submitted,
  timePasses,
  untilInvited,
} from '../../test/support/interviews.js';
import { Merges } from '../../test/support/merges.js';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

/** An interview to which both sides were invited. */
async function invited(all: Submitted): Promise<Submitted & { id: number }> {
  const { id } = await propose(office, all.connection);
  for (const { email } of [all.person, all.company]) {
    await settledMail(office, email);
    await untilInvited(office, email);
  }
  return { ...all, id };
}

const reallyShown = async (): Promise<Submitted & { scene: Scene }> => {
  const scene = await shows.shown();
  return { ...scene, connection: await office.seen('connections', scene.id), scene };
};

const command = (name: 'export' | 'erase', email: string, ...args: string[]): Promise<CommandResult> =>
  runCommand(`person-${name}`, ['--email', email, ...args], {
    DATABASE_URL: office.agency.database.url,
    JWT_SECRET: TEST_SECRET,
  });

const untilCancelled = async (emails: string[]): Promise<void> => {
  for (const email of emails) expect(calendarsIn(await settledMail(office, email, 2)).method).toBe('CANCEL');
};

describe('an interview is called off, with mails to all who were invited, by', () => {
  it.each([
    ['a withdrawal of the agency', ({ connection }: Submitted) => shows.withdraw(connection.id)],
    [
      'a person who refuses the job',
      ({ person, job }: Submitted) =>
        person.client.post(`/api/employee/jobs/${job.id}/withdraw`, { reason: 'Too far.' }),
    ],
    ['consent that is taken back', ({ person }: Submitted) => shows.agree(person.client, false)],
    [
      'the deletion of the connection',
      ({ connection }: Submitted) => office.superAdmin.delete(`/api/admin/connections/${connection.id}`),
    ],
    ['the deletion of the job', ({ job }: Submitted) => office.superAdmin.delete(`/api/admin/job-requests/${job.id}`)],
    [
      'the deletion of the person',
      ({ person }: Submitted) => office.superAdmin.delete(`/api/admin/employees/${person.id}`),
    ],
    [
      'the deletion of the company',
      ({ company }: Submitted) => office.superAdmin.delete(`/api/admin/companies/${company.id}`),
    ],
  ])('%s', async (_, end) => {
    const { scene: _scene, ...all } = await reallyShown();
    const { id, person, company, connection } = await invited(all);
    const ended = await end(all);
    if ('status' in ended && typeof ended.status === 'number') expect(ended.status).toBeLessThan(300);
    await untilCancelled([person.email, company.email]);
    const [left] = await office.sql<{ state: string }>('select state from interviews where interview_id = $1', [id]);
    expect([undefined, 'cancelled']).toContain(left?.state);
    await untilInvited(office, person.email);
    if (left) expect((await proposal(office, connection)).body).toMatchObject({ code: 'interview.not_submitted' });
  });

  it('nothing once it is over: it waits for its result, and no calendar is told', async () => {
    const { id, connection, person, company } = await invited(await submitted(office));
    await timePasses(office, id, { hoursUntil: -3 });
    await shows.withdraw(connection.id);
    expect(await office.seen('connections', connection.id)).toMatchObject({ share: 'withdrawn' });
    expect(await office.seen('interviews', id)).toMatchObject({ state: 'proposed' });
    await recordOf(office.admin.put(`/api/admin/interviews/${id}/result`, { result: 'done' }));
    for (const { email } of [person, company])
      expect(
        await office.count(`outbox_mails where recipient = $1 and template = 'interview-cancelled'`, [email]),
      ).toBe(0);
  });

  it('nothing that changes a status: a rejected person is told by the agency', async () => {
    const { scene: _, ...all } = await reallyShown();
    const { id, connection } = await invited(all);
    await office.setStatus(connection.id, 'rejected');
    expect(await office.seen('interviews', id)).toMatchObject({ state: 'proposed' });
  });
});

describe('who acts for a company no more', () => {
  it('is asked no more, their calendar is told, and the interview is not confirmed by that', async () => {
    const all = await submitted(office);
    const colleague = await office.colleague(all.company);
    const { id } = await propose(office, all.connection, {
      attendees: [{ email: colleague.email, name: 'Kavya Shetty' }],
    });
    await settledMail(office, colleague.email);
    await untilInvited(office, colleague.email);
    await recordOf(all.person.client.post(`/api/employee/interviews/${id}/reply`, { reply: 'accept', sequence: 0 }));
    expect((await all.company.client.delete(`/api/company/members/${colleague.id}`)).status).toBe(200);
    expect(calendarsIn(await settledMail(office, colleague.email, 2)).method).toBe('CANCEL');
    expect(await office.seen('interviews', id)).toMatchObject({ state: 'proposed', attendees: [] });
  });
});

describe('a merge', () => {
  it('moves interviews to the connection that stays, and the agency sees both', async () => {
    const merges = new Merges(office);
    const first = await submitted(office);
    const second = await submitted(office, { company: first.company, job: first.job });
    const interviews = [
      await propose(office, first.connection),
      await propose(office, second.connection, { starts_at: hoursAhead(4), ends_at: hoursAhead(5) }),
    ];
    await merges.merge(first.person.id, second.person.id);
    const found = await rowsOf(office.admin.list('interviews', { filter: { employee_id: first.person.id } }));
    expect(found.map(({ id }) => id).toSorted()).toEqual(interviews.map(({ id }) => id).toSorted());
    expect(found.map(({ connection_id }) => connection_id)).toEqual([first.connection.id, first.connection.id]);
    // both reach the one who stays
    const second_ = found.find(({ id }) => id === interviews[1]?.id);
    expect(second_).toMatchObject({ state: 'proposed', person: { email: first.person.email } });
  });
});

describe('an erasure', () => {
  it('takes interviews and answers of the person, notifies the company in time, and names nobody', async () => {
    const all = await invited(await submitted(office));
    await recordOf(
      all.person.client.post(`/api/employee/interviews/${all.id}/reply`, {
        reply: 'accept',
        sequence: 0,
        note: 'Gladly.',
      }),
    );
    await recordOf(all.person.client.post('/api/me/calendar'));
    const exported = await command('export', all.person.email);
    expect(JSON.parse(exported.output)).toMatchObject({
      interviews: [{ interview_id: all.id, reply: 'accept', reply_note: 'Gladly.' }],
      'calendar feeds': [{ created_at: expect.any(String) }],
    });
    expect((await command('erase', all.person.email, '--yes')).code).toBe(0);
    const cancelled = await settledMail(office, all.company.email, 2);
    expect(calendarsIn(cancelled).method).toBe('CANCEL');
    expect(cancelled.raw).not.toMatch(/Rao|Gladly/);
    expect(await office.count('interviews where interview_id = $1', [all.id])).toBe(0);
    for (const table of ['calendar_feeds', 'notifications', 'push_subscriptions', 'notification_preferences'])
      expect([table, await office.count(`${table} where user_id = $1`, [all.person.userId])]).toEqual([table, 0]);
    expect(calendarMails(office, all.person.email)).toHaveLength(1);
  });
});

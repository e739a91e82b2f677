import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  change,
  hoursAhead,
  linkTokenIn,
  propose,
  settledMail,
  settleMails,
  type Submitted,
  submitted,
  timePasses,
  untilInvited,
} from '../../test/support/interviews.js';
import { Office, recordOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());
afterEach(() => {
  office.agency.mail.fault = undefined;
});

interface Invited extends Submitted {
  id: number;
}

/** An interview that both sides were asked to so long ago. */
async function invited(hoursUntil: number, hoursSince = 48): Promise<Invited> {
  const all = await submitted(office);
  const { id } = await propose(office, all.connection);
  await settleMails(office);
  for (const { email } of [all.person, all.company]) {
    await settledMail(office, email);
    await untilInvited(office, email);
  }
  await timePasses(office, id, { hoursUntil, hoursSince });
  return { ...all, id };
}

const remindersTo = ({ person, company }: Submitted): string[] =>
  office.agency.mail.mails
    .filter(({ to, subject }) => [person.email, company.email].includes(to) && subject.startsWith('Interview soon: '))
    .map(({ to }) => (to === person.email ? 'person' : 'company'))
    .toSorted();
/** Two looks at once: in the product they come from several processes. */
const remind = async (): Promise<void> => {
  await Promise.all([runNow(office, 'interview_reminders'), runNow(office, 'interview_reminders')]);
};
const untilLeft = (): Promise<unknown> =>
  waitFor(
    'reminders to leave',
    async () =>
      (await office.count(`outbox_mails where template = 'interview-reminder' and status = 'queued'`)) === 0 ||
      undefined,
  );

describe('a reminder', () => {
  it('comes a day and two hours before, once for each to each, also when it is looked at again', async () => {
    const all = await invited(25);
    await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual([]);
    await timePasses(office, all.id, { hoursUntil: 23.9 });
    for (let round = 0; round < 2; round += 1) await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual(['company', 'person']);
    await timePasses(office, all.id, { hoursUntil: 1.9 });
    for (let round = 0; round < 2; round += 1) await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual(['company', 'company', 'person', 'person']);
    const mail = office.agency.mail.mails.findLast(
      ({ to, subject }) => to === all.company.email && subject.startsWith('Interview soon'),
    );
    expect(mail?.raw).not.toMatch(/Rao|text\/calendar/);
  });

  it('leads to the answer, also when a restore ended the links of before', async () => {
    const all = await invited(1.9);
    await office.sql(
      'update interview_recipients set link_number = link_number + 1, token_hash = null where interview_id = $1',
      [all.id],
    );
    await remind();
    await untilLeft();
    const mail = office.agency.mail.mails.findLast(
      ({ to, subject }) => to === all.person.email && subject.startsWith('Interview soon'),
    );
    const token = mail && linkTokenIn(mail);
    expect((await office.agency.anyone.post('/api/interviews/open', { token })).status).toBe(200);
  });

  it('is the latest one alone when several were missed', async () => {
    const all = await invited(1.5);
    await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual(['company', 'person']);
  });

  it.each([
    ['the invitation is of the last two hours before', 1.9, 1.5, 0],
    ['the invitation is older than that', 1.9, 2.5, 2],
    ['a new time was proposed just before the day', 23.9, 1, 0],
    ['it begins now', -0.01, 48, 0],
  ])('when %s', async (_, hoursUntil, hoursSince, count) => {
    const all = await invited(hoursUntil, hoursSince);
    await remind();
    await untilLeft();
    expect(remindersTo(all)).toHaveLength(count);
  });

  it('comes to nobody who declined, was removed, or was not asked yet', async () => {
    const all = await invited(23.9);
    await recordOf(
      all.person.client.post(`/api/employee/interviews/${all.id}/reply`, { reply: 'decline', sequence: 0 }),
    );
    const attendees = [{ email: `late${all.id}@elsewhere.example.in`, name: 'Lata Pai' }];
    await change(office, all.id, { attendees });
    await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual([]);
  });

  it.each([
    ['cancelled', (id: number) => office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' })],
    ['moved', (id: number) => office.admin.patch(`/api/admin/interviews/${id}`, { starts_at: hoursAhead(2) })],
    [
      'withdrawn',
      (id: number) =>
        office.sql(
          `update connections set share = 'withdrawn' where connection_id = (select connection_id from interviews where interview_id = $1)`,
          [id],
        ),
    ],
  ])('that waits for the mail server is not sent once the interview is %s', async (_, end) => {
    const all = await invited(23.9);
    office.agency.mail.fault = { code: 451 };
    await remind();
    await waitFor(
      'a reminder that was not taken',
      async () =>
        (await office.count(`outbox_mails where template = 'interview-reminder' and attempts > 0 and recipient = $1`, [
          all.person.email,
        ])) || undefined,
    );
    await end(all.id);
    // it is given up before the server is asked once more
    await office.sql(`update outbox_mails set next_attempt_at = now() where template = 'interview-reminder'`);
    await untilLeft();
    office.agency.mail.fault = undefined;
    expect(remindersTo(all)).toEqual([]);
  });

  it('of a time that comes back is not repeated', async () => {
    const all = await invited(23.9);
    await remind();
    await untilLeft();
    const { starts_at } = await office.seen('interviews', all.id);
    await change(office, all.id, { starts_at: hoursAhead(5) });
    await change(office, all.id, { starts_at });
    await office.sql(`update interviews set timed_at = timed_at - interval '2 days' where interview_id = $1`, [all.id]);
    await remind();
    await untilLeft();
    expect(remindersTo(all)).toEqual(['company', 'person']);
  });
});

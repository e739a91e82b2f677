import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';
import { type ApiRecord, Office, recordOf, refusalOf } from '../support/office.js';
import { Showings } from '../support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const pathOf = (id: number): string => `/api/admin/connections/${id}/remind`;
const remind = (id: number, client: ApiClient = office.admin): Promise<ApiAnswer> => client.post(pathOf(id), {});
const mails = (template: string, recipient: string): Promise<number> =>
  office.count('outbox_mails where template = $1 and recipient = $2', [template, recipient]);
/** Makes the reminders of a connection older: the log lets nobody, but its owner. */
async function makeOlder(id: number, days: number): Promise<void> {
  await office.sql('alter table audit_log disable trigger user');
  await office.sql(
    `update audit_log set at = at - $2 * interval '1 day' where record_id = $1 and kind = 'connection' and action = 'sent'`,
    [id, days],
  );
  await office.sql('alter table audit_log enable trigger user');
  await office.sql(
    `update sheets set wait_reminded_at = wait_reminded_at - $2 * interval '1 day' where connection_id = $1`,
    [id, days],
  );
}
async function next(id: number): Promise<unknown[]> {
  const { body } = await office.admin.get(`/api/admin/next-steps?connections=${id}`);
  return (body as ApiRecord[]).flatMap(({ sentence, action }) => [sentence, action]);
}
const NOTHING = { status: 409, error: 'Nobody is asked or shown here who waits for an answer' };
const LATELY = {
  status: 409,
  error: expect.stringMatching(/^A reminder left on .+ \d{4}\. The next one may leave from .+ \d{4} on\.$/),
};

describe('a person who was asked', () => {
  it('is asked again with a fresh link, once in three days', async () => {
    const { id, person } = await shows.scene({ agrees: false });
    await recordOf(shows.submit(id));
    expect(await next(id)).toEqual(['The person has not agreed yet to be shown.', 'remind']);
    const links = (): Promise<number> => office.count('consent_links where employee_id = $1', [person.id]);
    const before = await links();
    const reminded = await recordOf(remind(id));
    expect(Date.parse(String(reminded['may_remind_at'])) - Date.parse(String(reminded['reminded_at']))).toBe(
      3 * 24 * 60 * 60 * 1000,
    );
    expect(await shows.mailTo(person.email, /We still wait for your answer/)).toContain('within 14 days');
    expect(await links()).toBe(before + 1);
    expect(await next(id)).toEqual([
      expect.stringMatching(/^The person has not agreed yet to be shown\. Reminded on \d+ \w+ \d{4}\.$/),
      'note_consent',
    ]);
    expect(await refusalOf(remind(id))).toEqual(LATELY);
    expect(await mails('consent-reminder', person.email)).toBe(1);
    await makeOlder(id, 3);
    expect((await remind(id)).status).toBe(200);
    expect(await mails('consent-reminder', person.email)).toBe(2);
    expect(
      await office.sql(
        `select actor_email, after from audit_log where kind = 'connection' and action = 'sent' and record_id = $1`,
        [id],
      ),
    ).toEqual([
      { actor_email: office.admin.email, after: { reminded: 'person' } },
      { actor_email: office.admin.email, after: { reminded: 'person' } },
    ]);
  });

  it('gets none once restricted, locked out or answered', async () => {
    const [one, other, third] = [
      await shows.scene({ agrees: false }),
      await shows.scene({ agrees: false }),
      await shows.scene({ agrees: false }),
    ];
    for (const { id } of [one, other, third]) await recordOf(shows.submit(id));
    await office.sql('update employees set restricted = true where employee_id = $1', [one.person.id]);
    await office.sql('update users set disabled_at = now() where email = $1', [other.person.email]);
    await shows.answerQuestion(third, false);
    for (const { id } of [one, other, third]) expect(await refusalOf(remind(id))).toEqual(NOTHING);
  });
});

describe('a company that was shown people', () => {
  it('is reminded of all who wait for the job by one mail, once in three days', async () => {
    const shown = await shows.shown();
    const { company, job, id } = shown;
    const second = await office.employee();
    await shows.agree(second.client);
    const other = await office.connect(job.id, second.id);
    await recordOf(shows.submit(other.id));
    const [sentence, action] = await next(id);
    expect([sentence, action]).toEqual([expect.stringContaining('has not answered since'), 'remind']);
    await recordOf(remind(id));
    expect(await shows.mailTo(company.email, /^2 people wait for your answer: /)).toContain(
      'has shown you 2 candidates',
    );
    expect(await mails('candidates-waiting', company.email)).toBe(1);
    expect(await next(other.id)).toEqual([expect.stringMatching(/Reminded on \d+ \w+ \d{4}\.$/), 'note_answer']);
    for (const one of [id, other.id]) expect(await refusalOf(remind(one))).toEqual(LATELY);
    await makeOlder(id, 3);
    expect((await remind(id)).status).toBe(200);
    expect(await shows.mailTo(company.email, /^1 person waits for your answer: /)).toContain('a candidate');
  });

  it('gets none about whom it has answered, or sees no more; nor does anybody of somebody who was never shown', async () => {
    const { id } = await shows.shown();
    await recordOf(office.admin.put(`/api/admin/connections/${id}/answer`, { answer: 'hold', via: 'phone' }));
    const ended = await shows.shown();
    await office.setStatus(ended.id, 'rejected');
    const fresh = await shows.scene();
    for (const one of [id, ended.id, fresh.id]) expect(await refusalOf(remind(one))).toEqual(NOTHING);
    expect((await remind(999_999)).status).toBe(404);
    const { client } = await office.company();
    expect((await remind(id, client)).status).toBe(403);
  });
});

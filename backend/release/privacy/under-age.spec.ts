import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

const REASON = 'The college called: the student is in class 11.';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office, { email: 'privacy@niyukt.example', phone: '9820012345' });
});
afterAll(() => office.close());

const pathOf = ({ id }: Pick<Member, 'id'>): string => `/api/admin/employees/${id}/under-age`;
const report = (person: Member, reason: unknown = REASON): Promise<ApiAnswer> =>
  office.admin.post(pathOf(person), { reason });
const disprove = (person: Member, caller = office.superAdmin): Promise<ApiAnswer> =>
  caller.delete(pathOf(person), {}, { reason: 'Saw the passport.' });
const listed = async ({ id }: Member): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.list('restricted-accounts', { filter: { employee_id: id } })))[0];
const ownErasure = ({ client }: Member): Promise<ApiRecord> => recordOf(client.get('/api/me/erasure'));
const codeOf = async (call: Promise<ApiAnswer>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, (body as { code?: string }).code];
};
const mailTo = ({ email }: Member, subject: RegExp): Promise<{ text: string }> =>
  waitFor(`a mail to ${email}`, () =>
    office.agency.mail.mails.find((mail) => mail.to === email && subject.test(mail.subject)),
  );
const endOfDay = async (days: number): Promise<string | undefined> =>
  (
    await office.sql<{ at: string }>(
      `select to_char(((india_today() + $1::int + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 ms') at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
      [days],
    )
  )[0]?.at;

/** Lets the day of an erasure come. */
async function erased({ userId }: Member): Promise<void> {
  await office.sql(`update users set erasure_due_at = now() - interval '1 minute' where user_id = $1`, [userId]);
  await waitFor('the account to be erased', async () => {
    await runNow(office, 'account_erasures');
    return (await office.count('users where user_id = $1', [userId])) ? undefined : true;
  });
}

describe('a person who is reported as under 18', () => {
  it('is restricted at once, told how to say that it is wrong, and erased at the end of the 7th day', async () => {
    const shows = new Showings(office);
    const { person, company, job } = await shows.shown();
    const day = await endOfDay(7);
    const answer = { employee_id: person.id, restriction: 'minor', erasure_due_at: day };
    expect(await report(person)).toMatchObject({ status: 200, body: answer });
    expect(await office.admin.get(`/api/admin/employees/${person.id}`)).toMatchObject({ status: 404 });
    expect(await rowsOf(company.client.get(`/api/company/jobs/${job.id}/candidates`))).toEqual([]);
    expect(await ownErasure(person)).toMatchObject({ reason: 'minor', due_at: day });
    expect(await listed(person)).toMatchObject({ email: person.email, restriction: 'minor', erasure_due_at: day });
    const { text } = await mailTo(person, /^We were told that you are under 18/);
    expect(text).toContain('privacy@niyukt.example');
    expect(text).toContain('/my-data');
    // a report is not taken back by who was reported
    expect(await codeOf(person.client.delete('/api/me/erasure'))).toEqual([409, 'erasure.not_asked']);
    expect(await codeOf(person.client.post('/api/me/erasure'))).toEqual([409, 'erasure.asked']);
    await erased(person);
  });

  it('is notified in their language', async () => {
    const person = await office.employee();
    await recordOf(person.client.put('/api/me/language', { language: 'hi' }));
    await recordOf(report(person));
    expect((await mailTo(person, /18 साल से कम/)).text).toContain('privacy@niyukt.example');
  });

  it('is reported once, with a reason, which the audit log keeps', async () => {
    const person = await office.employee();
    expect(await report(person, ' ')).toMatchObject({ status: 400, body: { fields: [{ field: 'reason' }] } });
    await recordOf(report(person));
    expect(await codeOf(report(person))).toEqual([409, 'under_age.reported']);
    const log = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'employee', record_id: person.id } }),
    );
    expect(log).toContainEqual(expect.objectContaining({ after: { under_age: 'reported', reason: REASON } }));
    expect(await codeOf(office.admin.post(pathOf({ id: 2_000_000_000 }), { reason: REASON }))).toEqual([
      404,
      'employee.not_found',
    ]);
  });

  it('is who they were when it is disproved, which needs the permission for privacy', async () => {
    const person = await office.employee();
    expect(await codeOf(disprove(person))).toEqual([409, 'under_age.not_reported']);
    await recordOf(report(person));
    expect(await codeOf(disprove(person, office.admin))).toEqual([403, 'auth.permission_missing']);
    expect(await disprove(person)).toMatchObject({ status: 200, body: { restriction: null, erasure_due_at: null } });
    expect(await office.seen('employees', person.id)).toMatchObject({ email: person.email });
    expect(await listed(person)).toBeUndefined();
    expect(await ownErasure(person)).toMatchObject({ reason: null, due_at: null });
    expect((await mailTo(person, /^We know now that you are 18 or older/)).text).toContain('open again');
  });

  it('keeps an own request to be erased that stood before, with its day, when the report is disproved', async () => {
    const person = await office.employee();
    const { due_at } = await recordOf(person.client.post('/api/me/erasure'));
    await recordOf(report(person));
    expect(await ownErasure(person)).toMatchObject({ reason: 'minor', due_at: await endOfDay(7) });
    expect((await disprove(person)).body).toMatchObject({ restriction: 'erasure', erasure_due_at: due_at });
    expect((await mailTo(person, /^We know now that you are 18 or older/)).text).toContain('as before the report');
    // their own request is taken back by them alone
    expect(await recordOf(person.client.delete('/api/me/erasure'))).toMatchObject({ reason: null, due_at: null });
  });

  it('takes an own request back while the report stands, which keeps its day', async () => {
    const person = await office.employee();
    await recordOf(person.client.post('/api/me/erasure'));
    const { erasure_due_at: due_at } = await recordOf(report(person));
    expect(await recordOf(person.client.delete('/api/me/erasure'))).toMatchObject({ reason: 'minor', due_at });
    expect(await codeOf(person.client.delete('/api/me/erasure'))).toEqual([409, 'erasure.not_asked']);
    expect((await disprove(person)).body).toMatchObject({ restriction: null });
  });

  it('is erased on the earlier day of both', async () => {
    const person = await office.employee();
    await recordOf(person.client.post('/api/me/erasure'));
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    await office.sql(
      `update users set erasure_due_at = $2::timestamptz, restrictions = jsonb_build_object('erasure', $2::text) where user_id = $1`,
      [person.userId, soon],
    );
    expect((await report(person)).body).toMatchObject({ restriction: 'minor', erasure_due_at: soon });
  });

  it('is not silent any more after a late yes, and stays reported', async () => {
    const person = await office.employee();
    await office.sql(
      `update users set restricted_at = now(), restriction = 'silence', erasure_due_at = now() + interval '30 days' where user_id = $1`,
      [person.userId],
    );
    await office.sql(
      `insert into notices (employee_id, due_at, sent_at, silent_at) values ($1, now(), now(), now())
       on conflict (employee_id) do update set silent_at = now()`,
      [person.id],
    );
    await recordOf(report(person));
    const { version } = (await office.agency.anyone.get('/api/privacy/notice')).body as { version: string };
    await recordOf(person.client.post('/api/me/notice', { agrees: true, notice_version: version, language: 'en' }));
    expect(await ownErasure(person)).toMatchObject({ reason: 'minor' });
    expect((await disprove(person)).body).toMatchObject({ restriction: null });
  });

  it('gets no penalty, and an open case goes with them', async () => {
    const person = await office.employee();
    const { version } = (await office.agency.anyone.get('/auth/terms/employee')).body as { version: string };
    await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
    const penalty = { employee_id: person.id, amount_paise: 1000, reason: 'Left.', evidence: 'Letter of 4 May.' };
    await setAgency(office, { penalty_paise: 1_000_000, penalty_days: 15 });
    const { id } = await recordOf(office.superAdmin.post('/api/admin/penalties', penalty));
    await recordOf(report(person));
    expect(await codeOf(office.superAdmin.post('/api/admin/penalties', penalty))).toEqual([409, 'penalty.under_age']);
    expect(await codeOf(office.superAdmin.post(`/api/admin/penalties/${id}/notice`))).toEqual([
      409,
      'penalty.under_age',
    ]);
    expect((await ownErasure(person))['stays']).not.toContainEqual(expect.objectContaining({ code: 'penalty' }));
    await erased(person);
    expect(await office.superAdmin.get(`/api/admin/penalties/${id}`)).toMatchObject({ status: 404 });
  });

  it('is reported by the staff alone', async () => {
    const person = await office.employee();
    expect((await person.client.post(pathOf(person), { reason: REASON })).status).toBe(403);
    expect((await office.agency.anyone.post(pathOf(person), { reason: REASON })).status).toBe(401);
  });
});

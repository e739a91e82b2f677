import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered, atOnce } from '../../test/support/accounts.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { place, placementOf, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { waitFor } from '../../test/support/wait-for.js';

const PATH = '/api/admin/penalties';
const MAX_PAISE = 1_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
  await setAgency(office, { penalty_paise: MAX_PAISE, penalty_days: 15 });
});
afterAll(() => office.close());

/** A person who accepted the present terms, as the records prove. */
async function bound(): Promise<Member> {
  const person = await office.employee();
  const { version } = (await office.agency.anyone.get('/auth/terms/employee')).body as { version: string };
  await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
  return person;
}
const opening = (employee_id: number, fields: Record<string, unknown> = {}): Promise<ApiAnswer> =>
  office.superAdmin.post(PATH, {
    employee_id,
    amount_paise: MAX_PAISE,
    reason: 'Left after five months.',
    evidence: 'Letter of 4 May.',
    ...fields,
  });
const open = async (person: Member): Promise<ApiRecord> => recordOf(opening(person.id));
const seen = ({ id }: ApiRecord): Promise<ApiRecord> => recordOf(office.superAdmin.get(`${PATH}/${id}`));
const notice = ({ id }: ApiRecord): Promise<ApiAnswer> => office.superAdmin.post(`${PATH}/${id}/notice`);
const end = ({ id }: ApiRecord, state: string, reason = 'As agreed.'): Promise<ApiAnswer> =>
  office.superAdmin.post(`${PATH}/${id}/end`, { state, reason });
const say = ({ client }: Member, { id }: ApiRecord, text = 'The team was closed.'): Promise<ApiAnswer> =>
  client.post(`/api/me/penalties/${id}/answer`, { text });
const inState = (one: ApiRecord, state: string): Promise<ApiRecord> =>
  waitFor(`case ${one.id} to be ${state}`, async () => {
    const now = await seen(one);
    return now['state'] === state && !now['notice_waits'] ? now : undefined;
  });
async function sent(person: Member): Promise<ApiRecord> {
  const one = await open(person);
  await recordOf(notice(one));
  return inState(one, 'notice_sent');
}
const grownOld = ({ id }: ApiRecord, years: number): Promise<unknown> =>
  office.sql(`update penalty_cases set created_at = created_at - $2 * interval '1 year' where case_id = $1`, [
    id,
    years,
  ]);

describe('a penalty case', () => {
  it('is opened with the acceptance that it stands on', async () => {
    const person = await bound();
    const one = await open(person);
    const [accepted] = await office.sql('select sha256, version from terms_answers where user_id = $1', [
      person.userId,
    ]);
    expect(one).toMatchObject({
      state: 'open',
      employee_id: person.id,
      email: person.email,
      amount_paise: MAX_PAISE,
      terms_version: accepted?.['version'],
      terms_sha256: accepted?.['sha256'],
      notice_on: null,
      due_on: null,
      notice_waits: false,
    });
  });

  it('needs an acceptance whose text is known', async () => {
    const person = await office.employee();
    const refusal = {
      status: 409,
      error: 'There is no proven acceptance of the terms by this person: the text that was shown is not known',
    };
    expect(await refusalOf(opening(person.id))).toEqual(refusal);
    await office.sql(
      `insert into terms_answers (user_id, email, role, version, language, answer, how) values ($1, $2, 'employee', '2025-04-01', 'en', 'yes', 'before')`,
      [person.userId, person.email],
    );
    expect(await refusalOf(opening(person.id))).toEqual(refusal);
  });

  it.each<[Record<string, unknown>, number, string]>([
    [{ amount_paise: MAX_PAISE + 1 }, 422, 'The amount can be at most ₹10,000.00, as the settings say'],
    [{ amount_paise: 0 }, 400, 'Amount must be more than zero'],
    [{ reason: ' ' }, 400, 'Please give a reason'],
    [{ evidence: '' }, 400, 'Please say what proves it'],
    [{ employee_id: 999999 }, 404, 'Employee not found'],
    [{ placement_id: 999999 }, 404, 'Placement not found'],
  ])('with %j is refused', async (fields, status, error) => {
    const person = await bound();
    expect(await refusalOf(opening(person.id, fields))).toEqual({ status, error });
  });

  it('has at most 10,000 letters of evidence', async () => {
    const { id } = await bound();
    expect(await refusalOf(opening(id, { evidence: 'x'.repeat(10001) }))).toEqual({
      status: 400,
      error: 'Evidence must be at most 10000 characters long',
    });
  });

  it('names a placement of this person only', async () => {
    const person = await bound();
    const { placement, employee } = await place(office, { joining_date: '2026-12-01' });
    expect((await opening(person.id, { placement_id: placement.id })).status).toBe(404);
    expect(employee.id).not.toBe(person.id);
  });

  it('is for super admins alone', async () => {
    const person = await bound();
    const { id } = await open(person);
    for (const client of [office.admin, person.client]) {
      expect((await client.get(PATH)).status).toBe(403);
      expect((await client.get(`${PATH}/${id}`)).status).toBe(403);
      expect((await client.get(`${PATH}/${id}/notice.pdf`)).status).toBe(403);
      expect((await client.post(`${PATH}/${id}/notice`)).status).toBe(403);
      expect((await client.post(`${PATH}/${id}/end`, { state: 'withdrawn', reason: 'x' })).status).toBe(403);
    }
    expect((await office.superAdmin.get(`${PATH}/999999`)).status).toBe(404);
  });
});

describe('a notice', () => {
  it('is a letter with the amount, the day and the accepted version, without interest', async () => {
    const person = await bound();
    const one = await sent(person);
    expect(one).toMatchObject({ notice_on: '2026-12-16', due_on: '2026-12-31' });
    const mail = await office.agency.mail.mailTo(person.email);
    expect(mail.subject).toBe(`Notice of a penalty, case ${one.id}`);
    expect(mail.text).toContain('31 December 2026');
    expect(mail.raw).toContain('application/pdf');
    const { content } = await person.client.download(`/api/me/penalties/${one.id}/notice.pdf`);
    const text = await (await PdfReader.of(content)).letters();
    for (const words of [
      '₹10,000.00',
      '31 December 2026',
      'Left after five months.',
      'No interest is added',
      person.email,
    ]) {
      expect(text).toContain(words.replace(/\s+/g, ''));
    }
    expect(text).not.toContain('Letterof4May');
  });

  it('about a placement stands in the timeline of its connection', async () => {
    const person = await bound();
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, person.id);
    await office.setStatus(connection.id, 'placed');
    const { id: placement_id } = await placementOf(office, connection.id);
    await recordOf(notice(await recordOf(opening(person.id, { placement_id }))));
    const timeline = await office.superAdmin.get(`/api/admin/timeline?kind=connection&record_id=${connection.id}`);
    expect(timeline.text).toContain('"template":"penalty-notice"');
  });

  it('counts as sent when the mail server took it, and not before', async () => {
    const person = await bound();
    const one = await open(person);
    office.agency.mail.fault = { code: 450 };
    try {
      expect(await recordOf(notice(one))).toMatchObject({ state: 'open', notice_waits: true, notice_on: null });
      await waitFor('a refusal', async () =>
        office.count(`outbox_mails where recipient = $1 and last_error is not null`, [person.email]),
      );
      expect(await seen(one)).toMatchObject({ state: 'open', notice_waits: true, notice_on: null, due_on: null });
      expect(await rowsOf(person.client.get('/api/me/penalties'))).toEqual([]);
      expect(await refusalOf(notice(one))).toEqual({ status: 409, error: 'A notice is on its way already' });
      expect((await say(person, one)).status).toBe(404);
    } finally {
      office.agency.mail.fault = undefined;
    }
    expect(await inState(one, 'notice_sent')).toMatchObject({ notice_on: '2026-12-16' });
  });

  it('that waits does not leave once the case is withdrawn', async () => {
    const person = await bound();
    const one = await open(person);
    office.agency.mail.fault = { code: 450 };
    try {
      await recordOf(notice(one));
      await recordOf(end(one, 'withdrawn'));
    } finally {
      office.agency.mail.fault = undefined;
    }
    await waitFor(
      'the mail to be dropped',
      async () =>
        (await office.count(`outbox_mails where template = 'penalty-notice' and recipient = $1`, [person.email])) === 0,
    );
    expect(await seen(one)).toMatchObject({ state: 'withdrawn', notice_on: null });
    expect(
      office.agency.mail.mails.filter(({ to, subject }) => to === person.email && /penalty/.test(subject)),
    ).toEqual([]);
  });

  it('is queued once, however often it is asked for at the same moment', async () => {
    const person = await bound();
    const one = await open(person);
    const statuses = await atOnce(5, async () => (await notice(one)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  });
});

describe('the person', () => {
  it('sees and answers the own case, which is disputed then, and super admins are notified', async () => {
    const person = await bound();
    const one = await sent(person);
    const [own] = await rowsOf(person.client.get('/api/me/penalties'));
    expect(own).toEqual({
      id: one.id,
      case_id: one.id,
      state: 'notice_sent',
      amount_paise: MAX_PAISE,
      reason: 'Left after five months.',
      notice_on: '2026-12-16',
      due_on: '2026-12-31',
      answer: null,
      answered_at: null,
    });
    expect(await recordOf(say(person, one))).toMatchObject({ state: 'disputed', answer: 'The team was closed.' });
    expect((await say(person, one)).status).toBe(409);
    expect(await office.count(`notifications where kind = 'penalty.disputed' and record_id = $1`, [one.id])).toBe(1);
    // a second notice after a dispute
    await recordOf(notice(one));
    await inState(one, 'notice_sent');
    expect(await office.agency.mail.mailTo(person.email, 2)).toBeDefined();
    await recordOf(say(person, one, 'As I said before.'));
    const both = expect.stringMatching(/^The team was closed\.\n\(\d{4}-\d\d-\d\d\)\n\nAs I said before\.$/);
    expect(await seen(one)).toMatchObject({ state: 'disputed', answer: both });
    expect(await rowsOf(person.client.get('/api/me/penalties'))).toMatchObject([{ answer: both }]);
  });

  it('neither sees nor answers the case of another person', async () => {
    const one = await sent(await bound());
    const stranger = await bound();
    expect(await rowsOf(stranger.client.get('/api/me/penalties'))).toEqual([]);
    expect((await stranger.client.get(`/api/me/penalties/${one.id}/notice.pdf`)).status).toBe(404);
    expect((await say(stranger, one)).status).toBe(404);
    expect((await (await office.company()).client.get('/api/me/penalties')).status).toBe(403);
    const long = answered(stranger.client.post(`/api/me/penalties/${one.id}/answer`, { text: 'x'.repeat(10001) }));
    expect((await long).status).toBe(400);
  });
});

describe('a case goes', () => {
  it.each([
    ['open', 'paid', 409],
    ['open', 'waived', 409],
    ['open', 'withdrawn', 200],
    ['notice_sent', 'paid', 200],
    ['notice_sent', 'waived', 200],
    ['notice_sent', 'withdrawn', 200],
    ['disputed', 'paid', 409],
    ['disputed', 'waived', 200],
    ['disputed', 'withdrawn', 200],
  ])('from %s to %s: %i', async (from, to, status) => {
    const person = await bound();
    const one = from === 'open' ? await open(person) : await sent(person);
    if (from === 'disputed') await recordOf(say(person, one));
    expect((await end(one, to)).status).toBe(status);
    expect(await seen(one)).toMatchObject({ state: status === 200 ? to : from });
  });

  it('no further once it ended', async () => {
    const person = await bound();
    const one = await sent(person);
    await recordOf(end(one, 'paid', 'Received by bank.'));
    expect(await seen(one)).toMatchObject({ state: 'paid', end_reason: 'Received by bank.' });
    for (const state of ['paid', 'waived', 'withdrawn']) expect((await end(one, state)).status).toBe(409);
    expect((await notice(one)).status).toBe(409);
    expect((await say(person, one)).status).toBe(409);
  });

  it('only once, when two end it at the same moment', async () => {
    const one = await sent(await bound());
    const statuses = await atOnce(4, async (n) => (await end(one, n % 2 ? 'paid' : 'waived')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('by itself after three years', async () => {
    const person = await bound();
    const one = await sent(person);
    await grownOld(one, 3);
    expect(await seen(one)).toMatchObject({ state: 'lapsed' });
    expect((await end(one, 'waived')).status).toBe(409);
    expect((await say(person, one)).status).toBe(409);
    expect(await rowsOf(person.client.get('/api/me/penalties'))).toMatchObject([{ state: 'lapsed' }]);
  });
});

describe('an erasure', () => {
  const erase = async (email: string): Promise<string> => {
    const { code, output, errors } = await runCommand('person-erase', ['--email', email, '--yes'], {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    });
    expect([code, errors]).toEqual([0, '']);
    return output;
  };

  it('leaves the case that has not ended, says so, and takes the ended one', async () => {
    const person = await bound();
    const ended = await open(person);
    await recordOf(end(ended, 'withdrawn'));
    const one = await sent(person);
    expect(await erase(person.email)).toContain(`penalty case ${one.id}, which has not ended`);
    expect(await seen(one)).toMatchObject({ state: 'notice_sent', email: person.email, employee_id: null });
    expect((await office.superAdmin.get(`${PATH}/${ended.id}`)).status).toBe(404);
  });

  it('empties what names the person in the answers to the terms', async () => {
    const person = await bound();
    await erase(person.email);
    const rows = await office.sql(`select email, address, browser, user_id from terms_answers where email = 'erased'`);
    expect(rows).toContainEqual({ email: 'erased', address: null, browser: null, user_id: null });
    expect(await office.count('terms_answers where email = $1', [person.email])).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const PATH = '/api/admin/breaches';
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const FACTS = {
  what: 'A list of people went to a wrong company.',
  happened: '23 November 2026, by e-mail',
  data_kinds: ['contact', 'salary'],
};
const NOTIFIED = {
  consequences: 'Unwanted calls.',
  measures: 'The list was deleted.',
  advice: 'Trust no caller who asks for money.',
  contact: 'Meera Iyer, privacy@niyukt.example',
};

const note = (fields: Record<string, unknown> = {}): Promise<ApiRecord> =>
  recordOf(office.superAdmin.post(PATH, { ...FACTS, aware_at: hoursAgo(1), ...fields }));
const post = (id: number, path: string, body: object = {}): Promise<ApiAnswer> =>
  office.superAdmin.post(`${PATH}/${id}/${path}`, body);
const people = (id: number, filter: object = {}): Promise<ApiRecord[]> =>
  rowsOf(office.superAdmin.list(`breaches/${id}/people`, { filter }));
const codeOf = async (call: Promise<ApiAnswer>): Promise<unknown> => (await call).body.code;
/** Notifies people, and lets the mails leave. */
async function notifyPeople(id: number): Promise<ApiRecord> {
  const notified = await recordOf(post(id, 'tell'));
  await runNow(office, 'breach_mails');
  return notified;
}

describe('a breach', () => {
  it('has clocks of 6, 24 and 72 hours from the moment in which it was known', async () => {
    const aware = hoursAgo(7);
    const breach = await note({ aware_at: aware });
    const after = (hours: number): string => new Date(Date.parse(aware) + hours * 3_600_000).toISOString();
    expect(breach).toMatchObject({
      state: 'open',
      cert_in_due_at: after(6),
      tell_due_at: after(24),
      details_due_at: after(72),
      late: ['cert_in'],
    });
    const old = await note({ aware_at: hoursAgo(73) });
    expect(old['late']).toEqual(['people', 'cert_in', 'board', 'board_details']);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const longer = await recordOf(post(old.id, 'extended', { until, reason: 'Letter of the Board' }));
    expect(longer).toMatchObject({ details_due_at: until, late: ['people', 'cert_in', 'board'] });
    expect(await codeOf(post(old.id, 'extended', { until }))).toBe('request.invalid');
    for (const passed of [hoursAgo(1), hoursAgo(100)]) {
      const words = { until: passed, reason: 'Letter of the Board' };
      expect(await codeOf(post(old.id, 'extended', words))).toBe('breach.too_early');
    }
    await recordOf(post(old.id, 'reported', { to: 'board_details' }));
    const late = { until, reason: 'Letter of the Board' };
    expect(await codeOf(post(old.id, 'extended', late))).toBe('breach.details_reported');
  });

  it('goes from open to told, reported and closed, and no step is left out', async () => {
    const person = await office.employee();
    const { id } = await note();
    expect(await codeOf(post(id, 'tell'))).toBe('breach.facts_missing');
    expect(await codeOf(post(id, 'close', { reason: 'Over' }))).toBe('breach.not_reported');
    await recordOf(office.superAdmin.put(`${PATH}/${id}`, { ...FACTS, ...NOTIFIED, aware_at: hoursAgo(1) }));
    expect(await codeOf(post(id, 'tell'))).toBe('breach.facts_missing');
    await recordOf(post(id, 'people', { employee_ids: [person.id] }));
    expect(await recordOf(post(id, 'reported', { to: 'cert_in' }))).toMatchObject({ state: 'open' });
    expect(await notifyPeople(id)).toMatchObject({ state: 'told', people: 1 });
    expect(await codeOf(post(id, 'tell'))).toBe('breach.told');
    expect(await codeOf(post(id, 'no-breach', { reason: 'None' }))).toBe('breach.not_open');
    await recordOf(post(id, 'reported', { to: 'board' }));
    expect(await recordOf(post(id, 'reported', { to: 'board_details' }))).toMatchObject({
      state: 'reported',
      late: [],
    });
    expect(await recordOf(post(id, 'close', { reason: 'All was done.' }))).toMatchObject({ state: 'closed' });
    expect(await codeOf(post(id, 'reported', { to: 'board' }))).toBe('breach.ended');
    const { text } = await office.superAdmin.list('audit-log', { filter: { kind: 'breach', record_id: id } });
    for (const said of ['people_added', '"told": true', 'board_details_at', 'All was done.'])
      expect(text).toContain(said);
    await office.sql(`update breaches set ended_at = now() - interval '3 years 1 day' where breach_id = $1`, [id]);
    await runNow(office, 'expired_rows');
    expect(await office.count('breaches where breach_id = $1', [id])).toBe(0);
  });

  it('tells the facts of rule 7 by mail, once, and also to whom is added later', async () => {
    const [one, two] = [await office.employee(), await office.employee()];
    const { id } = await note(NOTIFIED);
    await recordOf(post(id, 'people', { emails: [one.email.toUpperCase(), one.email], employee_ids: [one.id] }));
    expect(await people(id)).toMatchObject([{ employee_id: one.id, email: one.email, mailed_at: null }]);
    await notifyPeople(id);
    await recordOf(post(id, 'people', { employee_ids: [one.id, two.id] }));
    await runNow(office, 'breach_mails');
    for (const { email } of [one, two]) {
      const mail = await waitFor(`the mail to ${email}`, () =>
        office.agency.mail.mails.find(({ to, subject }) => to === email && subject.startsWith('Your data')),
      );
      for (const fact of [FACTS.what, FACTS.happened, ...Object.values(NOTIFIED)]) expect(mail.text).toContain(fact);
    }
    const sent = `outbox_mails where template = 'breach-told' and recipient = $1`;
    expect(await office.count(sent, [one.email])).toBe(1);
  });

  it('concerns the people whom a filter of the list finds now', async () => {
    const marked = await office.addEmployee({ emplocation: 'Pondicherry' });
    await office.addEmployee();
    const { id } = await note();
    const filter = { preferred_location: 'Pondicherry' };
    expect((await post(id, 'people', { filter })).body).toEqual({ added: 1 });
    expect((await post(id, 'people', { filter })).body).toEqual({ added: 0 });
    expect(await people(id)).toMatchObject([{ employee_id: marked.id, name: marked['full_name'] }]);
    expect(await codeOf(post(id, 'people', { filter: { nonsense: 1 } }))).toBe('list.filter_unknown');
  });

  it('concerns restricted people and members of companies, too', async () => {
    const [person, member] = [await office.employee({ emplocation: 'Karaikal' }), await office.company()];
    await recordOf(person.client.post('/api/me/erasure'));
    const { id } = await note(NOTIFIED);
    const added = await post(id, 'people', { filter: { preferred_location: 'Karaikal' }, emails: [member.email] });
    expect(added.body).toEqual({ added: 2 });
    const phones = (await people(id)).map(({ email, phone }) => [email, Boolean(phone)]);
    expect(Object.fromEntries(phones)).toEqual({ [person.email]: true, [member.email]: true });
    await notifyPeople(id);
    await waitFor('the mail to the restricted person', () =>
      office.agency.mail.mails.find(({ to, subject }) => to === person.email && subject.startsWith('Your data')),
    );
  });

  it('finds who was opened, also where an earlier line of the access log stands for it', async () => {
    const person = await office.employee();
    const { id } = await note();
    const seen = new Date(Date.now() - 600_000).toISOString();
    await office.sql(`insert into access_log (employee_id, actor_id, what, at) values ($1, $2, 'record', $3)`, [
      person.id,
      office.admin.userId,
      seen,
    ]);
    const within = (seconds: number): object => ({
      opened: { actor_id: office.admin.userId, at_gte: new Date(Date.parse(seen) + seconds * 1000).toISOString() },
    });
    expect((await post(id, 'people/count', within(16 * 60))).body).toMatchObject({ added: 0 });
    expect((await post(id, 'people/count', within(14 * 60))).body).toMatchObject({ added: 1 });
  });

  it('says up to how many more were read in lists, each list once', async () => {
    const [thief, other] = [await office.agency.staff(), await office.agency.staff()];
    await Promise.all(Array.from({ length: 6 }, () => office.addEmployee({ emplocation: 'Zunheboto' })));
    const { id } = await note();
    const lists = (filter: object): Promise<unknown> => thief.list('employees', { filter });
    await lists({ preferred_location: 'Zunheboto' });
    const counted = async (opened: object): Promise<unknown> => (await post(id, 'people/count', { opened })).body;
    const mine = { actor_id: thief.userId };
    await waitFor('the line of the list', () =>
      office.count(`audit_log where actor_id = $1 and kind = 'access log'`, [thief.userId]),
    );
    expect(await counted(mine)).toEqual({ added: 0, by_lists: 6 });
    await office.sql(
      `insert into audit_log (at, actor_id, actor_email, actor_role, action, kind, record_name, after)
       select at - interval '1 hour', actor_id, actor_email, actor_role, action, kind, record_name, after from audit_log
       where actor_id = $1 and kind = 'access log'`,
      [thief.userId],
    );
    expect(await counted(mine)).toEqual({ added: 0, by_lists: 6 });
    const before = new Date(Date.now() - 1_800_000).toISOString();
    expect(await counted({ ...mine, at_lte: before })).toEqual({ added: 0, by_lists: 6 });
    expect(await counted({ ...mine, at_lte: new Date(Date.parse(before) - 7_200_000).toISOString() })).toEqual({
      added: 0,
      by_lists: 0,
    });
    expect(await counted({ actor_id: other.userId })).toEqual({ added: 0, by_lists: 0 });
  });

  it('logs whom a page shows, and no others', async () => {
    const [one, two] = [await office.employee(), await office.employee()];
    const { id } = await note();
    await recordOf(post(id, 'people', { employee_ids: [one.id, two.id] }));
    await office.superAdmin.get(`${PATH}/${id}/people?range=${encodeURIComponent('[0,0]')}`);
    const opened = `access_log where what = 'contact' and actor_id = $1 and employee_id = any($2)`;
    const count = (): Promise<number> => office.count(opened, [office.superAdmin.userId, [one.id, two.id]]);
    await waitFor('the opening', async () => (await count()) || undefined);
    expect(await count()).toBe(1);
  });

  it('keeps what people are told once they are notified', async () => {
    const { id: employee } = await office.employee();
    const { id } = await note(NOTIFIED);
    await recordOf(post(id, 'people', { employee_ids: [employee] }));
    await notifyPeople(id);
    const facts = { ...FACTS, ...NOTIFIED, aware_at: hoursAgo(1) };
    const edit = (fields: object): Promise<ApiAnswer> =>
      office.superAdmin.put(`${PATH}/${id}`, { ...facts, ...fields });
    expect(await codeOf(edit({ advice: null }))).toBe('breach.facts_missing');
    expect(await recordOf(edit({ advice: 'Change your password.' }))).toMatchObject({
      advice: 'Change your password.',
    });
  });

  it('lists whom no mail reached, until they were called', async () => {
    const [reached, lost] = [await office.employee(), await office.employee()];
    const { id } = await note(NOTIFIED);
    await recordOf(post(id, 'people', { employee_ids: [reached.id, lost.id] }));
    await notifyPeople(id);
    await office.sql(`update outbox_mails set status = 'dead' where template = 'breach-told' and recipient = $1`, [
      lost.email,
    ]);
    const [row, ...more] = await people(id, { to_call: true });
    expect([row, more]).toMatchObject([{ employee_id: lost.id, to_call: true }, []]);
    const csv = await office.superAdmin.get(`${PATH}/${id}/call-list`);
    expect(csv.text).toContain(lost.email);
    expect(csv.text).not.toContain(reached.email);
    const logged = `access_log where what = 'export' and actor_id = $1 and employee_id = any($2)`;
    expect(await office.count(logged, [office.superAdmin.userId, [lost.id, reached.id]])).toBe(1);
    for (const to of ['cert_in', 'board', 'board_details']) await recordOf(post(id, 'reported', { to }));
    await recordOf(post(id, 'close', { reason: 'Told.' }));
    expect(await recordOf(post(id, `people/${row?.id}/called`))).toMatchObject({ state: 'closed', to_call: 0 });
    expect(await people(id, { to_call: true })).toEqual([]);
    const other = await note();
    expect(await codeOf(post(other.id, `people/${row?.id}/called`))).toBe('breach.person_not_found');
  });

  it('is no breach with a reason', async () => {
    const { id } = await note();
    expect(await codeOf(post(id, 'no-breach'))).toBe('request.invalid');
    expect(await recordOf(post(id, 'no-breach', { reason: 'Test data.' }))).toMatchObject({
      state: 'no_breach',
      end_reason: 'Test data.',
      late: [],
    });
    expect(await codeOf(post(id, 'people', { emails: ['a@b.example'] }))).toBe('breach.ended');
  });

  it('has a text for the Board and one for CERT-In', async () => {
    const { id } = await note(NOTIFIED);
    for (const [authority, title] of [
      ['board', 'To the Data Protection Board of India'],
      ['cert_in', 'To CERT-In'],
    ]) {
      const { text } = await recordOf(office.superAdmin.get(`${PATH}/${id}/report?for=${authority}`));
      for (const fact of [title, FACTS.what, 'contact, salary', NOTIFIED.measures]) expect(text).toContain(fact);
    }
    expect((await office.superAdmin.get(`${PATH}/${id}/report?for=press`)).status).toBe(400);
  });

  it.each([
    ['is not known since tomorrow', { aware_at: hoursAgo(-24) }, 409],
    ['has kinds of data', { data_kinds: [] }, 400],
    ['has known kinds of data', { data_kinds: ['dreams'] }, 400],
    ['says what happened', { what: ' ' }, 400],
    ['says it within 5,000 letters', { what: 'a'.repeat(5_001) }, 400],
  ])('%s', async (_, fields, status) => {
    expect((await office.superAdmin.post(PATH, { ...FACTS, aware_at: hoursAgo(1), ...fields })).status).toBe(status);
  });

  it('is reported no earlier than it was known', async () => {
    const { id } = await note();
    expect(await codeOf(post(id, 'reported', { to: 'board', at: hoursAgo(2) }))).toBe('breach.in_future');
    expect(await codeOf(post(id, 'reported', { to: 'board', at: hoursAgo(-2) }))).toBe('breach.in_future');
  });

  it('is the super admin’s alone, and ends once of two at the same moment', async () => {
    const { id } = await note();
    const person = await office.employee();
    expect(
      await statusesOf([
        office.agency.anyone.get(PATH),
        office.admin.get(PATH),
        office.admin.post(`${PATH}/${id}/tell`),
        person.client.get(`${PATH}/${id}/report?for=board`),
        office.superAdmin.get(`${PATH}/999999`),
        post(999_999, 'tell'),
      ]),
    ).toEqual([401, 403, 403, 403, 404, 404]);
    const ends = [1, 2].map(() => post(id, 'no-breach', { reason: 'None' }));
    expect(await statusesOf(ends)).toEqual([200, 409]);
  });

  it('stays in number when a person is erased', async () => {
    const person = await office.employee();
    const { id } = await note({ what: `It began with ${person.email}.` });
    await recordOf(post(id, 'people', { employee_ids: [person.id] }));
    const environment = { DATABASE_URL: office.agency.database.url, JWT_SECRET: TEST_SECRET };
    const held = await runCommand('person-export', ['--email', person.email], environment);
    expect((JSON.parse(held.output) as { breaches: unknown[] }).breaches).toMatchObject([{ breach_id: id }]);
    const erased = await runCommand('person-erase', ['--email', person.email, '--yes'], environment);
    expect([erased.code, erased.errors]).toEqual([0, '']);
    expect(await people(id)).toMatchObject([{ employee_id: null, name: 'erased', email: null, phone: null }]);
    expect(await recordOf(office.superAdmin.get(`${PATH}/${id}`))).toMatchObject({
      what: 'It began with erased.',
      people: 1,
    });
  });
});

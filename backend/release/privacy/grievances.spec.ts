import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { docxOf, fixture, simplePdf, wordXml } from '../../test/support/resume-files.js';
import { lookAtCauses, runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await office.sql(`update users set missing_permissions = '{}' where user_id = $1`, [office.admin.userId]);
});
afterAll(() => office.close());

const MINE = '/api/me/grievances';
const ADMIN = '/api/admin/grievances';
const WRITTEN = { kind: 'correction', text: 'My joining date is wrong.\nIt was 3 August.' };

const write = ({ client }: Member, fields: Record<string, unknown> = {}): Promise<ApiRecord> =>
  recordOf(client.post(MINE, { ...WRITTEN, ...fields }));
const answer = (id: number, text = 'We corrected it.', client: ApiClient = office.admin): Promise<ApiAnswer> =>
  client.post(`${ADMIN}/${id}/answer`, { text });
const answered = async (person: Member): Promise<ApiRecord> => {
  const { id } = await write(person);
  await recordOf(answer(id));
  return { id };
};
const reopen = ({ client }: Member, id: number, text = 'It is still wrong.'): Promise<ApiAnswer> =>
  client.post(`${MINE}/${id}/reopen`, { text });
const close = ({ client }: Member, id: number): Promise<ApiAnswer> => client.post(`${MINE}/${id}/close`);
const codeOf = async (call: Promise<ApiAnswer>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, body.code];
};
const mailTo = ({ email }: Member, subject: RegExp): Promise<{ text: string }> =>
  waitFor(`a mail to ${email}`, () =>
    office.agency.mail.mails.find(({ to, subject: line }) => to === email && subject.test(line)),
  );
/** Dates an answer back. */
const answeredBefore = (id: number, days: number): Promise<unknown> =>
  office.sql("update grievances set answered_at = answered_at - $2 * interval '1 day' where grievance_id = $1", [
    id,
    days,
  ]);
const tasksOf = (id: number): Promise<number> =>
  office.count(`tasks where kind = 'grievance' and record_id = $1 and cause = 'grievance.answer'`, [id]);
const dayAhead = (days: number): string =>
  new Date(Date.now() + (330 * 60 + days * 24 * 60 * 60) * 1000).toISOString().slice(0, 10);

describe('a grievance', () => {
  it('has a number and 30 days, is told in writing, and becomes a task of the staff', async () => {
    const person = await office.employee();
    const filed = await write(person);
    expect(filed).toMatchObject({
      ...WRITTEN,
      number: `G-${filed.id}`,
      state: 'open',
      due_on: dayAhead(30),
      overdue: false,
      can_reopen: false,
      answer: null,
    });
    expect(await rowsOf(person.client.get(MINE))).toEqual([filed]);
    expect((await mailTo(person, /We received/)).text).toContain(String(filed['number']));
    expect(await tasksOf(filed.id)).toBe(1);
    expect(await recordOf(office.admin.get(`${ADMIN}/${filed.id}`))).toMatchObject({
      ...filed,
      email: person.email,
      employee_id: person.id,
      company_id: null,
    });
    const [notification] = await office.sql(`select kind from notifications where user_id = $1 and record_id = $2`, [
      office.admin.userId,
      filed.id,
    ]);
    expect(notification).toEqual({ kind: 'grievance.filed' });
  });

  it('is answered by mail, which names the next instance; then its task is gone', async () => {
    const company = await office.company();
    const { id } = await write(company, { kind: 'complaint' });
    expect(await recordOf(answer(id, 'We are sorry.\n\nIt will not happen again.'))).toMatchObject({
      state: 'answered',
      company_id: company.id,
      answered_by_name: 'Meera Iyer',
    });
    const { text } = await mailTo(company, /Our answer/);
    expect(text).toContain('It will not happen again.');
    expect(text).toContain('Data Protection Board of India');
    expect(await tasksOf(id)).toBe(0);
    const [own] = await rowsOf(company.client.get(MINE));
    expect(own).toMatchObject({ answer: 'We are sorry.\n\nIt will not happen again.', can_reopen: true });
    expect(own).not.toHaveProperty('answered_by_name');
  });

  it('is opened again once, and closed by the person', async () => {
    const person = await office.employee();
    const { id } = await answered(person);
    const again = await recordOf(reopen(person, id));
    expect(again).toMatchObject({
      state: 'open',
      first_answer: 'We corrected it.',
      objection: 'It is still wrong.',
      answer: null,
      due_on: dayAhead(30),
    });
    expect(await tasksOf(id)).toBe(1);
    await recordOf(answer(id, 'Now it is right.'));
    expect(await codeOf(reopen(person, id))).toEqual([409, 'grievance.not_reopened']);
    expect(await recordOf(close(person, id))).toMatchObject({ state: 'closed', can_reopen: false });
    expect(await codeOf(close(person, id))).toEqual([409, 'grievance.not_answered']);
  });

  it('can be opened again up to the 30th day after the answer, also when it was closed', async () => {
    const person = await office.employee();
    const [last, late] = [await answered(person), await answered(person)];
    await recordOf(close(person, last.id));
    await answeredBefore(last.id, 30);
    await answeredBefore(late.id, 31);
    expect(await recordOf(reopen(person, last.id))).toMatchObject({ state: 'open', closed_at: null });
    expect(await codeOf(reopen(person, late.id))).toEqual([409, 'grievance.not_reopened']);
  });

  it('closes by itself after 30 days without a contradiction, and goes three years later', async () => {
    const person = await office.employee();
    const [old, young] = [await answered(person), await answered(person)];
    await answeredBefore(old.id, 31);
    await answeredBefore(young.id, 30);
    await runNow(office, 'grievances_due');
    const states = async (): Promise<unknown> =>
      (await rowsOf(person.client.get(MINE))).map(({ id, state }) => [id, state]);
    await waitFor('the old one to be closed', async () =>
      (await recordOf(office.admin.get(`${ADMIN}/${old.id}`)))['state'] === 'closed' ? true : undefined,
    );
    expect(await states()).toEqual([
      [young.id, 'answered'],
      [old.id, 'closed'],
    ]);
    await office.sql(`update grievances set closed_at = now() - interval '3 years 1 day' where grievance_id = $1`, [
      old.id,
    ]);
    await runNow(office, 'expired_rows');
    await waitFor('it to go', async () =>
      (await office.count('grievances where grievance_id = $1', [old.id])) === 0 ? true : undefined,
    );
    expect(await states()).toEqual([[young.id, 'answered']]);
  });

  it('is overdue when its day is over, and found so', async () => {
    const person = await office.employee();
    const { id } = await write(person);
    await office.sql('update grievances set due_on = india_today() - 1 where grievance_id = $1', [id]);
    const found = await rowsOf(office.admin.list('grievances', { filter: { overdue: true, state: 'open' } }));
    expect(found).toMatchObject([{ id, overdue: true }]);
    expect(
      await rowsOf(office.admin.list('grievances', { filter: { q: `G-${id}` }, sort: ['due_on', 'ASC'] })),
    ).toHaveLength(1);
    await lookAtCauses(office);
    expect(await tasksOf(id)).toBe(1);
  });

  it('is answered once, contradicted once and filed once, also of calls at the same moment', async () => {
    const person = await office.employee();
    const key = { 'idempotency-key': randomUUID() };
    const filings = [1, 2, 3].map(() => person.client.post(MINE, WRITTEN, key));
    expect(await statusesOf(filings)).toEqual([201, 201, 201]);
    const [one, ...more] = await rowsOf(person.client.get(MINE));
    expect(more).toEqual([]);
    const id = one?.id ?? 0;
    expect(await statusesOf([answer(id), answer(id, 'Other', office.superAdmin)])).toEqual([200, 409]);
    expect(await statusesOf([reopen(person, id), reopen(person, id), reopen(person, id)])).toEqual([200, 409, 409]);
  });

  it.each([
    ['without a text', { text: ' ' }],
    ['of 100,000 letters', { text: 'a'.repeat(100_000) }],
    ['of another kind', { kind: 'praise' }],
    ['without a kind', { kind: null }],
  ])('is refused %s', async (_, fields) => {
    const person = await office.employee();
    const { status } = await person.client.post(MINE, { ...WRITTEN, ...fields });
    expect(status).toBe(400);
    expect(await rowsOf(person.client.get(MINE))).toEqual([]);
  });

  it('takes 10,000 letters of any script, with a file too', async () => {
    const person = await office.employee();
    const text = '😀'.repeat(10_000);
    await write(person, { text });
    const file = await simplePdf(['A letter']);
    const { status, body } = await person.client.upload(MINE, file, 'letter.pdf', {}, { kind: 'question', text });
    expect([status, body]).toMatchObject([201, { text, file_name: 'letter.pdf' }]);
  });

  it('is nobody else’s: roles, foreign keys, parameters', async () => {
    const [person, other] = [await office.employee(), await office.company()];
    const { id } = await answered(person);
    expect(
      await statusesOf([
        office.agency.anyone.get(MINE),
        office.agency.anyone.post(MINE, WRITTEN),
        office.admin.post(MINE, WRITTEN),
        person.client.get(ADMIN),
        answer(id, 'Mine', person.client),
        reopen(other, id),
        close(other, id),
        other.client.get(`${MINE}/${id}/file`),
        answer(999_999),
        close(person, 999_999),
      ]),
    ).toEqual([401, 401, 403, 403, 403, 404, 404, 404, 404, 404]);
    const address = `${MINE}?user_id=${person.userId}&filter=${encodeURIComponent(`{"email":"${person.email}"}`)}`;
    expect(await rowsOf(other.client.get(address))).toEqual([]);
  });

  it('is not answered by who wrote it', async () => {
    const person = await office.employee();
    const [byAccount, byMail] = [await write(person), await write(person)];
    await office.sql('update grievances set user_id = $2 where grievance_id = $1', [byAccount.id, office.admin.userId]);
    await office.sql('update grievances set email = $2 where grievance_id = $1', [byMail.id, office.admin.email]);
    for (const { id } of [byAccount, byMail]) {
      expect(await codeOf(answer(id))).toEqual([403, 'grievance.own']);
      expect(await codeOf(answer(id, 'By another', office.superAdmin))).toEqual([200, undefined]);
    }
  });

  it('is not answered by whom it names, as long as another can', async () => {
    const person = await office.employee();
    await office.sql(`update users set full_name = 'Dr. Vikram Bhat' where user_id = $1`, [office.admin.userId]);
    for (const who of ['VIKRAM BHAT', 'Your mr.vikram', 'Vikram’s friend', office.admin.email]) {
      const { id } = await write(person, { kind: 'complaint', text: `${who} gave away my number.` });
      expect([who, await codeOf(answer(id))]).toEqual([who, [403, 'grievance.about_reader']]);
      expect(await codeOf(answer(id, 'By another', office.superAdmin))).toEqual([200, undefined]);
      expect(await codeOf(answer(id))).toEqual([409, 'grievance.answered']);
    }
    const { id } = await write(person, { kind: 'complaint', text: 'Dr. Bhatt or Vikramaditya gave away my number.' });
    expect(await codeOf(answer(id))).toEqual([200, undefined]);
  });

  it('is told to no admin who may not read it', async () => {
    const barred = await office.agency.staff('admin');
    const { id } = await write(await office.employee());
    const notificationCount = (userId: number): Promise<number> =>
      office.count('notifications where user_id = $1 and record_id = $2 and kind = $3', [
        userId,
        id,
        'grievance.filed',
      ]);
    expect([await notificationCount(barred.userId), await notificationCount(office.admin.userId)]).toEqual([0, 1]);
    const tasks = async (client: ApiClient): Promise<unknown[]> =>
      (await rowsOf(client.list('tasks', { filter: { kind: 'grievance' } }))).filter(
        ({ record_id }) => record_id === id,
      );
    expect((await tasks(office.admin)).length).toBe(1);
    expect(await tasks(barred)).toEqual([]);
  });

  it('stands in the audit log with who did what', async () => {
    const person = await office.employee();
    const { id } = await answered(person);
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'grievance', record_id: id }, sort: ['id', 'ASC'] }),
    );
    expect(entries).toMatchObject([
      { action: 'created', actor_email: person.email, after: { text: WRITTEN.text } },
      { action: 'status changed', actor_email: office.admin.email, after: { state: 'answered' } },
    ]);
  });
});

describe('the file of a grievance', () => {
  const FIELDS = { kind: 'complaint', text: 'See the file.' };
  const send = ({ client }: Member, content: Buffer, name: string): Promise<ApiAnswer> =>
    client.upload(MINE, content, name, {}, FIELDS);

  it('is saved by the person and the staff, and runs nowhere', async () => {
    const [person, other] = [await office.employee(), await office.employee()];
    const content = await simplePdf(['A letter']);
    const { id, size_bytes } = await recordOf(send(person, content, '../पत्र"\r\n.pdf'));
    expect(size_bytes).toBe(content.length);
    for (const [client, path] of [
      [person.client, MINE],
      [office.admin, ADMIN],
    ] as const) {
      const file = await client.download(`${path}/${id}/file`);
      expect([file.status, file.content.equals(content)]).toEqual([200, true]);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n/]*\.pdf"/);
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await other.client.download(`${MINE}/${id}/file`)).status).toBe(404);
    const reads = { kind: 'grievance', record_id: id, action: 'read' };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter: reads }))).toHaveLength(1);
  });

  it.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'letter.pdf', 415],
    ['a text', () => Buffer.from('only words'), 'letter.txt', 415],
    ['an empty file', () => Buffer.alloc(0), 'letter.pdf', 422],
    ['a broken PDF', () => Buffer.from('%PDF-1.7\nnothing'), 'letter.pdf', 422],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'letter.pdf', 413],
  ])('is not %s', async (_, content, name, status) => {
    const person = await office.employee();
    expect((await send(person, content(), name)).status).toBe(status);
    expect(await rowsOf(person.client.get(MINE))).toEqual([]);
  });

  it('may be a Word file or a picture', async () => {
    const person = await office.employee();
    await recordOf(send(person, docxOf(wordXml(['A letter'])), 'letter.docx'));
    await recordOf(send(person, fixture('sunita.png'), 'photo.png'));
    expect((await rowsOf(person.client.get(MINE))).map(({ file_name }) => file_name)).toEqual([
      'photo.png',
      'letter.docx',
    ]);
  });
});

describe('what a person wrote', () => {
  it('is exported and erased with them; what others wrote about them loses their e-mail', async () => {
    const [person, other] = [await office.employee(), await office.employee()];
    await recordOf(
      person.client.upload(MINE, await simplePdf(['Mine']), 'mine.pdf', {}, { kind: 'question', text: 'Only mine' }),
    );
    const { id } = await write(other, { text: `It is about ${person.email}, she said.` });
    const command = (name: string, ...more: string[]): Promise<{ output: string }> =>
      runCommand(name, ['--email', person.email, ...more], {
        DATABASE_URL: office.agency.database.url,
        JWT_SECRET: TEST_SECRET,
      });
    expect((await command('person-export')).output).toContain('Only mine');
    await command('person-erase', '--yes');
    expect(await office.count('grievances where email = $1', [person.email])).toBe(0);
    expect(
      await office.count('grievance_files f left join grievances g using (grievance_id) where g.grievance_id is null'),
    ).toBe(0);
    expect(await recordOf(office.admin.get(`${ADMIN}/${id}`))).toMatchObject({ text: 'It is about erased, she said.' });
  });

  it('is still answered when the account was deleted', async () => {
    const person = await office.employee();
    const { id } = await write(person);
    expect((await office.superAdmin.delete(`/api/admin/employees/${person.id}`)).status).toBe(200);
    await recordOf(answer(id));
    expect((await mailTo(person, /Our answer/)).text).toContain('We corrected it.');
  });
});

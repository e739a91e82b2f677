import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

type Kind = 'employee' | 'company' | 'job_request' | 'connection';

const KINDS: [Kind, string, string][] = [
  ['employee', 'employees', 'Employee not found'],
  ['company', 'companies', 'Company not found'],
  ['job_request', 'job-requests', 'Job request not found'],
  ['connection', 'connections', 'Connection not found'],
];

const NO_SUCH_RECORD = 2_000_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const pathOf = (kind: Kind, id: number): string => `/api/admin/notes?kind=${kind}&record_id=${id}`;
const write = (kind: Kind, id: number, text: string, client: ApiClient = office.admin): Promise<ApiRecord> =>
  recordOf(client.post(pathOf(kind, id), { text }));
const notesAbout = async (kind: Kind, id: number): Promise<unknown[]> =>
  (await rowsOf(office.admin.get(pathOf(kind, id)))).map(({ text }) => text);

/** A placed person, with the key of each record. */
async function scene(): Promise<Record<Kind, number>> {
  const [employee, company] = await Promise.all([office.addEmployee(), office.addCompany()]);
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, employee.id);
  return { employee: employee.id, company: company.id, job_request: job.id, connection: connection.id };
}

describe('notes about a record', () => {
  it.each(KINDS)('%s: are added, listed newest first, and stand in its activity', async (kind) => {
    const { [kind]: id } = await scene();
    const first = await write(kind, id, ' Prefers mornings.\nCall first. ');
    expect(first).toEqual({
      id: first['note_id'],
      note_id: expect.any(Number),
      kind,
      record_id: id,
      text: 'Prefers mornings.\nCall first.',
      mentions: [],
      author_id: office.admin.userId,
      author_name: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const second = await write(kind, id, 'Called.', office.superAdmin);
    const answer = await office.admin.get(pathOf(kind, id));
    expect(answer.headers.get('content-range')).toBe('notes 0-1/2');
    expect(answer.body).toEqual([second, first]);
    const filter = { kind: kind.replace('_', ' '), record_id: String(id), action: 'updated' };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entries).toMatchObject([
      { actor_email: office.superAdmin.email, before: null, after: { note: 'Called.' } },
      { actor_email: office.admin.email, after: { note: 'Prefers mornings.\nCall first.' } },
    ]);
  });

  it.each(KINDS)('%s: go with it', async (kind, resource) => {
    const { [kind]: id } = await scene();
    await write(kind, id, 'Soon gone.');
    expect((await office.superAdmin.delete(`/api/admin/${resource}/${id}`)).status).toBe(200);
    expect(await office.count('notes where kind = $1 and record_id = $2', [kind, id])).toBe(0);
  });

  it.each(KINDS)('%s: are none of a record that is not there, and cannot be added', async (kind, _, sentence) => {
    expect(await notesAbout(kind, NO_SUCH_RECORD)).toEqual([]);
    const refusal = await refusalOf(office.admin.post(pathOf(kind, NO_SUCH_RECORD), { text: 'Nobody.' }));
    expect(refusal).toEqual({ status: 404, error: sentence });
  });

  it('take the record from the body, too', async () => {
    const { employee: record_id } = await scene();
    const note = await recordOf(office.admin.post('/api/admin/notes', { kind: 'employee', record_id, text: 'Keen.' }));
    expect(note).toMatchObject({ kind: 'employee', record_id, text: 'Keen.' });
  });

  it('are read in parts', async () => {
    const { company } = await scene();
    for (const text of ['one', 'two', 'three']) await write('company', company, text);
    const answer = await office.admin.get(`${pathOf('company', company)}&range=[1,1]`);
    expect(answer.headers.get('content-range')).toBe('notes 1-1/3');
    expect(answer.body).toMatchObject([{ text: 'two' }]);
  });

  it.each([
    ['', 'kind'],
    ['?kind=employee', 'record_id'],
    ['?kind=admin&record_id=1', 'kind'],
    ['?kind=employee&kind=company&record_id=1', 'kind'],
    ['?kind=employee&record_id=abc', 'record_id'],
    ['?kind=employee&record_id=-1', 'record_id'],
    ['?kind=employee&record_id=0', 'record_id'],
    ['?kind=employee&record_id=1.5', 'record_id'],
    ['?kind=employee&record_id=99999999999', 'record_id'],
    ['?kind=employee&record_id=1&record_id=2', 'record_id'],
  ])('R32: of %s are refused: which record is meant', async (query, parameter) => {
    for (const call of [office.admin.get, (path: string) => office.admin.post(path, { text: 'Which?' })]) {
      const { status, error } = await refusalOf(call(`/api/admin/notes${query}`));
      expect([status, error]).toEqual([400, expect.stringContaining(`Parameter ${parameter} must be`)]);
    }
  });

  it.each([undefined, null, '', ' \n ', 7, ['a'], 'x'.repeat(2001), 'zero\u0000'])(
    'R32: with the text %j are refused',
    async (text) => {
      const { employee } = await scene();
      expect((await office.admin.post(pathOf('employee', employee), { text })).status).toBe(400);
      expect(await notesAbout('employee', employee)).toEqual([]);
    },
  );

  it('hold 2,000 characters of any script', async () => {
    const { employee } = await scene();
    const text = '😀'.repeat(2000);
    await write('employee', employee, text);
    expect(await notesAbout('employee', employee)).toEqual([text]);
  });

  it('are made once of one idempotency key, however often it is sent', async () => {
    const { employee } = await scene();
    const key = { 'idempotency-key': randomUUID() };
    const call = (): Promise<ApiAnswer> => office.admin.post(pathOf('employee', employee), { text: 'Once.' }, key);
    expect(await statusesOf([call(), call(), call(), call()])).toEqual([201, 201, 201, 201]);
    expect(await notesAbout('employee', employee)).toEqual(['Once.']);
  });
});

describe('a note', () => {
  it('is deleted by who wrote it, and by nobody else', async () => {
    const { employee } = await scene();
    const { id } = await write('employee', employee, 'Mine.');
    const refusal = await refusalOf(office.superAdmin.delete(`/api/admin/notes/${id}`));
    expect(refusal).toEqual({ status: 403, error: 'Only the author of a note can delete it' });
    const answer = await office.admin.delete(`/api/admin/notes/${id}`);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Note deleted successfully', id }]);
    expect(await notesAbout('employee', employee)).toEqual([]);
    const again = await refusalOf(office.admin.delete(`/api/admin/notes/${id}`));
    expect(again).toEqual({ status: 404, error: 'Note not found' });
    const filter = { kind: 'employee', record_id: String(employee), action: 'updated' };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entry).toMatchObject({ actor_email: office.admin.email, before: { note: 'Mine.' }, after: null });
  });

  it('is deleted once by two calls at the same moment', async () => {
    const { employee } = await scene();
    const { id } = await write('employee', employee, 'Twice?');
    const calls = [1, 2, 3].map(() => office.admin.delete(`/api/admin/notes/${id}`));
    expect(await statusesOf(calls)).toEqual([200, 404, 404]);
  });

  it('stays when its author goes', async () => {
    const { employee } = await scene();
    const author = await office.agency.staff('admin');
    await write('employee', employee, 'Still true.', author);
    expect((await office.superAdmin.delete(`/api/admin/admins/${author.userId}`)).status).toBe(200);
    const [note] = await rowsOf(office.admin.get(pathOf('employee', employee)));
    expect(note).toMatchObject({ text: 'Still true.', author_id: null, author_name: null });
  });

  it('is of the staff only', async () => {
    const { client, id } = await office.employee();
    const { client: company, id: companyId } = await office.company();
    const { id: note } = await write('employee', id, 'Not for them.');
    for (const [somebody, status] of [
      [client, 403],
      [company, 403],
      [office.agency.anyone, 401],
    ] as const) {
      expect((await somebody.get(pathOf('employee', id))).status).toBe(status);
      expect((await somebody.post(pathOf('company', companyId), { text: 'Hello' })).status).toBe(status);
      expect((await somebody.delete(`/api/admin/notes/${note}`)).status).toBe(status);
    }
    expect((await client.get('/employee/profile')).text).not.toContain('Not for them.');
  });
});

const command = async (name: 'export' | 'erase', email: string): Promise<string> => {
  const { code, output, errors } = await runCommand(
    `person-${name}`,
    ['--email', email, ...(name === 'erase' ? ['--yes'] : [])],
    {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    },
  );
  expect([code, errors]).toEqual([0, '']);
  return output;
};
const notesIn = (output: string): unknown => (JSON.parse(output) as { notes: unknown }).notes;

describe('a note that names colleagues', () => {
  const bellOf = async (client: ApiClient): Promise<ApiRecord[]> =>
    ((await client.get('/api/me/notifications')).body as { notifications: ApiRecord[] }).notifications.filter(
      ({ kind }) => kind === 'note.mention',
    );
  const writeTo = (mentions: unknown, id: number, client: ApiClient = office.admin): Promise<ApiAnswer> =>
    client.post(pathOf('employee', id), { text: 'Please call, @Meera.', mentions });

  it('tells each of them once, with a way to the record, and its author of nothing', async () => {
    const { employee } = await scene();
    const [one, other] = [await office.agency.staff('admin'), await office.agency.staff('super_admin')];
    const { full_name } = await office.seen('employees', employee);
    const note = await recordOf(writeTo([one.userId, other.userId, one.userId, office.admin.userId], employee));
    expect((note['mentions'] as { user_id: number }[]).map(({ user_id }) => user_id).sort()).toEqual(
      [one.userId, other.userId, office.admin.userId].sort(),
    );
    for (const { client } of [{ client: one }, { client: other }])
      expect(await bellOf(client)).toMatchObject([
        {
          text: expect.stringContaining(`named you in a note about ${String(full_name)}.`),
          path: `/admin-dashboard/employees/${employee}/show`,
        },
      ]);
    expect(await bellOf(office.admin)).toEqual([]);
    const { body } = await office.admin.get(`/api/admin/timeline?kind=employee&record_id=${employee}`);
    const [noteEntry] = body.entries.filter(({ what }: { what: string }) => what === 'note');
    expect(noteEntry.facts.mentions).toEqual(note['mentions']);
    await office.admin.delete(`/api/admin/notes/${note.id}`);
    expect(await bellOf(one)).toMatchObject([{ text: expect.not.stringContaining(String(full_name)), path: null }]);
  });

  it('names people of the staff who can log in, and nobody else', async () => {
    const { employee } = await scene();
    const gone = await office.agency.staff('admin');
    await recordOf(office.superAdmin.post(`/api/admin/admins/${gone.userId}/disable`, {}));
    const person = await office.employee();
    for (const mentions of [[gone.userId], [person.userId], [NO_SUCH_RECORD], ['x'], 'all', [0], Array(21).fill(1)])
      expect((await writeTo(mentions, employee)).status).toBe(400);
    expect(await notesAbout('employee', employee)).toEqual([]);
    expect((await writeTo(null, employee)).status).toBe(201);
  });

  it('R62: is told in the export of who is named, without its text, and forgets who is erased', async () => {
    const { employee } = await scene();
    const named = await office.agency.staff('admin');
    await recordOf(writeTo([named.userId], employee));
    const held = await command('export', named.email);
    expect(notesIn(held)).toEqual([
      { kind: 'employee', record_id: employee, created_at: expect.any(String), mentioned: true },
    ]);
    await command('erase', named.email);
    const [note] = await rowsOf(office.admin.get(pathOf('employee', employee)));
    expect(note).toMatchObject({ mentions: [] });
    expect(await office.count('notes where $1 = any(mentions)', [named.userId])).toBe(0);
  });
});

describe('R62: notes about a person', () => {
  it('are exported without who wrote them, and erased with the person and from the log', async () => {
    const { employee, connection, company } = await scene();
    const { email } = await office.seen('employees', employee);
    await write('employee', employee, 'Has a guide dog.');
    await write('connection', connection, 'Asked for the ground floor.');
    await write('company', company, 'Pays late.');
    const held = await command('export', String(email));
    expect(notesIn(held)).toMatchObject([
      { kind: 'employee', record_id: employee, text: 'Has a guide dog.' },
      { kind: 'connection', record_id: connection, text: 'Asked for the ground floor.' },
    ]);
    expect(held).not.toContain('Pays late.');
    expect(held).not.toContain(office.admin.email);
    expect(await command('erase', String(email))).toMatch(/notes\D+2/);
    for (const text of ['Has a guide dog.', 'Asked for the ground floor.']) {
      expect(await office.count(`audit_log t where strpos(t::text, $1) > 0`, [text])).toBe(0);
      expect(await office.count(`notes t where strpos(t::text, $1) > 0`, [text])).toBe(0);
    }
    expect(await notesAbout('company', company)).toEqual(['Pays late.']);
  });

  it('are not handed over to who acts for the company: they are about it, or about others', async () => {
    const { company, job_request, connection } = await scene();
    const { contact_email } = await office.seen('companies', company);
    await write('company', company, 'Pays on time.');
    await write('job_request', job_request, 'Urgent.');
    await write('connection', connection, 'Nervous in interviews.');
    const held = await command('export', String(contact_email));
    expect(notesIn(held)).toEqual([]);
    expect(held).not.toContain('Nervous in interviews.');
  });

  it('say of their author that they were written, not what', async () => {
    const { employee } = await scene();
    const author = await office.agency.staff('admin');
    await write('employee', employee, 'About somebody else.', author);
    const held = await command('export', author.email);
    expect(notesIn(held)).toEqual([{ kind: 'employee', record_id: employee, created_at: expect.any(String) }]);
  });
});

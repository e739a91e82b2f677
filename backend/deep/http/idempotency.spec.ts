import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce } from '../../test/support/accounts.js';
import { companyForm, employeeForm, jobForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office } from '../../test/support/office.js';

describe('R47: calls that are repeated with the same Idempotency-Key', () => {
  let office: Office;
  let company: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    company = await office.addCompany();
  });
  afterAll(() => office.close());

  const withKey = (key: string): Record<string, string> => ({ 'idempotency-key': key });
  const jobOf = (title: string): object => ({ ...jobForm({ title }), company_id: company.id });
  const post = (key: string, title: string, client: ApiClient = office.admin): Promise<ApiAnswer> =>
    client.post('/jobs/create', jobOf(title), withKey(key));
  const jobs = (title: string): Promise<number> => office.count('job_requests where title like $1', [title]);

  /** Sends a whole request and cuts the line before any answer. */
  function sendAndCut(path: string, body: object, key: string): Promise<void> {
    const { hostname, port } = new URL(office.agency.base);
    const text = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: agency.test',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      `Authorization: Bearer ${office.admin.token ?? ''}`,
      `Idempotency-Key: ${key}`,
    ];
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
      });
      socket.once('error', reject).once('close', () => resolve());
    });
  }

  it('make one job of 100 each, although every one is sent three times and cut off twice', async () => {
    const answers = await atOnce(100, async (n) => {
      const [key, title] = [randomUUID(), `Once ${n}`];
      await Promise.all([1, 2].map(() => sendAndCut('/jobs/create', jobOf(title), key)));
      return post(key, title);
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await jobs('Once %')).toBe(100);
    expect(await office.count(`audit_log where record_name like 'Once %'`)).toBe(100);
  });

  it('are other calls with another query, and tell nothing of who was restricted or deleted meanwhile', async () => {
    const { superAdmin } = office;
    const [one, two] = [await office.addEmployee(), await office.addEmployee()];
    const key = randomUUID();
    const note = (id: number): Promise<ApiAnswer> =>
      office.admin.post(`/api/admin/notes?kind=employee&record_id=${id}`, { text: 'Keen' }, withKey(key));
    expect((await note(one.id)).status).toBe(201);
    expect(await note(two.id)).toMatchObject({ status: 422, body: { code: 'idempotency.key_reused' } });
    const added = async (): Promise<[ApiRecord, () => Promise<ApiAnswer>]> => {
      const [form, again] = [employeeForm(office.agency.unique()), randomUUID()];
      const call = (): Promise<ApiAnswer> =>
        superAdmin.post('/auth/register', { ...form, role: 'employee', password: PASSWORD }, withKey(again));
      return [(await call()).body as ApiRecord, call];
    };
    const [deleted, addDeleted] = await added();
    expect(await addDeleted()).toMatchObject({ status: 201, body: { email: deleted['email'] } });
    expect((await superAdmin.delete(`/api/admin/employees/${deleted.id}`)).status).toBe(200);
    const answers = (text: unknown): Promise<number> =>
      office.count('idempotent_calls where position($1 in answer::text) > 0', [text]);
    expect(await answers(deleted['email'])).toBe(0);
    const [minor, addMinor] = await added();
    await office.sql(`update employees set full_name = 'Quibb Snorvath' where employee_id = $1`, [minor.id]);
    const task = { title: 'Call Quibb Snorvath', due_at: new Date(Date.now() + 1e9).toISOString() };
    expect((await office.admin.post('/api/admin/tasks', task, withKey(randomUUID()))).status).toBe(201);
    expect(await answers('Quibb Snorvath')).toBe(1);
    await superAdmin.post(`/api/admin/employees/${minor.id}/under-age`, { reason: 'Said so' });
    expect(await answers(minor['email'])).toBe(0);
    expect(await answers('Quibb Snorvath')).toBe(0);
    expect((await addMinor()).status).toBe(409);
  });

  it.each<[string, (n: number) => Promise<[string, object]>, string]>([
    ['a job', async (n) => ['/jobs/create', jobOf(`At once ${n}`)], `job_requests where title like 'At once %'`],
    [
      'an employee',
      async (n) => ['/auth/register', { ...employeeForm(7000 + n), role: 'employee', password: PASSWORD }],
      `employees where email like 'asha700%'`,
    ],
    [
      'a company',
      async (n) => ['/auth/register', { ...companyForm(7000 + n), role: 'company', password: PASSWORD }],
      `companies where name like 'Sahyadri Software 700%'`,
    ],
    [
      'a connection',
      async () => {
        const [job, employee] = [await office.jobFor(company.id), await office.addEmployee()];
        return ['/api/admin/create-connection', { request_id: job.id, employee_id: employee.id }];
      },
      'connections',
    ],
  ])('make %s once when eight arrive at the same moment, and all get the same answer', async (_, callOf, rows) => {
    const [path, body] = await callOf(1);
    const key = randomUUID();
    const answers = await atOnce(8, () => office.admin.post(path, body, withKey(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(7);
    expect(answers.every(({ headers }) => headers.get('content-type') === 'application/json; charset=utf-8')).toBe(
      true,
    );
    expect(await office.count(rows)).toBe(1);
    const later = await office.admin.post(path, body, withKey(`"${key.toUpperCase()}"`));
    expect(later).toMatchObject({ status: 201, text: answers[0]?.text });
  });

  it('are refused with 422 when the body or the route is another one', async () => {
    const key = randomUUID();
    expect(await post(key, 'First')).toMatchObject({ status: 201 });
    const refused = { status: 422, body: { error: 'This Idempotency-Key was used for another request' } };
    expect(await post(key, 'Second')).toMatchObject(refused);
    const form = { ...employeeForm(7100), role: 'employee', password: PASSWORD };
    expect(await office.admin.post('/auth/register', form, withKey(key))).toMatchObject(refused);
    expect(await jobs('Second')).toBe(0);
    expect(await office.count('employees where email = $1', ['asha7100@example.in'])).toBe(0);
  });

  it('are refused with 422 when the same body goes to another record', async () => {
    await setAgency(office);
    const company = await billedCompany(office);
    const [one, other] = await Promise.all(
      (await oldPlacements(office, company.id, 2)).map((placement) => issue(office, placement)),
    );
    const key = randomUUID();
    const payment = { received_on: '2026-11-02', mode: 'upi', amount_paise: 100 };
    const pay = (id = 0): Promise<unknown> =>
      office.admin.post(`/api/admin/invoices/${id}/payments`, payment, withKey(key));
    expect(await pay(one?.id)).toMatchObject({ status: 201 });
    expect(await pay(other?.id)).toMatchObject({ status: 422 });
    expect(await pay(one?.id)).toMatchObject({ status: 201 });
    expect(await office.count('payments')).toBe(1);
  });

  it('are made again when the first one failed', async () => {
    const key = randomUUID();
    const wrong = await office.admin.post('/jobs/create', { ...jobOf('Mended'), count: 0 }, withKey(key));
    expect(wrong).toMatchObject({ status: 400 });
    const unknown = await office.admin.post('/jobs/create', { ...jobOf('Mended'), company_id: 999_999 }, withKey(key));
    expect(unknown).toMatchObject({ status: 404 });
    expect(await post(key, 'Mended')).toMatchObject({ status: 201 });
    expect(await jobs('Mended')).toBe(1);
  });

  it('belong to their caller: somebody else’s same key is another call', async () => {
    const key = randomUUID();
    await post(key, 'Mine and yours');
    expect(await post(key, 'Mine and yours', office.superAdmin)).toMatchObject({ status: 201 });
    expect(await jobs('Mine and yours')).toBe(2);
  });

  it('are new calls after 24 hours, and their answers are purged then', async () => {
    const key = randomUUID();
    const age = (interval: string): Promise<unknown> =>
      office.sql(`update idempotent_calls set created_at = now() - $2::interval where key = $1`, [key, interval]);
    await post(key, 'A day');
    await age('23 hours 50 minutes');
    await post(key, 'A day');
    expect(await jobs('A day')).toBe(1);
    await age('24 hours 1 second');
    expect(await post(key, 'A day')).toMatchObject({ status: 201 });
    expect(await jobs('A day')).toBe(2);
  });

  it('need a UUID, and nothing when there is no key', async () => {
    for (const key of ['1', 'not-a-uuid', `${randomUUID()}, ${randomUUID()}`, '*'.repeat(200)]) {
      expect(await post(key, 'Malformed')).toMatchObject({
        status: 400,
        body: { error: 'Idempotency-Key must be a UUID' },
      });
    }
    expect(await jobs('Malformed')).toBe(0);
    await office.admin.post('/jobs/create', jobOf('Without'));
    await office.admin.post('/jobs/create', jobOf('Without'));
    expect(await jobs('Without')).toBe(2);
  });

  it('leave no password behind', async () => {
    const rows = await office.sql<{ row: string }>('select t::text as row from idempotent_calls t');
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.some(({ row }) => /mango|argon2/.test(row))).toBe(false);
  });
});

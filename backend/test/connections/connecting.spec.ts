import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

const MISSING = 'Please select both job and employee';
const FIELDS = [
  'id',
  'connection_id',
  'request_id',
  'reveal',
  'share',
  'employee_id',
  'employee_name',
  'employee_phone',
  'employee_email',
  'job_title',
  'job_domain',
  'job_location',
  'employment_type',
  'company_name',
  'company_industry',
  'placement_status',
  'connection_date',
  'placement_date',
  'joining_date',
  'offered_salary',
  'final_salary',
  'admin_notes',
  'drop_reason',
  'company_answer',
  'company_answered_at',
  'status_changed_at',
  'submitted_at',
];

describe('POST /api/admin/create-connection', () => {
  let office: Office;
  let acme: Member;
  let job: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    acme = await office.company({ companyName: 'Acme' });
    job = await office.job(acme);
  });
  afterAll(() => office.close());

  const connect = (body: unknown): Promise<ApiAnswer> => office.admin.post('/api/admin/create-connection', body);

  it('answers the connection as the list shows it, pending', async () => {
    const asha = await office.addEmployee({ email: 'asha@example.in', mobile: '9876543210' });
    const made = await recordOf(connect({ request_id: job.id, employee_id: asha.id, notes: 'Called.\nKeen.' }));
    expect(Object.keys(made).toSorted()).toEqual(FIELDS.toSorted());
    expect(made).toEqual({
      id: made['connection_id'],
      connection_id: expect.any(Number),
      request_id: job.id,
      employee_id: asha.id,
      employee_name: 'Asha Rao',
      employee_phone: '+919876543210',
      employee_email: 'asha@example.in',
      job_title: 'React Developer',
      job_domain: 'Software',
      job_location: 'Bengaluru',
      employment_type: 'Full-time',
      company_name: 'Acme',
      company_industry: 'IT',
      placement_status: 'pending',
      placement_date: null,
      joining_date: null,
      offered_salary: null,
      final_salary: null,
      admin_notes: 'Called.\nKeen.',
      drop_reason: null,
      company_answer: null,
      company_answered_at: null,
      share: 'none',
      reveal: 'none',
      submitted_at: null,
      connection_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status_changed_at: made['connection_date'],
    });
    expect(await office.seen('connections', made.id)).toEqual(made);
    expect((await rowsOf(office.admin.list('connections')))[0]).toEqual(made);
    const history = await rowsOf(office.admin.get(`/api/admin/connections/${made.id}/history`));
    expect(history).toMatchObject([{ from_status: null, to_status: 'pending', changed_by_name: office.admin.email }]);
  });

  it.each(
    ['request_id', 'employee_id'].flatMap((field) =>
      [undefined, null, '', 0, -1, 1.5, '1', 'abc', [1], {}, 2_147_483_648].map((value) => ({ field, value })),
    ),
  )('R32: $field $value: select both', async ({ field, value }) => {
    const answer = await connect({ request_id: job.id, employee_id: 1, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: MISSING, fields: [{ field, message: MISSING }] });
  });

  it.each([
    [{ notes: 'x'.repeat(5001) }, 'Notes must be at most 5000 characters long'],
    [{ notes: 5 }, 'Notes must be text'],
    [{ notes: '\u0000' }, 'Notes has characters that are not text'],
  ])('R32: %j', async (fields, error) => {
    const asha = await office.addEmployee();
    const body = { request_id: job.id, employee_id: asha.id, ...fields };
    expect(await refusalOf(connect(body))).toEqual({ status: 400, error });
    expect(await office.count('connections where employee_id = $1', [asha.id])).toBe(0);
  });

  it('an unknown job or employee is not found', async () => {
    const asha = await office.addEmployee();
    expect(await refusalOf(connect({ request_id: 999_999, employee_id: asha.id }))).toEqual({
      status: 404,
      error: 'Job request not found',
    });
    expect(await refusalOf(connect({ request_id: job.id, employee_id: 999_999 }))).toEqual({
      status: 404,
      error: 'Employee not found',
    });
  });

  it.each([
    ['open', 201],
    ['active', 201],
    ['closed', 409],
    ['pending', 409],
  ])('R32: a job that is %s answers %i', async (status, answer) => {
    const asha = await office.addEmployee();
    const own = await office.job(acme);
    await recordOf(acme.client.put(`/jobs/requests/${own.id}`, { status }));
    const made = await connect({ request_id: own.id, employee_id: asha.id });
    expect(made.status).toBe(answer);
    if (answer === 201) return;
    expect(made.body).toMatchObject({ error: 'Connections can only be made to open or active jobs' });
    expect(await office.count('connections where request_id = $1', [own.id])).toBe(0);
    expect(
      await office.count('outbox_mails where template = $1 and recipient = $2', ['connected-to-job', asha['email']]),
    ).toBe(0);
  });

  it('R46: the same pair again is refused, by another admin too, and mails nobody', async () => {
    const asha = await office.addEmployee();
    const made = await office.connect(job.id, asha.id);
    for (const client of [office.admin, office.superAdmin]) {
      const body = { request_id: job.id, employee_id: asha.id };
      expect(await refusalOf(client.post('/api/admin/create-connection', body))).toEqual({
        status: 409,
        error: 'This employee is already connected to this job',
      });
    }
    expect(await office.count('connections where employee_id = $1', [asha.id])).toBe(1);
    expect(await office.count('placement_history where connection_id = $1', [made.id])).toBe(1);
    expect(await office.count('outbox_mails where recipient = $1', [asha['email']])).toBe(2); // the invitation and this one
  });

  it('a closed job keeps its connections, and they move on', async () => {
    const own = await office.job(acme);
    const made = await office.connect(own.id, (await office.addEmployee()).id);
    await recordOf(acme.client.put(`/jobs/requests/${own.id}`, { status: 'closed' }));
    expect(await office.setStatus(made.id, 'placed')).toMatchObject({ placement_status: 'placed' });
  });

  it('after a deletion the pair can be connected again', async () => {
    const asha = await office.addEmployee();
    const first = await office.connect(job.id, asha.id, 'First try.');
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${first.id}`));
    const second = await office.connect(job.id, asha.id);
    expect(second).toMatchObject({ placement_status: 'pending', admin_notes: null });
    expect(await rowsOf(office.admin.get(`/api/admin/connections/${second.id}/history`))).toHaveLength(1);
  });

  it('the employee gets one mail about the job, without the notes, and sees the job', async () => {
    const asha = await office.employee({ name: 'Lakshmi Nair' });
    const own = await office.jobFor(acme.id, { title: 'Nurse <ICU>', location: null, domain: null });
    const made = await office.connect(own.id, asha.id, 'Agency only: wants a raise.');
    const mail = await office.agency.mail.mailTo(asha.email, 2);
    expect(mail.subject).toBe('You have been connected to a job: Nurse <ICU>');
    expect(mail.text).toContain('Lakshmi Nair');
    expect(mail.text).toContain('Remote');
    expect(mail.html).toContain('Nurse &lt;ICU&gt;');
    expect(mail.raw).not.toMatch(/Agency only|raise/);
    expect(await office.count('outbox_mails where recipient = $1', [asha.email])).toBe(2);
    const [seen] = await rowsOf(asha.client.get('/api/employee/admin-connected-jobs'));
    expect(seen).toMatchObject({ id: own.id, location: null, connection_date: made['connection_date'] });
    expect(JSON.stringify(seen)).not.toContain('Agency only');
  });

  it('an employee sees connected jobs latest first, closed ones too', async () => {
    const asha = await office.employee();
    const ids: number[] = [];
    for (const title of ['First', 'Second', 'Third']) {
      const own = await office.job(acme, { title });
      ids.push((await office.connect(own.id, asha.id)).id);
      if (title === 'Second') await acme.client.put(`/jobs/requests/${own.id}`, { status: 'closed' });
    }
    await office.sql(`update connections set connection_date = now() - interval '1 day' where connection_id = $1`, [
      ids[2],
    ]);
    const rows = await rowsOf(asha.client.get('/api/employee/admin-connected-jobs'));
    expect(rows.map((row) => row['title'])).toEqual(['Second', 'First', 'Third']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../support/agency.js';
import { Office, recordOf, refusalOf, rowsOf, statusesOf, type ApiRecord } from '../support/office.js';
import { invoice, nameAgency, place, placementOf } from '../support/placed.js';
import { dumpOf } from '../support/table-dump.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

type Kind = 'employees' | 'companies';

const mergeCall = (winner: number, loser_id: number, fields: object = {}, kind: Kind = 'employees') =>
  office.admin.post(`/api/admin/${kind}/${winner}/merge`, { loser_id, fields });
const merge = (winner: number, loser: number, fields: object = {}, kind: Kind = 'employees'): Promise<ApiRecord> =>
  recordOf(mergeCall(winner, loser, fields, kind));
const undo = (merged: ApiRecord): Promise<ApiRecord> =>
  recordOf(office.admin.post(`/api/admin/merges/${Number(merged['merge_id'])}/undo`, {}));
const undoRefusal = (merged: ApiRecord) =>
  refusalOf(office.admin.post(`/api/admin/merges/${Number(merged['merge_id'])}/undo`, {}));
const historyOf = async (id: number): Promise<unknown[]> =>
  (await rowsOf(office.admin.get(`/api/admin/connections/${id}/history`))).map(({ to_status }) => to_status);
const addResume = (employee: number, name: string) =>
  office.sql(
    `insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role)
     values ($1, $2::text, 'application/pdf', 10, md5($2::text) || md5($2::text), 'admin')`,
    [employee, name],
  );

/** Two records of one person, with everything that a person can have. */
async function twoRecords(): Promise<Record<'asha' | 'again' | 'shared' | 'firstOf' | 'secondOf' | 'own', ApiRecord>> {
  const company = await office.addCompany();
  const [asha, again] = [await office.addEmployee(), await office.addEmployee({ name: 'Asha R Rao' })];
  const shared = await office.jobFor(company.id, { title: 'Shared job' });
  const other = await office.jobFor((await office.addCompany()).id, { title: 'Other job' });
  const firstOf = await office.connect(shared.id, asha.id, 'Called her.');
  const secondOf = await office.connect(shared.id, again.id, 'Sent her resume.');
  const own = await office.connect(other.id, again.id);
  await office.setStatus(firstOf.id, 'shortlisted');
  await office.setStatus(secondOf.id, 'offered', { offered_salary: '55,000' });
  for (const { id } of [asha, again]) {
    await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${id}`, { text: `About ${id}` }));
    await addResume(id, `resume-${id}.pdf`);
  }
  await recordOf(office.admin.post(`/api/admin/notes?kind=connection&record_id=${secondOf.id}`, { text: 'Liked it.' }));
  return { asha, again, shared, firstOf, secondOf, own };
}

describe('merging two employees', () => {
  it('moves everything, joins connections to the same job, and answers the winner by the key of the loser', async () => {
    const { asha, again, firstOf, own } = await twoRecords();
    const merged = await merge(asha.id, again.id, { phone: 'loser', full_name: 'winner' });
    const days = (Date.parse(String(merged['undo_until'])) - Date.parse(String(merged['merged_at']))) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const record = await office.seen('employees', asha.id);
    expect(merged['record']).toEqual(record);
    expect(record).toMatchObject({ full_name: 'Asha Rao', phone: again['phone'], email: asha['email'] });
    expect(await office.seen('employees', again.id)).toEqual({ ...record, merged_into: asha.id });
    expect(await rowsOf(office.admin.list('employees', { filter: { id: again.id } }))).toEqual([]);

    const connections = await rowsOf(office.admin.list('connections', { filter: { employee_id: asha.id } }));
    expect(connections.map(({ id }) => id).toSorted()).toEqual([firstOf.id, own.id].toSorted());
    expect(await office.seen('connections', firstOf.id)).toMatchObject({
      placement_status: 'offered',
      offered_salary: '55,000',
      admin_notes: 'Sent her resume.\n\nCalled her.',
      employee_phone: again['phone'],
    });
    expect(await historyOf(firstOf.id)).toEqual(['offered', 'shortlisted', 'pending', 'pending']);
    const notes = await rowsOf(office.admin.get(`/api/admin/notes?kind=employee&record_id=${asha.id}`));
    expect(notes.map(({ text }) => text)).toEqual([`About ${again.id}`, `About ${asha.id}`]);
    expect(await rowsOf(office.admin.get(`/api/admin/notes?kind=connection&record_id=${firstOf.id}`))).toHaveLength(1);
    expect(
      await office.sql('select file_name, shown from resumes where employee_id = $1 order by 1', [asha.id]),
    ).toEqual([
      { file_name: `resume-${asha.id}.pdf`, shown: true },
      { file_name: `resume-${again.id}.pdf`, shown: false },
    ]);
    const [entry] = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'employee', record_id: asha.id, action: 'merged' } }),
    );
    expect(entry).toMatchObject({
      actor_email: office.admin.email,
      after: { merged_from: again.id, phone: again['phone'] },
    });
  });

  it('is undone to the last field of every table', async () => {
    const { asha, again } = await twoRecords();
    const third = await office.addEmployee({ mobile: String(again['phone']).slice(3) });
    const before = await dumpOf(office);
    const merged = await merge(asha.id, again.id, { phone: 'loser', email: 'loser', skills: 'loser', resume: 'loser' });
    expect(await office.seen('employees', asha.id)).toMatchObject({ email: again['email'] });
    expect(await rowsOf(office.admin.list('duplicates', { filter: { record_ids: third.id } }))).toMatchObject([
      { kind: 'employees', record_ids: [asha.id, third.id], reasons: ['same_phone'], state: 'open' },
    ]);
    expect(await dumpOf(office)).not.toEqual(before);
    expect(await undo(merged)).toMatchObject({ can_undo: false, undone_by_name: office.admin.email });
    expect(await dumpOf(office)).toEqual(before);
    expect(await undoRefusal(merged)).toEqual({ status: 409, error: 'This merge has already been undone' });
  });

  it('keeps later edits with the winner when it is undone', async () => {
    const { asha, again, firstOf, secondOf } = await twoRecords();
    const before = await office.seen('employees', again.id);
    const merged = await merge(asha.id, again.id, { phone: 'loser', qualification: 'loser' });
    await recordOf(
      office.admin.patch(`/api/admin/employees/${asha.id}`, { preferred_location: 'Kochi', phone: '9123456780' }),
    );
    await office.setStatus(firstOf.id, 'placed');
    const fresh = await office.connect((await office.jobFor((await office.addCompany()).id)).id, asha.id);
    await undo(merged);
    expect(await office.seen('employees', asha.id)).toMatchObject({
      preferred_location: 'Kochi',
      phone: '+919123456780',
    });
    expect(await office.seen('employees', again.id)).toEqual(before);
    expect(await office.seen('connections', firstOf.id)).toMatchObject({
      placement_status: 'placed',
      offered_salary: null,
    });
    expect(await office.seen('connections', secondOf.id)).toMatchObject({
      placement_status: 'offered',
      employee_id: again.id,
    });
    expect(await historyOf(firstOf.id)).toEqual(['placed', 'shortlisted', 'pending']);
    expect(await historyOf(secondOf.id)).toEqual(['offered', 'pending']);
    expect(await office.seen('connections', fresh.id)).toMatchObject({ employee_id: asha.id });
  });

  it('says beforehand what it would do, and does nothing', async () => {
    const { asha, again, firstOf } = await twoRecords();
    const before = await dumpOf(office);
    const body = { loser_id: again.id, fields: { full_name: 'loser' } };
    const preview = await recordOf(office.admin.post(`/api/admin/employees/${asha.id}/merge-preview`, body));
    expect(preview).toEqual({
      record: expect.objectContaining({ id: asha.id, full_name: 'Asha R Rao', status: 'pending' }),
      moves: expect.objectContaining({ connections: 1, notes: 1, resumes: 1, introductions: 1 }),
      joined: [
        {
          connection_id: firstOf.id,
          job_title: 'Shared job',
          statuses: ['shortlisted', 'offered'],
          placement_status: 'offered',
        },
      ],
    });
    expect(await dumpOf(office)).toEqual(before);
    const merged = await merge(asha.id, again.id, body.fields);
    expect(merged['record']).toEqual({ ...Object(preview['record']), status: expect.any(String) });
  });

  it('ends the login of the loser, whose e-mail is kept for the undo', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merge(asha.id, again.id);
    expect((await again.client.get('/users/profile')).status).toBe(401);
    const login = { email: again.email, password: PASSWORD };
    expect((await office.agency.anyone.post('/auth/login', login)).status).toBe(401);
    const form = { email: again.email, role: 'employee', userData: {} };
    expect(
      await office.admin.post('/auth/register', { ...form, name: 'Ravi', mobile: '9000011111', password: PASSWORD }),
    ).toMatchObject({ status: 409 });
    await undo(merged);
    expect((await again.client.get('/users/profile')).status).toBe(401);
    expect((await office.agency.anyone.post('/auth/login', login)).status).toBe(200);
  });

  it('moves the login with the e-mail that was chosen', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merge(asha.id, again.id, { email: 'loser' });
    const statusOf = async (email: string) =>
      (await office.agency.anyone.post('/auth/login', { email, password: PASSWORD })).status;
    expect([await statusOf(again.email), await statusOf(asha.email)]).toEqual([200, 401]);
    await undo(merged);
    expect([await statusOf(again.email), await statusOf(asha.email)]).toEqual([200, 200]);
  });

  it('keeps a placement with its invoice, and refuses when both have one for the same job', async () => {
    await nameAgency(office);
    const one = await place(office, { joining_date: '2026-11-02' });
    const two = await place(office, { joining_date: '2026-11-03' }, one);
    const document = await invoice(office, two);
    const before = await dumpOf(office);
    const merged = await merge(one.employee.id, two.employee.id);
    expect(await placementOf(office, one.connection.id)).toMatchObject({
      placement_id: two.placement.id,
      employee_id: one.employee.id,
      invoice_id: document.id,
      joining_date: '2026-11-03',
    });
    expect(await office.seen('placements', one.placement.id)).toMatchObject({ state: 'reverted', connection_id: null });
    await undo(merged);
    expect(await dumpOf(office)).toEqual(before);
    const again = await merge(one.employee.id, two.employee.id);
    await office.setStatus(one.connection.id, 'resigned');
    expect(await undoRefusal(again)).toMatchObject({ status: 409 });

    const [three, four] = [
      await place(office, { joining_date: '2026-11-02' }, one),
      await place(office, { joining_date: '2026-11-02' }, one),
    ];
    await invoice(office, three);
    await invoice(office, four);
    expect(await refusalOf(mergeCall(three.employee.id, four.employee.id))).toEqual({
      status: 409,
      error: `Both have a placement with an invoice or a claim for ${String(one.job['title'])}. Credit the invoice of one of them, or settle the claim, first.`,
    });
  });

  it.each([
    ['pending', 'rejected', 'rejected'],
    ['offered', 'dropped', 'dropped'],
    ['rejected', 'placed', 'placed'],
    ['resigned', 'placed', 'placed'],
    ['selected', 'interview_completed', 'selected'],
  ])('of %s and %s keeps %s', async (first, second, kept) => {
    const job = await office.jobFor((await office.addCompany()).id);
    const [asha, again] = [await office.addEmployee(), await office.addEmployee()];
    const connections = [await office.connect(job.id, asha.id), await office.connect(job.id, again.id)];
    for (const [index, status] of [first, second].entries()) {
      if (status !== 'pending') await office.setStatus(connections[index]?.id ?? 0, status);
    }
    const before = await dumpOf(office);
    const merged = await merge(asha.id, again.id);
    expect(await office.seen('employees', asha.id)).toMatchObject({ status: kept });
    expect(await office.seen('connections', connections[0]?.id ?? 0)).toMatchObject({ placement_status: kept });
    await undo(merged);
    expect(await dumpOf(office)).toEqual(before);
  });

  it('undoes a chain of merges in the opposite order', async () => {
    const [a, b, c] = [await office.addEmployee(), await office.addEmployee(), await office.addEmployee()];
    const before = await dumpOf(office);
    const first = await merge(a.id, b.id, { phone: 'loser' });
    const second = await merge(c.id, a.id, { phone: 'loser' });
    expect(await office.seen('employees', b.id)).toMatchObject({ id: c.id, merged_into: c.id, phone: b['phone'] });
    expect(await undoRefusal(first)).toEqual({
      status: 409,
      error: 'Undo the later merge of Asha Rao into Asha Rao first',
    });
    const states = await rowsOf(
      office.admin.list('merges', { filter: { id: [first['merge_id'], second['merge_id']] } }),
    );
    expect(states.map(({ can_undo }) => can_undo)).toEqual([true, false]);
    await undo(second);
    await undo(first);
    expect(await dumpOf(office)).toEqual(before);
  });

  it('of several at once makes one, and the others find nobody', async () => {
    const [a, b, c] = [await office.addEmployee(), await office.addEmployee(), await office.addEmployee()];
    const statuses = await statusesOf([mergeCall(a.id, b.id), mergeCall(b.id, a.id), mergeCall(c.id, b.id)]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => [200, 404].includes(status))).toBe(true);
    expect(await office.count(`merges where loser_id = $1 and undone_at is null`, [b.id])).toBeLessThanOrEqual(1);
  });

  it('happens beside changes of the same connections, and every answer is a clear one', async () => {
    const { asha, again, firstOf, secondOf } = await twoRecords();
    const statuses = await statusesOf([
      mergeCall(asha.id, again.id),
      office.admin.put(`/api/admin/connections/${secondOf.id}/status`, { placement_status: 'selected' }),
      office.admin.put(`/api/admin/connections/${firstOf.id}/status`, { placement_status: 'selected' }),
      office.agency.anyone.post('/auth/login', { email: again['email'], password: PASSWORD }),
    ]);
    expect(statuses.every((status) => [200, 401, 404, 409].includes(status))).toBe(true);
    expect(await office.seen('employees', again.id)).toMatchObject({ merged_into: asha.id });
  });

  it('refuses what makes no sense', async () => {
    const [asha, again] = [await office.addEmployee(), await office.addEmployee()];
    const refused = async (body: object) => office.admin.post(`/api/admin/employees/${asha.id}/merge`, body);
    expect(await refused({ loser_id: asha.id })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'loser_id' }] },
    });
    for (const fields of [{ salary: 'loser' }, { phone: 'both' }, ['phone'], 'phone']) {
      expect(await refused({ loser_id: again.id, fields })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'fields' }] },
      });
    }
    expect(await refused({ loser_id: 2_000_000_000 })).toMatchObject({ status: 404 });
    expect(await refused({ loser_id: again.id, loser_version: 7 })).toMatchObject({ status: 409 });
    expect(await refused({ loser_id: again.id, version: 7 })).toMatchObject({ status: 409 });
    await merge(asha.id, again.id);
    expect(await refused({ loser_id: again.id })).toMatchObject({ status: 404 });
  });

  it('cannot be undone after 30 days, when the copy and the login of the loser are gone', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merge(asha.id, again.id);
    await office.sql(`update merges set undo_until = now() - interval '1 second' where merge_id = $1`, [
      merged['merge_id'],
    ]);
    expect(await undoRefusal(merged)).toEqual({
      status: 409,
      error: 'This merge is more than 30 days old and stays as it is',
    });
    await office.sql(
      'delete from users using merges where user_id = loser_user_id and undone_at is null and undo_until < now()',
    );
    expect(await office.seen('employees', again.id)).toMatchObject({ merged_into: asha.id });
    expect((await office.superAdmin.delete(`/api/admin/employees/${asha.id}`)).status).toBe(200);
    expect((await office.admin.get(`/api/admin/employees/${again.id}`)).status).toBe(404);
  });

  it('goes with the winner, with the login of the loser', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merge(asha.id, again.id);
    await office.superAdmin.delete(`/api/admin/employees/${asha.id}`);
    expect(await undoRefusal(merged)).toMatchObject({ status: 404 });
    expect(await office.count('users where user_id = any($1)', [[asha.userId, again.userId]])).toBe(0);
  });
});

describe('merging two companies', () => {
  it('moves jobs, placements, invoices, notes and the register, and is undone to the last field', async () => {
    const one = await place(office, { joining_date: '2026-11-02' });
    await nameAgency(office);
    await invoice(office, one);
    const winner = await office.company();
    const twice = await office.jobFor(winner.id);
    await office.connect(twice.id, one.employee.id);
    await recordOf(
      office.admin.post(`/api/admin/notes?kind=company&record_id=${one.company.id}`, { text: 'Pays late.' }),
    );
    const before = await dumpOf(office);
    const merged = await merge(
      winner.id,
      one.company.id,
      { name: 'loser', gstin: 'loser', contact_email: 'loser' },
      'companies',
    );
    const { name } = await office.seen('companies', winner.id);
    expect(await office.seen('companies', one.company.id)).toMatchObject({
      merged_into: winner.id,
      name,
      contact_email: one.company.email,
    });
    expect(await rowsOf(office.admin.list('job-requests', { filter: { company_id: winner.id } }))).toMatchObject([
      { company_name: name },
      { company_name: name },
    ]);
    const issued = await office.sql('select company_id, company_name from invoices where placement_id = $1', [
      one.placement.id,
    ]);
    expect(issued).toEqual([{ company_id: winner.id, company_name: expect.stringContaining('Sahyadri') }]);
    const register = await rowsOf(office.admin.list('introductions', { filter: { company_id: winner.id } }));
    expect(register).toMatchObject([{ employee_id: one.employee.id, request_id: one.job.id }]);
    expect((await one.company.client.get('/users/profile')).status).toBe(401);
    await undo(merged);
    expect(await dumpOf(office)).toEqual(before);
  });
});

describe('what a merge moves', () => {
  it('is every column that refers to an employee, a company or a connection: a new one is to be thought of', async () => {
    const references = await office.sql<{ of: string; reference: string }>(
      `select c.confrelid::regclass::text as of, c.conrelid::regclass::text || '.' || a.attname as reference
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'f' and c.confrelid::regclass::text in ('employees', 'companies', 'connections') order by 1, 2`,
    );
    expect(references.map(({ of, reference }) => `${of} ${reference}`)).toEqual([
      'companies duplicate_pairs.first_company_id',
      'companies duplicate_pairs.second_company_id',
      'companies introductions.company_id',
      'companies invoices.company_id',
      'companies job_requests.company_id',
      'companies notes.company_id',
      'companies placements.company_id',
      'companies warranty_claims.company_id',
      'connections notes.connection_id',
      'connections placement_history.connection_id',
      'connections placements.connection_id',
      'employees connections.employee_id',
      'employees duplicate_pairs.first_employee_id',
      'employees duplicate_pairs.second_employee_id',
      'employees introductions.employee_id',
      'employees notes.employee_id',
      'employees placements.employee_id',
      'employees resumes.employee_id',
    ]);
  });

  it('is moved by a merge alone: the working role cannot, and nothing else opens what is never changed', async () => {
    const one = await place(office);
    const other = await office.addEmployee();
    const move = (table: string, column: string, from: number, to: number) =>
      office.sql('select move_references($1::regclass, $2, $3, $4, null)', [table, column, from, to]);
    await expect(move('connections', 'employee_id', one.employee.id, other.id)).rejects.toThrow(/no merge moves/);
    await expect(move('audit_log', 'actor_id', 1, 2)).rejects.toThrow(/no merge moves/);
    await expect(office.sql('update introductions set employee_id = $1', [other.id])).rejects.toThrow(/never changed/);
    await expect(office.sql('update introductions set employee_name = $1', ['x'])).rejects.toThrow(/never changed/);
    await expect(office.sql('delete from introductions')).rejects.toThrow(/never changed/);
    await expect(office.sql('update placement_history set connection_id = connection_id')).rejects.toThrow(
      /append-only/,
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { bill, place, setAgency } from '../../test/support/ledger.js';
import { Merges, REASON } from '../../test/support/merges.js';
import { Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { dumpOf } from '../../test/support/table-dump.js';

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  merges = new Merges(office);
});
afterAll(() => office.close());

describe('merges of employees', () => {
  it('undoes a chain of merges in the opposite order', async () => {
    const [a, b, c] = [await office.addEmployee(), await office.addEmployee(), await office.addEmployee()];
    const before = await dumpOf(office);
    const first = await merges.merge(a.id, b.id, { phone: 'loser' });
    const second = await merges.merge(c.id, a.id, { phone: 'loser' });
    expect(await office.seen('employees', b.id)).toMatchObject({ id: c.id, merged_into: c.id, phone: b['phone'] });
    expect(await merges.undoRefusal(first)).toEqual({
      status: 409,
      error: 'Undo the later merge of Asha Rao into Asha Rao first',
    });
    const states = await rowsOf(
      office.admin.list('merges', { filter: { id: [first['merge_id'], second['merge_id']] } }),
    );
    expect(states.map(({ can_undo }) => can_undo)).toEqual([true, false]);
    await merges.undo(second);
    await merges.undo(first);
    expect(await dumpOf(office)).toEqual(before);
  });

  it('of several at once makes one, and the others find nobody', async () => {
    const [a, b, c] = [await office.addEmployee(), await office.addEmployee(), await office.addEmployee()];
    const statuses = await statusesOf([merges.call(a.id, b.id), merges.call(b.id, a.id), merges.call(c.id, b.id)]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => [200, 404].includes(status))).toBe(true);
    expect(await office.count(`merges where loser_id = $1 and undone_at is null`, [b.id])).toBeLessThanOrEqual(1);
  });

  it('happens beside changes of the same connections, and every answer is a clear one', async () => {
    const { asha, again, firstOf, secondOf } = await merges.twoRecords();
    const statuses = await statusesOf([
      merges.call(asha.id, again.id),
      office.admin.put(`/api/admin/connections/${secondOf.id}/status`, { placement_status: 'selected' }),
      office.admin.put(`/api/admin/connections/${firstOf.id}/status`, { placement_status: 'selected' }),
      office.agency.anyone.post('/auth/login', { email: again['email'], password: PASSWORD }),
    ]);
    expect(statuses.every((status) => [200, 401, 404, 409].includes(status))).toBe(true);
    expect(await office.seen('employees', again.id)).toMatchObject({ merged_into: asha.id });
  });

  it('refuses what makes no sense', async () => {
    const [asha, again] = [await office.addEmployee(), await office.addEmployee()];
    const refused = (body: object): Promise<ApiAnswer> =>
      office.superAdmin.post(`/api/admin/employees/${asha.id}/merge`, { reason: REASON, ...body });
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
    await merges.merge(asha.id, again.id);
    expect(await refused({ loser_id: again.id })).toMatchObject({ status: 404 });
  });

  it('cannot be undone after 30 days, when the copy and the login of the loser are gone', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merges.merge(asha.id, again.id);
    await office.sql(`update merges set undo_until = now() - interval '1 second' where merge_id = $1`, [
      merged['merge_id'],
    ]);
    expect(await merges.undoRefusal(merged)).toEqual({
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
    const merged = await merges.merge(asha.id, again.id);
    await office.superAdmin.delete(`/api/admin/employees/${asha.id}`);
    expect(await merges.undoRefusal(merged)).toMatchObject({ status: 404 });
    expect(await office.count('users where user_id = any($1)', [[asha.userId, again.userId]])).toBe(0);
  });
});

describe('merging two companies', () => {
  it('moves jobs, placements, invoices, notes and the register, and is undone to the last field', async () => {
    const one = await place(office, { joining_date: '2026-11-02' });
    await setAgency(office);
    await bill(office, one);
    const winner = await office.company();
    const twice = await office.jobFor(winner.id);
    await office.connect(twice.id, one.employee.id);
    await recordOf(
      office.admin.post(`/api/admin/notes?kind=company&record_id=${one.company.id}`, { text: 'Pays late.' }),
    );
    const before = await dumpOf(office);
    const merged = await merges.merge(
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
    await merges.undo(merged);
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
      'companies access_log.company_id',
      'companies company_members.company_id',
      'companies duplicate_pairs.first_company_id',
      'companies duplicate_pairs.second_company_id',
      'companies introductions.company_id',
      'companies invoices.company_id',
      'companies job_requests.company_id',
      'companies mailing_recipients.company_id',
      'companies notes.company_id',
      'companies placements.company_id',
      'companies profile_terms_acceptances.company_id',
      'companies submissions.company_id',
      'companies warranty_claims.company_id',
      'connections candidate_openings.connection_id',
      'connections company_answers.connection_id',
      'connections interviews.connection_id',
      'connections joining_questions.connection_id',
      'connections joining_ticks.connection_id',
      'connections known_claims.connection_id',
      'connections mailing_recipients.connection_id',
      'connections notes.connection_id',
      'connections offers.connection_id',
      'connections placement_history.connection_id',
      'connections placements.connection_id',
      'connections reveals.connection_id',
      'connections sheets.connection_id',
      'connections submissions.connection_id',
      'employees access_log.employee_id',
      'employees breach_people.employee_id',
      'employees candidate_index.employee_id',
      'employees connections.employee_id',
      'employees consent_links.employee_id',
      'employees consents.employee_id',
      'employees duplicate_pairs.first_employee_id',
      'employees duplicate_pairs.second_employee_id',
      'employees inactive_people.employee_id',
      'employees introductions.employee_id',
      'employees mailing_recipients.employee_id',
      'employees notes.employee_id',
      'employees notices.employee_id',
      'employees penalty_cases.employee_id',
      'employees placements.employee_id',
      'employees resumes.employee_id',
      'employees saved_search_hits.employee_id',
      'employees submissions.employee_id',
    ]);
  });

  it('is moved by a merge alone: the working role cannot, and nothing else opens what is never changed', async () => {
    const one = await place(office);
    const other = await office.addEmployee();
    const move = (table: string, column: string, from: number, to: number): Promise<unknown> =>
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

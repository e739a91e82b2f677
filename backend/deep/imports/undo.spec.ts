import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recover } from '../../test/support/accounts.js';
import { checkedImport, imported, importIn, importRows, peopleFile } from '../../test/support/imports.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  merges = new Merges(office);
});
afterAll(() => office.close());

const undo = (id: number, client = office.admin): ReturnType<typeof office.admin.post> =>
  client.post(`/api/admin/imports/${id}/undo`);
async function undone(id: number): Promise<ApiRecord> {
  await recordOf(undo(id));
  return (await importIn(office.admin, id, 'undone')) as ApiRecord;
}
const found = (resource: string, filter: Record<string, unknown>): Promise<ApiRecord[]> =>
  rowsOf(office.admin.list(resource, { filter, sort: ['id', 'ASC'] }));
const note = (kind: string, id: number): Promise<ApiRecord> =>
  recordOf(office.admin.post(`/api/admin/notes?kind=${kind}&record_id=${id}`, { text: 'Keen.' }));

/** People who were imported, with the import. */
async function people(count: number): Promise<{ id: number; csv: string; records: ApiRecord[] }> {
  const { csv, emails } = peopleFile(office, count);
  const { id } = await imported(office.admin, 'employees', csv);
  return { id, csv, records: await found('employees', { email: emails }) };
}

/** A company that was imported, with the import. */
async function importedCompany(): Promise<{ id: number; record: ApiRecord }> {
  const n = office.agency.unique();
  const email = `hr${n}@bharat.example`;
  const csv = `Client,Contact Person,Contact No,Email\nBharat ${n},Ravi Menon,${6_500_000_000 + n},${email}\n`;
  const { id } = await imported(office.admin, 'companies', csv);
  const [record] = await found('companies', { contact_email: email });
  if (!record) throw new Error(`no company ${email}`);
  return { id, record };
}

/** Further uses of an imported person, in the words of the refusal. */
const USES: Record<string, (person: ApiRecord) => Promise<unknown>> = {
  'was edited': ({ id }) => recordOf(office.admin.patch(`/api/admin/employees/${id}`, { industry: 'Non-IT' })),
  'has connections': async ({ id }) => office.connect((await office.jobFor((await office.addCompany()).id)).id, id),
  'has a placement': async ({ id }) => {
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    await office.setStatus(connection.id, 'placed');
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${connection.id}`));
  },
  'was introduced to a company': async ({ id }) => {
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${connection.id}`));
  },
  'has a resume': ({ id }) =>
    recordOf(office.admin.upload(`/api/admin/employees/${id}/resume`, Buffer.from('Asha Rao, cook'), 'cv.txt')),
  'has answered': ({ id }) => recordOf(office.admin.post(`/api/admin/employees/${id}/consent`, { how: 'phone' })),
  'has written to the agency': ({ email }) =>
    office.sql(
      `insert into grievances (name, email, kind, text, due_on) values ('Asha Rao', $1, 'access', 'What do you keep?', india_today() + 30)`,
      [email],
    ),
  'has logged in': async ({ email }) => {
    const { token } = await recover(office.agency, String(email));
    await recordOf(office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-tea-77' }));
  },
  'was merged into another record': async ({ id }) => merges.merge((await office.addEmployee()).id, id),
};

describe('an import whose record has been used since', () => {
  it.each(Object.entries(USES))('is not undone, and says so: Asha Rao %s', async (use, useIt) => {
    const { id, records } = await people(2);
    await useIt(records[1] as ApiRecord);
    expect((await undo(id)).body).toMatchObject({
      code: 'import.rows_in_use',
      error: `Nothing was undone, because 1 of the imported records have been used since: row 3 (Asha Rao ${use})`,
      fields: [expect.anything(), { field: 'row 3', message: `Asha Rao ${use}` }],
    });
    expect(await found('employees', { id: records[0]?.id })).toEqual([records[0]]);
  });

  it('names three rows in the sentence, and every one beside it', async () => {
    const { id, records } = await people(5);
    for (const record of records.slice(1)) await note('employee', record.id);
    const { body } = await undo(id);
    expect(body.error).toMatch(/because 4 .*: row 3 \(.*\), row 4 \(.*\), row 5 \(.*\), …$/);
    const fields = body.fields as { field: string }[];
    expect(fields.slice(1).map(({ field }) => field)).toEqual(['row 3', 'row 4', 'row 5', 'row 6']);
  });

  it('is undone once that use has ended', async () => {
    const { id, records } = await people(1);
    const path = `/api/admin/notes?kind=employee&record_id=${records[0]?.id}`;
    const { id: written } = await recordOf(office.admin.post(path, { text: 'Keen.' }));
    expect((await refusalOf(undo(id))).error).toContain('has notes');
    await recordOf(office.admin.delete(`/api/admin/notes/${written}`));
    expect(await undone(id)).toMatchObject({ results: { undone: 1 } });
  });

  it('of companies and jobs is undone from the last to the first: what was billed or hired for stays', async () => {
    const { id: companies, record } = await importedCompany();
    const csv = `Company,Position,JD\n${record.id},Cook,Cooks\n`;
    const { id: jobs } = await imported(office.admin, 'job-requests', csv);
    const [job] = await found('job-requests', { company_id: record.id });
    const connection = await office.connect(job?.id ?? 0, (await office.addEmployee()).id);
    expect((await refusalOf(undo(companies))).error).toContain('has job requests');
    expect((await refusalOf(undo(jobs))).error).toContain('row 2 (Cook has connections)');
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${connection.id}`));
    await undone(jobs);
    expect(await found('job-requests', { company_id: record.id })).toEqual([]);
    await undone(companies);
    expect(await found('companies', { id: record.id })).toEqual([]);
    const placed = await importedCompany();
    const { id } = await office.jobFor(placed.record.id);
    await office.setStatus((await office.connect(id, (await office.addEmployee()).id)).id, 'placed');
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${id}`));
    expect((await refusalOf(undo(placed.id))).error).toContain('has placements');
  });
});

describe('what an undo takes back', () => {
  it('leaves no account and no skill, and the same file can be imported again', async () => {
    const n = office.agency.unique();
    const csv = `Name,Mobile,Email,Skills\nAsha Rao,${6_600_000_000 + n},u${n}@import.example,"Kathak ${n}, React"\n`;
    const { id } = await imported(office.admin, 'employees', csv);
    await undone(id);
    expect(await office.count('users where email = $1', [`u${n}@import.example`])).toBe(0);
    expect(await office.count('skill_counts where name = $1 and n > 0', [`Kathak ${n}`])).toBe(0);
    expect(await imported(office.admin, 'employees', csv)).toMatchObject({
      same_file_as: id,
      results: { created: 1 },
    });
    const filter = { kind: 'employee', action: 'deleted' };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter, range: [0, 0] }));
    expect(entry).toMatchObject({
      actor_email: office.admin.email,
      record_name: 'Asha Rao',
      before: { import_id: id, email: `u${n}@import.example` },
    });
  });

  it('is what is still there: a record that was deleted since is no obstacle', async () => {
    const { id, records } = await people(2);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${records[0]?.id}`));
    expect(await undone(id)).toMatchObject({ results: { undone: 2 } });
    expect(await found('employees', { id: records.map((record) => record.id) })).toEqual([]);
  });

  it('gives a record back what it had, also nothing, after all rows that changed it', async () => {
    const { csv, records } = await people(1);
    const [asha] = records;
    const [head, line] = csv.split('\n');
    const again = `${head},Notice\n${line?.replace('6,00,000', '7,00,000')},30 days\nAsha Rao,${String(
      asha?.['phone'],
    )},other.${String(asha?.['email'])},"8,00,000",\n`;
    const { id, results } = await imported(office.admin, 'employees', again, 'update');
    expect(results).toEqual({ updated: 2 });
    const changed = await office.seen('employees', asha?.id ?? 0);
    expect(changed).toMatchObject({ preferred_salary: '8,00,000', notice_period: '30 days', email: asha?.['email'] });
    await note('employee', asha?.id ?? 0);
    expect(await undone(id)).toMatchObject({ results: { undone: 2 } });
    const { version } = await office.seen('employees', asha?.id ?? 0);
    expect(await office.seen('employees', asha?.id ?? 0)).toEqual({ ...asha, version });
  });

  it('is also what was decided later about rows that waited; nothing is decided any more then', async () => {
    const { csv, records } = await people(3);
    const changed = csv.replaceAll('6,00,000', '7,00,000').replace(String(records[1]?.['email']), 'x.$&');
    const { id, results } = await imported(office.admin, 'employees', changed, 'review');
    expect(results).toEqual({ review: 3 });
    const decide = (row: number, decision: string): ReturnType<typeof office.admin.post> =>
      office.admin.post(`/api/admin/imports/${id}/rows/${row}/decision`, { decision });
    await recordOf(decide(2, 'update'));
    expect(await recordOf(decide(3, 'new'))).toMatchObject({ state: 'created' });
    expect(await undone(id)).toMatchObject({ results: { undone: 2, review: 1 } });
    expect((await refusalOf(decide(4, 'update'))).error).toBe('This row does not wait for a decision');
    const [asha] = await found('employees', { id: records[0]?.id });
    expect(asha).toMatchObject({ preferred_salary: '6,00,000' });
    expect(await found('employees', { email: `x.${String(records[1]?.['email'])}` })).toEqual([]);
  });

  it('gives a company back what it was billed as, and a job its skills', async () => {
    const { record } = await importedCompany();
    const { name, contact_person_phone, contact_email } = record as unknown as Record<string, string>;
    const company = `Client,Contact Person,Contact No,Email,GST No,State\n${name},Sita Iyer,${contact_person_phone},${contact_email},29AAHCT9485A1ZX,29\n`;
    const job = (skills: string): string => `Company,Position,JD,Skills\n${record.id},Cook,Cooks,"${skills}"\n`;
    await imported(office.admin, 'job-requests', job('Tandoor, Dosa'));
    const [before] = await found('job-requests', { company_id: record.id });
    const billed = await imported(office.admin, 'companies', company, 'update');
    const skilled = await imported(office.admin, 'job-requests', job('Idli'), 'update');
    expect([billed.results, skilled.results]).toEqual([{ updated: 1 }, { updated: 1 }]);
    const billing = (): Promise<ApiRecord> => recordOf(office.admin.get(`/api/admin/companies/${record.id}/billing`));
    expect(await billing()).toMatchObject({ gstin: '29AAHCT9485A1ZX', state_code: '29' });
    await undone(billed.id);
    await undone(skilled.id);
    expect(await billing()).toMatchObject({ gstin: null, state_code: null });
    expect(await office.seen('companies', record.id)).toMatchObject({ contact_person_name: 'Ravi Menon' });
    const { skills } = await office.seen('job-requests', before?.id ?? 0);
    expect(skills).toEqual(before?.['skills']);
    expect(await office.count(`job_skill_counts where name = 'Idli' and n > 0`)).toBe(0);
  });

  it('is nothing of a record that was edited after a row had changed it', async () => {
    const { csv, records } = await people(1);
    const { id } = await imported(office.admin, 'employees', csv.replace('6,00,000', '7,00,000'), 'update');
    const path = `/api/admin/employees/${records[0]?.id}`;
    const edited = await recordOf(office.admin.patch(path, { preferred_salary: '9,00,000' }));
    expect((await refusalOf(undo(id))).error).toContain('row 2 (Asha Rao was edited)');
    expect(await office.seen('employees', records[0]?.id ?? 0)).toEqual(edited);
  });
});

describe('an undo', () => {
  it('is begun by one of two admins at the same moment, and stands in the audit log under that name', async () => {
    const { id } = await people(1);
    const answers = await Promise.all([undo(id), undo(id, office.superAdmin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await importIn(office.admin, id, 'undone');
    const filter = { kind: 'import', record_id: id };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter, range: [0, 0] }));
    expect(entry).toMatchObject({
      actor_email: (answers[0].status === 200 ? office.admin : office.superAdmin).email,
      after: { state: 'undone', undone: 1 },
    });
  });

  it('is for an import that was run, within 30 days', async () => {
    const { id: waiting } = await checkedImport(office.admin, 'employees', peopleFile(office, 1).csv);
    expect(await refusalOf(undo(waiting))).toEqual({
      status: 409,
      error: 'Only an import that has been run can be undone',
    });
    const { id } = await people(1);
    const setAge = (age: string): Promise<unknown> =>
      office.sql(`update imports set finished_at = now() - $2::interval where import_id = $1`, [id, age]);
    await setAge('30 days 1 minute');
    expect(await office.seen('imports', id)).toMatchObject({ state: 'done', undo_until: null });
    expect(await refusalOf(undo(id))).toEqual({
      status: 409,
      error: 'An import can be undone for 30 days. This one is older.',
    });
    await setAge('29 days 23 hours');
    expect(await office.seen('imports', id)).toMatchObject({ undo_until: expect.stringMatching(/Z$/) });
    expect(await undone(id)).toMatchObject({ undo_until: null, undone_at: expect.stringMatching(/Z$/) });
    expect((await importRows(office.admin, id)).map(({ state }) => state)).toEqual(['undone']);
    expect(await statusesOf([undo(id), undo(id)])).toEqual([409, 409]);
  });
});

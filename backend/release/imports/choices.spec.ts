import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { checkedImport, imported, importIn, importRows, peopleFile, reasonsOf } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const upload = (csv: string): Promise<ApiRecord> => checkedImport(office.admin, 'employees', csv);
const run = (id: number, on_duplicate: string, client: ApiClient = office.admin): Promise<ApiAnswer> =>
  client.post(`/api/admin/imports/${id}/run`, { on_duplicate });
const resultsOf = async (id: number, on_duplicate: string): Promise<unknown> => {
  await recordOf(run(id, on_duplicate));
  return (await importIn(office.admin, id, 'done')).results as unknown;
};
const map = (id: number, mapping: Record<string, string | null>): Promise<ApiAnswer> =>
  office.admin.put(`/api/admin/imports/${id}/mapping`, { mapping });
const employeesOf = (email: unknown): Promise<ApiRecord[]> =>
  rowsOf(office.admin.list('employees', { filter: { email }, sort: ['id', 'ASC'] }));

/** Asha and Ravi, who are there, and a file with a row of each kind that there is. */
async function mixedFile(): Promise<{ csv: string; asha: string; ravi: string; fresh: string }> {
  const { csv: both, emails, phones } = peopleFile(office, 2);
  const [asha = '', ravi = ''] = emails;
  await imported(office.admin, 'employees', both);
  const { emails: others, phones: free } = peopleFile(office, 1);
  const fresh = others[0] ?? '';
  const lines = [
    'Name,Mobile,Email,Salary',
    `Sita Iyer,${free[0]},${fresh},`,
    `Asha Rao,${phones[0]},${asha.toUpperCase()},"7,00,000"`,
    `Asha Rao,${phones[1]},${ravi},`,
    `Asha Rao,${phones[0]},other.${asha},"8,00,000"`,
    `Sita Iyer,${free[0]},${fresh},`,
    `R2D2,12,x,`,
  ];
  return { csv: lines.join('\n'), asha, ravi, fresh };
}

describe('a run does what the dry run said, and with records that are there what was chosen', () => {
  it.each([
    ['skip', { created: 1, skipped: 2, same: 2, error: 1 }, '6,00,000'],
    ['update', { created: 1, updated: 2, same: 2, error: 1 }, '8,00,000'],
    ['review', { created: 1, review: 2, same: 2, error: 1 }, '6,00,000'],
  ])('%s', async (on_duplicate, results, preferred_salary) => {
    const { csv, asha, ravi, fresh } = await mixedFile();
    const [before] = await employeesOf(ravi);
    const { id, counts } = await upload(csv);
    expect(counts).toEqual({ new: 1, update: 1, same: 1, duplicate: 2, error: 1 });
    const rows = await importRows(office.admin, id);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'update', 'same', 'duplicate', 'duplicate', 'error']);
    expect(rows.slice(3, 5).flatMap(reasonsOf)).toEqual(['Row 3 has the same phone number', 'Row 2 is about the same']);
    expect(await resultsOf(id, on_duplicate)).toEqual(results);
    expect(await employeesOf([asha, ravi, fresh, `other.${asha}`])).toMatchObject([
      { email: asha, preferred_salary },
      before ?? {},
      { email: fresh, full_name: 'Sita Iyer', preferred_salary: null },
    ]);
  });

  it('looks again when it runs: what was added or deleted after the check is not what it was', async () => {
    const { csv, emails, phones } = peopleFile(office, 2);
    const [gone, staying] = emails;
    await imported(office.admin, 'employees', csv);
    const { emails: others, phones: free } = peopleFile(office, 1);
    const { id, counts } = await upload(
      `${csv.replaceAll('6,00,000', '7,00,000')}Sita Iyer,${free[0]},${others[0]},\n`,
    );
    expect(counts).toMatchObject({ new: 1, update: 2 });
    const [record] = await employeesOf(gone);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${record?.id}`));
    await office.addEmployee({ name: 'Sita Das', email: others[0], mobile: free[0] });
    expect(await resultsOf(id, 'skip')).toEqual({ created: 1, skipped: 2 });
    expect(await employeesOf([gone, staying])).toMatchObject([
      { email: staying, preferred_salary: '6,00,000' },
      { email: gone, phone: `+91${phones[0]}`, preferred_salary: '7,00,000' },
    ]);
  });

  it('leaves alone what stands there already where a cell is empty', async () => {
    const { csv, emails } = peopleFile(office, 1);
    await imported(office.admin, 'employees', csv);
    const emptied = csv.replace('"6,00,000"', '').replace('Asha Rao', 'Asha R Rao');
    expect((await imported(office.admin, 'employees', emptied, 'update')).results).toEqual({ updated: 1 });
    expect(await employeesOf(emails)).toMatchObject([{ full_name: 'Asha R Rao', preferred_salary: '6,00,000' }]);
  });

  it('is in the name of who runs it, and the import in that of who brought it', async () => {
    const { csv, emails } = peopleFile(office, 1);
    const { id } = await upload(csv);
    await recordOf(run(id, 'skip', office.superAdmin));
    await importIn(office.admin, id, 'done');
    const [record] = await employeesOf(emails);
    const filter = { kind: 'employee', record_id: record?.id };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entries).toMatchObject([
      { action: 'created', actor_email: office.superAdmin.email, after: { import_id: id, email: emails[0] } },
    ]);
    const [creation] = await office.sql(
      `select actor_email from audit_log where kind = 'import' and record_id = $1 and action = 'created'`,
      [id],
    );
    expect(creation).toEqual({ actor_email: office.admin.email });
  });
});

describe('a row that waits for a decision', () => {
  /** Rows 2, 3 and 4 of an import wait: each would change the salary of its person. */
  async function inReview(): Promise<{ id: number; emails: string[] }> {
    const { csv, emails } = peopleFile(office, 3);
    await imported(office.admin, 'employees', csv);
    const { id } = await imported(office.admin, 'employees', csv.replaceAll('6,00,000', '7,00,000'), 'review');
    return { id, emails };
  }
  const decide = (id: number, row: number, decision: unknown, client: ApiClient = office.admin): Promise<ApiAnswer> =>
    client.post(`/api/admin/imports/${id}/rows/${row}/decision`, { decision });

  it('changes the record or is left out, in the name of who decides, and the import counts it', async () => {
    const { id, emails } = await inReview();
    expect(await recordOf(decide(id, 2, 'update', office.superAdmin))).toMatchObject({ state: 'updated' });
    expect(await recordOf(decide(id, 3, 'skip'))).toMatchObject({ state: 'skipped' });
    const salaries = (await employeesOf(emails)).map(({ preferred_salary }) => preferred_salary);
    expect(salaries).toEqual(['7,00,000', '6,00,000', '6,00,000']);
    const { results } = await office.seen('imports', id);
    expect(results).toEqual({ updated: 1, skipped: 1, review: 1 });
    const filter = { kind: 'employee', action: 'updated' };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter, range: [0, 0] }));
    expect(entry).toMatchObject({
      actor_email: office.superAdmin.email,
      before: { preferred_salary: '6,00,000' },
      after: { preferred_salary: '7,00,000' },
    });
  });

  it('is decided once, also by two at the same moment, and by a word that there is', async () => {
    const { id } = await inReview();
    for (const decision of ['merge', null, 1]) expect((await decide(id, 4, decision)).status).toBe(400);
    expect(await statusesOf([decide(id, 4, 'update'), decide(id, 4, 'skip', office.superAdmin)])).toEqual([200, 409]);
    expect(await refusalOf(decide(id, 4, 'skip'))).toEqual({
      status: 409,
      error: 'This row does not wait for a decision',
    });
  });

  it('goes by what the record is at that moment: one that is gone is made', async () => {
    const { id, emails } = await inReview();
    const [record] = await employeesOf(emails[0]);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${record?.id}`));
    expect(await recordOf(decide(id, 2, 'update'))).toMatchObject({ state: 'created' });
    expect(await employeesOf(emails[0])).toMatchObject([{ preferred_salary: '7,00,000' }]);
  });

  it('waits only once the import was run', async () => {
    const { id } = await upload(peopleFile(office, 1).csv);
    expect((await refusalOf(decide(id, 2, 'skip'))).error).toBe('This row does not wait for a decision');
    expect((await refusalOf(decide(2_000_000_000, 2, 'skip'))).error).toBe('Import not found');
  });
});

describe('the columns of a file', () => {
  it('that are taken from a required field leave every row in error, and nothing to import', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const { id } = await upload(csv);
    await recordOf(map(id, { 'Candidate Name': 'full_name', 'Email ID': 'email' }));
    expect(await importIn(office.admin, id, 'checked')).toMatchObject({
      missing_fields: ['phone'],
      counts: { new: 0, error: 2 },
    });
    const [row] = await importRows(office.admin, id);
    expect(row?.['reasons']).toEqual([{ field: 'phone', message: expect.stringContaining('required') }]);
    expect(await resultsOf(id, 'update')).toEqual({ error: 2 });
    expect(await employeesOf(emails)).toEqual([]);
  });

  it('fill another field when they are chosen so, and the row says what is stored', async () => {
    const { csv, emails } = peopleFile(office, 1);
    const { id } = await upload(csv);
    const mapping = { 'Candidate Name': 'full_name', 'Mobile No.': 'phone', 'Email ID': 'email' };
    await recordOf(map(id, { ...mapping, CTC: 'notice_period' }));
    await importIn(office.admin, id, 'checked');
    const [row] = await importRows(office.admin, id);
    expect(row).toMatchObject({ outcome: 'new', field_values: { notice_period: '6,00,000', email: emails[0] } });
    expect(await resultsOf(id, 'skip')).toEqual({ created: 1 });
    expect(await employeesOf(emails)).toMatchObject([{ notice_period: '6,00,000', preferred_salary: null }]);
    expect(await refusalOf(map(id, mapping))).toEqual({
      status: 409,
      error: 'This import has been run already',
    });
  });

  it.each([
    [{ Nowhere: 'email' }, 'The file has no column "Nowhere"'],
    [{ CTC: 'password' }, 'There is no field "password"'],
    [{ CTC: 'gstin' }, 'There is no field "gstin"'],
    [{ CTC: 'email', 'Email ID': 'email' }, 'Two columns cannot both fill Email'],
  ])('are refused in a sentence: %j', async (mapping, message) => {
    const { id } = await upload(peopleFile(office, 1).csv);
    expect((await map(id, mapping as Record<string, string>)).body).toMatchObject({
      fields: [{ field: 'mapping', message }],
    });
    expect(await office.seen('imports', id)).toMatchObject({ state: 'checked', mapping: { CTC: 'preferred_salary' } });
  });
});

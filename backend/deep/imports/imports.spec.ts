import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { checkedImport, imported, importIn, importRows, peopleFile, uploadImport } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { workbookOf } from '../../test/support/workbook.js';

const NO_SUCH_IMPORT = 2_000_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const run = (id: number, on_duplicate: string, client: ApiClient = office.admin): Promise<ApiAnswer> =>
  client.post(`/api/admin/imports/${id}/run`, { on_duplicate });
const employeeOf = async (email: string): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.list('employees', { filter: { email } })))[0];

describe('a file that is uploaded', () => {
  it('is checked without anything being written, and told again when it comes again', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const first = await checkedImport(office.admin, 'employees', `${csv}R2D2,9.87654E+09,,\n`, 'लिस्ट.csv');
    expect(first).toMatchObject({
      kind: 'employees',
      file_name: 'लिस्ट.csv',
      file_type: 'csv',
      state: 'checked',
      row_count: 3,
      counts: { new: 2, update: 0, same: 0, duplicate: 0, error: 1 },
      mapping: { 'Candidate Name': 'full_name', 'Mobile No.': 'phone', 'Email ID': 'email', CTC: 'preferred_salary' },
      missing_fields: [],
      same_file_as: null,
      on_duplicate: null,
    });
    expect(await office.count('users where email = any($1)', [emails])).toBe(0);
    const rows = await importRows(office.admin, first.id);
    expect(rows.map(({ row_number, outcome, state }) => [row_number, outcome, state])).toEqual([
      [2, 'new', 'waiting'],
      [3, 'new', 'waiting'],
      [4, 'error', 'waiting'],
    ]);
    expect(rows[2]?.['reasons']).toContainEqual({ field: 'email', message: 'Email is required' });
    await recordOf(run(first.id, 'skip'));
    expect((await importIn(office.admin, first.id, 'done')).results).toEqual({ created: 2, error: 1 });
    const again = await checkedImport(office.admin, 'employees', `${csv}R2D2,9.87654E+09,,\n`);
    expect(again).toMatchObject({ same_file_as: first.id, counts: { new: 0, same: 2, error: 1 } });
  });

  it('has rows in error corrected where they stand, before it is run', async () => {
    const { csv } = peopleFile(office, 1);
    const { id } = await checkedImport(office.admin, 'employees', `${csv}R2D2,9.87654E+09,,\n`);
    const correct = (row: number, cells: unknown): Promise<ApiAnswer> =>
      office.admin.put(`/api/admin/imports/${id}/rows/${row}`, { cells });
    const email = 'corrected.row@example.in';
    const half = await recordOf(correct(3, ['Rani Das', '9.87654E+09', email, '']));
    expect(half).toMatchObject({ outcome: 'error', cells: ['Rani Das', '9.87654E+09', email, ''] });
    expect(half['reasons']).toEqual([expect.objectContaining({ field: 'phone' })]);
    expect(await recordOf(correct(3, ['Rani Das', '9876501234', email, '']))).toMatchObject({
      outcome: 'new',
      reasons: [],
    });
    expect(await recordOf(office.admin.get(`/api/admin/imports/${id}`))).toMatchObject({
      counts: { new: 2, error: 0 },
    });
    expect((await correct(3, ['Rani Das', '9876501234', email, ''])).body.code).toBe('import.not_in_error');
    expect((await correct(2000, [])).body.code).toBe('import.row_not_found');
    for (const cells of [undefined, 'Rani', [1], Array(101).fill('')])
      expect((await correct(3, cells)).status).toBe(400);
    await recordOf(run(id, 'skip'));
    expect((await importIn(office.admin, id, 'done')).results).toEqual({ created: 2 });
    expect(await employeeOf(email)).toMatchObject({ full_name: 'Rani Das' });
    expect((await correct(3, ['Rani Das', '9876501234', email, ''])).body.code).toBe('import.run_already');
  });

  it.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['a picture named as a table', 415, 'import.wrong_kind', () => Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['half a workbook', 422, 'import.damaged', async () => (await workbookOf([['Name']])).subarray(0, 300)],
    ['20,001 rows', 422, 'import.too_many_rows', () => Buffer.from(`Name,Email\n${'Asha,a@b.in\n'.repeat(20_001)}`)],
    ['more than 20 MB', 413, 'upload.too_large', () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
    ['heads without rows', 422, 'import.no_rows', () => Buffer.from('Name,Email\n')],
    ['a quote without an end', 422, 'import.open_quote', () => Buffer.from('Name,Email\n"Asha,a@b.in\n')],
  ])('is refused: %s', async (_, status, code, content) => {
    const answer = await uploadImport(office.admin, 'employees', await content(), 'list.csv');
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('is of a kind, and a file', async () => {
    expect((await uploadImport(office.admin, 'admins', 'Name\nAsha\n')).status).toBe(400);
    expect((await office.admin.post('/api/admin/imports', { kind: 'employees' })).status).toBe(415);
  });

  it('may be a workbook with more sheets, and its rows in error come back as one', async () => {
    const bytes = await workbookOf(
      [
        ['Name', 'Mobile', 'Email'],
        ['R2D2', '=1+1', 'x'],
      ],
      ['Old'],
    );
    const uploaded = await checkedImport(office.admin, 'employees', bytes, 'list.csv');
    expect(uploaded).toMatchObject({
      file_type: 'xlsx',
      sheet: 'Candidates',
      other_sheets: ['Old'],
      counts: { error: 1 },
    });
    const { headers, content } = await office.admin.download(`/api/admin/imports/${uploaded.id}/errors`);
    expect(headers.get('content-disposition')).toContain('list-errors.xlsx');
    const again = await checkedImport(office.admin, 'employees', content, 'corrected.xlsx');
    const [row] = await importRows(office.admin, again.id);
    expect(row?.['cells']).toEqual([
      'R2D2',
      '=1+1',
      'x',
      expect.stringContaining('Full name may contain only letters'),
    ]);
  });
});

describe('the columns of a file', () => {
  it('are chosen anew, and every row is checked again', async () => {
    const { csv } = peopleFile(office, 1);
    const odd = csv.replace('Candidate Name', 'Wer').replace('Email ID', 'Wo');
    const { id, mapping, missing_fields } = await checkedImport(office.admin, 'employees', odd);
    expect({ mapping, missing_fields }).toMatchObject({
      mapping: { Wer: null, Wo: 'email' },
      missing_fields: ['full_name'],
    });
    const path = `/api/admin/imports/${id}/mapping`;
    const chosen = { Wer: 'full_name', Wo: 'email', 'Mobile No.': 'phone' };
    await recordOf(office.admin.put(path, { mapping: chosen }));
    expect(await importIn(office.admin, id, 'checked')).toMatchObject({
      counts: { new: 1, error: 0 },
      mapping: { ...chosen, CTC: null },
      missing_fields: [],
    });
    for (const wrong of [
      { Wer: 'email', Wo: 'email' },
      { Nobody: 'email' },
      { Wer: 'password' },
      [],
      'x',
      { Wer: 1 },
    ]) {
      expect((await office.admin.put(path, { mapping: wrong })).status).toBe(400);
    }
  });
});

describe('an import that runs', () => {
  it('makes accounts that log in by a code, mails nobody, and is in the audit log', async () => {
    const { csv, emails } = peopleFile(office, 1);
    const done = await imported(office.admin, 'employees', csv);
    expect(await employeeOf(emails[0] ?? '')).toMatchObject({ full_name: 'Asha Rao', preferred_salary: '6,00,000' });
    expect(await office.count('outbox_mails where recipient = any($1)', [emails])).toBe(0);
    const [account] = await office.sql<{ must_change_password: boolean }>('select * from users where email = $1', [
      emails[0],
    ]);
    expect(account?.must_change_password).toBe(true);
    const actions = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'import', record_id: done.id } }),
    );
    expect(actions.map(({ action }) => action)).toEqual(['status changed', 'status changed', 'created']);
    const entries = await office.sql(
      `select actor_email from audit_log where kind = 'employee' and after ->> 'import_id' = $1`,
      [String(done.id)],
    );
    expect(entries).toEqual([{ actor_email: office.admin.email }]);
  });

  it('leaves out, changes or keeps for somebody what is there already', async () => {
    const { csv, emails, phones } = peopleFile(office, 1);
    await imported(office.admin, 'employees', csv);
    const changed = csv.replace('6,00,000', '7,00,000') + `Asha Rao,${phones[0]},other.${emails[0]},\n`;
    const salary = async (): Promise<unknown> => (await employeeOf(emails[0] ?? ''))?.['preferred_salary'];
    expect((await imported(office.admin, 'employees', changed, 'skip')).results).toEqual({ skipped: 2 });
    expect(await salary()).toBe('6,00,000');
    const review = await imported(office.admin, 'employees', changed, 'review');
    expect(review).toMatchObject({ results: { review: 2 }, counts: { update: 1, duplicate: 1 } });
    const decide = (row: number, decision: string): Promise<ApiAnswer> =>
      office.admin.post(`/api/admin/imports/${review.id}/rows/${row}/decision`, { decision });
    expect((await decide(2, 'new')).status).toBe(409);
    expect(await recordOf(decide(3, 'new'))).toMatchObject({ state: 'created' });
    expect((await decide(3, 'skip')).status).toBe(409);
    expect((await decide(99, 'skip')).status).toBe(404);
    expect((await imported(office.admin, 'employees', changed, 'update')).results).toMatchObject({ updated: 1 });
    expect(await salary()).toBe('7,00,000');
  });

  it('takes a row once, however often the file or another account has it', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const twice = csv + csv.split('\n').slice(1).join('\n') + `Ravi,9812345678,${office.admin.email},\n`;
    expect(await imported(office.admin, 'employees', twice)).toMatchObject({
      counts: { new: 2, duplicate: 2, error: 1 },
      results: { created: 2, same: 2, error: 1 },
    });
    expect(await office.count('employees where email = any($1)', [emails])).toBe(2);
  });

  it('finds the company of a job by number, e-mail or name', async () => {
    const company = await office.addCompany({ companyName: `Acme ${office.agency.unique()}` });
    const { contact_email, name } = company as unknown as Record<string, string>;
    const csv = `Company,Position,JD,Openings\n${company.id},Cook,Cooks,2\n${contact_email},Guard,Guards,\n${name?.toUpperCase()},Driver,Drives,\nNobody,Cook,Cooks,\n`;
    const done = await imported(office.admin, 'job-requests', csv);
    expect(done.results).toEqual({ created: 3, error: 1 });
    const rows = await importRows(office.admin, done.id);
    expect(rows[3]?.['reasons']).toEqual([{ field: 'company', message: 'No company is called "Nobody"' }]);
    const again = await checkedImport(office.admin, 'job-requests', csv);
    expect(again['counts']).toMatchObject({ same: 3, error: 1 });
  });

  it('brings companies with what they are billed as', async () => {
    const n = office.agency.unique();
    const csv = `Client,Contact Person,Contact No,Email,GST No\nBharat ${n},Ravi Menon,098765 43210,hr${n}@bharat.example,27AAPFU0939F1ZV\n`;
    expect((await imported(office.admin, 'companies', csv)).results).toEqual({ created: 1 });
    const [company] = await rowsOf(
      office.admin.list('companies', { filter: { contact_email: `hr${n}@bharat.example` } }),
    );
    expect(company).toMatchObject({ contact_person_phone: '9876543210' });
    expect(await recordOf(office.admin.get(`/api/admin/companies/${company?.id}/billing`))).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
    });
  });

  it('is run by one of two who do so at once, and once', async () => {
    const { id } = await checkedImport(office.admin, 'employees', peopleFile(office, 1).csv);
    expect(await statusesOf([run(id, 'skip'), run(id, 'skip', office.superAdmin)])).toEqual([200, 409]);
    await importIn(office.admin, id, 'done');
    expect((await run(id, 'skip')).status).toBe(409);
    expect((await run(id, 'never')).status).toBe(400);
  });
});

describe('an import that is undone', () => {
  it('takes back what it made and changed', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const [head = '', first = '', second = ''] = csv.split('\n');
    await imported(office.admin, 'employees', [head, first].join('\n'));
    const both = [head, first.replace('6,00,000', '9,00,000'), second].join('\n');
    const { id, results } = await imported(office.admin, 'employees', both, 'update');
    expect(results).toEqual({ updated: 1, created: 1 });
    await recordOf(office.admin.post(`/api/admin/imports/${id}/undo`));
    expect((await importIn(office.admin, id, 'undone')).results).toEqual({ undone: 2 });
    expect(await employeeOf(emails[0] ?? '')).toMatchObject({ preferred_salary: '6,00,000' });
    expect(await employeeOf(emails[1] ?? '')).toBeUndefined();
    expect(await office.count('users where email = $1', [emails[1]])).toBe(0);
    expect((await office.admin.post(`/api/admin/imports/${id}/undo`)).status).toBe(409);
  });

  it('is refused as a whole once a record has been used', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const { id } = await imported(office.admin, 'employees', csv);
    const used = await employeeOf(emails[1] ?? '');
    await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${used?.id}`, { text: 'Keen.' }));
    const refusal = await office.admin.post(`/api/admin/imports/${id}/undo`);
    expect(refusal).toMatchObject({ status: 409, body: { code: 'import.rows_in_use' } });
    expect(refusal.body.fields).toContainEqual({ field: 'row 3', message: 'Asha Rao has notes' });
    expect(await office.count('employees where email = any($1)', [emails])).toBe(2);
  });
});

describe('imports belong to the staff', () => {
  it('nobody else sees or makes them, and what is not there is not found', async () => {
    const [{ client: employee }, { client: company }] = await Promise.all([office.employee(), office.company()]);
    for (const client of [employee, company]) {
      expect((await uploadImport(client, 'employees', 'Name\nAsha\n')).status).toBe(403);
      expect((await client.get('/api/admin/imports')).status).toBe(403);
    }
    const missing = `/api/admin/imports/${NO_SUCH_IMPORT}`;
    const calls = [
      office.admin.get(missing),
      office.admin.get(`${missing}/rows`),
      office.admin.get(`${missing}/errors`),
      office.admin.put(`${missing}/mapping`, { mapping: {} }),
      office.admin.post(`${missing}/run`, { on_duplicate: 'skip' }),
      office.admin.post(`${missing}/undo`),
    ];
    expect(new Set(await statusesOf(calls))).toEqual(new Set([404]));
  });

  it('a template has the heads, which are understood', async () => {
    for (const kind of ['employees', 'companies', 'job-requests']) {
      for (const format of ['csv', 'xlsx']) {
        const { status, content } = await office.admin.download(
          `/api/admin/imports/template?kind=${kind}&format=${format}`,
        );
        expect(status).toBe(200);
        expect(await refusalOf(uploadImport(office.admin, kind, content))).toEqual({
          status: 422,
          error: 'The file has no rows',
        });
      }
    }
  });
});

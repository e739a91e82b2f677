import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentRange } from '../../test/support/admin-lists.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { checkedImport, imported, importRows, peopleFile, reasonsOf } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const upload = (kind: string, csv: string, name?: string): Promise<ApiRecord> =>
  checkedImport(office.admin, kind, csv, name);
const found = (resource: string, filter: Record<string, unknown>): Promise<ApiRecord[]> =>
  rowsOf(office.admin.list(resource, { filter, sort: ['id', 'ASC'] }));

describe('what can be imported', () => {
  it('is told by kind, with the fields and those that every row needs', async () => {
    const kinds = (await office.admin.get('/api/admin/imports/kinds')).body as {
      kind: string;
      fields: { field: string; label: string; is_required: boolean }[];
    }[];
    const required = kinds.map(({ kind, fields }) => [
      kind,
      fields.filter(({ is_required }) => is_required).map(({ field }) => field),
    ]);
    expect(required).toEqual([
      ['employees', ['full_name', 'email', 'phone']],
      ['companies', ['name', 'contact_person_name', 'contact_email', 'contact_person_phone']],
      ['job-requests', ['company', 'title', 'description']],
    ]);
    expect(kinds[0]?.fields).toContainEqual({ field: 'notice_period', label: 'Notice period', is_required: false });
    const fields = kinds.flatMap((kind) => kind.fields.map(({ field }) => field));
    for (const secret of ['status', 'version', 'password', 'user_id', 'employee_id'])
      expect(fields).not.toContain(secret);
  });

  it('says which lines of its file are no rows, before it is run', async () => {
    const n = office.agency.unique();
    const rows = ['Meghna', 'Tarun', 'Leela'].map(
      (name, at) => `${name} Sarin,p${at}.${n}@lines.example,1111111111,"Old\nCity"`,
    );
    const uploaded = await upload('employees', `All people\r\nName,Email,Mobile,City\r\n${rows.join('\n')}\n`);
    expect(uploaded).toMatchObject({ row_count: 3, line_count: 8, left_out_lines: 4, counts: { error: 3 } });
    for (const { reasons } of await importRows(office.admin, uploaded.id)) {
      expect(reasons).toMatchObject([{ message: expect.stringContaining('is not an Indian mobile number') }]);
    }
  });

  it('has a template with the labels of these fields, which fill them', async () => {
    const { content } = await office.admin.download('/api/admin/imports/template?kind=companies&format=csv');
    const n = office.agency.unique();
    const line = `Tata ${n},Ravi Menon,hr${n}@tata.example,98${String(10_000_000 + n)},IT,Pune,11 to 50,www.tata.example`;
    const done = await imported(office.admin, 'companies', `${content.toString()}${line}\n`);
    expect(done).toMatchObject({ missing_fields: [], results: { created: 1 } });
    expect(Object.values(done.mapping as object)).not.toContain(null);
    expect(await found('companies', { contact_email: `hr${n}@tata.example` })).toMatchObject([
      { company_size: '11-50', website_url: 'https://www.tata.example' },
    ]);
    for (const wrong of ['kind=admins', 'kind=companies&format=pdf', '']) {
      expect((await office.admin.get(`/api/admin/imports/template?${wrong}`)).status).toBe(400);
    }
  });
});

describe('companies of a file', () => {
  const HEAD = 'Company,Contact person,Phone,Email,GSTIN,State,Pincode';

  it('may be one that is there, by GSTIN, phone or name; it is made anew when an admin says so', async () => {
    const n = office.agency.unique();
    const phone = `97${String(10_000_000 + n)}`;
    const email = `hr${n}@konkan.example`;
    const base = `${HEAD}\nKonkan ${n},Ravi Menon,${phone},${email},33AAGCN2873K1Z8,,\n`;
    expect((await imported(office.admin, 'companies', base)).results).toEqual({ created: 1 });
    const free = (place: number): string => `96${String(10_000_000 + 10 * n + place)}`;
    const csv = [
      HEAD,
      `Malabar ${n},Sita Iyer,${free(1)},one.${email},33AAGCN2873K1Z8,,`,
      `Deccan ${n},Sita Iyer,${phone},two.${email},,,`,
      `"M/s. KONKAN ${n} (P) Ltd.",Sita Iyer,${free(3)},three.${email},,,`,
      `Godavari ${n},Sita Iyer,${free(4)},four.${email},,,`,
    ].join('\n');
    const { id, counts, results } = await imported(office.admin, 'companies', csv, 'review');
    expect(counts).toMatchObject({ new: 1, duplicate: 3 });
    expect(results).toEqual({ created: 1, review: 3 });
    expect((await importRows(office.admin, id)).flatMap(reasonsOf)).toEqual(
      ['GSTIN', 'phone number', 'name'].map((words) => `Konkan ${n} <${email}> has the same ${words}`),
    );
    const decided = office.admin.post(`/api/admin/imports/${id}/rows/4/decision`, { decision: 'new' });
    expect(await recordOf(decided)).toMatchObject({ state: 'created' });
    expect(await found('companies', { contact_email: `three.${email}` })).toHaveLength(1);
    const other = `${HEAD},Location\nMESSRS GODAVARI ${n} LIMITED,Sita Iyer,${free(5)},five.${email},,,,Pune\n`;
    expect((await imported(office.admin, 'companies', other, 'update')).results).toEqual({ updated: 1 });
    expect(await found('companies', { contact_email: `four.${email}` })).toMatchObject([
      { name: `Godavari ${n}`, location: 'Pune' },
    ]);
  });

  it('are not whose e-mail is somebody else’s account', async () => {
    const asha = await office.addEmployee();
    const csv = `${HEAD}\nAsha Works,Asha Rao,9612345678,${String(asha['email'])},,,\n`;
    const { id } = await upload('companies', csv);
    const [row] = await importRows(office.admin, id);
    expect(row?.['reasons']).toEqual([
      {
        field: 'contact_email',
        message: 'This email is already registered. Please use a different email address.',
      },
    ]);
  });

  it('have the state and the PIN code of their address also from a spreadsheet that took a zero away', async () => {
    const n = office.agency.unique();
    const email = `hr${n}@delhi.example`;
    const csv = `${HEAD}\nDelhi ${n},Ravi Menon,95${String(10_000_000 + n)},${email},,7,110001\n`;
    expect((await imported(office.admin, 'companies', csv)).results).toEqual({ created: 1 });
    const [company] = await found('companies', { contact_email: email });
    const billing = await recordOf(office.admin.get(`/api/admin/companies/${company?.id}/billing`));
    expect(billing).toMatchObject({ state_code: '07', billing_pin_code: '110001', gstin: null });
  });

  it('have their state, size and site as people write them, and no GSTIN where they say so', async () => {
    const states = {
      Tamilnadu: '33',
      KA: '29',
      Orissa: '21',
      'J&K': '01',
      'Karnataka (29)': '29',
      '29-Karnataka': '29',
      महाराष्ट्र: '27',
      छत्तीसगढ़: '22',
    };
    const rows = Object.keys(states).map((state) => {
      const n = office.agency.unique();
      return [
        `Site ${n}`,
        'Ravi Menon',
        `95${String(10_000_000 + n)}`,
        `hr${n}@site.example`,
        state,
        '560 001',
        '150',
        'site.example',
        'URP',
      ];
    });
    const head = 'Company,Contact person,Phone,Email,State,PIN,Company size,Website,GST No';
    const csv = `${[head, ...rows.map((row) => row.join(','))].join('\n')}\n`;
    expect((await imported(office.admin, 'companies', csv)).results).toEqual({ created: rows.length });
    for (const [at, code] of Object.values(states).entries()) {
      const [company] = await found('companies', { contact_email: rows[at]?.[3] });
      expect(company).toMatchObject({ company_size: '51-200', website_url: 'https://site.example' });
      const billing = await recordOf(office.admin.get(`/api/admin/companies/${company?.id}/billing`));
      expect(billing).toMatchObject({ state_code: code, billing_pin_code: '560001', gstin: null });
    }
  });
});

describe('what a row does not say', () => {
  const reasonOf = async (kind: string, cells: Record<string, string>): Promise<unknown> => {
    const [head, line] = [Object.keys(cells), Object.values(cells)].map((texts) => `"${texts.join('","')}"`);
    const { id } = await upload(kind, `${head}\n${line}\n`);
    return (await importRows(office.admin, id))[0]?.['reasons'];
  };

  it.each([
    ['State', '27-Karnataka', 'state_code', '"27-Karnataka" is no state: give its name or its two-digit GST code'],
    ['State', 'Mumbai', 'state_code', '"Mumbai" is no state: give its name or its two-digit GST code'],
    ['GSTIN', 'GST No.', 'gstin', 'GSTIN is not valid'],
    ['Phone', 'N.A', 'contact_person_phone', 'Contact phone is required: "N.A" says that there is none'],
    [
      'Email',
      'hr@one.example / Accounts <accounts@one.example>',
      'contact_email',
      'There are 2 e-mail addresses here: hr@one.example and accounts@one.example. Leave one of them.',
    ],
  ])('is told by its field: %s "%s"', async (column, cell, field, message) => {
    const n = office.agency.unique();
    const right = {
      Company: `Untold ${n}`,
      'Contact person': 'Ravi Menon',
      Phone: `94${String(10_000_000 + n)}`,
      Email: `Ravi Menon <hr${n}@untold.example>`,
    };
    expect(await reasonOf('companies', right)).toEqual([]);
    expect(await reasonOf('companies', { ...right, [column]: cell })).toEqual([{ field, message }]);
  });
});

describe('job requests of a file', () => {
  const jobsOf = (company_id: number): Promise<ApiRecord[]> => found('job-requests', { company_id });

  it('are known by company, title and place, among those that are not closed', async () => {
    const company = await office.company();
    const job = await office.job(company, { title: 'Cook', location: 'Pune' });
    const csv = `Company,Position,Location,JD\n${company.id},Cook,Pune,Cooks\n${company.id},Cook,Nashik,Cooks\n`;
    expect(await imported(office.admin, 'job-requests', csv)).toMatchObject({
      counts: { update: 1, new: 1 },
      results: { skipped: 1, created: 1 },
    });
    await recordOf(company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' }));
    expect((await imported(office.admin, 'job-requests', csv, 'update')).results).toEqual({ created: 1, same: 1 });
    expect((await jobsOf(company.id)).map(({ location, status, count }) => [location, status, count])).toEqual([
      ['Pune', 'closed', 2],
      ['Nashik', 'open', 1],
      ['Pune', 'open', 1],
    ]);
  });

  it('have their type and their company as lists and job sites write them; what may mean several is refused', async () => {
    const n = office.agency.unique();
    const company = await office.addCompany({ companyName: `Zanskar Foods ${n} Pvt Ltd` });
    const types = {
      Permanent: 'Full-time',
      'Full Time, Permanent': 'Full-time',
      Contractual: 'Contract',
      संविदा: 'Contract',
    };
    const lines = Object.keys(types).map((type, at) => `zanskar foods ${n} Private Limited,Cook ${at},Cooks,"${type}"`);
    const csv = `Company,Title,JD,Type\n${lines.join('\n')}\nZanskar Foods ${n},Guard,Guards,Temporary\n`;
    const { id } = await imported(office.admin, 'job-requests', csv);
    expect((await importRows(office.admin, id)).flatMap(reasonsOf)).toEqual([
      'Employment type must be one of: Full-time, Part-time, Contract, Internship',
    ]);
    const made = (await jobsOf(company.id)).map(({ employment_type }) => employment_type);
    expect(made.sort()).toEqual(Object.values(types).sort());
  });

  it('change a job that is there in the fields that the file has', async () => {
    const company = await office.company();
    const job = await office.job(company, { title: 'Cook', location: 'Pune', count: 2 });
    const csv = `Company,Position,Location,JD,Openings,Urgency\n${company.email},Cook,Pune,Cooks well,"1,000",HIGH\n`;
    expect((await imported(office.admin, 'job-requests', csv, 'update')).results).toEqual({ updated: 1 });
    expect(await office.seen('job-requests', job.id)).toMatchObject({
      description: 'Cooks well',
      count: 1_000,
      priority: 'high',
      salary_range: job['salary_range'],
    });
  });

  it('need one company: a name that two have is refused, with what to give instead', async () => {
    const name = `Twin ${office.agency.unique()}`;
    const [first] = [await office.addCompany({ companyName: name }), await office.addCompany({ companyName: name })];
    const csv = `Company,Position,JD\n${name},Cook,Cooks\n${first.id},Cook,Cooks\n999999999,Cook,Cooks\n`;
    const { id, counts } = await upload('job-requests', csv);
    expect(counts).toMatchObject({ new: 1, error: 2 });
    const rows = await importRows(office.admin, id);
    expect([rows[0], rows[2]].flatMap(reasonsOf)).toEqual([
      `2 companies are called "${name}": give the e-mail or the number of one`,
      'No company is called "999999999"',
    ]);
  });
});

describe('the list of imports', () => {
  it('is searched by file and filtered by kind, state and bytes; what it does not offer is refused', async () => {
    const word = `walkin${office.agency.unique()}`;
    const { csv } = peopleFile(office, 1);
    const first = await upload('employees', csv, `${word}-one.csv`);
    const second = await upload('companies', 'Client\nAcme\n', `${word}-two.csv`);
    const ids = async (filter: Record<string, unknown>): Promise<number[]> =>
      (await rowsOf(office.admin.list('imports', { filter: { q: word, ...filter } }))).map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ kind: 'companies' })).toEqual([second.id]);
    expect(await ids({ sha256: first['sha256'] })).toEqual([first.id]);
    expect(await ids({ state: 'done' })).toEqual([]);
    expect(await ids({ q: `${word} two` })).toEqual([second.id]);
    for (const query of [{ filter: { file_type: 'csv' } }, { sort: ['file_name', 'ASC'] }]) {
      expect((await office.admin.list('imports', query)).status).toBe(400);
    }
  });

  it('has rows that are read in parts, searched and filtered, and only those of one import', async () => {
    const { csv, emails } = peopleFile(office, 3);
    const { id } = await upload('employees', `${csv}R2D2,12,x,\n`);
    const { id: other } = await upload('employees', 'Name,Email\nR2D2,x\n');
    const list = (query: Parameters<typeof office.admin.list>[1]): Promise<ApiAnswer> =>
      office.admin.list(`imports/${id}/rows`, query);
    const numbers = async (filter: Record<string, unknown>): Promise<unknown[]> =>
      (await rowsOf(list({ filter }))).map(({ row_number }) => row_number);
    expect(await numbers({ outcome: 'error' })).toEqual([5]);
    expect(await numbers({ state: 'waiting', outcome: 'new' })).toEqual([2, 3, 4]);
    expect(await numbers({ q: emails[1] })).toEqual([3]);
    expect(await numbers({ import_id: other })).toEqual([2, 3, 4, 5]);
    const page = await list({ range: [2, 3] });
    expect(page.body).toMatchObject([{ row_number: 4 }, { row_number: 5, import_id: id }]);
    expect(contentRange(page)).toEqual({ unit: 'import-rows', first: 2, last: 3, total: 4 });
    expect((await list({ filter: { cells: 'x' } })).status).toBe(400);
  });
});

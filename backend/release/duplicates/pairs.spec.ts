import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  merges = new Merges(office);
});
afterAll(() => office.close());

/** Every person of this file has other last digits than those of the forms, unless a test says so. */
let counted = 0;
const phone = (): string => String(7_000_000_000 + (counted += 1) * 1_000_003);

const pairOf = async (one: ApiRecord, other: ApiRecord, kind = 'employees'): Promise<ApiRecord | undefined> => {
  const pairs = await rowsOf(office.admin.list('duplicates', { filter: { kind, record_ids: other.id } }));
  return pairs.find(({ record_ids }) => (record_ids as number[]).includes(one.id));
};
const reasonsOf = async (one: ApiRecord, other: ApiRecord, kind?: string): Promise<unknown> =>
  (await pairOf(one, other, kind))?.['reasons'] ?? null;

type Fields = Record<string, unknown>;

/** Two people, what the pair says; null for no pair. */
const PEOPLE: [string, Fields, Fields, string[] | null][] = [
  [
    'the same phone',
    { name: 'Ravi Menon', mobile: '7123450001' },
    { name: 'Sita Iyer', mobile: '7123450001' },
    ['same_phone'],
  ],
  [
    'a name with another spelling',
    { name: 'Asha Rao', mobile: '7000450002' },
    { name: 'Aasha Rao', mobile: '8111450002' },
    ['similar_name'],
  ],
  [
    'a name in another order',
    { name: 'Kumar Anil', mobile: '7000450003' },
    { name: 'Anil Kumar', mobile: '8111450003' },
    ['similar_name'],
  ],
  [
    'an initial',
    { name: 'A Kumar', mobile: '7000450004' },
    { name: 'Anil Kumar', mobile: '8111450004' },
    ['similar_name'],
  ],
  [
    'a name with accents',
    { name: 'José Pereira', mobile: '7000450005' },
    { name: 'Jose Pereira', mobile: '8111450005' },
    ['similar_name'],
  ],
  [
    'another name with the same last digits',
    { name: 'Priya Nair', mobile: '7000450006' },
    { name: 'Imran Khan', mobile: '8111450006' },
    null,
  ],
  [
    'the same name with other digits',
    { name: 'Priya Nair', mobile: '7000450007' },
    { name: 'Priya Nair', mobile: '8111450008' },
    null,
  ],
  ['dots at Gmail', { email: 'a.s.ha@gmail.com' }, { email: 'as.ha+jobs@googlemail.com' }, ['same_email']],
  ['a plus elsewhere', { email: 'ravi@menon.example.in' }, { email: 'ravi+naukri@menon.example.in' }, ['same_email']],
  ['dots elsewhere', { email: 'ra.vi@nair.example.in' }, { email: 'ravi@nair.example.in' }, null],
];

/** Two companies, what the pair says; null for no pair. */
const COMPANIES: [string, Fields, Fields, string[] | null][] = [
  [
    'another legal form',
    { companyName: 'Konkan Foods Pvt. Ltd.' },
    { companyName: 'The Konkan Foods Private Limited' },
    ['same_name'],
  ],
  [
    'a legal form in Hindi, and a form of address',
    { companyName: 'मेसर्स कोंकण फूड्स प्रा. लि.' },
    { companyName: 'कोंकण फूड्स प्राइवेट लिमिटेड' },
    ['same_name'],
  ],
  ['the other script', { companyName: 'सतपुड़ा मोटर्स' }, { companyName: 'Satpura Motors' }, null],
  ['letters with dots', { companyName: 'K.P. Castings Ltd.' }, { companyName: 'KP Castings' }, ['same_name']],
  ['an ampersand', { companyName: 'Shah & Sons LLP' }, { companyName: 'Shah and Sons' }, ['same_name']],
  ['another name', { companyName: 'Konkan Metals' }, { companyName: 'Konkan Plastics' }, null],
  [
    'the same domain',
    { companyName: 'Alpha', email: 'hr@alpha.example.in' },
    { companyName: 'Beta', email: 'jobs@alpha.example.in' },
    ['same_domain'],
  ],
  [
    'a free mailbox',
    { companyName: 'Gamma', email: 'gamma.hr@gmail.com' },
    { companyName: 'Delta', email: 'delta.hr@gmail.com' },
    null,
  ],
];

describe('pairs of people', () => {
  it.each(PEOPLE)('%s', async (_name, first, second, reasons) => {
    const one = await office.addEmployee({ name: 'Devika Pillai', mobile: phone(), ...first });
    const other = await office.addEmployee({ name: 'Farhan Sheikh', mobile: phone(), ...second });
    expect(await reasonsOf(one, other)).toEqual(reasons);
  });

  it('are found by the same resume, and when a record changes; they go when nothing is left of them', async () => {
    const [one, other] = [await office.addEmployee({ mobile: phone() }), await office.addEmployee({ mobile: phone() })];
    await merges.addResume(one.id, 'the-same.pdf');
    await merges.addResume(other.id, 'the-same.pdf');
    expect(await reasonsOf(one, other)).toEqual(['same_resume']);
    await office.sql('delete from resumes where employee_id = $1', [one.id]);
    expect(await reasonsOf(one, other)).toBeNull();
    await office.admin.patch(`/api/admin/employees/${one.id}`, { phone: String(other['phone']).slice(3) });
    expect(await reasonsOf(one, other)).toEqual(['same_phone']);
    await office.admin.patch(`/api/admin/employees/${one.id}`, { phone: phone() });
    expect(await reasonsOf(one, other)).toBeNull();
  });

  it('of two who are added at once is one', async () => {
    const mobile = phone();
    const [one, other] = await Promise.all([office.addEmployee({ mobile }), office.addEmployee({ mobile })]);
    expect(await pairOf(one, other)).toMatchObject({ state: 'open', reasons: ['same_phone'] });
    expect(await office.count('duplicate_pairs where first_id = $1 or second_id = $1', [one.id])).toBe(1);
  });

  it('that were dismissed do not come back, and go with a record', async () => {
    const mobile = phone();
    const [one, other] = [await office.addEmployee({ mobile }), await office.addEmployee({ mobile })];
    const pair = await pairOf(one, other);
    const dismissed = await recordOf(office.admin.post(`/api/admin/duplicates/${pair?.id ?? 0}/dismiss`, {}));
    expect(dismissed).toMatchObject({ state: 'dismissed', decided_by_name: office.admin.email });
    await office.admin.patch(`/api/admin/employees/${one.id}`, { full_name: 'Asha Rani Rao' });
    expect(await pairOf(one, other)).toMatchObject({ state: 'dismissed' });
    await office.superAdmin.delete(`/api/admin/employees/${one.id}`);
    expect(await pairOf(one, other)).toBeUndefined();
  });

  it('show both records as their list does, and what became of them', async () => {
    const mobile = phone();
    const [one, other] = [await office.addEmployee({ mobile }), await office.addEmployee({ mobile })];
    const pair = await pairOf(one, other);
    expect(pair).toMatchObject({
      kind: 'employees',
      first: await office.seen('employees', one.id),
      second: await office.seen('employees', other.id),
    });
    const merged = await merges.merge(one.id, other.id);
    expect(await pairOf(one, other)).toMatchObject({
      state: 'merged',
      second: { id: other.id, email: other['email'] },
    });
    await merges.undo(merged);
    expect(await pairOf(one, other)).toEqual(pair);
    expect(await rowsOf(office.admin.list('duplicates', { filter: { q: String(one['email']) } }))).toHaveLength(1);
  });

  it('are for the staff alone', async () => {
    const [employee, company] = [await office.employee({ mobile: phone() }), await office.company()];
    for (const { client } of [employee, company]) {
      const calls = [
        client.get('/api/admin/duplicates'),
        client.post('/api/admin/duplicates/1/dismiss', {}),
        client.post(`/api/admin/employees/${employee.id}/merge`, { loser_id: 1 }),
        client.post('/api/admin/merges/1/undo', {}),
        client.get('/api/admin/introductions'),
      ];
      expect(await statusesOf(calls)).toEqual([403, 403, 403, 403, 403]);
    }
    const missing = ['duplicates/2000000000/dismiss', 'merges/2000000000/undo'];
    const calls = missing.map((path) => office.admin.post(`/api/admin/${path}`, {}));
    expect(await statusesOf(calls)).toEqual([404, 404]);
  });
});

describe('pairs of companies', () => {
  it.each(COMPANIES)('%s', async (_name, first, second, reasons) => {
    const n = office.agency.unique();
    const one = await office.addCompany({ email: `one@one${n}.example.in`, ...first });
    const other = await office.addCompany({ email: `two@two${n}.example.in`, ...second });
    expect(await reasonsOf(one, other, 'companies')).toEqual(reasons);
  });

  it('are found by GSTIN and by the website, when these are noted', async () => {
    const [one, other] = [
      await office.addCompany({ email: 'hr@epsilon.example.in' }),
      await office.addCompany({ email: 'hr@zeta.example.in' }),
    ];
    await office.admin.patch(`/api/admin/companies/${one.id}`, { website_url: 'https://www.zeta.example.in/jobs?x=1' });
    expect(await reasonsOf(one, other, 'companies')).toEqual(['same_domain']);
    for (const { id } of [one, other]) {
      await recordOf(office.admin.patch(`/api/admin/companies/${id}/billing`, { gstin: '27AAPFU0939F1ZV' }));
    }
    expect(await reasonsOf(one, other, 'companies')).toEqual(['same_gstin', 'same_domain']);
  });
});

describe('the register of introductions', () => {
  it('loses the name of who is erased, as merges and pairs do, also of a record that was merged away', async () => {
    const company = await office.addCompany();
    const job = await office.jobFor(company.id);
    const email = 'vasundhara.one@example.in';
    const one = await office.addEmployee({ name: 'Vasundhara Deshpande', email, mobile: phone() });
    const other = await office.addEmployee({
      name: 'Vasundhara D',
      email: 'vasundhara.two@example.in',
      mobile: phone(),
    });
    await office.connect(job.id, other.id);
    await merges.merge(one.id, other.id);
    const environment = { DATABASE_URL: office.agency.database.url, APP_SECRET: TEST_SECRET };
    const exported = await runCommand('person-export', ['--email', email], environment);
    expect(exported).toMatchObject({ code: 0 });
    expect(JSON.parse(exported.output)).toMatchObject({
      duplicates: [{ kind: 'employees', loser_id: other.id, merged_record: { full_name: 'Vasundhara D' } }],
      introductions: [{ company_name: company['name'] }],
    });
    expect(await runCommand('person-erase', ['--email', email, '--yes'], environment)).toMatchObject({ code: 0 });
    expect(await rowsOf(office.admin.list('introductions', { filter: { company_id: company.id } }))).toMatchObject([
      { employee_id: null, employee_name: 'erased', job_title: job['title'], how: 'connected' },
    ]);
    for (const table of ['users', 'merges', 'duplicate_pairs', 'introductions', 'audit_log', 'connections']) {
      expect([table, await office.count(`${table} t where t::text ilike '%vasundhara%'`)]).toEqual([table, 0]);
    }
  });
});

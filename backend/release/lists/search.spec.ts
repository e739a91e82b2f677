import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Row } from '../../test/support/admin-lists.js';
import { Agency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';

const PEOPLE: Record<string, string>[] = [
  {
    name: 'José Álvarez',
    email: 'jose.alvarez@correo.example',
    qualification: 'M.Sc Física',
    mobile: '9812345678',
    skills: 'React Native, C++',
    emplocation: 'Thiruvananthapuram',
  },
  {
    name: 'Asha Rao',
    email: 'asha_rao@mail.example.in',
    qualification: '100% attendance B.Tech',
    mobile: '9700000001',
    skills: 'Node.js, Wi-Fi',
    emplocation: 'Bengaluru',
  },
  {
    name: 'Asha Menon',
    email: 'ashaXmenon@mail.example.in',
    qualification: 'Diploma \\ ITI',
    mobile: '9700000002',
    skills: 'Tally',
    emplocation: 'New Delhi',
  },
  {
    name: 'राधा शर्मा',
    email: 'radha@mail.example.in',
    qualification: 'BCA',
    mobile: '9700000003',
    skills: 'Excel',
    emplocation: 'Jaipur',
  },
  {
    name: "Nikita D'Souza",
    email: 'n1@mail.example.in',
    qualification: 'BBA',
    mobile: '9700000004',
    skills: 'Payroll',
    emplocation: 'Margao',
  },
  {
    name: 'S.Ramesh Kumar',
    email: 'n2@mail.example.in',
    qualification: 'BBA',
    mobile: '9700000005',
    skills: 'Payroll',
    emplocation: 'Salem',
  },
];

const FOUND: [q: string | number, emails: string[]][] = [
  ['jose', ['jose.alvarez@correo.example']],
  ['José', ['jose.alvarez@correo.example']],
  ['JOSÉ ÁLVAREZ', ['jose.alvarez@correo.example']],
  ['alvarez  jose', ['jose.alvarez@correo.example']],
  ['  jose  ', ['jose.alvarez@correo.example']],
  ['fisica', ['jose.alvarez@correo.example']],
  ['asha', ['ashaxmenon@mail.example.in', 'asha_rao@mail.example.in']],
  ['rao asha', ['asha_rao@mail.example.in']],
  ['asha jose', []],
  ['bengaluru node', ['asha_rao@mail.example.in']],
  ['react native', ['jose.alvarez@correo.example']],
  ['C++', ['jose.alvarez@correo.example']],
  ['wi-fi', ['asha_rao@mail.example.in']],
  ['correo.ex', ['jose.alvarez@correo.example']],
  ['@correo', ['jose.alvarez@correo.example']],
  ['98123', ['jose.alvarez@correo.example']],
  ['+919812345678', ['jose.alvarez@correo.example']],
  [9812345678, ['jose.alvarez@correo.example']],
  ...[
    '98123-45678',
    '098123 45678',
    '+91 (0) 98123 45678',
    '0091-98123-45678',
    'jose (98123) 45678',
    'tel:+919812345678',
    'https://wa.me/919812345678',
  ].map((q): [string, string[]] => [q, ['jose.alvarez@correo.example']]),
  ...["D'Souza", 'D’Souza nikita', 'DSouza', 'd souza'].map((q): [string, string[]] => [q, ['n1@mail.example.in']]),
  ...['S.Ramesh', 'S. Ramesh', 'S Ramesh', 'SRamesh', 'रमेश', 'Kumar, Ramesh', 'Kumar,Ramesh', '(Ramesh – Kumar)'].map(
    (q): [string, string[]] => [q, ['n2@mail.example.in']],
  ),
  ['राधा', ['radha@mail.example.in']],
  ['शर्मा राधा', ['radha@mail.example.in']],
  ['％', ['asha_rao@mail.example.in']],
  ['＿', ['asha_rao@mail.example.in']],
  ['＼', ['ashaxmenon@mail.example.in']],
  ['jose ＼', []],
  ['%', ['asha_rao@mail.example.in']],
  ['100%', ['asha_rao@mail.example.in']],
  ['1%0', []],
  ['_', ['asha_rao@mail.example.in']],
  ['asha_', ['asha_rao@mail.example.in']],
  ['\\', ['ashaxmenon@mail.example.in']],
  ['diploma \\', ['ashaxmenon@mail.example.in']],
  ['\\\\', []],
  [
    'r',
    [
      'n2@mail.example.in',
      'n1@mail.example.in',
      'radha@mail.example.in',
      'asha_rao@mail.example.in',
      'jose.alvarez@correo.example',
    ],
  ],
  ['zz', []],
  ['nobody-is-called-so', []],
  ["o'brien", []],
  ['*', []],
  ['.*', []],
  ["'", ['n1@mail.example.in']],
  ['"', []],
];

describe('searching a list', () => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    admin = await agency.staff();
    for (const person of PEOPLE) await agency.employee(admin, person);
    const company = await agency.company(admin, {
      companyName: 'Café Kollam',
      location: 'Kollam',
      contactPersonName: 'Irène Dsouza',
    });
    await company.post('/jobs/create', {
      title: 'Pâtissier',
      domain: 'Food',
      description: 'Bake.',
      employment_type: 'Full-time',
      location: 'Varkala',
      count: 1,
    });
  });
  afterAll(() => agency.close());

  async function found(list: string, q: unknown, sort?: [string, string]): Promise<Row[]> {
    const answer = await admin.list(list, { filter: { q }, sort });
    if (answer.status !== 200) throw new Error(`${JSON.stringify(q)}: ${answer.status} ${answer.text}`);
    return answer.body as Row[];
  }

  it.each(FOUND)('finds by %j', async (q, emails) => {
    expect((await found('employees', q)).map(({ email }) => email)).toEqual(emails);
    expect((await found('employees', q, ['id', 'DESC'])).map(({ email }) => email)).toEqual(emails);
  });

  it.each(['', ' ', null])('takes %j for no search', async (q) => {
    expect(await found('employees', q)).toHaveLength(PEOPLE.length);
  });

  it.each([
    ['companies', 'cafe', 1],
    ['companies', 'KOLLAM café', 1],
    ['companies', 'irene dsouza', 1],
    ['companies', 'company.example.in', 1],
    ['companies', 'nowhere', 0],
    ['companies', 'cafe non-it', 0],
    ['companies', 'cafe IT', 1],
    ['job-requests', 'patissier', 1],
    ['job-requests', 'cafe food', 1],
    ['job-requests', 'varkala', 1],
    ['job-requests', 'nowhere', 0],
  ])('%s by %j: %d', async (list, q, count) => {
    expect(await found(list, q)).toHaveLength(count);
  });

  /** A placement with a job of its own, whose words stand in no other record. */
  async function placement(): Promise<{ ids: Record<string, number>; employee: ApiClient; company: ApiClient }> {
    const employee = await agency.employee(admin, { email: 'unika.pandey@post.example.in', mobile: '9611122233' });
    const company = await agency.company(admin, { companyName: 'Lakshadweep Boats', industry: 'Non-IT' });
    const job = await admin.post('/jobs/create', {
      company_id: company.record.id,
      title: 'Boat Builder',
      description: 'Build.',
      location: 'Minicoy',
      employment_type: 'internship',
      priority: 'urgent',
    });
    const made = await admin.post('/api/admin/create-connection', {
      request_id: job.body.id,
      employee_id: employee.record.id,
    });
    return {
      ids: { employees: employee.record.id, 'job-requests': job.body.id, connections: made.body.id },
      employee,
      company,
    };
  }

  it('looks in every field that a list shows, and follows each at once', async () => {
    const { ids, employee } = await placement();
    const finds = async (list: string, q: string): Promise<boolean> =>
      (await found(list, q)).some(({ id }) => id === ids[list]);
    const expectFound = async (expected: boolean, list: string, ...words: string[]): Promise<void> => {
      for (const q of words) expect([list, q, await finds(list, q)]).toEqual([list, q, expected]);
    };
    await expectFound(
      true,
      'connections',
      'unika.pandey@post.example.in',
      '9611122233',
      'minicoy',
      'boat unika minicoy',
    );
    await expectFound(true, 'job-requests', 'open boat', 'internship', 'urgent', 'boat URGENT Internship');
    await expectFound(true, 'employees', 'unika pending', 'unika IT');

    await employee.put('/api/employee/profile', { phone: '+919644455566' });
    await admin.patch(`/api/admin/employees/${ids['employees']}`, {
      email: 'veena@post.example.in',
      industry: 'Non-IT',
    });
    await admin.patch(`/api/admin/job-requests/${ids['job-requests']}`, {
      location: 'Agatti',
      status: 'closed',
      priority: 'low',
      employment_type: 'Contract',
    });
    await admin.put(`/api/admin/connections/${ids['connections']}/status`, { placement_status: 'interview_scheduled' });
    await expectFound(true, 'connections', 'veena@post', '9644455566', 'agatti');
    await expectFound(false, 'connections', 'unika.pandey', '9611122233', 'minicoy');
    await expectFound(true, 'job-requests', 'boat closed', 'boat low', 'boat contract');
    await expectFound(false, 'job-requests', 'boat open', 'boat urgent', 'boat internship');
    await expectFound(true, 'employees', 'veena interview scheduled', 'veena non-it');
    await expectFound(false, 'employees', 'veena pending');
  });

  it('finds by the new words at once when a row changes, and no longer by the old ones', async () => {
    const person = await agency.employee(admin, { name: 'Old Name' });
    const renamed = await person.put('/api/employee/profile', { full_name: 'Brand New', phone: '+919700000099' });
    expect(renamed.status).toBe(200);
    expect(await found('employees', 'brand new')).toHaveLength(1);
    expect(await found('employees', 'old name')).toHaveLength(0);
  });

  it.each([true, ['a'], { a: 1 }, 'x'.repeat(101)])('refuses %j as a search', async (q) => {
    expect((await admin.list('employees', { filter: { q } })).status).toBe(400);
  });
});

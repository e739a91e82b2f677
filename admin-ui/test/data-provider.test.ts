import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../src/app/resources';
import { dataProviderFor } from '../src/platform/providers/data-provider';
import { failureText, formFailureText, isEditConflict } from '../src/platform/providers/http-client';
import { plain, recordFetch, type Answer } from './support/recorded-fetch';
import { staffOf, storeSession } from './support/staff';

const SORT = { field: 'full_name', order: 'ASC' } as const;
const SECOND_PAGE = { page: 2, perPage: 25 };
const DELETE_REFUSED = 'Only Super Admin can delete records';

const provider = dataProviderFor(staffOf('admin'));
const superProvider = dataProviderFor(staffOf('super_admin'));

beforeEach(() => storeSession());

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const listOf =
  (rows: object[], range: string, headers: Record<string, string> = {}) =>
  (): Answer => ({ body: rows, headers: { 'Content-Range': range, ...headers } });

const rows = (count: number): object[] => Array.from({ length: count }, (_, place) => ({ id: place + 1 }));

const readPage = (page: number, perPage = 25) =>
  provider.getList('employees', { pagination: { page, perPage }, sort: SORT, filter: {} });

describe('reading', () => {
  it('asks for a page of a list with its filter, range and sort', async () => {
    const requests = recordFetch(listOf(rows(2), 'employees 25-26/27'));
    const filter = { q: 'asha', industry: 'IT' };
    const { data, total } = await provider.getList('employees', { pagination: SECOND_PAGE, sort: SORT, filter });
    expect(plain(requests)).toEqual([
      {
        method: 'GET',
        url: '/api/admin/employees?filter={"q":"asha","industry":"IT"}&range=[25,49]&sort=["full_name","ASC"]',
      },
    ]);
    expect({ data, total }).toEqual({ data: rows(2), total: 27 });
  });

  it('asks on for the rows that an answer had no room for', async () => {
    const answers = ['employees 25-34/80', 'employees 35-49/80'];
    const requests = recordFetch(({ url }) => {
      const range = answers[requests.length - 1] ?? '';
      const [, first, last] = /(\d+)-(\d+)/.exec(range) ?? [];
      expect(url).toContain('sort=');
      return listOf(rows(Number(last) - Number(first) + 1), range)();
    });
    const { data, total } = await readPage(2);
    expect(plain(requests).map(({ url }) => /range=[^&]*/.exec(url)?.[0])).toEqual(['range=[25,49]', 'range=[35,49]']);
    expect([data.length, total]).toEqual([25, 80]);
  });

  it('encodes what a filter holds', async () => {
    const requests = recordFetch(listOf([], 'employees */0'));
    await provider.getList('employees', { pagination: SECOND_PAGE, sort: SORT, filter: { q: 'R&D #1 + 50%' } });
    expect(plain(requests)[0]?.url).toContain('filter={"q":"R&D #1 + 50%"}&range=');
  });

  it('says who asks and what is understood', async () => {
    const requests = recordFetch(() => ({ body: { id: 4 } }));
    await provider.getOne('companies', { id: 4 });
    const token = localStorage.getItem('token');
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', authorization: `Bearer ${token}` });
  });

  it('says that a file is made of a list, in every call for it', async () => {
    const answers = ['employees 0-9/20', 'employees 10-19/20'];
    const requests = recordFetch(() => listOf(rows(10), answers[requests.length - 1] ?? '')());
    await provider.getList('employees', {
      pagination: { page: 1, perPage: 1000 },
      sort: SORT,
      filter: {},
      meta: { isExport: true },
    });
    expect(requests.map(({ headers }) => headers['x-export'])).toEqual(['csv', 'csv']);
    await readPage(1);
    expect(requests.at(-1)?.headers).not.toHaveProperty('x-export');
  });

  it('says nothing about somebody whose session has ended', async () => {
    storeSession({ age: 23 * 3_600_000 + 1 });
    const requests = recordFetch(() => ({ body: { id: 4 } }));
    await provider.getOne('companies', { id: 4 });
    expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
  });

  it('asks for one record', async () => {
    const requests = recordFetch(() => ({ body: { id: 4, name: 'Acme' } }));
    expect(await provider.getOne('companies', { id: 4 })).toEqual({ data: { id: 4, name: 'Acme' } });
    expect(plain(requests)).toEqual([{ method: 'GET', url: '/api/admin/companies/4' }]);
  });

  it('asks for some records in one call', async () => {
    const requests = recordFetch(listOf(rows(2), 'companies 0-1/2'));
    expect(await provider.getMany('companies', { ids: [1, 2] })).toEqual({ data: rows(2) });
    expect(plain(requests)).toEqual([{ method: 'GET', url: '/api/admin/companies?filter={"id":[1,2]}' }]);
  });

  it('asks for the records of another one', async () => {
    const requests = recordFetch(listOf(rows(1), 'connections 0-0/1'));
    await provider.getManyReference('connections', {
      target: 'employee_id',
      id: 3,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'connection_date', order: 'DESC' },
      filter: { placement_status: 'placed' },
    });
    expect(plain(requests)).toEqual([
      {
        method: 'GET',
        url:
          '/api/admin/connections?filter={"placement_status":"placed","employee_id":3}' +
          '&range=[0,9]&sort=["connection_date","DESC"]',
      },
    ]);
  });

  it.each([
    ['dashboard', '/api/admin/dashboard-stats', () => provider.getDashboardStats()],
    ['history of a connection', '/api/admin/connections/9/history', () => provider.getHistory(9)],
  ])('asks for the %s', async (_, url, call) => {
    const requests = recordFetch(() => ({ body: { totalEmployees: 3 } }));
    expect(await call()).toEqual({ totalEmployees: 3 });
    expect(plain(requests)).toEqual([{ method: 'GET', url }]);
  });
});

describe('the total of a list', () => {
  it.each([
    ['employees 0-24/31', 25, 31],
    ['employees */0', 0, 0],
  ])('is what %s says', async (range, count, total) => {
    recordFetch(listOf(rows(count), range));
    expect(await readPage(1)).toMatchObject({ total, meta: {} });
  });

  it('that was capped says so, and lets there be a page behind every full one', async () => {
    recordFetch(listOf(rows(25), 'employees 1000-1024/1000', { 'X-Total-Capped': 'true' }));
    const { total = 0, meta } = await readPage(41);
    expect(meta).toEqual({ atLeast: 1000 });
    expect(total).toBeGreaterThan(41 * 25);
  });

  it('that was capped is no smaller than what the server counted', async () => {
    recordFetch(listOf(rows(25), 'employees 0-24/1000', { 'X-Total-Capped': 'true' }));
    expect((await readPage(1)).total).toBe(1000);
  });
});

describe('creating', () => {
  const account = { email: 'asha@example.in', password: 'mango-lassi-42' };
  const employee = { full_name: 'Asha Rao', phone: '+919876543210', ...account };
  const empty = { qualification: '', industry: '', preferred_location: '', skills: '', resume_link: '' };
  const { email: contact_email, password } = account;
  const company = { name: 'Acme', contact_person_name: 'Ravi Menon', contact_email, password };
  const companySent = { role: 'company', companyName: 'Acme', contactPersonName: 'Ravi Menon', ...account };
  const job = { company_id: 5, title: 'Driver', description: 'Drive.', count: '2' };
  const jobRest = { domain: 'Logistics', location: 'Pune', salary_range: '3 LPA', requirements: 'Licence' };

  it.each([
    [
      'a whole employee',
      'employees',
      {
        ...employee,
        qualification: 'B.Tech',
        industry: 'IT',
        preferred_location: 'Pune',
        preferred_salary: '6,00,000',
        skills: 'SQL',
      },
      '/auth/register',
      {
        role: 'employee',
        ...account,
        name: 'Asha Rao',
        mobile: '9876543210',
        qualification: 'B.Tech',
        industry: 'IT',
        emplocation: 'Pune',
        empsalary: 600_000,
        skills: 'SQL',
      },
    ],
    [
      'an employee of whom the least is known',
      'employees',
      { ...employee, ...empty, preferred_salary: '' },
      '/auth/register',
      { role: 'employee', ...account, name: 'Asha Rao', mobile: '9876543210', empsalary: 0 },
    ],
    [
      'a number that holds 91 twice',
      'employees',
      { ...employee, ...empty, preferred_salary: '', phone: '+919191919191' },
      '/auth/register',
      { role: 'employee', ...account, name: 'Asha Rao', mobile: '9191919191', empsalary: 0 },
    ],
    [
      'a whole company',
      'companies',
      { ...company, contact_person_phone: '+919876543210', location: 'Pune', industry: 'Non-IT' },
      '/auth/register',
      { ...companySent, mobile: '9876543210', location: 'Pune', industry: 'Non-IT' },
    ],
    [
      'a company of which the least is known',
      'companies',
      { ...company, contact_person_phone: '+919876543210', location: '', industry: '' },
      '/auth/register',
      { ...companySent, mobile: '9876543210' },
    ],
    [
      'a whole job request',
      'job-requests',
      { ...job, ...jobRest, employment_type: 'full_time', priority: 'urgent' },
      '/jobs/create',
      { ...job, ...jobRest, employment_type: 'full_time', priority: 'urgent', count: 2 },
    ],
    [
      'a job request with the least',
      'job-requests',
      { ...job, domain: '', location: '', salary_range: '', requirements: '', employment_type: '', priority: '' },
      '/jobs/create',
      { ...job, count: 2 },
    ],
    [
      'a connection',
      'connections',
      { request_id: 4, employee_id: 9, notes: 'Starts in May' },
      '/api/admin/create-connection',
      { request_id: 4, employee_id: 9, notes: 'Starts in May' },
    ],
    [
      'a connection without notes',
      'connections',
      { request_id: 4, employee_id: 9, notes: '' },
      '/api/admin/create-connection',
      { request_id: 4, employee_id: 9 },
    ],
    [
      'an admin',
      'admins',
      { full_name: 'Meera Iyer', ...account },
      '/api/admin/admins',
      { full_name: 'Meera Iyer', ...account },
    ],
  ])('sends %s', async (_, resource, data, url, body) => {
    const requests = recordFetch(() => ({ status: 201, body: { id: 12 } }));
    expect(await provider.create(resource, { data })).toEqual({ data: { id: 12 } });
    expect(plain(requests)).toEqual([{ method: 'POST', url, body }]);
    expect(requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('has no call for what is not created in the console', async () => {
    const requests = recordFetch();
    await expect(provider.create('audit-log', { data: {} })).rejects.toThrow();
    expect(requests).toEqual([]);
  });
});

describe('changing a record', () => {
  it.each<[string, object, object?]>([
    ['employees', { phone: '+919876543210', skills: 'SQL', version: 3 }],
    [
      'companies',
      { contact_person_phone: '+919876543210', version: 3 },
      { contact_person_phone: '9876543210', version: 3 },
    ],
    ['companies', { location: '', version: 3 }],
    ['job-requests', { count: '4', status: 'closed', version: 3 }, { count: 4, status: 'closed', version: 3 }],
    ['job-requests', { title: 'Driver' }],
  ])('of %s patches what was changed: %j', async (resource, data, body = data) => {
    const requests = recordFetch(() => ({ body: { id: 3, version: 4 } }));
    const previousData = { id: 3, version: 3, title: 'Cook' };
    const { data: changed } = await provider.update(resource, { id: 3, data, previousData });
    expect(plain(requests)).toEqual([{ method: 'PATCH', url: `/api/admin/${resource}/3`, body }]);
    expect(changed).toMatchObject({ id: 3, version: 4 });
  });

  it('of a kind that is not changed here has no call', async () => {
    const requests = recordFetch();
    await expect(provider.update('admins', { id: 3, data: {}, previousData: { id: 3 } })).rejects.toThrow();
    expect(requests).toEqual([]);
  });

  it.each([
    ['somebody else’s change', { status: 409, body: { code: 'record.edit_conflict', error: 'Changed' } }, true],
    [
      'a taken e-mail',
      {
        status: 409,
        body: { code: 'account.email_taken', error: 'Taken', fields: [{ field: 'email', message: 'Taken' }] },
      },
      false,
    ],
    ['a wrong field', { status: 400, body: { error: 'Wrong' } }, false],
    ['no answer', new TypeError('Failed to fetch'), false],
  ])('tells whether it was refused because of %s', async (_, answer, isConflict) => {
    recordFetch(() => answer);
    const update = provider.update('employees', { id: 3, data: {}, previousData: { id: 3 } });
    const error: unknown = await update.catch((refused: unknown) => refused);
    expect(isEditConflict(error)).toBe(isConflict);
  });
});

describe('changing a connection', () => {
  const previousData = { id: 3, placement_status: 'pending', employee_name: 'Asha Rao' };

  it('sends a status alone, to the call of the status', async () => {
    const requests = recordFetch(() => ({ body: { id: 3, placement_status: 'placed', placement_date: '2026-05-04' } }));
    const data = { placement_status: 'placed', employee_name: 'Somebody else' };
    const { data: changed } = await provider.update('connections', { id: 3, data, previousData });
    expect(plain(requests)).toEqual([
      { method: 'PUT', url: '/api/admin/connections/3/status', body: { placement_status: 'placed' } },
    ]);
    expect(changed).toMatchObject({ id: 3, placement_status: 'placed', placement_date: '2026-05-04' });
  });

  it('patches details, and what was emptied is sent as null', async () => {
    const details = { joining_date: '2026-05-04', offered_salary: '6 LPA', final_salary: null, admin_notes: null };
    const requests = recordFetch(() => ({ body: { id: 3, ...details } }));
    const { data } = await provider.update('connections', { id: 3, data: details, previousData });
    expect(plain(requests)).toEqual([{ method: 'PATCH', url: '/api/admin/connections/3', body: details }]);
    expect(data).toEqual({ ...previousData, ...details });
  });
});

describe('of many records', () => {
  const status = { placement_status: 'rejected' };

  it('each gets its own call, all at the same time', async () => {
    const requests = recordFetch(() => ({ body: {} }));
    const running = provider.updateMany('connections', { ids: [1, 2, 3], data: status });
    expect(requests).toHaveLength(3);
    expect(await running).toEqual({ data: [1, 2, 3], failures: [] });
    expect(plain(requests)).toEqual(
      [1, 2, 3].map((id) => ({ method: 'PUT', url: `/api/admin/connections/${id}/status`, body: status })),
    );
  });

  it('those that a super admin deletes, too', async () => {
    const requests = recordFetch(() => ({ body: {} }));
    expect(await superProvider.deleteMany('companies', { ids: [1, 2] })).toEqual({ data: [1, 2], failures: [] });
    expect(plain(requests)).toEqual([1, 2].map((id) => ({ method: 'DELETE', url: `/api/admin/companies/${id}` })));
  });

  it.each([
    ['changed', () => provider.updateMany('connections', { ids: [1, 2, 3], data: status })],
    ['deleted', () => superProvider.deleteMany('connections', { ids: [1, 2, 3] })],
  ])('those that could not be %s are named with their reasons, the rest is done', async (_, call) => {
    const requests = recordFetch(({ url }) =>
      /connections\/2(\/|$)/.test(url) ? { status: 409, body: { error: 'It was changed meanwhile' } } : {},
    );
    const { data, failures } = (await call()) as { data: unknown; failures: unknown };
    expect(requests).toHaveLength(3);
    expect(data).toEqual([1, 3]);
    expect(failures).toEqual([
      { id: 2, error: expect.objectContaining({ status: 409, message: 'It was changed meanwhile' }) as unknown },
    ]);
  });

  it.each([401, 403])('an answer of %i ends the whole, because the session has ended', async (code) => {
    recordFetch(({ url }) => (url.endsWith('/2') ? { status: code, body: { error: 'No longer' } } : {}));
    await expect(superProvider.deleteMany('companies', { ids: [1, 2, 3] })).rejects.toMatchObject({ status: code });
    recordFetch(({ url }) => (url.includes('/2/') ? { status: code, body: { error: 'No longer' } } : {}));
    const running = provider.updateMany('connections', { ids: [1, 2, 3], data: status });
    await expect(running).rejects.toMatchObject({ status: code });
  });
});

describe('deleting', () => {
  it('sends a super admin’s wish', async () => {
    const requests = recordFetch(() => ({ body: { message: 'Employee deleted successfully' } }));
    const previousData = { id: 8, full_name: 'Asha Rao' };
    expect(await superProvider.delete('employees', { id: 8, previousData })).toEqual({ data: previousData });
    expect(plain(requests)).toEqual([{ method: 'DELETE', url: '/api/admin/employees/8' }]);
  });

  it('is refused to an admin before any request', async () => {
    const requests = recordFetch();
    await expect(provider.delete('employees', { id: 8 })).rejects.toThrow(DELETE_REFUSED);
    await expect(provider.deleteMany('employees', { ids: [8, 9] })).rejects.toThrow(DELETE_REFUSED);
    expect(requests).toEqual([]);
  });
});

describe('an admin’s account', () => {
  it.each([
    ['disabled', true, '/api/admin/admins/5/disable'],
    ['enabled', false, '/api/admin/admins/5/enable'],
  ])('is %s', async (_, disabled, url) => {
    const requests = recordFetch();
    await superProvider.setDisabled(5, disabled);
    expect(plain(requests)).toEqual([{ method: 'POST', url, body: {} }]);
  });
});

describe('a failure', () => {
  const read = () => provider.getOne('employees', { id: 1 });

  it('says what the server said', async () => {
    recordFetch(() => ({ status: 500, body: { error: 'The database is away' } }));
    await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 500, message: 'The database is away' });
  });

  it('names the fields as forms read them', async () => {
    const fields = [
      { field: 'email', message: 'This email is already registered. Please use a different email address.' },
      { field: 'mobile', message: 'Phone number is required' },
    ];
    recordFetch(() => ({ status: 400, body: { error: 'Please correct the marked fields', fields } }));
    await expect(provider.create('admins', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Please correct the marked fields',
      body: { errors: { email: fields[0]?.message, mobile: fields[1]?.message } },
    });
  });

  it('of a call that names fields differently is told under the names of the form', async () => {
    const fields = [
      { field: 'mobile', message: 'Phone number is required' },
      { field: 'email', message: 'Email is required' },
    ];
    recordFetch(() => ({ status: 400, body: { error: 'Please correct the marked fields', fields } }));
    await expect(provider.create('companies', { data: {} })).rejects.toMatchObject({
      body: { errors: { contact_person_phone: 'Phone number is required', contact_email: 'Email is required' } },
    });
  });

  it.each([
    ['no sentence', {}],
    ['an empty sentence', { error: '' }],
    ['no JSON', '<h1>Bad gateway</h1>'],
  ])('with %s is told as one', async (_, body) => {
    recordFetch(() => ({ status: 502, body }));
    await expect(read()).rejects.toMatchObject({ status: 502, message: 'Request failed' });
  });

  it('of a change without a sentence says that it failed', async () => {
    recordFetch(() => ({ status: 500, body: {} }));
    const params = { id: 1, data: { admin_notes: 'Call on Monday' }, previousData: { id: 1 } };
    await expect(provider.update('connections', params)).rejects.toMatchObject({ message: 'Update failed' });
  });

  it('to reach the server has the status 0 and the sentence of the network', async () => {
    recordFetch(() => new TypeError('Failed to fetch'));
    await expect(read()).rejects.toMatchObject({
      name: 'HttpError',
      status: 0,
      message: 'Network error. Please check your connection and try again.',
    });
  });

  it.each([
    ['the server’s sentence', { status: 500, body: { error: 'The database is away' } }, 'The database is away'],
    ['the fallback of the call when there is none', { status: 500, body: {} }, 'Failed to delete'],
    [
      'the network when nothing came',
      new TypeError('Failed to fetch'),
      'Network error. Please check your connection and try again.',
    ],
  ])('is told to people with %s', async (_, answer, sentence) => {
    recordFetch(() => answer);
    const error: unknown = await read().catch((refused: unknown) => refused);
    expect(failureText(error, 'Failed to delete')).toBe(sentence);
  });

  it.each([
    ['by the field alone, where the form has it', { mobile: '' }, 'Please correct the marked fields'],
    ['as a whole, where it does not', { title: '' }, 'This number is taken'],
  ])('about a field is told %s', async (_, inputs, sentence) => {
    const fields = [{ field: 'mobile', message: 'This number is taken' }];
    recordFetch(() => ({ status: 409, body: { error: 'This number is taken', fields } }));
    const error: unknown = await read().catch((refused: unknown) => refused);
    expect(formFailureText(error, inputs, 'Update failed')).toBe(sentence);
  });

  it('is none when the caller itself gave up', async () => {
    recordFetch(() => new DOMException('given up', 'AbortError'));
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

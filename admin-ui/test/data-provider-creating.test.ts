import { describe, expect, it } from 'vitest';
import { provider, providerSuite } from './support/data-provider';
import { plain, recordFetch } from './support/recorded-fetch';

providerSuite();

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

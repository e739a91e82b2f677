import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, Office, recordOf, refusalOf } from '../support/office.js';

const ACCOUNT = ['userId', 'role', 'email'];
const EMPLOYEE = [
  'id',
  'employee_id',
  'full_name',
  'name',
  'phone',
  'qualification',
  'industry',
  'preferred_location',
  'preferred_salary',
  'notice_period',
  'skills',
  'resume_link',
  'present_employer',
  'blocked_companies',
];
const COMPANY = [
  'id',
  'company_id',
  'name',
  'companyname',
  'contact_person_name',
  'contact_person_phone',
  'contact_email',
  'industry',
  'location',
  'company_size',
  'website_url',
  'about_us',
];

describe('GET /users/profile', () => {
  let office: Office;
  let asha: Member;
  let acme: Member;
  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee({ email: 'asha@example.in', mobile: '9876543210', name: 'Asha Rao' });
    acme = await office.company({ email: 'hr@acme.example.in', mobile: '+918765432109', companyName: 'Acme' });
  });
  afterAll(() => office.close());

  it('an employee reads the own record: phone with +91, skills as JSON text', async () => {
    const profile = await recordOf(asha.client.get('/users/profile'));
    expect(Object.keys(profile).toSorted()).toEqual([...ACCOUNT, ...EMPLOYEE].toSorted());
    expect(profile).toEqual({
      id: asha.id,
      employee_id: asha.id,
      userId: asha.userId,
      role: 'employee',
      email: 'asha@example.in',
      full_name: 'Asha Rao',
      name: 'Asha Rao',
      phone: '+919876543210',
      qualification: 'B.Tech',
      industry: 'IT',
      preferred_location: 'Bengaluru',
      preferred_salary: '6,00,000 - 8,00,000',
      notice_period: null,
      resume_link: null,
      present_employer: null,
      blocked_companies: [],
      skills: expect.any(String),
    });
    expect(JSON.parse(String(profile['skills']))).toEqual([{ skill_name: 'React' }, { skill_name: 'TypeScript' }]);
  });

  it('a company reads the own record: phone as ten digits, both spellings of name and e-mail', async () => {
    const profile = await recordOf(acme.client.get('/users/profile'));
    expect(Object.keys(profile).toSorted()).toEqual([...ACCOUNT, ...COMPANY].toSorted());
    expect(profile).toEqual({
      id: acme.id,
      company_id: acme.id,
      userId: acme.userId,
      role: 'company',
      email: 'hr@acme.example.in',
      name: 'Acme',
      companyname: 'Acme',
      contact_email: 'hr@acme.example.in',
      industry: 'IT',
      location: 'Pune',
      contact_person_name: 'Ravi Menon',
      contact_person_phone: '8765432109',
      company_size: null,
      website_url: null,
      about_us: null,
    });
  });

  it('admins and super admins read their account', async () => {
    for (const [role, client] of [
      ['admin', office.admin],
      ['super_admin', office.superAdmin],
    ] as const) {
      const { userId, email } = client;
      expect(await recordOf(client.get('/users/profile'))).toEqual({
        userId,
        role,
        email,
        full_name: 'Meera Iyer',
      });
    }
  });

  it('a deleted person has no profile', async () => {
    const gone = await office.employee();
    await office.superAdmin.delete(`/api/admin/employees/${gone.id}`);
    const refusal = await refusalOf(gone.client.get('/users/profile'));
    expect(refusal).toEqual({ status: 401, error: 'Your session has ended. Please log in again.' });
  });
});

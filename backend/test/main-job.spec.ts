import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, companyForm, employeeForm, jobForm, PASSWORD } from './support/agency.js';

describe('the main job, from registration to placement', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it('runs end to end over HTTP with real mail', async () => {
    const employeeData = { ...employeeForm(1), password: PASSWORD, confirmPassword: PASSWORD };
    const companyData = { ...companyForm(1), password: PASSWORD, confirmPassword: PASSWORD };
    const asha = await agency.register('employee', 'asha@example.in', employeeData);
    const vikram = await agency.register('employee', 'Vikram@Example.in '.trim().toLowerCase(), {
      ...employeeData,
      name: 'Vikram Das',
    });
    const acme = await agency.register('company', 'hr@acme.example.in', { ...companyData, companyName: 'Acme' });
    await agency.register('company', 'hr@beta.example.in', { ...companyData, companyName: 'Beta' });

    const job = await acme.post('/jobs/create', jobForm());
    expect(job.status).toBe(201);
    const admin = await agency.staff('admin');
    const third = await agency.employee(admin, { name: 'Lakshmi Nair' });
    const people = await admin.list('employees', { filter: { q: 'vikram' } });
    expect(people.body).toHaveLength(1);

    for (const employee_id of [people.body[0].employee_id, third.record.employee_id]) {
      const connected = await admin.post('/api/admin/create-connection', {
        request_id: job.body.request_id,
        employee_id,
        notes: 'Called.',
      });
      expect(connected.status).toBe(201);
    }
    const connections = await admin.list('connections');
    expect(connections.body).toHaveLength(2);
    const { connection_id } = connections.body[0];
    for (const placement_status of [
      'shortlisted',
      'interview_scheduled',
      'interview_completed',
      'selected',
      'offered',
      'placed',
    ]) {
      const moved = await admin.put(`/api/admin/connections/${connection_id}/status`, { placement_status });
      expect(moved.body).toMatchObject({ placement_status });
    }

    const jobs = await vikram.get('/api/employee/admin-connected-jobs');
    expect(jobs.body).toMatchObject([{ id: job.body.request_id, title: 'React Developer' }]);
    expect((await asha.get('/api/employee/admin-connected-jobs')).body).toEqual([]);
    expect((await agency.mail.mailTo('vikram@example.in', 2)).subject).toBe(
      'You have been connected to a job: React Developer',
    );

    const placements = await admin.get('/api/admin/connections?placement_status=placed');
    expect(placements.headers.get('content-range')).toBe('connections 0-0/1');
    const stats = await admin.get('/api/admin/dashboard-stats');
    expect(stats.body).toMatchObject({ totalEmployees: 3, totalCompanies: 2, totalJobRequests: 1, totalPlacements: 1 });

    await agency.anyone.post('/auth/send-otp', { email: 'asha@example.in' });
    const otp = await agency.mail.codeFor('asha@example.in', 2);
    const byCode = await agency.anyone.post('/auth/reset-password-with-otp', {
      email: 'asha@example.in',
      otp,
      newPassword: 'first-new-word',
    });
    expect(byCode.status).toBe(200);
    await agency.login('asha@example.in', 'first-new-word');
    await agency.anyone.post('/auth/send-otp', { email: 'vikram@example.in' });
    const token = await agency.mail.linkTokenFor('vikram@example.in', 3);
    const byLink = await agency.anyone.post('/auth/reset-password', { token, password: 'second-new-word' });
    expect(byLink.status).toBe(200);
    await agency.login('vikram@example.in', 'second-new-word');

    const refused = await admin.delete(`/api/admin/connections/${connection_id}`);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toBe('Only Super Admin can delete records');
    const superAdmin = await agency.staff('super_admin');
    const deleted = await superAdmin.delete(`/api/admin/connections/${connection_id}`);
    expect(deleted.body).toEqual({ message: 'Connection deleted successfully', id: connection_id });
    expect((await admin.get('/api/admin/dashboard-stats')).body.totalPlacements).toBe(0);
  });
});

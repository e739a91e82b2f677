import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../support/office.js';

const ADMINS = '/api/admin/admins';
const LAST = (verb: string): object => ({ status: 409, error: `The last super admin cannot be ${verb}` });
const ENDED = { status: 401, error: 'Your session has ended. Please log in again.' };

describe('super admins manage admins', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const add = (fields: Record<string, unknown> = {}): Promise<ApiAnswer> =>
    office.superAdmin.post(ADMINS, {
      email: `nila${office.agency.unique()}@niyukt.example`,
      password: PASSWORD,
      full_name: 'Nila Sen',
      ...fields,
    });
  const disable = (id: number): Promise<ApiAnswer> => office.superAdmin.post(`${ADMINS}/${id}/disable`);
  const enable = (id: number): Promise<ApiAnswer> => office.superAdmin.post(`${ADMINS}/${id}/enable`);

  it('adds an admin, who is in the list and gets a mail with a link', async () => {
    const email = 'meena@niyukt.example';
    const added = await recordOf(add({ email: ' Meena@Niyukt.example ', full_name: 'मीना सेन' }));
    expect(added).toEqual({
      id: added['user_id'],
      user_id: expect.any(Number),
      email,
      full_name: 'मीना सेन',
      role: 'admin',
      disabled: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(await recordOf(office.superAdmin.get(`${ADMINS}/${added.id}`))).toEqual(added);
    expect((await rowsOf(office.superAdmin.get(ADMINS)))[0]).toEqual(added);
    expect(await office.agency.mail.linkTokenFor(email)).toMatch(/^[\w-]{20,}$/);
    const session = await recordOf(office.agency.anyone.post('/auth/login', { email, password: PASSWORD }));
    expect(session).toMatchObject({ role: 'admin', full_name: 'मीना सेन', mustChangePassword: true });
  });

  it.each([
    ['email', undefined, 'Email is required'],
    ['email', 'nila', 'Please enter a valid email address'],
    ['password', undefined, 'Password is required'],
    ['password', 'short77', 'Password must be at least 8 characters long'],
    ['password', 'password123', 'This password is too common. Please choose another one.'],
    ['full_name', undefined, 'Full name is required'],
    ['full_name', ' ', 'Full name is required'],
    ['full_name', 'Nila 2', 'Full name may contain only letters and spaces'],
  ])('R32: %s %j: %s', async (field, value, message) => {
    const answer = await add({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: message, fields: [{ field, message }] });
  });

  it('whoever is of the staff changes the own name, and nobody else has one to change', async () => {
    const nila = await office.agency.staff('admin');
    expect(await recordOf(nila.put('/api/me/name', { full_name: ' Nila Sen-Roy ' }))).toMatchObject({
      id: nila.userId,
      full_name: 'Nila Sen-Roy',
    });
    expect(await recordOf(nila.get('/users/profile'))).toMatchObject({ full_name: 'Nila Sen-Roy' });
    await recordOf(nila.put('/api/me/name', { full_name: 'Nila Sen-Roy' }));
    const filter = { actor_email: nila.email, action: 'updated' };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter }))).toMatchObject([
      { kind: 'admin', record_id: nila.userId, after: { full_name: 'Nila Sen-Roy' } },
    ]);
    expect(await refusalOf(nila.put('/api/me/name', { full_name: ' ' }))).toEqual({
      status: 400,
      error: 'Full name is required',
    });
    const others = [office.agency.anyone, (await office.employee()).client, (await office.company()).client];
    const answers = await Promise.all(others.map((other) => other.put('/api/me/name', { full_name: 'Nila Sen' })));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  });

  it('R46: an e-mail has one account, of whatever role', async () => {
    const { email } = await office.addEmployee();
    for (const taken of [email, office.admin.email, office.superAdmin.email.toUpperCase()]) {
      expect(await refusalOf(add({ email: taken }))).toEqual({
        status: 409,
        error: 'This email is already registered. Please use a different email address.',
      });
    }
  });

  it('a disabled admin is out at once, and in again when enabled, with a new token only', async () => {
    const nila = await office.agency.staff('admin');
    expect(await recordOf(disable(nila.userId))).toMatchObject({ id: nila.userId, disabled: true });
    expect(await refusalOf(nila.get('/api/admin/employees'))).toEqual(ENDED);
    const login = { email: nila.email, password: PASSWORD };
    expect(await refusalOf(office.agency.anyone.post('/auth/login', login))).toEqual({
      status: 401,
      error: 'Invalid email or password',
    });
    expect(await recordOf(enable(nila.userId))).toMatchObject({ id: nila.userId, disabled: false });
    expect(await refusalOf(nila.get('/api/admin/employees'))).toEqual(ENDED);
    expect((await (await office.agency.login(nila.email)).get('/api/admin/employees')).status).toBe(200);
  });

  it('a disabled admin cannot recover the account by mail', async () => {
    const nila = await office.agency.staff('admin');
    await recordOf(office.agency.anyone.post('/auth/send-otp', { email: nila.email }));
    const token = await office.agency.mail.linkTokenFor(nila.email);
    await recordOf(disable(nila.userId));
    const reset = await office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-rice-77' });
    expect(reset.status).toBe(400);
    for (const password of [PASSWORD, 'jasmine-rice-77']) {
      expect((await office.agency.anyone.post('/auth/login', { email: nila.email, password })).status).toBe(401);
    }
  });

  it('a deleted admin is gone, and what they did stays readable', async () => {
    const nila = await office.agency.staff('admin');
    await recordOf(
      nila.post('/jobs/create', { company_id: (await office.addCompany()).id, title: 'A', description: 'B' }),
    );
    const job = await office.jobFor((await office.addCompany()).id);
    const body = { request_id: job.id, employee_id: (await office.addEmployee()).id };
    const connection = await recordOf(nila.post('/api/admin/create-connection', body));
    const gone = await recordOf(office.superAdmin.delete(`${ADMINS}/${nila.userId}`));
    expect(gone).toEqual({ message: 'Admin deleted successfully', id: nila.userId });
    expect(await refusalOf(nila.get('/users/profile'))).toEqual(ENDED);
    expect((await office.agency.anyone.post('/auth/login', { email: nila.email, password: PASSWORD })).status).toBe(
      401,
    );
    const missing = { status: 404, error: 'Admin not found' };
    expect(await refusalOf(office.superAdmin.delete(`${ADMINS}/${nila.userId}`))).toEqual(missing);
    expect(await refusalOf(disable(nila.userId))).toEqual(missing);
    expect(await refusalOf(enable(nila.userId))).toEqual(missing);
    expect(await rowsOf(office.admin.get(`/api/admin/connections/${connection.id}/history`))).toMatchObject([
      { changed_by_name: nila.email },
    ]);
    const trail = await rowsOf(office.superAdmin.list('audit-log', { filter: { actor_email: nila.email } }));
    expect(trail.map((entry) => entry['action'])).toEqual(['created', 'created', 'logged in']);
    const [deletion] = await rowsOf(office.superAdmin.list('audit-log', { filter: { action: 'deleted' } }));
    expect(Object.keys(Object(deletion?.['before'])).toSorted()).toEqual([
      'created_at',
      'disabled_at',
      'email',
      'full_name',
      'role',
    ]);
  });

  it('R21: employees and companies are not admins: not found', async () => {
    const people = [await office.employee(), await office.company()];
    for (const { userId, client } of people) {
      for (const call of [disable(userId), enable(userId), office.superAdmin.delete(`${ADMINS}/${userId}`)]) {
        expect((await call).status).toBe(404);
      }
      expect((await office.superAdmin.get(`${ADMINS}/${userId}`)).status).toBe(404);
      expect((await client.get('/users/profile')).status).toBe(200);
    }
  });

  it('R20: an admin may do none of it', async () => {
    const { id } = await recordOf(add());
    const before = await office.sql('select * from users order by user_id');
    const calls = [
      office.admin.get(ADMINS),
      office.admin.get(`${ADMINS}/${id}`),
      office.admin.post(ADMINS, { email: 'x@niyukt.example', password: PASSWORD, full_name: 'X' }),
      office.admin.post(`${ADMINS}/${id}/disable`),
      office.admin.post(`${ADMINS}/${office.superAdmin.userId}/disable`),
      office.admin.post(`${ADMINS}/${id}/enable`),
      office.admin.delete(`${ADMINS}/${id}`),
      office.admin.delete(`${ADMINS}/${office.admin.userId}`),
    ];
    expect(await statusesOf(calls)).toEqual(calls.map(() => 403));
    expect(await office.sql('select * from users order by user_id')).toEqual(before);
  });

  describe('the last super admin', () => {
    it('can be neither disabled nor deleted', async () => {
      const { userId } = office.superAdmin;
      expect(await refusalOf(disable(userId))).toEqual(LAST('disabled'));
      expect(await refusalOf(office.superAdmin.delete(`${ADMINS}/${userId}`))).toEqual(LAST('deleted'));
      expect((await office.superAdmin.get(ADMINS)).status).toBe(200);
    });

    it('is the last one too when the others are disabled', async () => {
      const second = await office.agency.staff('super_admin');
      await recordOf(disable(second.userId));
      expect(await refusalOf(disable(office.superAdmin.userId))).toEqual(LAST('disabled'));
      expect(await refusalOf(office.superAdmin.delete(`${ADMINS}/${office.superAdmin.userId}`))).toEqual(
        LAST('deleted'),
      );
      expect((await office.superAdmin.delete(`${ADMINS}/${second.userId}`)).status).toBe(200);
    });
  });

  it('the list says nothing of people, companies and secrets', async () => {
    const rows: ApiRecord[] = await rowsOf(office.superAdmin.list('admins', { sort: ['email', 'ASC'] }));
    expect(new Set(rows.map((row) => row['role']))).toEqual(new Set(['admin', 'super_admin']));
    const names = ['created_at', 'disabled', 'email', 'full_name', 'id', 'role', 'user_id'];
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(rows.map(() => names));
  });
});

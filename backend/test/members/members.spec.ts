import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, PASSWORD } from '../support/agency.js';
import { type ApiClient } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../support/office.js';
import { routeRows } from '../support/route-table.js';

const OWN = '/api/company/members';
const TAKEN = 'This email is already registered. Please use a different email address.';
const OVER = 'This link is invalid or has expired. Please request a new one.';
const FILLED = { location: 'Goa', industry: 'IT', company_size: '11-50' };
const LAST = 'A company keeps at least one owner. Please make somebody else an owner first.';
const NOT_AN_OWNER = 'Only an owner of the company can see or do this';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const membersOf = ({ client }: Member): Promise<ApiRecord[]> => rowsOf(client.get(OWN));
const accept = (token: string, password = PASSWORD): ReturnType<ApiClient['post']> =>
  office.agency.anyone.post('/auth/invitation/accept', { token, password });
const statesOf = async (company: Member): Promise<unknown[]> =>
  (await membersOf(company)).map(({ email, role, state }) => [email, role, state]);

describe('members of a company', () => {
  it('the registered login is the first owner, whichever way the company came', async () => {
    const company = await office.company();
    const [owner] = await membersOf(company);
    expect(owner).toEqual({
      id: expect.any(Number),
      member_id: owner?.id,
      user_id: company.userId,
      company_id: company.id,
      email: company.email,
      name: expect.any(String),
      role: 'owner',
      state: 'active',
      invited_at: null,
      invited_by_name: null,
      accepted_at: expect.any(String),
      last_active_at: expect.any(String),
    });
    const added = await office.addCompany();
    const seen = await rowsOf(office.admin.get(`/api/admin/companies/${added.id}/members`));
    expect(seen).toMatchObject([{ email: added['contact_email'], role: 'owner', state: 'active' }]);
  });

  it('are invited by a mailed link, which works once, and act for the company under an account of their own', async () => {
    const company = await office.company();
    const job = await office.job(company);
    const email = 'kavya@company.example.in';
    const invited = await office.invite(company, { email: ' Kavya@Company.example.in ' });
    expect(invited).toMatchObject({ email, name: 'Kavya Shetty', role: 'member', state: 'invited', accepted_at: null });
    const { subject, text } = await office.agency.mail.mailTo(email);
    expect(subject).toBe('You are invited to Niyukt');
    const { name } = await recordOf(company.client.get('/users/profile'));
    expect(text).toContain(String(name));
    const token = await office.agency.mail.linkTokenFor(email);
    const opened = await recordOf(office.agency.anyone.post('/auth/invitation/open', { token }));
    expect(opened).toEqual({ company_name: name, email, name: 'Kavya Shetty', role: 'member' });
    expect(await office.count('company_members where link_hash = $1', [token])).toBe(0);
    const bell = await recordOf(office.admin.get('/api/me/notifications'));
    expect(bell['notifications']).toContainEqual(
      expect.objectContaining({
        kind: 'member.invited',
        record_id: company.id,
        text: `${String(name)} invited somebody to act for it`,
      }),
    );

    expect(await statusesOf([accept(token), accept(token), accept(token)])).toEqual([200, 400, 400]);
    expect(await refusalOf(accept(token))).toEqual({ status: 400, error: OVER });
    const { body } = await office.agency.anyone.post('/auth/login', { email, password: PASSWORD });
    expect(body).toMatchObject({ role: 'company', email, full_name: name });
    const kavya = await office.agency.login(email);
    const [own, owners] = [
      await recordOf(kavya.get('/users/profile')),
      await recordOf(company.client.get('/users/profile')),
    ];
    expect(own).toEqual({ ...owners, email, userId: expect.any(Number) });
    expect(await recordOf(kavya.get('/api/company/membership'))).toMatchObject({
      id: invited.id,
      email,
      role: 'member',
    });
    expect(own['contact_email']).toBe(company.email);
    expect(await rowsOf(kavya.get('/jobs/requests'))).toMatchObject([{ request_id: job.id }]);
    expect((await kavya.put(`/jobs/requests/${job.id}`, { status: 'closed' })).status).toBe(200);
    expect((await kavya.post('/jobs/create', jobForm())).status).toBe(201);
    expect((await kavya.put(`/api/companies/${company.id}`, { ...owners, ...FILLED })).status).toBe(200);
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'company member', record_id: String(invited.id) } }),
    );
    expect(entries).toMatchObject([
      { action: 'registered', actor_email: email, actor_name: `Kavya Shetty, ${String(name)}` },
      { action: 'created', actor_email: company.email, actor_name: name, record_name: `Kavya Shetty <${email}>` },
    ]);
  });

  it('what lets somebody in takes a fresh login, and every owner hears whom the agency made one', async () => {
    const company = await office.company();
    const second = await office.colleague(company, 'owner');
    const plain = await office.colleague(company);
    const admin = await office.agency.staff('admin');
    const age = (userId: number): Promise<unknown> =>
      office.agency.database.sql(`update sessions set fresh_at = now() - interval '2 days' where user_id = $1`, [
        userId,
      ]);
    const path = `/api/admin/companies/${company.id}/members`;
    const invited = { email: 'vikram@company.example.in', name: 'Vikram Rao', role: 'owner' };
    const login = { contact_email: 'stolen@company.example.in', version: 1 };
    const letsIn = (client: ApiClient, members: string): Promise<unknown[]> =>
      Promise.all([client.post(members, invited), client.patch(`${members}/${plain.id}`, { role: 'owner' })]);
    const stale = { status: 403, body: { code: 'auth.fresh_login_needed' } };
    await Promise.all([age(admin.userId), age(company.userId)]);
    for (const answer of [...(await letsIn(admin, path)), ...(await letsIn(company.client, OWN))])
      expect(answer).toMatchObject(stale);
    const { version } = await recordOf(admin.get(`/api/admin/companies/${company.id}`));
    expect(await admin.patch(`/api/admin/companies/${company.id}`, { ...login, version })).toMatchObject(stale);
    const person = await office.addEmployee();
    const { version: ofPerson } = await recordOf(admin.get(`/api/admin/employees/${person.id}`));
    const moved = { email: 'stolen.person@mail.example.in', version: ofPerson };
    expect(await admin.patch(`/api/admin/employees/${person.id}`, moved)).toMatchObject(stale);
    expect((await admin.patch(`${path}/${plain.id}`, { name: 'Kavya S' })).status).toBe(200);

    for (const answer of await letsIn(office.admin, path))
      expect((answer as { status: number }).status).toBeLessThan(300);
    for (const { email, client } of [company, second]) {
      expect(await office.count(`outbox_mails where template = 'owner-added' and recipient = $1`, [email])).toBe(2);
      const bell = await recordOf(client.get('/api/me/notifications'));
      expect(bell['notifications']).toContainEqual(expect.objectContaining({ kind: 'member.owner_added' }));
    }
  });

  it('every route that lets somebody in needs a fresh login', () => {
    const LETS_IN =
      /\/members$|\/admins$|\/merge$|\/merges\/:id\/undo$|\/(factors\/totp|factors\/passkeys)$|^\/api\/me\/calendar$/;
    const routes = routeRows().filter(
      ({ method, path, allowed }) => method === 'POST' && LETS_IN.test(path) && !allowed.includes('nobody'),
    );
    expect(routes.length).toBeGreaterThan(6);
    expect(routes.filter(({ isFresh }) => !isFresh).map(({ path }) => path)).toEqual([]);
  });

  it('who is no owner sees neither members nor money', async () => {
    const company = await office.company();
    const { client } = await office.colleague(company);
    const asks = [OWN, '/api/company/billing', '/api/company/placements', '/api/company/invoices'];
    for (const path of asks) expect(await refusalOf(client.get(path))).toEqual({ status: 403, error: NOT_AN_OWNER });
    expect(await refusalOf(client.post(OWN, {}))).toEqual({ status: 403, error: NOT_AN_OWNER });
    expect((await client.get(OWN)).body.code).toBe('member.owners_only');
    const owner = await office.colleague(company, 'owner');
    for (const path of asks) expect([path, (await owner.client.get(path)).status]).toEqual([path, 200]);
  });

  it('an e-mail with an account is not invited, nor made a member when it got one meanwhile', async () => {
    const company = await office.company();
    const other = await office.employee();
    const invite = (email: string): ReturnType<typeof refusalOf> =>
      refusalOf(company.client.post(OWN, { email, name: 'Kavya', role: 'member' }));
    expect(await invite(other.email.toUpperCase())).toEqual({ status: 409, error: TAKEN });
    expect(await invite(company.email)).toEqual({ status: 409, error: TAKEN });
    const email = 'meanwhile@company.example.in';
    await office.invite(company, { email });
    const token = await office.agency.mail.linkTokenFor(email);
    await office.addEmployee({ email });
    expect(await refusalOf(accept(token))).toEqual({ status: 409, error: TAKEN });
    expect((await statesOf(company))[0]).toEqual([email, 'member', 'invited']);
  });

  it('change role and name; the last owner stays', async () => {
    const company = await office.company();
    const [first] = await membersOf(company);
    const colleague = await office.colleague(company);
    const own = `${OWN}/${first?.id}`;
    expect(await refusalOf(company.client.patch(own, { role: 'member' }))).toEqual({ status: 409, error: LAST });
    expect(await refusalOf(company.client.delete(own))).toEqual({ status: 409, error: LAST });
    const admins = `/api/admin/companies/${company.id}/members/${first?.id}`;
    expect(await refusalOf(office.admin.delete(admins))).toEqual({ status: 409, error: LAST });
    const changed = await recordOf(company.client.patch(`${OWN}/${colleague.id}`, { role: 'owner', name: 'Kavya S' }));
    expect(changed).toMatchObject({ role: 'owner', name: 'Kavya S' });
    expect((await company.client.patch(own, { role: 'member' })).status).toBe(200);
    expect(await refusalOf(company.client.get(OWN))).toEqual({ status: 403, error: NOT_AN_OWNER });
    expect((await company.client.get('/jobs/requests')).status).toBe(200);
  });

  it('who is removed loses the account at once; the company, its jobs and its contact stay', async () => {
    const company = await office.company();
    const job = await office.job(company);
    const owner = await office.colleague(company, 'owner');
    const [, first] = await membersOf(owner);
    expect((await owner.client.delete(`${OWN}/${first?.id}`)).status).toBe(200);
    expect((await company.client.get('/users/profile')).status).toBe(401);
    expect((await office.agency.anyone.post('/auth/login', { email: company.email, password: PASSWORD })).status).toBe(
      401,
    );
    expect(await statesOf(owner)).toEqual([
      [owner.email, 'owner', 'active'],
      [company.email, 'owner', 'revoked'],
    ]);
    expect(await rowsOf(owner.client.get('/jobs/requests'))).toMatchObject([{ request_id: job.id }]);
    expect(await office.seen('companies', company.id)).toMatchObject({
      contact_email: owner.email,
      contact_person_name: 'Kavya Shetty',
    });
    expect((await office.addEmployee({ email: company.email })).id).toBeGreaterThan(0);
  });

  it('the agency invites, changes and removes, too; a company is deleted with all of its accounts', async () => {
    const company = await office.company();
    const base = `/api/admin/companies/${company.id}/members`;
    const email = 'by.agency@company.example.in';
    const form = { email, name: 'Kavya', role: 'owner' };
    expect(await recordOf(office.admin.post(base, form))).toMatchObject({
      invited_by_name: 'Niyukt',
      state: 'invited',
    });
    const token = await office.agency.mail.linkTokenFor(email);
    expect((await accept(token)).status).toBe(200);
    const [{ id } = { id: 0 }] = await rowsOf(office.admin.get(base));
    expect(await recordOf(office.admin.patch(`${base}/${id}`, { role: 'member' }))).toMatchObject({ role: 'member' });
    expect((await office.admin.post('/api/admin/companies/2000000000/members', form)).status).toBe(404);
    expect((await office.admin.get('/api/admin/companies/2000000000/members')).status).toBe(404);
    const client = await office.agency.login(email);
    expect((await office.superAdmin.delete(`/api/admin/companies/${company.id}`)).status).toBe(200);
    expect((await client.get('/users/profile')).status).toBe(401);
    expect(await office.count('users where email = any($1)', [[email, company.email]])).toBe(0);
    expect(await office.count('company_members where company_id = $1', [company.id])).toBe(0);
  });

  it('of another company are not found', async () => {
    const [one, other] = [await office.company(), await office.company()];
    const colleague = await office.colleague(one);
    for (const answer of [
      await other.client.patch(`${OWN}/${colleague.id}`, { role: 'owner' }),
      await other.client.delete(`${OWN}/${colleague.id}`),
      await office.admin.delete(`/api/admin/companies/${other.id}/members/${colleague.id}`),
      await colleague.client.put(`/api/companies/${other.id}`, {
        ...(await recordOf(other.client.get('/users/profile'))),
        ...FILLED,
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await colleague.client.get('/users/profile')).status).toBe(200);
  });
});

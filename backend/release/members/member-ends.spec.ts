import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { registrationOf } from '../../test/support/accounts.js';
import { Agency, jobForm, PASSWORD, TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { imported } from '../../test/support/imports.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { createTestDatabase } from '../../test/support/test-database.js';

const OWN = '/api/company/members';
const ROUNDS = 8;

let office: Office;
beforeAll(async () => {
  office = await Office.open({ RATE_LIMITS: 'on' });
});
afterAll(() => office.close());

const membersOf = (companyId: number): Promise<ApiRecord[]> =>
  rowsOf(office.admin.get(`/api/admin/companies/${companyId}/members`));
const memberIdOf = async (company: Member): Promise<number> =>
  (await recordOf(company.client.get('/api/company/membership'))).id;
const accept = (token: string): Promise<ApiAnswer> =>
  office.agency.anyone.post('/auth/invitation/accept', { token, password: PASSWORD });
const stands = async ({ client }: Member): Promise<boolean> => (await client.get('/users/profile')).status === 200;
const command = (name: 'export' | 'erase', email: string): Promise<CommandResult> =>
  runCommand(`person-${name}`, ['--email', email, ...(name === 'erase' ? ['--yes'] : [])], {
    DATABASE_URL: office.agency.database.url,
    JWT_SECRET: TEST_SECRET,
  });

describe('two at once', () => {
  it('owners who remove each other leave one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await office.company();
      const other = await office.colleague(one, 'owner');
      const own = await memberIdOf(one);
      await Promise.all([one.client.delete(`${OWN}/${other.id}`), other.client.delete(`${OWN}/${own}`)]);
      const active = (await membersOf(one.id)).filter(({ state }) => state === 'active');
      expect(active).toMatchObject([{ role: 'owner' }]);
      expect([await stands(one), await stands(other)].filter(Boolean)).toHaveLength(1);
    }
  });

  it('owners who take each other’s rights leave one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await office.company();
      const other = await office.colleague(one, 'owner');
      const own = await memberIdOf(one);
      const role = { role: 'member' };
      const statuses = await statusesOf([
        one.client.patch(`${OWN}/${other.id}`, role),
        other.client.patch(`${OWN}/${own}`, role),
      ]);
      expect([
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
      const roles = (await membersOf(one.id)).map((member) => member['role']);
      expect(roles.toSorted()).toEqual(['member', 'owner']);
    }
  });

  it('an invitation is accepted or taken back, and never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const company = await office.company();
      const email = `race${office.agency.unique()}@company.example.in`;
      const { id } = await office.invite(company, { email });
      const token = await office.agency.mail.linkTokenFor(email);
      const [accepted, taken] = await Promise.all([accept(token), company.client.delete(`${OWN}/${id}`)]);
      expect(taken.status).toBe(200);
      expect([200, 400]).toContain(accepted.status);
      expect(await office.count('users where email = $1', [email])).toBe(0);
      expect((await membersOf(company.id))[0]).toMatchObject({ email, state: 'revoked' });
    }
  });

  it('an e-mail that is registered and accepted at the same moment has one account', async () => {
    const company = await office.company();
    const { email, role, userData } = registrationOf(office.agency, 'employee');
    await office.invite(company, { email: ` ${email.toUpperCase()}` });
    const token = await office.agency.mail.linkTokenFor(email);
    const sent = await office.agency.anyone.post('/auth/send-registration-otp', { email, role, userData });
    const otp = await office.agency.mail.codeFor(email, 2);
    const { formKey } = sent.body as { formKey: string };
    const statuses = await statusesOf([
      accept(token),
      office.agency.anyone.post('/auth/verify-registration-otp', { email, otp, formKey }),
    ]);
    expect(statuses).toEqual([200, 409]);
    expect(await office.count('users where email = $1', [email])).toBe(1);
  });

  it('no more than twenty are invited', async () => {
    const company = await office.company();
    const form = (n: number): object => ({
      email: `crowd${n}@company.example.in`,
      name: 'Kavya Shetty',
      role: 'member',
    });
    const calls = Array.from({ length: 22 }, (_, n) => company.client.post(OWN, form(n)));
    const statuses = await statusesOf(calls);
    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const again = await company.client.post(OWN, { ...form(0), email: (await membersOf(company.id))[0]?.['email'] });
    expect(again.status).toBe(201);
    await office.sql('update company_members set link_expires_at = now() where company_id = $1', [company.id]);
    expect((await company.client.post(OWN, form(99))).status).toBe(201);
  });
});

describe('limits are the company’s', () => {
  it('changes of all members count together, of those who were removed, too', async () => {
    const company = await office.company();
    const [one, other] = [await office.colleague(company), await office.colleague(company)];
    for (const { userId, email } of [one, other]) {
      await office.sql(
        `insert into audit_log (actor_id, actor_email, actor_role, action, kind, at)
         select $1, $2, 'company', 'created', 'job request', now() from generate_series(1, 49)`,
        [userId, email],
      );
    }
    await recordOf(company.client.delete(`${OWN}/${other.id}`));
    expect((await one.client.post('/jobs/create', jobForm())).status).toBe(201);
    expect((await company.client.post('/jobs/create', jobForm())).status).toBe(201);
    expect((await one.client.post('/jobs/create', jobForm())).status).toBe(429);
    expect((await company.client.post('/jobs/create', jobForm())).status).toBe(429);
    expect((await (await office.company()).client.post('/jobs/create', jobForm())).status).toBe(201);
  });

  it('so are five hundred open jobs, and invitations', async () => {
    const company = await office.company();
    const { client } = await office.colleague(company);
    await office.sql(
      `insert into job_requests (company_id, title, description) select $1, 'Tester', 'Test.' from generate_series(1, 500)`,
      [company.id],
    );
    expect((await client.post('/jobs/create', jobForm())).status).toBe(409);
    const { email } = await office.employee();
    const form = { email, name: 'Kavya', role: 'member' };
    const answers: number[] = [];
    for (let n = 0; n < 60; n += 1) answers.push((await company.client.post(OWN, form)).status);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a merge of two companies', () => {
  it('has the members of both act for the one that stays; its undo gives them back', async () => {
    const merges = new Merges(office);
    const [winner, loser] = [await office.company(), await office.company()];
    const [ofWinner, ofLoser] = [await office.colleague(winner), await office.colleague(loser, 'owner')];
    const leaving = await office.colleague(loser);
    const invited = 'invited.both@company.example.in';
    for (const company of [winner, loser]) await office.invite(company, { email: invited });
    const merged = await merges.merge(winner.id, loser.id, {}, 'companies');
    expect(await stands(loser)).toBe(false);
    expect(await recordOf(ofLoser.client.get('/users/profile'))).toMatchObject({ company_id: winner.id });
    const joined = await rowsOf(ofLoser.client.get(OWN));
    expect(
      joined
        .filter(({ state }) => state === 'active')
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual([winner, ofWinner, ofLoser, leaving].map(({ email }) => email).toSorted());
    expect(joined.filter(({ state }) => state === 'invited')).toHaveLength(2);
    expect(joined.find(({ email }) => email === loser.email)).toMatchObject({ state: 'revoked' });
    const ended = joined.find(({ email }) => email === loser.email)?.id;
    expect((await winner.client.delete(`${OWN}/${ended}`)).status).toBe(404);
    await recordOf(winner.client.delete(`${OWN}/${leaving.id}`));
    await merges.undo(merged);
    const back = await membersOf(loser.id);
    expect(back.map(({ email, state }) => [email, state])).toEqual([
      [invited, 'invited'],
      [leaving.email, 'revoked'],
      [ofLoser.email, 'active'],
      [loser.email, 'active'],
    ]);
    expect((await office.agency.login(loser.email)).token).toBeTruthy();
    expect(await recordOf(ofLoser.client.get('/users/profile'))).toMatchObject({ company_id: loser.id });
    expect((await membersOf(winner.id)).map(({ email }) => email)).toEqual([invited, ofWinner.email, winner.email]);
  });

  it('may leave more than twenty, and ends no login where the one that stays has none of its own', async () => {
    const merges = new Merges(office);
    const [winner, loser] = [await office.company(), await office.company()];
    for (const { id } of [winner, loser]) {
      await office.sql(
        `insert into company_members (company_id, email, name, role, state, invited_at, link_expires_at)
         select $1, 'many' || n || '@company.example.in', 'Kavya', 'member', 'invited', now(), now() + interval '1 day'
         from generate_series(1, 15) n`,
        [id],
      );
    }
    expect((await command('erase', winner.email)).code).toBe(0);
    const merged = await merges.merge(winner.id, loser.id, { contact_email: 'loser' }, 'companies');
    expect(await stands(loser)).toBe(true);
    expect(await office.seen('companies', winner.id)).toMatchObject({ contact_email: loser.email });
    expect(await rowsOf(loser.client.get(OWN))).toHaveLength(31);
    expect((await loser.client.post(OWN, { email: 'x@y.example', name: 'X', role: 'member' })).status).toBe(409);
    await merges.undo(merged);
    expect(await recordOf(loser.client.get('/users/profile'))).toMatchObject({ company_id: loser.id });
    expect(await rowsOf(loser.client.get(OWN))).toHaveLength(16);
  });
});

describe('R62: who acts for a company', () => {
  /** A company with a job, a candidate, a note and a register. */
  async function scene(contact = 'Ravi Menon'): Promise<{ company: Member; job: ApiRecord; connection: ApiRecord }> {
    const company = await office.company({ contactPersonName: contact });
    const job = await office.job(company);
    const connection = await office.connect(job.id, (await office.addEmployee({ name: 'Sunita Devi' })).id);
    await recordOf(office.admin.post(`/api/admin/notes?kind=company&record_id=${company.id}`, { text: 'Pays late.' }));
    return { company, job, connection };
  }
  const placesOf = async (text: string): Promise<string[]> => {
    const tables = await office.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    const found = tables.map(async ({ name }) =>
      (await office.count(`${name} t where strpos(lower(t::text), lower($1)) > 0`, [text])) ? [name] : [],
    );
    return (await Promise.all(found)).flat();
  };

  it('is erased alone: a member who edited the company is not the company', async () => {
    const { company, job } = await scene('Gayatri Parthasarathy');
    const member = await office.colleague(company);
    const profile = await recordOf(member.client.get('/users/profile'));
    const filled = { ...profile, location: 'Goa', industry: 'IT', company_size: '11-50' };
    await recordOf(member.client.put(`/api/companies/${company.id}`, filled));
    const { output } = await command('export', member.email);
    expect(JSON.parse(output)).toMatchObject({
      memberships: [{ company_id: company.id, role: 'member' }],
      companyContact: [],
      notes: [],
      connections: [],
    });
    expect(output).not.toMatch(/Pays late|Sunita Devi|Gayatri/);
    const name = String(profile['name']);
    const entries = await office.count(`audit_log where kind = 'company' and record_name like $1`, [`${name}%`]);
    expect((await command('erase', member.email)).code).toBe(0);
    expect(await placesOf(member.email)).toEqual([]);
    expect(await stands(member)).toBe(false);
    expect(await office.count(`audit_log where kind = 'company' and record_name like $1`, [`${name}%`])).toBe(entries);
    expect(await office.seen('companies', company.id)).toMatchObject({ name, contact_email: company.email });
    expect(await rowsOf(company.client.get('/jobs/requests'))).toMatchObject([{ request_id: job.id }]);
    expect(await office.count('introductions where company_name = $1', [name])).toBe(1);
  });

  it('as the contact leaves name, phone and e-mail to nobody: another owner takes over', async () => {
    const { company } = await scene('Lakshmi Narayanan');
    const owner = await office.colleague(company, 'owner');
    const { name, contact_person_phone: phone } = await office.seen('companies', company.id);
    const { code, output } = await command('erase', company.email);
    expect([code, output]).toEqual([0, expect.not.stringContaining('without an owner')]);
    for (const trace of [company.email, 'Lakshmi Narayanan', String(phone)]) {
      expect([trace, await placesOf(trace)]).toEqual([trace, []]);
    }
    expect(await office.seen('companies', company.id)).toMatchObject({
      name,
      contact_email: owner.email,
      contact_person_name: 'Kavya Shetty',
    });
    expect((await rowsOf(owner.client.get(OWN))).map(({ email }) => email)).toEqual([owner.email]);
  });

  it('as the only owner leaves the company to the agency, which is notified', async () => {
    const { company, job } = await scene();
    const { name } = await office.seen('companies', company.id);
    const { code, output } = await command('erase', company.email);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`company ${company.id} (${String(name)}), without an owner`),
    ]);
    expect(await office.seen('companies', company.id)).toMatchObject({
      name,
      contact_email: `erased@company-${company.id}.invalid`,
      contact_person_name: 'erased',
    });
    expect(await membersOf(company.id)).toEqual([]);
    expect(await office.seen('job-requests', job.id)).toMatchObject({ company_name: name });
    const email = 'next.owner@company.example.in';
    const form = { email, name: 'Kavya Shetty', role: 'owner' };
    await recordOf(office.admin.post(`/api/admin/companies/${company.id}/members`, form));
    expect((await accept(await office.agency.mail.linkTokenFor(email))).status).toBe(200);
    await recordOf(office.admin.patch(`/api/admin/companies/${company.id}`, { contact_email: email }));
    expect(await rowsOf((await office.agency.login(email)).get('/jobs/requests'))).toHaveLength(1);
  });

  it('is erased when only invited, or removed before', async () => {
    const { company } = await scene();
    const member = await office.colleague(company);
    await recordOf(company.client.delete(`${OWN}/${member.id}`));
    const email = 'only.invited@company.example.in';
    await office.invite(company, { email, name: 'Ganga Subramaniam' });
    for (const one of [member.email, email]) {
      expect((await command('erase', one)).code).toBe(0);
      expect([one, await placesOf(one)]).toEqual([one, []]);
    }
    expect(await placesOf('Ganga')).toEqual([]);
    expect(await stands(company)).toBe(true);
  });
});

describe('what takes a company back', () => {
  it('an import is not undone where somebody was invited', async () => {
    const csv = 'Company,Contact person,Email,Phone\nKaveri Mills,Ravi Menon,kaveri@mills.example,9876500011\n';
    const done = await imported(office.admin, 'companies', csv);
    const path = `/api/admin/imports/${String(done['id'])}`;
    const [company] = await rowsOf(
      office.admin.list('companies', { filter: { contact_email: 'kaveri@mills.example' } }),
    );
    expect(await membersOf(company?.id ?? 0)).toMatchObject([{ role: 'owner', state: 'active', name: 'Ravi Menon' }]);
    const form = { email: 'kaveri.more@mills.example', name: 'Kavya', role: 'member' };
    await recordOf(office.admin.post(`/api/admin/companies/${company?.id}/members`, form));
    const refused = await office.admin.post(`${path}/undo`, {});
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('has other members')]);
  });

  it('a restore gives nobody back who was removed, and ends invitations', async () => {
    const database = await createTestDatabase();
    let agency = await Agency.open({}, database);
    const at = await Office.of(agency);
    const company = await at.company();
    const [staying, removed] = [await at.colleague(company), await at.colleague(company)];
    const email = 'open.link@company.example.in';
    await at.invite(company, { email });
    const token = await agency.mail.linkTokenFor(email);
    const backup = await bytesOf(createBackup(database.url, undefined));
    await recordOf(company.client.delete(`${OWN}/${removed.id}`));
    await agency.close();
    await database.letGo();
    const target = { address: database.url, workingRole: 'niyukt_app' };
    const settled = await restore(target, inPieces(backup), { passphrase: undefined });
    expect(settled.removed).toEqual([removed.email]);
    agency = await Agency.open({}, database);
    expect((await agency.anyone.post('/auth/login', { email: removed.email, password: PASSWORD })).status).toBe(401);
    expect((await agency.anyone.post('/auth/invitation/accept', { token, password: PASSWORD })).status).toBe(400);
    const owner = await agency.login(company.email);
    expect((await rowsOf(owner.get(OWN))).map((member) => [member['email'], member['state']])).toEqual([
      [email, 'expired'],
      [removed.email, 'revoked'],
      [staying.email, 'active'],
      [company.email, 'active'],
    ]);
    expect((await agency.login(staying.email)).token).toBeTruthy();
    await agency.close();
    await dropReplaced(target);
    await database.drop();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrationOf } from '../../test/support/accounts.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { type ApiRecord, Office } from '../../test/support/office.js';

const notesOf = (name: string): string => `${name} prefers the early shift.`;

describe('R62: a person’s data', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => office.close());

  const command = (name: 'export' | 'erase', email: string, ...args: string[]): Promise<CommandResult> =>
    runCommand(`person-${name}`, ['--email', email, ...args], {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    });
  const exportOf = async (email: string): Promise<Record<string, Record<string, unknown>[]>> => {
    const { code, output, errors } = await command('export', email);
    expect([code, errors]).toEqual([0, '']);
    return JSON.parse(output) as Record<string, Record<string, unknown>[]>;
  };

  /** Every place in the database where a text stands, whatever the column is called. */
  async function placesOf(text: string): Promise<string[]> {
    const tables = await office.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const found = tables.map(async ({ name }) =>
      (await office.count(`${name} t where strpos(lower(t::text), lower($1)) > 0`, [text])) ? [name] : [],
    );
    return (await Promise.all(found)).flat().toSorted();
  }

  interface Story {
    email: string;
    phone: string;
    asha: ApiRecord;
    other: ApiRecord;
    connection: ApiRecord;
  }

  /** An employee with everything that can be held: a job, a history, mails, an open code, logins, a second employee beside. */
  async function story(name: string): Promise<Story> {
    const asha = await office.addEmployee({ name });
    const other = await office.addEmployee({ name: 'Ravi Menon' });
    const { email, phone } = asha as unknown as { email: string; phone: string };
    const job = await office.jobFor((await office.addCompany()).id);
    const connection = await office.connect(job.id, asha.id, notesOf(name));
    await office.connect(job.id, other.id);
    await office.setStatus(connection.id, 'placed');
    await office.agency.anyone.post('/auth/send-otp', { email });
    await office.agency.login(email);
    await office.agency.anyone.post('/auth/login', { email, password: 'wrong-password-1' });
    return { email, phone, asha, other, connection };
  }

  it('is exported whole: record, account, jobs with history, mails, codes, limits and what the log says, without any secret', async () => {
    const { email, phone, asha, connection } = await story('Padmavathi Sundaram');
    const held = await exportOf(` ${email.toUpperCase()}`);
    expect(held).toMatchObject({
      account: [{ email, role: 'employee', must_change_password: true }],
      employee: [{ employee_id: asha.id, full_name: 'Padmavathi Sundaram', phone }],
      connections: [
        { connection_id: connection.id, placement_status: 'placed', admin_notes: notesOf('Padmavathi Sundaram') },
      ],
      waitingRegistration: [],
    });
    expect(held['connections']?.[0]?.['history']).toMatchObject([{ to: 'pending' }, { to: 'placed' }]);
    expect(held['codes']?.map(({ purpose }) => purpose).toSorted()).toEqual(['password_reset', 'set_password']);
    expect(held['mails']?.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['set-password', 'password-reset']),
    );
    expect(held['limits']?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login-account', 'code-sends-day']),
    );
    expect(held['knownOrigins']?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['device', 'network']));
    expect(held['auditLog']?.map(({ action, kind }) => `${String(kind)} ${String(action)}`)).toEqual(
      expect.arrayContaining(['employee created', 'connection created', 'connection status changed']),
    );
    const text = JSON.stringify(held);
    expect(text).not.toMatch(/argon2|_hash|sealed|search_text/);
    expect(text).not.toContain('Ravi Menon');
    expect(text).not.toContain(office.admin.email);
  });

  it('is erased in one go, everywhere, and nobody else’s with it', async () => {
    const { email, phone, asha, other, connection } = await story('Venkataraman Krishnan');
    const employee = await office.agency.login(email);
    const erased = await command('erase', email);
    expect([erased.code, erased.output]).toEqual([1, '']);
    expect(erased.errors).toMatch(/cannot be undone.*employee 1.*--yes/);
    expect(await placesOf(email)).toContain('users');

    const entries = await office.count('audit_log');
    const { code, output, errors } = await command('erase', email, '--yes');
    expect([code, errors, output]).toEqual([0, '', expect.stringMatching(/^Erased: .*accounts 1/)]);
    for (const trace of [email, phone, 'Venkataraman']) expect([trace, await placesOf(trace)]).toEqual([trace, []]);
    expect(await employee.get('/users/profile')).toMatchObject({ status: 401 });
    expect(await office.seen('employees', other.id)).toMatchObject({ full_name: 'Ravi Menon', status: 'pending' });

    expect(await office.count('audit_log')).toBe(entries + 1);
    const [entry] = await office.sql('select * from audit_log order by audit_id desc limit 1');
    expect(entry).toMatchObject({ actor_role: 'system', action: 'erased', kind: 'employee', record_id: asha.id });
    const [change] = await office.sql(
      `select * from audit_log where kind = 'connection' and record_id = $1 and action = 'status changed'`,
      [connection.id],
    );
    expect(change).toMatchObject({
      actor_email: office.admin.email,
      record_name: 'erased',
      after: { placement_status: 'placed' },
    });
    await expect(office.sql(`update audit_log set action = 'x'`)).rejects.toThrow(/append-only/);
    await expect(office.sql(`update placement_history set to_status = 'pending'`)).rejects.toThrow(/append-only/);
    expect(await command('export', email)).toMatchObject({ code: 1, errors: `Nothing is held about ${email}.\n` });
  });

  it('is also found when the record was deleted before, or only a registration waits', async () => {
    const { email, asha } = await story('Thirumalai Narayanan');
    await office.superAdmin.delete(`/api/admin/employees/${asha.id}`);
    expect(await placesOf('Thirumalai')).toEqual(['audit_log', 'introductions', 'placements']);
    expect(await command('erase', email, '--yes')).toMatchObject({ code: 0 });
    expect([await placesOf('Thirumalai'), await placesOf(email)]).toEqual([[], []]);

    const { email: waiting, role, userData } = registrationOf(office.agency, 'company');
    await office.agency.anyone.post('/auth/send-registration-otp', { email: waiting, role, userData });
    expect(await exportOf(waiting)).toMatchObject({ account: [], waitingRegistration: [{ email: waiting, role }] });
    expect(await command('erase', waiting, '--yes')).toMatchObject({ code: 0 });
    expect(await placesOf(waiting)).toEqual([]);
  });

  it('of an admin leaves what was done, and not who did it; the last super admin stays', async () => {
    const colleague = await office.agency.staff('admin');
    const connection = await office.freshConnection();
    await colleague.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'selected' });
    expect(await placesOf(colleague.email)).toEqual(expect.arrayContaining(['audit_log', 'users']));
    expect(await command('erase', colleague.email, '--yes')).toMatchObject({ code: 0, errors: '' });
    expect(await placesOf(colleague.email)).toEqual([]);
    const history = (await office.superAdmin.get(`/api/admin/connections/${connection.id}/history`)).text;
    expect(history).toContain('selected');
    const last = await command('erase', office.superAdmin.email, '--yes');
    expect([last.code, last.errors]).toEqual([1, expect.stringContaining('last super admin')]);
    expect(await office.superAdmin.get('/users/profile')).toMatchObject({ status: 200 });
  });

  it('of who acts for a company is their login and their name, and nothing of the company or its candidates', async () => {
    const company = await office.addCompany();
    const asha = await office.addEmployee({ name: 'Lalitha Devi' });
    await office.connect((await office.jobFor(company.id)).id, asha.id, notesOf('Lalitha Devi'));
    const held = await exportOf(String(company['contact_email']));
    expect(held).toMatchObject({
      account: [{ email: company['contact_email'], role: 'company' }],
      companyContact: [{ company_id: company.id, contact_email: company['contact_email'] }],
      memberships: [{ company_id: company.id, role: 'owner', state: 'active' }],
      connections: [],
      jobRequests: [],
    });
    expect(JSON.stringify(held)).not.toContain('Lalitha');
  });

  it('is distinguished from that of somebody whose address only ends the same way', async () => {
    const short = await office.addEmployee({ email: 'rao@example.in' });
    const long = await office.addEmployee({ email: 'asha.rao@example.in', name: 'Asha Lakshmi Rao' });
    await office.superAdmin.delete(`/api/admin/employees/${long.id}`);
    expect(await command('erase', String(short['email']), '--yes')).toMatchObject({ code: 0 });
    expect(await placesOf('Asha Lakshmi')).toEqual(['audit_log']);
  });

  it('is distinguished from that of somebody who had the address before, and is erased under the addresses of before, too', async () => {
    const first = 'jaya@example.in';
    const email = 'jaya.pillai@example.in';
    const jaya = await office.employee({ email: first, name: 'Jaya Pillai' });
    await jaya.client.put('/api/employee/profile', { qualification: 'Wood carving' });
    await office.admin.patch(`/api/admin/employees/${jaya.id}`, { email });
    const { id } = await office.addEmployee({ email: first, name: 'Somebody Else' });

    const ofOther = await exportOf(first);
    expect(ofOther).toMatchObject({ employee: [{ employee_id: id, full_name: 'Somebody Else' }] });
    for (const trace of ['Pillai', email, 'Wood carving', office.admin.email]) {
      expect([trace, JSON.stringify(ofOther).includes(trace)]).toEqual([trace, false]);
    }
    const own = await exportOf(email);
    expect(own).toMatchObject({ employee: [{ employee_id: jaya.id }] });
    expect(own['mails']?.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['set-password', first],
      ['login-email-removed', first],
      ['login-email-added', email],
    ]);
    expect(own['auditLog']?.map(({ action }) => action)).toEqual(['created', 'logged in', 'updated', 'updated']);

    expect(await command('erase', email, '--yes')).toMatchObject({ code: 0, errors: '' });
    for (const trace of ['Pillai', 'Wood carving']) expect([trace, await placesOf(trace)]).toEqual([trace, []]);
    expect(await exportOf(first)).toMatchObject({
      account: [{ email: first }],
      employee: [{ employee_id: id }],
      mails: [{ template: 'set-password' }],
    });
  });

  it('leaves no skill behind that only this person had', async () => {
    const { email } = await office.addEmployee({ skills: 'Thanjavur painting' });
    expect(await placesOf('thanjavur')).toEqual(expect.arrayContaining(['employees', 'skill_counts']));
    expect(await command('erase', String(email), '--yes')).toMatchObject({ code: 0 });
    expect(await placesOf('thanjavur')).toEqual([]);
  });

  it('stands in searches that others keep: those by e-mail, phone or a name that only they have go', async () => {
    const person = await office.addEmployee({ name: 'Meenakshi Iyer' });
    const email = String(person['email']);
    const digits = String(person['phone']).slice(-10);
    const saveSearch = (name: string, q: string): Promise<unknown> =>
      office.admin.post('/api/admin/saved-searches', { name, query: { q } });
    await saveSearch('By mail', email);
    await saveSearch('By phone', `${digits.slice(0, 5)} ${digits.slice(5)}`);
    await saveSearch('Meenakshi Iyer again', 'tally');
    await saveSearch('Welders', 'welder');
    const namesake = await office.addEmployee({ name: 'Meenakshi Iyer' });
    const { output } = await command('erase', email, '--yes');
    expect(output).toMatch(
      /savedSearches 2\b.* Kept: saved searches \d+, in which this name stands: others have it, too\./,
    );
    const left = await office.sql<{ name: string }>('select name from saved_searches order by name');
    expect(left.map(({ name }) => name)).toEqual(['Meenakshi Iyer again', 'Welders']);
    expect([await placesOf(email), await placesOf(digits)]).toEqual([[], []]);
    expect((await command('erase', String(namesake['email']), '--yes')).output).toContain('savedSearches 1');
    expect(await placesOf('Meenakshi Iyer')).toEqual([]);
  });

  it('says how it is used when it is not told whose', async () => {
    for (const name of ['person-export', 'person-erase']) {
      const { code, errors } = await runCommand(name, ['--mail', 'x'], { DATABASE_URL: office.agency.database.url });
      expect([code, errors]).toEqual([1, expect.stringMatching(/^Usage: npm run person:/)]);
    }
  });
});

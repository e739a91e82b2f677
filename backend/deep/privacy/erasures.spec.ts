import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { bill, issue, place, type Placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { lookAtCauses, runNow } from '../../test/support/tasks.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

const PATH = '/api/me/erasure';
const WORK = 'account_erasures';

const ask = ({ client }: Member): Promise<unknown> => recordOf(client.post(PATH, {}));
const due = (office: Office, { userId }: Member): Promise<unknown> =>
  office.sql(`update users set erasure_due_at = now() - interval '1 minute' where user_id = $1`, [userId]);

async function erase(office: Office, { userId }: Member): Promise<void> {
  await waitFor('the account to be erased', async () => {
    await runNow(office, WORK);
    return (await office.count('users where user_id = $1', [userId])) ? undefined : true;
  });
}

/** Lets the product look as often, once it has begun what it was told before. */
const addRounds = (office: Office, count: number): Promise<unknown> =>
  office.sql(
    `insert into pgboss.job (name, data) select '${WORK}', '{}' from generate_series(1, ${count})
     where not exists (select from pgboss.job where name = '${WORK}' and state = 'created')`,
  );

const usualClock = (office: Office): Promise<unknown> =>
  office.sql(`create or replace function india_now() returns timestamp language sql stable as
    $$ select now() at time zone 'Asia/Kolkata' $$`);

async function erased(office: Office, member: Member): Promise<void> {
  await ask(member);
  await due(office, member);
  await erase(office, member);
}

describe('an erasure', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
    await setAgency(office);
  });
  afterAll(() => office.close());

  const causes = async (cause: string): Promise<unknown[]> => {
    await lookAtCauses(office);
    return (await rowsOf(office.admin.list('tasks', { filter: { cause, state: 'open' } }))).map(
      (task) => task['record_id'],
    );
  };

  it('of the last owner takes the company along, of which the agency is notified at once', async () => {
    const owner = await office.company();
    const member = await office.colleague(owner);
    const job = await office.job(owner);
    await ask(owner);
    expect(await causes('company.last_owner_goes')).toContain(owner.id);
    expect((await office.seen('companies', owner.id))['id']).toBe(owner.id);
    expect((await member.client.get('/users/profile')).status).toBe(200);
    await due(office, owner);
    await erase(office, owner);
    expect((await office.admin.get(`/api/admin/companies/${owner.id}`)).status).toBe(404);
    expect((await office.admin.get(`/api/admin/job-requests/${job.id}`)).status).toBe(404);
    expect((await member.client.get('/users/profile')).status).toBe(401);
    expect(
      await office.count(`audit_log where kind = 'company' and action = 'deleted' and record_id = $1`, [owner.id]),
    ).toBe(1);
  });

  it('of one owner leaves the company to the other, and of both together takes it along', async () => {
    const first = await office.company();
    const second = await office.colleague(first, 'owner');
    await ask(first);
    expect(await causes('company.last_owner_goes')).not.toContain(first.id);
    await ask(second);
    await due(office, first);
    await due(office, second);
    await erase(office, first);
    await erase(office, second);
    expect(await office.count('companies where company_id = $1', [first.id])).toBe(0);
  });

  it.each([
    ['its invoice is paid', true],
    ['its fee is invoiced and paid', false],
  ])('leaves of a company that owes what its bills need until %s, and says so before', async (_, isBilled) => {
    const hired = await place(office, { joining_date: '2026-11-02' });
    const { company, placement } = hired;
    const billed = await bill(office, hired);
    if (!isBilled) {
      const credit = { full: true, reason: 'Another joining date.' };
      await recordOf(office.admin.post(`/api/admin/invoices/${billed.id}/credit-notes`, credit));
    }
    const requested = await recordOf(company.client.post(PATH, {}));
    const codes = (requested['stays'] as { code: string }[]).map(({ code }) => code);
    // other tests name contacts the same
    expect(codes.filter((code) => code !== 'names')).toEqual(['unpaid_invoices', 'sealed', 'backups', 'hashes']);
    await due(office, company);
    await erase(office, company);
    expect(await office.seen('companies', company.id)).toMatchObject({
      goes_when_paid: true,
      contact_email: `erased@company-${company.id}.invalid`,
    });
    expect(await office.count('job_requests where company_id = $1', [company.id])).toBe(0);
    await runNow(office, WORK);
    const invoice = isBilled ? billed : await issue(office, placement.id);
    const paid = {
      received_on: '2026-11-20',
      amount_paise: Number(invoice['outstanding_paise']),
      mode: 'bank_transfer',
      reference: 'N1',
    };
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/payments`, paid));
    await runNow(office, WORK);
    expect(await office.count('companies where company_id = $1', [company.id])).toBe(0);
    expect(await office.count('invoices where invoice_id = $1', [invoice.id])).toBe(1);
  });

  /** A company whose last owner was erased, with an invoice to be paid. */
  async function leftBehind(): Promise<Placed & { invoice: ApiRecord }> {
    const hired = await place(office, { joining_date: '2026-11-02' });
    const invoice = await bill(office, hired);
    await recordOf(hired.company.client.put('/api/company/billing', { billing_email: null }));
    await erased(office, hired.company);
    return { ...hired, invoice };
  }

  const pay = ({ id, outstanding_paise }: ApiRecord): Promise<ApiRecord> =>
    recordOf(
      office.admin.post(`/api/admin/invoices/${id}/payments`, {
        received_on: '2026-11-20',
        amount_paise: Number(outstanding_paise),
        mode: 'bank_transfer',
        reference: 'N2',
      }),
    );

  it('leaves a company for good to who came to it since, by an invitation, a job or a merge', async () => {
    const [invited, posted, merged] = [await leftBehind(), await leftBehind(), await leftBehind()];
    await recordOf(
      office.admin.post(`/api/admin/companies/${invited.company.id}/members`, {
        name: 'Kavya Shetty',
        email: `kavya${office.agency.unique()}@company.example.in`,
        role: 'owner',
      }),
    );
    const job = await office.jobFor(posted.company.id);
    const anew = await office.addCompany();
    await new Merges(office).merge(merged.company.id, anew.id, {}, 'companies');
    for (const { invoice } of [invited, posted, merged]) await pay(invoice);
    // what came may go again
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${job.id}`));
    await runNow(office, WORK);
    for (const { company } of [invited, posted, merged]) {
      expect((await office.admin.get(`/api/admin/companies/${company.id}`)).status).toBe(200);
    }
  });

  it('of a company that fails once it has paid keeps no other waiting', async () => {
    const [fails, goes] = [await leftBehind(), await leftBehind()];
    await office.sql(`create function refuse_one() returns trigger language plpgsql as $$
      begin if old.company_id = ${fails.company.id} then raise 'not now'; end if; return old; end $$`);
    await office.sql(
      'create trigger tg_refuse_one before delete on companies for each row execute function refuse_one()',
    );
    for (const { invoice } of [fails, goes]) await pay(invoice);
    await waitFor('the other to be gone', async () => {
      await addRounds(office, 1);
      return (await office.count('companies where company_id = $1', [goes.company.id])) ? undefined : true;
    });
    expect(await office.count('companies where company_id = $1', [fails.company.id])).toBe(1);
    await office.sql('drop trigger tg_refuse_one on companies');
    await office.sql('drop function refuse_one()');
    await waitFor('the first to be gone', async () => {
      await addRounds(office, 1);
      return (await office.count('companies where company_id = $1', [fails.company.id])) ? undefined : true;
    });
  });

  it('of a company leaves nobody to be mailed of its bills and claims, and takes no step of its reminders', async () => {
    const { company, placement, invoice } = await leftBehind();
    const mailed = (): Promise<number> =>
      office.count('outbox_mails where recipient like $1', [`%@company-${company.id}.invalid`]);
    await setIndiaNow(office, '2026-12-21 10:00');
    expect(await refusalOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`, {}))).toEqual({
      status: 409,
      error: 'The company is gone: there is nobody to send this to',
    });
    expect((await office.admin.post(`/api/admin/invoices/${invoice.id}/reminders`, {})).body).toMatchObject({
      reminded: 0,
      company_gone: 1,
    });
    await runNow(office, 'reminders');
    expect(await office.count('reminders where invoice_id = $1', [invoice.id])).toBe(0);
    const claim = { last_working_day: '2026-12-15', reason: 'resigned' };
    await recordOf(office.admin.post(`/api/admin/placements/${placement.id}/claims`, claim));
    expect(await mailed()).toBe(0);
    await usualClock(office);
  });

  it('names invoices with their last day, and takes both records of a merge of the last days', async () => {
    const hired = await place(office, { joining_date: '2026-11-02' }, undefined, { password: 'mango-lassi-42' });
    const other = await office.employee();
    const merges = new Merges(office);
    const merged = await merges.merge(hired.employee.id, other.id);
    await bill(office, hired);
    const client = await office.agency.login(String(hired.employee['email']));
    const { userId } = (await client.get('/users/profile')).body as { userId: number };
    const person = { client, id: hired.employee.id, email: String(hired.employee['email']), userId };
    const { body } = await client.post(PATH, {});
    expect(body.stays).toMatchObject([
      { code: 'invoices', until: expect.stringMatching(/^20\d\d-03-31$/) },
      { code: 'names', until: null },
      { code: 'sealed' },
      { code: 'backups' },
      { code: 'hashes' },
    ]);
    expect(await merges.undoRefusal(merged)).toMatchObject({ status: 409 });
    const third = await office.addEmployee();
    expect(await merges.call(third.id, person.id)).toMatchObject({
      status: 409,
      body: { code: 'employee.restricted' },
    });
    await due(office, person);
    await erase(office, person);
    expect(await office.count('users where user_id = any($1)', [[userId, other.userId]])).toBe(0);
    expect(await office.count(`merges where loser_id = $1`, [other.id])).toBe(0);
    expect(await office.count(`merges t where strpos(t::text, $1) > 0`, [other.email])).toBe(0);
  });

  const lastMailsTo = ({ email }: Member): unknown[] =>
    office.agency.mail.mails.filter(({ to, subject }) => to === email && subject === 'We erase your data now');

  it.each([
    ['goes as any other', undefined, 'erased'],
    ['and joined leaves the name for the invoice, and says so before', '2026-11-02', 'Asha Rao'],
  ])('of who was placed without an invoice %s', async (_, joining_date, name) => {
    const { company, employee, placement } = await place(office, { joining_date }, undefined, { password: PASSWORD });
    const client = await office.agency.login(String(employee['email']));
    const { userId } = (await client.get('/users/profile')).body as { userId: number };
    const { stays } = (await client.get(PATH)).body as { stays: { code: string }[] };
    expect(stays.some(({ code }) => code === 'fee')).toBe(name !== 'erased');
    await erased(office, { client, id: employee.id, email: String(employee['email']), userId });
    expect(
      await office.sql('select employee_name, employee_id from placements where placement_id = $1', [placement.id]),
    ).toEqual([{ employee_name: name, employee_id: null }]);
    if (!joining_date) return;
    expect(await bill(office, { company, placement })).toMatchObject({ document: { candidate_name: name } });
  });

  it('that fails keeps no other waiting, is tried again, and is a task', async () => {
    const [fails, goes] = [await office.employee(), await office.employee()];
    await ask(fails);
    await ask(goes);
    await due(office, fails);
    await due(office, goes);
    await office.sql(`update users set erasure_due_at = now() - interval '1 hour' where user_id = $1`, [fails.userId]);
    await office.sql(`create function refuse_one() returns trigger language plpgsql as $$
      begin if old.user_id = ${fails.userId} then raise 'not now'; end if; return old; end $$`);
    await office.sql('create trigger tg_refuse_one before delete on users for each row execute function refuse_one()');
    await waitFor('the other to be erased', async () => {
      await addRounds(office, 1);
      return lastMailsTo(goes).length || undefined;
    });
    expect(await office.count('users where user_id = $1', [goes.userId])).toBe(0);
    expect(await office.count('users where user_id = $1', [fails.userId])).toBe(1);
    expect(await causes('erasure.overdue')).toContain(fails.userId);
    expect(lastMailsTo(goes)).toHaveLength(1);
    expect(lastMailsTo(fails)).toEqual([]);
    await office.sql('drop trigger tg_refuse_one on users');
    await office.sql('drop function refuse_one()');
    await erase(office, fails);
    await waitFor('the last mail', () => lastMailsTo(fails).length || undefined);
    expect(await causes('erasure.overdue')).not.toContain(fails.userId);
  });
});

describe('an erasure and the product around it', () => {
  let database: TestDatabase;
  let agency: Agency;
  let office: Office;
  beforeAll(async () => {
    database = await createTestDatabase();
    agency = await Agency.open({}, database);
    office = await Office.of(agency);
  });
  afterAll(async () => {
    await agency.close();
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
  });

  it('is due at the end of the 14th day in India, asked for in its last minute too', async () => {
    const person = await office.employee();
    await setIndiaNow(office, '2026-12-01 23:59');
    expect((await person.client.post(PATH, {})).body).toMatchObject({ due_at: '2026-12-15T18:29:59.999Z' });
    await setIndiaNow(office, '2026-12-02 00:00');
    await recordOf(person.client.delete(PATH));
    expect((await person.client.post(PATH, {})).body).toMatchObject({ due_at: '2026-12-16T18:29:59.999Z' });
    await recordOf(person.client.delete(PATH));
    await usualClock(office);
  });

  it('is done once by two processes', async () => {
    const second = await Agency.open({}, database);
    try {
      const people = await Promise.all(Array.from({ length: 4 }, () => office.employee()));
      for (const person of people) {
        await ask(person);
        await due(office, person);
      }
      await waitFor('all to be erased', async () => {
        await addRounds(office, 4);
        const keys = people.map(({ userId }) => userId);
        return (await office.count('users where user_id = any($1)', [keys])) ? undefined : true;
      });
      const keys = people.map(({ id }) => id).toSorted((a, b) => a - b);
      const entries = await office.sql(
        `select record_id, count(*)::int as n from audit_log where action = 'erased' and record_id = any($1) group by 1 order by 1`,
        [keys],
      );
      expect(entries).toEqual(keys.map((record_id) => ({ record_id, n: 1 })));
    } finally {
      await second.close();
    }
  });

  it('is done anew after a restore; a request of since goes on, and one that was taken back does not', async () => {
    const [gone, asks, stays] = [await office.employee(), await office.employee(), await office.employee()];
    await ask(stays);
    const backup = await bytesOf(createBackup(database.url, undefined));
    await erased(office, gone);
    await ask(asks);
    const underAge = `/api/admin/employees/${asks.id}/under-age`;
    await recordOf(office.admin.post(underAge, { reason: 'The college called.' }));
    await recordOf(stays.client.delete(PATH));
    await agency.close();
    const settled = await restore({ address: database.url, workingRole: 'niyukt_app' }, inPieces(backup), {
      passphrase: undefined,
    });
    expect(settled).toMatchObject({ erasedAnew: expect.any(Number) });
    agency = await Agency.open({}, database);
    const admin = await agency.login(office.admin.email);
    expect((await admin.get(`/api/admin/employees/${gone.id}`)).status).toBe(404);
    await erase(office, gone);
    expect(agency.mail.mails.filter(({ to }) => to === gone.email)).toEqual([]);
    // each reason of then stands
    const superAdmin = await agency.login(office.superAdmin.email);
    expect((await superAdmin.delete(underAge, {}, { reason: 'Saw the passport.' })).body).toMatchObject({
      restriction: 'erasure',
    });
    const asking = await agency.login(asks.email);
    expect((await asking.get(PATH)).body.due_at).toMatch(/18:29:59\.999Z$/);
    expect((await asking.get('/api/employee/consent')).status).toBe(403);
    const staying = await agency.login(stays.email);
    expect((await staying.get('/api/employee/consent')).status).toBe(200);
  });
});

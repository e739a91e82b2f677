import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secrets } from '../../src/platform/config/secrets.js';
import { seal } from '../../src/platform/mail/sealed-content.js';
import { registrationOf } from '../../test/support/accounts.js';
import { PASSWORD, TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { checkedImport } from '../../test/support/imports.js';
import { place } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open({ RATE_LIMITS: 'on' });
  merges = new Merges(office);
});
afterAll(() => office.close());

const erase = (email: string): Promise<CommandResult> =>
  runCommand('person-erase', ['--email', email, '--yes'], {
    DATABASE_URL: office.agency.database.url,
    JWT_SECRET: TEST_SECRET,
  });

/** Every table of the product and of the queue, as text, in which one of these stands. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const tables = await office.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const rows = await office.sql<{ row: string }>(
        `select t::text as row from ${name} t where strpos(lower(t::text), lower($1)) > 0`,
        [text],
      );
      found.push(...rows.map(({ row }) => `${text}: ${name} ${row}`));
    }
  }
  return found;
}

interface Story {
  /** Everything that she was ever known by. */
  traces: string[];
  winner: Member;
  loser: Member;
}

/** Somebody with two records, who has had other e-mails and phones before, and whom others wrote about. */
async function story(name: string, n: number): Promise<Story> {
  const [first, second, third] = [1, 2, 3].map((one) => `${name.split(' ')[0]?.toLowerCase()}.${one}@example.in`) as [
    string,
    string,
    string,
  ];
  const phones = [1, 2, 3].map((one) => `76${n}00000${one}`);
  const winner = await office.employee({ email: first, name, mobile: phones[0] });
  const loser = await office.employee({ email: second, name: `${name} Kumari`, mobile: phones[1] });
  for (const { client } of [winner, loser]) await client.put('/api/employee/profile', { qualification: 'Weaving' });
  await recordOf(office.admin.patch(`/api/admin/employees/${winner.id}`, { email: third, phone: phones[2] }));
  for (const email of [first, second, third]) {
    await office.agency.anyone.post('/auth/login', { email, password: 'wrong-password-1' });
    await office.agency.anyone.post('/auth/send-otp', { email });
  }
  const one = await place(office, { joining_date: '2026-11-02' });
  await office.connect(
    one.job.id,
    winner.id,
    `Reach her at ${first.toUpperCase()} or ${phones[0]?.slice(0, 4)} ${phones[0]?.slice(4)}.`,
  );
  await office.connect(one.job.id, loser.id);
  await recordOf(
    office.admin.post(`/api/admin/notes?kind=employee&record_id=${one.employee.id}`, {
      text: `Friend of <${third}>, phone +91 ${String(phones[1]).slice(0, 5)}-${String(phones[1]).slice(5)}.`,
    }),
  );
  await office.jobFor(one.company.id, { description: `Ask ${second}.`, requirements: `Or ${phones[2]}` });
  for (const q of [first, second, third, ...phones]) {
    await office.admin.post('/api/admin/saved-searches', { name: `Search ${q}`, query: { q } });
  }
  const { userData } = registrationOf(office.agency, 'employee');
  await office.agency.anyone.post('/auth/send-registration-otp', { email: first, role: 'employee', userData });
  const rows = [`${name},${second},${phones[0]}`, `X,broken,${phones[1]}`];
  await checkedImport(office.admin, 'employees', ['Name,Email,Phone', ...rows, ''].join('\n'));
  await office.sql(
    `insert into outbox_mails (template, recipient, sealed_content, expires_at, status)
     select 'note', 'client@firm.example', $1, now() + interval '1 day', status from unnest(array['sent', 'held']) status`,
    [seal(new Secrets(TEST_SECRET).derive('outbox'), { text: `${name} wrote from ${second}` })],
  );
  await office.sql(
    `insert into pgboss.job (name, data, output) values ('resume_text', '{"resume_id": 0}', jsonb_build_object('message', $1::text))`,
    [`no mail to ${third}`],
  );
  return { traces: [first, second, third, ...phones.map(String), name], winner, loser };
}

describe('R62: who was merged, with e-mails that changed places', () => {
  it('is erased under every name, e-mail and phone that the two records ever had', async () => {
    const { traces, winner, loser } = await story('Saraswati Natarajan', 11);
    await merges.merge(winner.id, loser.id, { email: 'loser', phone: 'loser' });
    expect((await office.agency.anyone.post('/auth/login', { email: loser.email, password: PASSWORD })).status).toBe(
      200,
    );
    const { code, output, errors } = await erase(loser.email);
    expect([code, errors]).toEqual([0, '']);
    expect(output).not.toContain('still stands');
    expect(await placesOf(...traces)).toEqual([]);
    const notes = await office.sql<{ text: string }>(`select text from notes where text like 'Friend%'`);
    expect(notes).toEqual([{ text: 'Friend of <erased>, phone erased.' }]);
    expect(await office.sql(`select status, sealed_content from outbox_mails where template = 'note'`)).toEqual([
      { status: 'sent', sealed_content: null },
    ]);
  });

  it('is found by the e-mail of the login that ended, which names the record that stayed', async () => {
    const { winner, loser } = await story('Annapurna Venkatesh', 12);
    await merges.merge(winner.id, loser.id, { email: 'loser' });
    const [account] = await office.sql<{ email: string }>('select email from users where user_id = $1', [loser.userId]);
    const { output } = await erase(String(account?.email));
    expect(output).toContain(`Kept: employees ${winner.id}, into which this record was merged`);
    expect(await office.count('users where user_id = $1', [loser.userId])).toBe(0);
    expect(await office.count('employees where employee_id = $1', [winner.id])).toBe(1);
  });

  it('is erased when the merge was undone and the record deleted, and the other one stays as it was', async () => {
    const { winner, loser } = await story('Rukmini Balasubramanian', 13);
    const other = { name: 'Tulsi Rangarajan', phone: '7613000099' };
    await recordOf(
      office.admin.patch(`/api/admin/employees/${loser.id}`, { full_name: other.name, phone: other.phone }),
    );
    const merged = await merges.merge(winner.id, loser.id, { email: 'loser' });
    await merges.undo(merged);
    const email = 'rukmini.3@example.in';
    expect((await office.superAdmin.delete(`/api/admin/employees/${winner.id}`)).status).toBe(200);
    expect((await erase(email)).code).toBe(0);
    expect(await placesOf(email, 'rukmini.1@example.in', '7613000001', '7613000003')).toEqual([]);
    expect(await office.seen('employees', loser.id)).toMatchObject({ full_name: other.name, email: loser.email });
    expect(await placesOf(loser.email)).not.toEqual([]);
  });
});

describe('R62: what an erased person left with others', () => {
  it('is told where it cannot be taken out, and a name where it may be somebody else’s', async () => {
    const one = await place(office);
    const { email } = (await office.addEmployee({ name: 'Ambika Devarajan' })) as unknown as { email: string };
    const note = await recordOf(
      office.admin.post(`/api/admin/notes?kind=employee&record_id=${one.employee.id}`, {
        text: 'Ambika Devarajan knows.',
      }),
    );
    await office.sql(`insert into holidays (day, name) values ('2031-01-01', $1)`, [`Party of ${email}`]);
    const namesake = await office.addEmployee({ name: 'Ambika Devarajan' });
    const { output } = await erase(email);
    expect(output).toContain(`Kept: notes ${note.id}, in which this name stands: others have it, too.`);
    const text = async (): Promise<unknown> =>
      (await office.sql('select text from notes where note_id = $1', [note.id]))[0]?.['text'];
    expect(await text()).toBe('Ambika Devarajan knows.');
    const tasks = await office.sql<{ title: string }>(
      `select title from tasks where title like 'Somebody was erased%'`,
    );
    expect(tasks).toEqual([{ title: expect.stringMatching(new RegExp(`in notes ${note.id}$`)) }]);
    expect((await erase(String(namesake['email']))).output).not.toContain(`notes ${note.id}`);
    expect(await text()).toBe('erased knows.');
    expect(await placesOf('Ambika Devarajan')).toEqual([]);
    expect(output).toContain('Kept: holidays 1, in which an e-mail or a phone still stands.');
  });

  it('is told of every text about others, and of templates of mails, which are sent again', async () => {
    const name = 'Kamakshi Devarajan';
    const [one, namesake] = [await office.addEmployee({ name }), await office.addEmployee({ name })];
    const company = await office.addCompany();
    const about = (): Promise<unknown> => office.seen('companies', company.id);
    await recordOf(office.admin.patch(`/api/admin/companies/${company.id}`, { about_us: `Ask ${name}` }));
    const template = await recordOf(
      office.admin.post('/api/admin/mail-templates', {
        name: 'Papers',
        kind: 'employee',
        subject: 'Papers',
        body: `Ask ${name}`,
      }),
    );
    const told = `mail templates ${template.id}`;
    expect((await erase(String(one['email']))).output).toMatch(new RegExp(`companies ${company.id}\\b.*${told}\\b`));
    expect(await about()).toMatchObject({ about_us: `Ask ${name}` });
    expect((await erase(String(namesake['email']))).output).toContain(told);
    expect(await about()).toMatchObject({ about_us: 'Ask erased' });
  });

  it('is a name of somebody else, too, whose last name stands first', async () => {
    const one = await place(office);
    const person = await office.addEmployee({ name: 'Mudrika Vellanki' });
    await office.addEmployee({ name: 'Vellanki Mudrika' });
    const note = await recordOf(
      office.admin.post(`/api/admin/notes?kind=employee&record_id=${one.employee.id}`, { text: 'Vellanki Mudrika' }),
    );
    expect((await erase(String(person['email']))).output).toContain(
      `Kept: notes ${note.id}, in which this name stands: others have it, too.`,
    );
    expect(await office.sql('select text from notes where note_id = $1', [note.id])).toEqual([
      { text: 'Vellanki Mudrika' },
    ]);
  });

  it('is taken out of notes, the log and kept answers, however they wrote it', async () => {
    const person = await office.addEmployee({
      name: 'Brixolant Quedwimmer',
      email: 'brix.q@mail.example.in',
      mobile: '9866055512',
    });
    const other = await office.addEmployee();
    const written = [
      '98660 55512',
      '(098660) 55512',
      '[98660] 55512',
      '98660–55512',
      '98660‑55512',
      '+91\u00a098660\u00a055512',
      '919866055512',
      '00919866055512',
      '९८६६०५५५१२',
      '+९१ ९८६६० ५५५१२',
      '９８６６０５５５１２',
      '98660/55512',
      '98660_55512',
      '98660,55512',
      '98660\n55512',
      '98660\u200b55512',
      '\u202a98660 55512\u202c',
      '98 66 05 55 12',
      'Brixolant Quedwimmer',
      'BRIXOLANT  QUEDWIMMER',
      'Brixolant\u00a0Quedwimmer',
      'Brixolant\nQuedwimmer',
      'Brixo\u00adlant Quedwimmer',
      'brix.q@mail.example.in',
      'brix.q @mail.example.in',
      'brix.q\u200b@mail.example.in',
      'brix.q(at)mail.example.in',
      'Brix.Q [at] mail [dot] example [dot] in',
    ];
    for (const text of written) {
      await recordOf(
        office.admin.post(
          `/api/admin/notes?kind=employee&record_id=${other.id}`,
          { text: `Ask ${text} soon.` },
          { 'idempotency-key': randomUUID() },
        ),
      );
    }
    const lines: [string, string][] = [
      ['Quedwimmer, Brixolant', 'erased'],
      ['Ask\nQuedwimmer Brixolant', 'Ask\nerased'],
      ['Asha Rao; Quedwimmer, Brixolant; Ravi Das', 'Asha Rao; erased; Ravi Das'],
      ['Ask\nBrixolant Quedwimmer or\nbrix.q@mail.example.in', 'Ask\nerased or\nerased'],
    ];
    for (const [text] of lines) {
      await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${other.id}`, { text }));
    }
    const others = [
      'Ask Suresh Quedwimmer, Brixolant',
      'Quedwimmer, Brixolant Mehta',
      'S. Quedwimmer, Brixolant; Ravi Das',
      'Ask 98660 55513',
      'Ask 198660 555120',
      'Ask Brixolant Quedwimmerson',
      'Ask Suresh Quedwimmer, Brixolant Mehta',
      'Ask Asha Brixolant, Quedwimmer Rao',
      'Ask x.brix.q@mail.example.in',
    ];
    for (const text of others) {
      await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${other.id}`, { text }));
    }
    const { output } = await erase(String(person['email']));
    expect(output).not.toContain('stand');
    const notes = await office.sql<{ text: string }>('select text from notes where employee_id = $1 order by note_id', [
      other.id,
    ]);
    const left = notes.map(({ text }) => text.replace(/[^\p{L}\p{N}\s@.,]/gu, ''));
    const inLines = lines.map(([, text]) => text.replace(/[^\p{L}\p{N}\s@.,]/gu, ''));
    expect(left).toEqual([
      ...written.map(() => 'Ask erased soon.'),
      ...inLines,
      ...others.map((text) => text.replace(/[^\p{L}\p{N}\s@.,]/gu, '')),
    ]);
    const logged = await office.sql<{ note: string }>(
      `select after ->> 'note' as note from audit_log where kind = 'employee' and record_id = $1 and after ? 'note' order by audit_id`,
      [other.id],
    );
    expect(logged.map(({ note }) => note)).toEqual(notes.map(({ text }) => text));
    expect(
      await office.count(`idempotent_calls where answer::text ~* '5512|५५१२|brixolant.{0,2}quedwimmer|brix[.]q@'`),
    ).toBe(0);
  });

  it('is taken out of the sheets of others, and of what companies answered about them', async () => {
    const showings = new Showings(office);
    const { id, company } = await showings.shown();
    const { version } = await showings.sheetOf(id);
    const sheet = { note: 'As good as Zarquin Vellomore was.', version };
    expect((await showings.saveSheet(id, sheet)).status).toBe(200);
    await recordOf(
      company.client.put(`/api/company/candidates/${id}/answer`, {
        answer: 'hold',
        comment: 'We liked Zarquin Vellomore more.',
      }),
    );
    const { email } = await office.addEmployee({ name: 'Zarquin Vellomore', email: 'zarquin.v@mail.example.in' });
    expect((await erase(String(email))).code).toBe(0);
    expect((await showings.sheetOf(id))['note']).toBe('As good as erased was.');
    expect(await placesOf('Zarquin Vellomore', 'Vellomore, Zarquin')).toEqual([]);
  });

  it('of the staff is not who merged, dismissed, imported or said when', async () => {
    const colleague = await office.agency.staff('super_admin');
    const mobile = '7614000001';
    const [asha, again] = [await office.addEmployee({ mobile }), await office.addEmployee({ mobile })];
    const [pair] = await office.sql<{ duplicate_id: number }>(
      'select duplicate_id from duplicate_pairs where first_id = $1',
      [asha.id],
    );
    await colleague.post(`/api/admin/duplicates/${pair?.duplicate_id}/dismiss`, {});
    const body = { loser_id: again.id, reason: `As ${colleague.email} says` };
    const merged = await recordOf(colleague.post(`/api/admin/employees/${asha.id}/merge`, body));
    await recordOf(colleague.post(`/api/admin/merges/${Number(merged['merge_id'])}/undo`, {}));
    await checkedImport(colleague, 'employees', 'Name,Email,Phone\nA,b,c\n');
    expect((await erase(colleague.email)).code).toBe(0);
    expect(await placesOf(colleague.email)).toEqual([]);
  });

  it('is erased from an entry that was on its way while others were written and read', async () => {
    const asha = await office.employee();
    const session = await office.agency.database.session();
    try {
      await session.query('begin');
      await session.query(
        `insert into audit_log (actor_email, actor_role, action, kind, record_name, after)
         values ('colleague@example.in', 'admin', 'created', 'note', 'A note', jsonb_build_object('text', 'Ask ' || $1::text))`,
        [asha.email],
      );
      await office.addEmployee();
      const erasure = erase(asha.email);
      await waitFor('the person to be gone', async () =>
        (await office.count('users where email = $1', [asha.email])) ? undefined : true,
      );
      await session.query('commit');
      expect((await erasure).code).toBe(0);
    } finally {
      await session.end();
    }
    expect(await placesOf(asha.email)).toEqual([]);
  });
});

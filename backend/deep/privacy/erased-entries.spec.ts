import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { propose, submitted } from '../../test/support/interviews.js';
import { placementOf, setAgency } from '../../test/support/ledger.js';
import { offer } from '../../test/support/offers.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { simplePdf } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';

/** Kinds of entries about one person. */
const ABOUT_A_PERSON = [
  'account',
  'connection',
  'employee',
  'grievance',
  'mail',
  'penalty case',
  'placement',
  'task',
  'warranty claim',
];
/** These are about others, about many, or say no name. Admins and members of companies are erased by other tests. */
const ABOUT_NO_PERSON = [
  'access log',
  'admin',
  'agency settings',
  'audit log',
  'backup',
  'breach',
  'company',
  'company member',
  'duplicate',
  'held record',
  'holiday',
  'import',
  'interview',
  'introduction',
  'invoice',
  'job request',
  'mail template',
  'mailing',
  'notice text',
  'payment',
  'processor',
  'saved search',
];

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await office.sql(`update users set missing_permissions = '{}' where user_id = $1`, [office.admin.userId]);
  await setAgency(office, { penalty_paise: 1_000_000, penalty_days: 15 });
});
afterAll(() => office.close());

const inThreeDays = (): string => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
const task = (title: string, kind: string, record_id: number): Promise<ApiRecord> =>
  recordOf(office.admin.post('/api/admin/tasks', { title, due_at: inThreeDays(), kind, record_id }));

/** Has something of each kind written about a person, with their name and a word of their own. */
async function story(person: Member, name: string, word: string): Promise<void> {
  const { client, id } = person;
  const { version } = (await office.agency.anyone.get('/auth/terms/employee')).body as { version: string };
  await recordOf(client.post('/api/me/terms', { version, answer: 'yes' }));
  await recordOf(client.put('/api/employee/profile', { qualification: `Diploma in ${word}` }));
  await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${id}`, { text: `${name}: ${word}` }));

  const { connection } = await submitted(office, { person });
  await recordOf(office.admin.post(`/api/admin/notes?kind=connection&record_id=${connection.id}`, { text: word }));
  await propose(office, connection, { note_company: word });
  await offer(office, connection.id);
  await office.setStatus(connection.id, 'placed', { joining_date: '2026-11-02' });
  const placement = await placementOf(office, connection.id);
  await recordOf(office.admin.patch(`/api/admin/placements/${placement.id}`, { first_month_gross_paise: 6_000_000 }));
  const claim = await recordOf(
    office.admin.post(`/api/admin/placements/${placement.id}/claims`, {
      last_working_day: '2026-11-20',
      reason: 'resigned',
      note: `${name} left for ${word}`,
    }),
  );

  const file = await recordOf(
    client.upload(
      '/api/me/grievances',
      await simplePdf(['A letter']),
      `${word}.pdf`,
      {},
      { kind: 'complaint', text: word },
    ),
  );
  await recordOf(office.admin.post(`/api/admin/grievances/${file.id}/answer`, { text: `${name}, ${word} is settled` }));
  expect((await office.admin.get(`/api/admin/grievances/${file.id}/file`)).status).toBe(200);
  await recordOf(client.post(`/api/me/grievances/${file.id}/reopen`, { text: `Not ${word}` }));

  for (const ends of [true, false]) {
    const opened = await recordOf(
      office.superAdmin.post('/api/admin/penalties', {
        employee_id: id,
        amount_paise: 1_000_000,
        reason: `Left for ${word}`,
        evidence: `${word} says so`,
      }),
    );
    await recordOf(office.superAdmin.post(`/api/admin/penalties/${opened.id}/notice`));
    await waitFor('the notice to be sent', async () => {
      const { state } = await recordOf(office.superAdmin.get(`/api/admin/penalties/${opened.id}`));
      return state === 'notice_sent' || undefined;
    });
    await recordOf(client.post(`/api/me/penalties/${opened.id}/answer`, { text: `${word} is not true` }));
    const end = { state: 'withdrawn', reason: `${word} was wrong` };
    if (ends) await recordOf(office.superAdmin.post(`/api/admin/penalties/${opened.id}/end`, end));
  }

  for (const [kind, key] of [
    ['employee', id],
    ['connection', connection.id],
    ['placement', placement.id],
    ['claim', claim.id],
  ] as const) {
    const { id: taskId } = await task(`Call ${name}`, kind, key);
    await recordOf(office.admin.patch(`/api/admin/tasks/${taskId}`, { assignee_id: office.superAdmin.userId }));
  }
  const [mail] = await office.sql<{ mail_id: string }>(
    `select mail_id from outbox_mails where recipient = $1 and template = 'connected-to-job' and status = 'sent'`,
    [person.email],
  );
  await recordOf(office.admin.post(`/api/admin/failed-mails/${mail?.mail_id}/send-again`));
}

const kindsWith = async (text: string): Promise<string[]> =>
  (
    await office.sql<{ kind: string }>(
      `select distinct kind from audit_log t where strpos(lower(t::text), lower($1)) > 0 order by kind`,
      [text],
    )
  ).map(({ kind }) => kind);

const erase = async ({ email }: Member): Promise<void> => {
  const { code, errors } = await runCommand('person-erase', ['--email', email, '--yes'], {
    DATABASE_URL: office.agency.database.url,
    JWT_SECRET: TEST_SECRET,
  });
  expect([code, errors]).toEqual([0, '']);
};

describe('R62: entries of the audit log about an erased person', () => {
  it('say of each kind neither the name nor what the person wrote and what was written about them', async () => {
    const name = 'Ottoline Grubbsworth';
    const person = await office.employee({ name });
    await story(person, name, 'marquetry');
    const kinds = [...new Set([...(await kindsWith(name)), ...(await kindsWith(person.email))])].toSorted();
    expect(kinds).toEqual(ABOUT_A_PERSON);
    const entries = await office.count('audit_log');
    await erase(person);
    for (const trace of [name, 'marquetry', person.email]) {
      expect([trace, await kindsWith(trace)]).toEqual([trace, []]);
    }
    expect(await office.count('audit_log')).toBe(entries + 1);
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter: { q: 'Ottoline' } }))).toEqual([]);
    expect(await office.count(`tasks where title like 'Call Ott%'`)).toBe(0);
  });

  it('are found although another person has the e-mail and the phone by now, and those of others stay', async () => {
    const name = 'Philippa Quennell';
    const person = await office.employee({ name });
    await story(person, name, 'basketry');
    const [{ phone }] = (await office.sql<{ phone: string }>('select phone from employees where employee_id = $1', [
      person.id,
    ])) as [{ phone: string }];
    const now = { email: 'philippa.now@example.in', phone: '7600099999' };
    await recordOf(office.admin.patch(`/api/admin/employees/${person.id}`, now));
    const other = await office.employee({ email: person.email, mobile: phone.slice(-10), name: 'Rosalind Other' });
    const written = { kind: 'complaint', text: 'My own pottery' };
    const { id } = await recordOf(other.client.post('/api/me/grievances', written));
    await erase({ ...person, email: now.email });
    for (const trace of [name, 'basketry', now.email]) expect([trace, await kindsWith(trace)]).toEqual([trace, []]);
    expect(await kindsWith('pottery')).toEqual(['grievance']);
    expect(await office.count('grievances where grievance_id = $1', [id])).toBe(1);
  });

  it('stay of a living person whose former e-mail belongs to who is erased', async () => {
    const person = await office.employee({ name: 'Thomasina Underhay' });
    const { id } = await recordOf(person.client.post('/api/me/grievances', { kind: 'question', text: 'My lacework' }));
    await recordOf(office.admin.patch(`/api/admin/employees/${person.id}`, { email: 'thomasina.now@example.in' }));
    const other = await office.employee({ email: person.email });
    await erase(other);
    expect(await office.count('grievances where grievance_id = $1', [id])).toBe(1);
    expect(await kindsWith('lacework')).toEqual(['grievance']);
  });

  it('are of kinds that are all known here', () => {
    const folder = join(import.meta.dirname, '../../src');
    const declared = (readdirSync(folder, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/interface AuditKinds \{([^}]*)\}/g)])
      .flatMap(([, body = '']) => [...body.matchAll(/\b([a-z][a-z ]*)'?: true/g)].map(([, kind = '']) => kind));
    expect(declared.toSorted()).toEqual([...ABOUT_A_PERSON, ...ABOUT_NO_PERSON].toSorted());
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { checkedImport } from '../../test/support/imports.js';
import { hoursAhead, propose } from '../../test/support/interviews.js';
import { setAgency } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { offer } from '../../test/support/offers.js';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { simplePdf } from '../../test/support/resume-files.js';
import { openApiOnDisk } from '../../test/support/route-table.js';
import { type Scene, Showings } from '../../test/support/showings.js';
import { lookAtCauses } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

/** What may name a restricted person: rights of people, books, logs, and what proves something (docs/rules.md#restricted). */
const NAMING =
  /^\/api\/admin\/(restricted-accounts|notices|access-log|audit-log|retention|grievances|held-records|penalties|breaches|invoices|claims|placements|payments|exports|introductions|accounts)(\/|$)/;

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

/** Keys of what a path names by `id`, by the part before it. */
type Keys = Record<string, number>;

const NAME = 'Zubeida Farooqui';

/** Everything that routes open of a person. */
async function story(): Promise<{ scene: Scene; keys: Keys; phone: string }> {
  const scene = await shows.shown({ fields: { name: NAME } });
  const { person, company, job, id } = scene;
  const [{ phone }] = (await office.sql('select phone from employees where employee_id = $1', [person.id])) as [
    { phone: string },
  ];
  const resume = await recordOf(person.client.upload('/api/employee/resume', await simplePdf([NAME]), 'resume.pdf'));
  await recordOf(company.client.put(`/api/company/candidates/${id}/answer`, { answer: 'interested' }));
  await recordOf(shows.candidateOf(scene));
  const interview = await propose(office, { id });
  // held, so that it is not called off; an admin's calendar reads it
  const held = await propose(office, { id }, { round: 2, starts_at: hoursAhead(3), ends_at: hoursAhead(4) });
  await office.sql(
    `update interviews set state = 'done', starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
     where interview_id = $1`,
    [held.id],
  );
  await offer(office, id);
  for (const kind of ['employee', 'connection'] as const) {
    const record_id = kind === 'employee' ? person.id : id;
    await recordOf(
      office.admin.post(`/api/admin/notes?kind=${kind}&record_id=${record_id}`, { text: `About ${NAME}` }),
    );
  }
  const task = await recordOf(
    office.admin.post('/api/admin/tasks', {
      title: `Call ${NAME}`,
      due_at: new Date(Date.now() + 86_400_000).toISOString(),
      kind: 'employee',
      record_id: person.id,
    }),
  );
  const imported = await checkedImport(
    office.superAdmin,
    'employees',
    `Name,Email,Phone\n${NAME},${person.email},${phone.slice(-10)}\n`,
  );
  const template = await recordOf(
    office.admin.post('/api/admin/mail-templates', {
      name: `Hello ${person.id}`,
      kind: 'employee',
      subject: 'Hi',
      body: 'Hi {{name}}',
    }),
  );
  const merged = await new Merges(office).merge(person.id, (await office.addEmployee()).id);
  const mailing = await recordOf(
    office.superAdmin.post('/api/admin/mailings', { template_id: template.id, kind: 'employee', ids: [person.id] }),
  );
  await office.addEmployee({ email: person.email.replace('@', '+two@') });
  const pair = await waitFor('the pair', async () => {
    const [row] = await office.sql<{ duplicate_id: number }>(
      'select duplicate_id from duplicate_pairs where $1 in (first_employee_id, second_employee_id)',
      [person.id],
    );
    return row;
  });
  await office.sql(`update outbox_mails set status = 'dead' where recipient = $1 and template = 'connected-to-job'`, [
    person.email,
  ]);
  const [mail] = await office.sql<{ mail_id: string }>(
    `select mail_id from outbox_mails where recipient = $1 and status = 'dead'`,
    [person.email],
  );
  const keys: Keys = {
    employees: person.id,
    connections: id,
    interviews: interview.id,
    'job-requests': job.id,
    companies: company.id,
    tasks: task.id,
    imports: imported.id,
    'mail-templates': template.id,
    mailings: mailing.id,
    duplicates: pair.duplicate_id,
    merges: Number(merged['merge_id']),
    'failed-mails': Number(mail?.mail_id),
    resumes: resume.id,
    pages: 1,
    terms: id,
  };
  return { scene, keys, phone: phone.slice(-10) };
}

const codeOf = async (call: Promise<ApiAnswer>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, (body as { code?: string }).code];
};

/** The routes of the console that read, with the keys of the person's records. */
function readingPaths(keys: Keys): string[] {
  const { paths } = openApiOnDisk();
  return Object.entries(paths)
    .filter(([path, { get }]) => get && path.startsWith('/api/admin/') && !NAMING.test(path))
    .flatMap(([path]) => {
      const filled = path.replace(/\/([a-z-]+)\/\{\w+\}/g, (_, of: string) => `/${of}/${keys[of] ?? 1}`);
      if (!/\/(timeline|notes)$/.test(path)) return [filled];
      const subjects = {
        employee: 'employees',
        connection: 'connections',
        job_request: 'job-requests',
        company: 'companies',
      };
      return Object.entries(subjects).flatMap(([kind, of]) =>
        [kind, `%20${kind}`, `${kind}%09`].map((spelling) => `${filled}?kind=${spelling}&record_id=${keys[of]}`),
      );
    });
}

/** Logs, whose reading is audited; files of the staff's own; and what happened to a job, where people are named as those who did it. */
const NOT_OF_ONE = /\/(access-log|audit-log|imports\/\d+\/rows)\b|timeline\?kind=(%20)?job_request/;

describe('a restricted person', () => {
  it('is named by no answer of the console, in lists and under any key', async () => {
    const { scene, keys, phone } = await story();
    const { person } = scene;
    const { url } = await recordOf(office.admin.post('/api/me/calendar'));
    const { pathname, search } = new URL(String(url));
    const paths = [...readingPaths(keys), '/api/me/notifications', pathname + search];
    const naming = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const path of paths) {
        const { status, text } = await office.superAdmin.get(path);
        const isNamed = [NAME, person.email, phone].some((trace) => text.includes(trace));
        if (status === 200 && isNamed) found.push(path);
        if (status >= 500) throw new Error(`${path} ${status} ${text}`);
      }
      return found;
    };
    // what is read here does name the person before
    const before = await naming();
    for (const part of [
      'employees',
      'connections',
      'interviews',
      'duplicates',
      'merges',
      'calendar.ics',
      'tasks',
      'rows',
      'recipients',
      'failed-mails',
      'timeline',
      'me/notifications',
    ])
      expect(before).toContainEqual(expect.stringContaining(part));
    await recordOf(person.client.post('/api/me/erasure', {}));
    await lookAtCauses(office);
    expect(await naming()).toEqual([]);
  });

  it('was shown, before that, by no answer of the console of which nothing was noted', async () => {
    const { scene, keys } = await story();
    const naming: string[] = [];
    for (const path of readingPaths(keys)) {
      const { status, text } = await office.superAdmin.get(path);
      if (status === 200 && text.includes(scene.person.email)) naming.push(path);
    }
    expect(naming.length).toBeGreaterThan(5);
    const readers: [path: string, reader: number][] = [];
    for (const path of naming.filter((one) => !NOT_OF_ONE.test(one))) {
      const reader = await office.agency.staff('super_admin');
      await reader.get(path);
      readers.push([path, reader.userId]);
    }
    const last = await office.agency.staff();
    await last.get(`/api/admin/employees/${scene.person.id}`);
    const noted = (userId: number): Promise<number> => office.count('access_log where actor_id = $1', [userId]);
    // entries are written in their order
    await waitFor('the last entry', async () => (await noted(last.userId)) || undefined);
    const silent: string[] = [];
    for (const [path, reader] of readers) {
      const lists = await office.count(`audit_log where actor_id = $1 and action = 'read' and kind = 'access log'`, [
        reader,
      ]);
      if (!(await noted(reader)) && !lists) silent.push(path);
    }
    expect(silent).toEqual([]);
  });

  it('has no record that the staff opens or changes', async () => {
    const { scene, keys } = await story();
    const { person, id } = scene;
    await recordOf(person.client.post('/api/me/erasure', {}));
    const codes: unknown[] = [];
    for (const path of readingPaths(keys)) {
      if (!/\/(employees|connections|interviews|duplicates|merges)\/\d|timeline\?kind=(employee|connection)/.test(path))
        continue;
      const { status, body } = await office.superAdmin.get(path);
      codes.push([path, status, /not_found$/.test(String((body as { code?: string }).code))]);
    }
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((one) => !String(one).endsWith(',404,true'))).toEqual([]);
    const { admin } = office;
    for (const call of [
      shows.saveSheet(id, { headline: 'Changed' }),
      admin.put(`/api/admin/connections/${id}/reveal`, { level: 'contact' }),
      admin.put(`/api/admin/connections/${id}/answer`, { answer: 'on_hold' }),
      admin.put(`/api/admin/interviews/${keys['interviews']}/result`, { state: 'done' }),
      admin.patch(`/api/admin/employees/${person.id}`, {}),
    ])
      expect(await codeOf(call)).toEqual([409, 'employee.restricted']);
    const filled = admin.post(`/api/admin/mail-templates/${keys['mail-templates']}/preview`, { record_id: person.id });
    expect((await filled).status).toBe(404);
  });

  it('sees their certificate of terms, penalty cases and breaches, and answers a case', async () => {
    const { superAdmin } = office;
    await setAgency(office, { penalty_paise: 1_000_000, penalty_days: 15 });
    const person = await office.employee();
    const { version } = (await office.agency.anyone.get('/auth/terms/employee')).body as { version: string };
    await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
    const opened = await recordOf(
      superAdmin.post('/api/admin/penalties', {
        employee_id: person.id,
        amount_paise: 1_000_000,
        reason: 'Left after five months.',
        evidence: 'Letter of 4 May.',
      }),
    );
    await recordOf(superAdmin.post(`/api/admin/penalties/${opened.id}/notice`));
    await waitFor('the notice to be sent', async () => {
      const { state } = await recordOf(superAdmin.get(`/api/admin/penalties/${opened.id}`));
      return state === 'notice_sent' || undefined;
    });
    await recordOf(person.client.post('/api/me/erasure', {}));
    expect((await person.client.get('/api/me/terms/certificate.pdf')).status).toBe(200);
    expect(await rowsOf(person.client.get('/api/me/penalties'))).toMatchObject([{ id: opened.id }]);
    expect((await person.client.get(`/api/me/penalties/${opened.id}/notice.pdf`)).status).toBe(200);
    const answered = await recordOf(person.client.post(`/api/me/penalties/${opened.id}/answer`, { text: 'No.' }));
    expect(answered).toMatchObject({ state: 'disputed', answer: 'No.' });
    expect((await person.client.get('/api/me/breaches')).status).toBe(200);
    expect(await codeOf(person.client.get('/api/me/notifications'))).toEqual([403, 'account.restricted']);
  });

  it('is sent no mail again but those about the erasure, and what was sent stays as it was', async () => {
    const { scene } = await story();
    const { person } = scene;
    await recordOf(person.client.post('/api/me/erasure', {}));
    const mails = (): Promise<{ mail_id: string; template: string; status: string }[]> =>
      office.sql(
        `select mail_id, template, status from outbox_mails where recipient = $1 and status in ('sent', 'dead')
           and template in ('connected-to-job', 'erasure-begun') order by template`,
        [person.email],
      );
    const [connected, begun] = await waitFor('the mail about the erasure', async () => {
      const found = await mails();
      return found.length === 2 ? found : undefined;
    });
    const again = (mail: { mail_id: string } | undefined): ReturnType<typeof office.admin.post> =>
      office.admin.post(`/api/admin/failed-mails/${mail?.mail_id}/send-again`);
    expect(await codeOf(again(connected))).toEqual([409, 'employee.restricted']);
    expect(await mails()).toEqual([connected, begun]);
    expect((await again(begun)).status).toBe(200);
  });
});

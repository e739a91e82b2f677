import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../test/support/api-client.js';
import { checkedImport, peopleFile } from '../../test/support/imports.js';
import { exportOf } from '../../test/support/list-exports.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { openApiOnDisk, routeRows } from '../../test/support/route-table.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

/** Routes with a key in their address that answer no data of one person: of companies, jobs, mails, files and lists. Files log whom they name. */
const OF_NO_PERSON = new RegExp(
  `^/api/admin/(${[
    'admins|companies|imports|list-exports|mail-templates|mailings|payments|tasks',
    'breaches/:id(/report|/call-list)?$|job-requests|placements/terms',
  ].join('|')})`,
);

/** Routes with the key of what belongs to one person. */
const OF_ONE_PERSON =
  /^\/api\/(admin|company)\/(employees|connections|candidates|interviews|placements|invoices|claims|penalties|grievances|duplicates|merges)\//;

let office: Office;
let showings: Showings;
beforeAll(async () => {
  office = await Office.open();
  showings = new Showings(office);
});
afterAll(() => office.close());

const logOf = (filter: object): Promise<ApiRecord[]> => rowsOf(office.superAdmin.list('access-log', { filter }));
/** What was opened of a person, and by whom, oldest first, once there are so many entries. */
async function openedOf(employee_id: number, count: number, more: object = {}): Promise<unknown[]> {
  const entries = await waitFor(`${count} entries about ${employee_id}`, async () => {
    const found = await logOf({ employee_id, ...more });
    return found.length >= count ? found : undefined;
  });
  return entries.toReversed().map(({ what, actor_id, company_id }) => [what, actor_id, company_id]);
}
const opened = async (client: ApiClient, path: string): Promise<void> => {
  expect([path, (await client.get(path)).status]).toEqual([path, 200]);
};

describe('who opened whose data (DPDP Rules 2025, rule 6(1)(c))', () => {
  it('the staff: records, resumes, profiles and exports, each once in 15 minutes for each reader', async () => {
    const { person, id } = await showings.scene();
    const path = `/api/admin/employees/${person.id}`;
    for (let times = 0; times < 3; times += 1) await opened(office.admin, path);
    const of = (what: string, by = office.admin): unknown[] => [what, by.userId, null];
    expect(await openedOf(person.id, 1)).toEqual([of('record')]);
    await opened(office.admin, path);
    await opened(office.admin, `${path}/resumes`);
    await opened(office.admin, `/api/admin/connections/${id}/sheet`);
    expect(await openedOf(person.id, 3)).toEqual(expect.arrayContaining([of('record'), of('resume'), of('profile')]));
    await opened(office.superAdmin, `/api/admin/timeline?kind=employee&record_id=${person.id}`);
    expect((await openedOf(person.id, 4)).at(-1)).toEqual(of('record', office.superAdmin));
    await exportOf(office.admin, 'employees', { filter: { id: person.id } });
    expect((await openedOf(person.id, 5)).at(-1)).toEqual(of('export'));
    const address = `/api/admin/employees?filter=${encodeURIComponent(JSON.stringify({ id: person.id }))}`;
    await rowsOf(office.superAdmin.get(address, { 'x-export': 'csv' }));
    expect((await openedOf(person.id, 6)).at(-1)).toEqual(of('export', office.superAdmin));
  });

  it('the staff: notes; a record in any spelling that is answered is noted, and none that the check reads otherwise', async () => {
    const person = await office.addEmployee();
    const by = ['record', office.admin.userId, null];
    await opened(office.admin, `/api/admin/notes?kind=employee&record_id=${person.id}`);
    expect(await openedOf(person.id, 1)).toEqual([by]);
    for (const route of ['notes', 'timeline']) {
      for (const kind of [' employee', 'employee ', '\u00a0employee', '\temployee', 'EMPLOYEE', 'employees']) {
        const { id } = await office.addEmployee();
        for (const key of [`${id}`, ` ${id}`, `${id}.0`, `0${id}`]) {
          const query = new URLSearchParams({ kind, record_id: key }).toString();
          const { status } = await office.admin.get(`/api/admin/${route}?${query}`);
          expect([200, 400]).toContain(status);
          if (status === 200) expect(await openedOf(id, 1)).toEqual([by]);
        }
      }
    }
  });

  it('the staff: who is found by a list of a few, and how many a list of more showed', async () => {
    const reader = await office.agency.staff();
    const [person] = [
      await office.addEmployee(),
      await Promise.all(Array.from({ length: 6 }, () => office.addEmployee())),
    ];
    const of = ['contact', reader.userId, null];
    await rowsOf(reader.list('employees', { filter: { id: [person.id] } }));
    expect(await openedOf(person.id, 1)).toEqual([of]);
    const found = await office.addEmployee();
    await opened(reader, `/api/admin/candidates/search?q=${encodeURIComponent(String(found['email']))}`);
    expect(await openedOf(found.id, 1)).toEqual([of]);
    const entries = (): Promise<ApiRecord[]> =>
      rowsOf(office.superAdmin.list('audit-log', { filter: { kind: 'access log', actor_id: reader.userId } }));
    for (const query of ['', '?range=[0,9]', '?filter={"industry":"IT"}'])
      await opened(reader, `/api/admin/employees${encodeURI(query)}`);
    const noted = await waitFor('two lines', async () => {
      const now = await entries();
      return now.length >= 2 ? now : undefined;
    });
    expect(noted).toHaveLength(2);
    for (const { after } of noted) {
      const { people, filter_sha256 } = (typeof after === 'string' ? JSON.parse(after) : after) as ApiRecord;
      expect([Number(people) > 5, /^[\da-f]{64}$/.test(String(filter_sha256))]).toEqual([true, true]);
    }
  });

  it('the staff: whom the preview of a mail shows, who counts as listed; only who may mail sees it', async () => {
    const reader = await office.agency.staff();
    const template = {
      name: `Hello ${reader.userId}`,
      kind: 'employee',
      subject: 'Hello {{name}}',
      body: 'Hello {{name}}',
    };
    const { id } = await recordOf(office.admin.post('/api/admin/mail-templates', template));
    const person = await office.addEmployee();
    const preview = (): ReturnType<ApiClient['post']> =>
      reader.post(`/api/admin/mail-templates/${id}/preview`, { record_id: person.id });
    const may = (missing: string[]): Promise<unknown> =>
      office.sql('update users set missing_permissions = $2 where user_id = $1', [reader.userId, missing]);
    await may(['bulk_mail']);
    expect(await preview()).toMatchObject({ status: 403, body: { code: 'auth.permission_missing' } });
    await may(['exports']);
    expect((await preview()).status).toBe(200);
    expect(await openedOf(person.id, 1)).toEqual([['contact', reader.userId, null]]);
    expect(
      await office.count('listed_people where user_id = $1 and $2 = any(employees)', [reader.userId, person.id]),
    ).toBe(1);
  });

  it('the staff: whom a task, what waits, a mailing, an import and the history of a company name; lists count', async () => {
    const reader = await office.agency.staff();
    await office.sql(`update users set missing_permissions = '{exports}' where user_id = $1`, [reader.userId]);
    const named = async (path: string, { id }: ApiRecord, entries = 1): Promise<unknown> => {
      const { status, text } = await reader.get(`/api/admin/${path}`);
      const counted = 'listed_people where user_id = $1 and $2 = any(employees)';
      expect([path, status, text.includes('Zubeida Khatoon')]).toEqual([path, 200, true]);
      return [await openedOf(id, entries), await office.count(counted, [reader.userId, id])];
    };
    const person = (): Promise<ApiRecord> => office.addEmployee({ name: 'Zubeida Khatoon' });
    const noted = ['contact', reader.userId, null];

    const task = {
      kind: 'employee',
      title: 'Call Zubeida Khatoon',
      due_at: '2000-01-01T00:00:00.000Z',
      assignee_id: reader.userId,
    };
    const [waits, called] = [await person(), await person()];
    await recordOf(office.admin.post('/api/admin/tasks', { ...task, record_id: waits.id }));
    expect(await named('tasks/groups?whose=mine', waits)).toEqual([[noted], 1]);
    const { id } = await recordOf(office.admin.post('/api/admin/tasks', { ...task, record_id: called.id }));
    expect(await named(`tasks/${id}`, called)).toEqual([[noted], 0]);

    const mailed = await person();
    const text = { name: `Read by ${reader.userId}`, kind: 'employee', subject: 'Hello', body: 'Hello' };
    const template = await recordOf(office.admin.post('/api/admin/mail-templates', text));
    const mailing = { template_id: template.id, kind: 'employee', ids: [mailed.id] };
    const sent = await recordOf(office.admin.post('/api/admin/mailings', mailing));
    expect(await named(`mailings/${sent.id}/recipients`, mailed)).toEqual([[noted], 1]);

    const { csv, phones } = peopleFile(office, 1);
    const resembled = await office.addEmployee({ name: 'Zubeida Khatoon', mobile: phones[0] });
    const checked = await checkedImport(office.admin, 'employees', csv);
    expect(await named(`imports/${checked.id}/rows`, resembled)).toEqual([[noted], 1]);

    const connected = await person();
    const job = await office.job(await office.company());
    await office.connect(job.id, connected.id);
    await openedOf(connected.id, 1);
    const timeline = `timeline?kind=company&record_id=${String(job['company_id'])}`;
    expect(await named(timeline, connected, 2)).toEqual([expect.arrayContaining([noted]), 1]);
  });

  it('companies: profiles, contacts once they are shown; people themselves are not noted', async () => {
    const shown = await showings.shown();
    const { company, person } = shown;
    await recordOf(showings.candidateOf(shown));
    const profile = ['profile', company.userId, company.id];
    const byCompany = { company_id: company.id };
    expect(await openedOf(person.id, 1, byCompany)).toEqual([profile]);
    await recordOf(office.admin.put(`/api/admin/connections/${shown.id}/reveal`, { level: 'contact' }));
    await rowsOf(showings.listOf(shown));
    const both = [profile, ['contact', company.userId, company.id]];
    expect(await openedOf(person.id, 2, byCompany)).toEqual(both);
    await opened(person.client, '/users/profile');
    await opened(person.client, '/api/employee/applications');
    expect(await openedOf(person.id, 2, byCompany)).toEqual(both);
  });

  it('the staff: also the record that a change answers, whatever it changed, and both that a merge would join', async () => {
    const [person, other] = [await office.addEmployee(), await office.addEmployee()];
    const by = ['record', office.superAdmin.userId, null];
    await recordOf(office.superAdmin.patch(`/api/admin/employees/${person.id}`, {}));
    expect(await openedOf(person.id, 1)).toEqual([by]);
    const third = await office.addEmployee();
    await recordOf(office.superAdmin.post(`/api/admin/employees/${third.id}/merge-preview`, { loser_id: other.id }));
    expect([await openedOf(third.id, 1), await openedOf(other.id, 1)]).toEqual([[by], [by]]);
  });

  it('is shown to who has the permission `privacy`, by person, account and time, and to nobody else', async () => {
    const person = await office.employee();
    await opened(office.admin, `/api/admin/employees/${person.id}`);
    await openedOf(person.id, 1);
    expect(await refusalOf(office.admin.get('/api/admin/access-log'))).toMatchObject({ status: 403 });
    expect((await person.client.get('/api/admin/access-log')).status).toBe(403);
    const at_gte = new Date(Date.now() - 3_600_000).toISOString();
    const [last] = await logOf({ actor_id: office.admin.userId, at_gte });
    expect(last).toMatchObject({ employee_id: person.id, what: 'record', company_name: null });
    expect(Object.keys(last ?? {})).not.toContain('email');
    expect(await logOf({ actor_id: office.admin.userId, at_lte: at_gte })).toEqual([]);
  });

  it('says whom a breach concerns: everybody whom an account opened within a time', async () => {
    const thief = await office.agency.staff('admin');
    const people = await Promise.all([office.addEmployee(), office.addEmployee()]);
    for (const { id } of people) await opened(thief, `/api/admin/employees/${id}`);
    for (const { id } of people) await openedOf(id, 1);
    const facts = { what: 'A stolen session', happened: 'Today', data_kinds: ['career'] };
    const at_gte = new Date(Date.now() - 3_600_000).toISOString();
    const breach = await recordOf(office.superAdmin.post('/api/admin/breaches', { ...facts, aware_at: at_gte }));
    const path = `/api/admin/breaches/${breach.id}/people`;
    const affected = { opened: { actor_id: thief.userId, at_gte } };
    const both = { ...affected, employee_ids: [people[0].id] };
    expect((await office.superAdmin.post(`${path}/count`, both)).body).toEqual({ added: 2, by_lists: 0 });
    expect((await office.superAdmin.post(path, affected)).body).toEqual({ added: 2 });
    expect((await office.superAdmin.post(`${path}/count`, both)).body).toEqual({ added: 0, by_lists: 0 });
    expect((await office.superAdmin.post(path, affected)).body).toEqual({ added: 0 });
    expect((await office.superAdmin.post(path, { opened: { shoe_size: 43 } })).status).toBe(400);
  });

  it('every change that answers data of one person says what it opens', () => {
    const { paths } = openApiOnDisk();
    const answers = (method: string, path: string): string =>
      JSON.stringify(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {});
    const changes = routeRows().filter(
      ({ method, path, allowed }) =>
        method !== 'GET' &&
        path.includes(':') &&
        OF_ONE_PERSON.test(path) &&
        allowed.some((who) => who !== 'employee') &&
        !/\/invoices\/:id\/(payments|send)$/.test(path) &&
        !/(Deleted|Message)Dto"/.test(answers(method, path)),
    );
    expect(changes.length).toBeGreaterThan(30);
    expect(changes.filter(({ opens }) => !opens).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('every list of a company that names people says what it opens', () => {
    const { paths, components } = openApiOnDisk();
    const names = (path: string): boolean => {
      const answers = JSON.stringify(paths[path]?.['get']?.responses ?? {});
      const [, dto = ''] = /schemas\/(\w+)"/.exec(answers) ?? [];
      const fields = Object.keys(components.schemas[dto]?.properties ?? {});
      return fields.some((field) => /^(full|employee|person|candidate)_name$/.test(field));
    };
    const lists = routeRows().filter(({ method, path }) => method === 'GET' && path.startsWith('/api/company/'));
    const naming = lists.filter(({ path }) => names(path.replace(/:(\w+)/g, '{$1}')));
    expect(naming.length).toBeGreaterThan(6);
    expect(naming.filter(({ opens }) => !opens).map(({ path }) => path)).toEqual([]);
  });

  it('every route that answers data of one person says what it opens', () => {
    const silent = routeRows().filter(
      ({ method, path, opens, allowed }) =>
        method === 'GET' &&
        path.includes(':') &&
        /^\/api\/(admin|company)\//.test(path) &&
        allowed.some((who) => who !== 'employee') &&
        !opens,
    );
    expect(silent.map(({ path }) => path).filter((path) => !OF_NO_PERSON.test(path))).toEqual([]);
    const listed = routeRows().filter(({ path, opens }) => opens && OF_NO_PERSON.test(path));
    expect(listed.map(({ path }) => path)).toEqual([]);
  });
});

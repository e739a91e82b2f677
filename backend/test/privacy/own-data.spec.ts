import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ZipFile } from '../../src/platform/files/zip-file.js';
import { type Member, Office, recordOf } from '../support/office.js';
import { simplePdf } from '../support/resume-files.js';
import { Showings } from '../support/showings.js';
import { waitFor } from '../support/wait-for.js';

const DATA = '/api/me/data';
const EXPORT = `${DATA}/export`;
const REQUESTS = '/api/privacy/requests';
const REQUEST = { kind: 'access', text: 'Please tell me what you keep about me.' };

let office: Office;
let showings: Showings;
beforeAll(async () => {
  office = await Office.open({ RATE_LIMITS: 'on' });
  showings = new Showings(office);
  await office.sql(`update users set missing_permissions = '{}' where user_id = $1`, [office.admin.userId]);
});
afterAll(() => office.close());

const codeOf = async (call: Promise<{ status: number; body: { code?: unknown } }>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, body.code];
};
const exported = async ({ client }: Member): Promise<ZipFile> => {
  expect((await client.post(EXPORT)).status).toBe(202);
  await waitFor('a download', async () => (await client.get(EXPORT)).body.state === 'ready' || undefined);
  const { status, content, headers } = await client.download(`${EXPORT}/file`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  return ZipFile.open(content);
};
const mailTo = (address: string, subject: RegExp): Promise<string> => showings.mailTo(address, subject);

describe('my data', () => {
  it('says what is kept, and names a company once it was shown something, not when it is merely connected', async () => {
    const { person, id, company } = await showings.scene();
    const before = await recordOf(person.client.get(DATA));
    expect(before).toMatchObject({ given: [], processors: [], nominee: null, export: null });
    expect(before['kept']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'employee', count: 1 }),
        expect.objectContaining({ kind: 'connections', count: 1 }),
      ]),
    );
    expect((await showings.submit(id)).status).toBe(201);
    await showings.acceptTerms(company);
    await recordOf(company.client.get(`/api/company/candidates/${id}`));
    const { given } = await recordOf(person.client.get(DATA));
    const company_name = String((await office.seen('connections', id))['company_name']);
    const fields = expect.arrayContaining(['skills']) as unknown;
    expect(given).toEqual([
      expect.objectContaining({ how: 'login', company_name, times: 1, fields }),
      expect.objectContaining({ how: 'submission', company_name, fields }),
    ]);
  });

  it('can be downloaded: a page, JSON and files, without notes of the staff, the staff, or companies that saw nothing', async () => {
    const person = await office.employee({ name: 'Padmavathi Sundaram' });
    const job = await office.jobFor((await office.addCompany()).id);
    const { id } = await office.connect(job.id, person.id, 'Arrives late.');
    await office.admin.post('/api/admin/notes', { kind: 'employee', record_id: person.id, text: 'Speaks too fast.' });
    await person.client.upload('/api/employee/resume', await simplePdf(['Padmavathi Sundaram', 'Welder']), 'my cv.pdf');
    const zip = await exported(person);
    const file = zip.names.find((name) => name.startsWith('files/'));
    expect(zip.names).toEqual(['files/resumes-1-my_cv.pdf', 'my-data.html', 'my-data.json']);
    const page = (await zip.text('my-data.html')) ?? '';
    const json = (await zip.text('my-data.json')) ?? '';
    const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
    expect(data).toMatchObject({
      account: [{ email: person.email }],
      employee: [{ full_name: 'Padmavathi Sundaram' }],
      resumes: [{ file_name: 'my cv.pdf', file }],
      connections: [{ placement_status: 'pending' }],
    });
    const company_name = String((await office.seen('connections', id))['company_name']);
    for (const text of [page, json]) {
      expect(text).toContain('Padmavathi Sundaram');
      for (const never of ['Arrives late', 'Speaks too fast', office.admin.email, 'Meera Iyer', company_name])
        expect(text).not.toContain(never);
    }
    const mail = await mailTo(person.email, /ready to download/);
    expect(mail).toContain('/my-data');
    expect(mail).not.toContain('Padmavathi');
  });
});

describe('a request of a person without an account', () => {
  const linkIn = (mail: string): string => /\/privacy\/request#([\w-]+)/.exec(mail)?.[1] ?? '';

  it('gets one answer for all; the link of a mail makes it a grievance, once', async () => {
    const imported = await office.addEmployee({ name: 'Imported Person' });
    const known = await office.employee();
    const email = String(imported['email']);
    const requests = await Promise.all(
      [email, known.email, 'referee@nowhere.example.in'].map((one) =>
        office.agency.anyone.post(REQUESTS, { email: one, ...REQUEST }),
      ),
    );
    expect(new Set(requests.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(requests[0]?.status).toBe(202);
    expect(await mailTo(known.email, /Your request/)).toContain('/my-data');
    const mail = await mailTo(email, /confirm what you wrote/);
    expect(mail).not.toContain(REQUEST.text);
    const confirm = (token: string): ReturnType<typeof office.admin.post> =>
      office.agency.anyone.post(`${REQUESTS}/confirm`, { token });
    const { body } = await confirm(linkIn(mail));
    expect(body).toEqual({ number: expect.stringMatching(/^G-\d+$/), due_on: expect.stringMatching(/^\d{4}-/) });
    expect(await codeOf(confirm(linkIn(mail)))).toEqual([404, 'privacy_request.link_ended']);
    const id = String(body.number).slice(2);
    expect(await recordOf(office.admin.get(`/api/admin/grievances/${id}`))).toMatchObject({
      ...REQUEST,
      email,
      name: 'Imported Person',
      employee_id: imported.id,
      state: 'open',
    });
    await recordOf(office.admin.post(`/api/admin/grievances/${id}/answer`, { text: 'Your name and phone.' }));
    const answer = await mailTo(email, /Our answer/);
    expect(answer).toContain('Your name and phone.');
    expect(answer).not.toContain('/grievances');
  });
});

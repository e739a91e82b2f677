import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import {
  type ApiRecord,
  type Member,
  Office,
  recordOf,
  refusalOf,
  rowsOf,
  statusesOf,
} from '../../test/support/office.js';
import { fixture, simplePdf } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';

const OWN = '/api/employee/resume';
const MB = 1024 * 1024;
const NO_SUCH_PERSON = 2_000_000_000;

let office: Office;
let pdf: Buffer;
beforeAll(async () => {
  office = await Office.open();
  pdf = await simplePdf([
    'Asha Rao',
    'asha.work@example.in, +91-98765-43210',
    'Senior React Developer at Lehar Systems',
    '8+ years of experience with React and Kubernetes, once also Brahmagupta Ledger, Pallava Forms and Chola Sheets',
    'M.Tech, IIT Madras, 2016',
  ]);
});
afterAll(() => office.close());

const pathOf = (id: number): string => `/api/admin/employees/${id}/resume`;
const uploaded = async (answer: Promise<ApiAnswer>): Promise<ApiRecord & { resume_id: number }> => {
  const resume = await recordOf(answer);
  return { ...resume, resume_id: Number(resume['resume_id']) };
};
const send = (member: Member, content = pdf, name = 'asha-rao.pdf'): ReturnType<typeof uploaded> =>
  uploaded(member.client.upload(OWN, content, name));

/** Every resume of a person as the agency sees it. */
const listed = (id: number): Promise<ApiRecord[]> => rowsOf(office.admin.get(`${pathOf(id)}s`));

async function read(id: number, resumeId: unknown): Promise<ApiRecord> {
  return waitFor('a resume to be read', async () => {
    const resume = await recordOf(office.admin.get(`${pathOf(id)}s/${String(resumeId)}`));
    return resume['text_state'] === 'pending' ? undefined : resume;
  });
}

describe('the resume of an employee', () => {
  it('is uploaded, recognised by its bytes, and downloaded as it was', async () => {
    const person = await office.employee();
    const resume = await send(person);
    expect(resume).toEqual({
      resume_id: expect.any(Number),
      file_name: 'asha-rao.pdf',
      media_type: 'application/pdf',
      size_bytes: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      uploaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      uploaded_by_role: 'employee',
      text_state: 'pending',
    });
    const file = await person.client.download(OWN);
    expect(file.status).toBe(200);
    expect(file.content.equals(pdf)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="asha-rao.pdf"; filename*=UTF-8''asha-rao.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });

  it('says what its text has and the profile has not, and applies nothing; what only one other person has it does not say', async () => {
    for (const skills of ['Kubernetes, Brahmagupta Ledger, Pallava Forms', 'Kubernetes, pallava-forms']) {
      await office.addEmployee({ skills });
    }
    await office.jobFor((await office.addCompany()).id, { skills: ['Chola Sheets'] });
    const person = await office.employee({ mobile: '9000123456' });
    const before = await office.seen('employees', person.id);
    const { resume_id } = await send(person);
    await read(person.id, resume_id);
    const details = await recordOf(person.client.get(`${OWN}/details`));
    expect(details).toMatchObject({
      resume: { resume_id, text_state: 'ready' },
      facts: {
        email: 'asha.work@example.in',
        phone: '+919876543210',
        skills: ['Kubernetes', expect.stringMatching(/^pallava.forms$/i), 'Chola Sheets'],
        years_of_experience: 8,
        last_title: 'Senior React Developer',
        education: 'M.Tech, IIT Madras, 2016',
      },
      problem: null,
    });
    expect(await office.seen('employees', person.id)).toEqual(before);
    const taken = { phone: '9876543210', qualification: 'M.Tech, IIT Madras, 2016' };
    await recordOf(person.client.put('/api/employee/profile', taken));
    expect(await recordOf(person.client.get(`${OWN}/details`))).toMatchObject({
      facts: { phone: null, education: null },
    });
  });

  it('is read once more when somebody asks for it, if its text or facts could not be read', async () => {
    const [person, other] = await Promise.all([office.employee(), office.employee()]);
    const { resume_id } = await send(person);
    const before = await read(person.id, resume_id);
    const { text } = before;
    const byAdmin = `${pathOf(person.id)}s/${resume_id}/read-again`;
    const wasRead = { status: 409, error: 'This resume was read already' };
    expect(await refusalOf(office.admin.post(byAdmin))).toEqual(wasRead);
    const fails = (change: string): Promise<unknown> =>
      office.agency.database.sql(`update resumes set ${change} where resume_id = $1`, [resume_id]);

    await fails(`text_state = 'failed', text = null, facts = null, problem = 'The text could not be read in time'`);
    expect(await recordOf(person.client.post(`${OWN}/read-again`))).toMatchObject({ text_state: 'pending' });
    expect(await read(person.id, resume_id)).toMatchObject({ text_state: 'ready', text, problem: null });

    await fails(`facts = null, problem = 'What the text says could not be found out'`);
    expect((await office.admin.post(byAdmin)).status).toBe(200);
    const facts = await waitFor('facts to be found', async () => (await read(person.id, resume_id))['facts']);
    expect(facts).toEqual(before['facts']);
    expect(await refusalOf(person.client.post(`${OWN}/read-again`))).toEqual(wasRead);
    expect((await other.client.post(`${OWN}/read-again`)).status).toBe(404);
    expect((await office.admin.post(`${pathOf(other.id)}s/${resume_id}/read-again`)).status).toBe(404);
  });

  it('is read again once by a newer version, and shown as it was until then, also where that reads nothing', async () => {
    const person = await office.employee();
    const { resume_id } = await send(person);
    const { text, facts } = await read(person.id, resume_id);
    const unreadable = await send(person, Buffer.from('Asha Rao, accountant in Pune'), 'asha.txt');
    await read(person.id, unreadable.resume_id);
    const { database } = office.agency;
    await database.sql(`update resume_files set content = '\\x00' where resume_id = $1`, [unreadable.resume_id]);
    const outdated = `update resumes set reading_version = 1, text = 'as it was read before', facts = null
      where resume_id = any($1) returning text_state`;
    expect(await database.sql(outdated, [[resume_id, unreadable.resume_id]])).toEqual(
      Array.from({ length: 2 }, () => ({ text_state: 'ready' })),
    );
    // any work that was done looks for more
    const photo = await send(await office.employee(), fixture('white.png'), 'white.png');
    await waitFor('both to be read again', async () =>
      (await office.count('resumes where reading_version = 1 or to_read is not null')) === 0 ? true : undefined,
    );
    expect(photo).toMatchObject({ text_state: 'pending' });
    expect(await read(person.id, resume_id)).toMatchObject({ text_state: 'ready', text, facts });
    expect(await read(person.id, unreadable.resume_id)).toMatchObject({
      text_state: 'ready',
      text: 'as it was read before',
    });
  });

  it('is none before one was uploaded, and none after it was removed', async () => {
    const person = await office.employee();
    const none = { resume: null, facts: null, problem: null };
    expect(await recordOf(person.client.get(`${OWN}/details`))).toEqual(none);
    const missing = { status: 404, error: 'There is no resume' };
    expect(await refusalOf(person.client.get(OWN))).toEqual(missing);
    expect(await refusalOf(person.client.delete(OWN))).toEqual(missing);
    const { resume_id } = await send(person);
    expect(await recordOf(person.client.delete(OWN))).toEqual({
      message: 'Resume deleted successfully',
      id: resume_id,
    });
    expect(await recordOf(person.client.get(`${OWN}/details`))).toEqual(none);
    expect(await office.count('resume_files where resume_id = $1', [resume_id])).toBe(0);
  });

  it('is replaced by a new one; the agency still has the older ones, newest first', async () => {
    const person = await office.employee();
    const first = await send(person);
    const second = await uploaded(office.admin.upload(pathOf(person.id), fixture('kavya.docx'), 'kavya.docx'));
    expect(second).toMatchObject({ uploaded_by_role: 'admin', text_state: 'pending' });
    expect(await listed(person.id)).toMatchObject([
      { resume_id: second['resume_id'], shown: true, page_count: null },
      { resume_id: first['resume_id'], shown: false },
    ]);
    const older = await office.admin.download(`${pathOf(person.id)}s/${String(first['resume_id'])}/file`);
    expect(older.content.equals(pdf)).toBe(true);
    expect((await person.client.download(OWN)).content.equals(fixture('kavya.docx'))).toBe(true);
    expect((await office.admin.delete(pathOf(person.id))).status).toBe(200);
    expect(await listed(person.id)).toMatchObject([{ resume_id: first['resume_id'], shown: false }]);
    expect((await person.client.get(OWN)).status).toBe(404);
  });

  it('is one, whoever uploads at the same moment', async () => {
    const person = await office.employee();
    const calls = Array.from({ length: 6 }, (_, n) => person.client.upload(OWN, pdf, `cv-${n}.pdf`));
    expect(await statusesOf(calls)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await listed(person.id)).filter(({ shown }) => shown)).toHaveLength(1);
  });

  it('is uploaded once, however often the call is repeated with its key', async () => {
    const person = await office.employee();
    const key = { 'idempotency-key': randomUUID() };
    const call = (content = pdf): Promise<ApiAnswer> => person.client.upload(OWN, content, 'cv.pdf', key);
    const [first, second] = await Promise.all([call(), call()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await listed(person.id)).toHaveLength(1);
    expect((await call(fixture('kavya.docx'))).status).toBe(422);
  });

  it('keeps the newest twenty of a person', async () => {
    const { id } = await office.addEmployee();
    for (let n = 0; n < 22; n += 1)
      await uploaded(office.admin.upload(pathOf(id), Buffer.from(`Resume ${n}`), `${n}.txt`));
    expect((await listed(id)).map(({ file_name }) => file_name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `${21 - n}.txt`),
    );
    expect(await office.count('resume_files join resumes using (resume_id) where employee_id = $1', [id])).toBe(20);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['आशा राव – resumé.pdf', 'आशा राव – resumé.pdf'],
    ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
    ['line\u0007bell <b> a|b*.pdf', 'linebell _b_ a_b_.pdf'],
    ['Asha "Ash" Rao’s.pdf', 'Asha "Ash" Rao’s.pdf'],
    ['...', 'resume.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('has a name without paths and control characters: %j', async (given, stored) => {
    const person = await office.employee();
    expect((await send(person, pdf, given))['file_name']).toBe(stored);
    const { headers } = await person.client.download(OWN);
    const disposition = headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(stored);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; /);
  });

  it('is saved under an extension of its own kind', async () => {
    const person = await office.employee();
    expect(await send(person, fixture('kavya.docx'), 'cv.pdf')).toMatchObject({
      file_name: 'cv.pdf',
      media_type: expect.stringContaining('wordprocessingml'),
    });
    expect((await person.client.download(OWN)).headers.get('content-disposition')).toContain('filename="cv.pdf.docx"');
  });

  it('has at most 5 MB', async () => {
    const person = await office.employee();
    const text = (bytes: number): Buffer => Buffer.alloc(bytes, 'Resume of Asha Rao. ');
    expect(await refusalOf(person.client.upload(OWN, text(5 * MB + 1), 'cv.txt'))).toEqual({
      status: 413,
      error: 'The file is too large: 5 MB is the most that can be uploaded',
    });
    expect(await listed(person.id)).toEqual([]);
    expect((await send(person, text(5 * MB), 'cv.txt'))['size_bytes']).toBe(5 * MB);
  });

  it('belongs to its person: others, companies and strangers do not see it', async () => {
    const [person, other, company] = await Promise.all([office.employee(), office.employee(), office.company()]);
    const { resume_id } = await send(person);
    const path = pathOf(person.id);
    for (const call of [
      path,
      `${path}s`,
      `${path}s/${resume_id}`,
      `${path}s/${resume_id}/file`,
      `${path}s/${resume_id}/pages/1`,
    ]) {
      expect(await statusesOf([other, company].map(({ client }) => client.get(call)))).toEqual([403, 403]);
      expect((await office.agency.anyone.get(call)).status).toBe(401);
    }
    expect((await company.client.get(OWN)).status).toBe(403);
    expect((await other.client.get(OWN)).status).toBe(404);
    expect((await office.admin.get(`${pathOf(other.id)}s/${resume_id}`)).status).toBe(404);
    expect(await refusalOf(office.admin.get(pathOf(NO_SUCH_PERSON)))).toEqual({
      status: 404,
      error: 'Employee not found',
    });
    expect((await office.admin.upload(pathOf(NO_SUCH_PERSON), pdf, 'cv.pdf')).status).toBe(404);
    expect((await office.admin.get(`${pathOf(NO_SUCH_PERSON)}s`)).status).toBe(404);
  });

  it('is shown page by page', async () => {
    const person = await office.employee();
    const { resume_id } = await send(person);
    const page = await office.admin.download(`${pathOf(person.id)}s/${resume_id}/pages/1`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(page.content.readUInt32BE(16)).toBe(1200);
    expect(await refusalOf(office.admin.get(`${pathOf(person.id)}s/${resume_id}/pages/2`))).toEqual({
      status: 404,
      error: 'There is no such page',
    });
    const document = await send(person, fixture('kavya.docx'), 'cv.docx');
    expect((await office.admin.get(`${pathOf(person.id)}s/${document.resume_id}/pages/1`)).status).toBe(404);
  });

  it('stands in the audit log: who uploaded, opened and removed it', async () => {
    const person = await office.employee();
    await send(person);
    await office.admin.download(pathOf(person.id));
    await person.client.download(OWN);
    await person.client.delete(OWN);
    const filter = { kind: 'employee', record_id: String(person.id) };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'updated', actor_email: person.email, before: { resume: 'asha-rao.pdf' }, after: { resume: null } },
      { action: 'read', actor_email: office.admin.email, after: { resume: 'asha-rao.pdf' } },
      { action: 'updated', actor_email: person.email, before: { resume: null }, after: { resume: 'asha-rao.pdf' } },
    ]);
  });

  it('goes with its person, and is in what is exported of them', async () => {
    const environment = { DATABASE_URL: office.agency.database.url, JWT_SECRET: TEST_SECRET };
    const [person, erased] = await Promise.all([office.employee(), office.employee()]);
    await Promise.all([send(person), send(erased)]);
    const { output } = await runCommand('person-export', ['--email', erased.email], environment);
    expect(JSON.parse(output)).toMatchObject({
      resumes: [{ file_name: 'asha-rao.pdf', content: pdf.toString('base64') }],
    });
    await runCommand('person-erase', ['--email', erased.email, '--yes'], environment);
    expect((await office.superAdmin.delete(`/api/admin/employees/${person.id}`)).status).toBe(200);
    expect(await office.count('resumes where employee_id = any($1)', [[person.id, erased.id]])).toBe(0);
  });
});

describe('R41: what opens a file', () => {
  let own: Office;
  beforeAll(async () => {
    // a product that opens its first file: its log says how
    own = await Office.open({ LOG_LEVEL: 'info' });
  });
  afterAll(() => own.close());

  it('reaches no network, as the log says how', async () => {
    const { product } = own.agency;
    await send(await own.employee());
    const [opener] = product.processesOf('reader-process.js');
    const [way] = product.entries
      .flatMap(({ msg }) => /^Files are opened by processes with (.*)$/.exec(String(msg)) ?? [])
      .slice(1);
    const networkOf = (pid: number | string): string => readlinkSync(`/proc/${pid}/ns/net`);
    const ways = {
      'a user and a network of their own': () => networkOf(opener ?? 0) !== networkOf('self'),
      'a network of their own': () => networkOf(opener ?? 0) !== networkOf('self'),
      'a user of their own and without sockets': () => hasFilter(opener ?? 0),
      'no sockets': () => hasFilter(opener ?? 0),
      'no network as far as Node.js goes': () => true,
    };
    expect(ways).toHaveProperty([way ?? '']);
    expect(ways[way as keyof typeof ways]()).toBe(true);
  });
});

/** Whether the system refuses some of its calls (seccomp). */
function hasFilter(pid: number): boolean {
  return /^Seccomp:\s+2$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { imported, peopleFile } from '../support/imports.js';
import { Merges } from '../support/merges.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../support/office.js';
import { simplePdf } from '../support/resume-files.js';
import { waitFor } from '../support/wait-for.js';
import { addCandidate, searchPath } from './people.js';

const RESUME = '/api/employee/resume';

describe('the main rules of candidates', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const found = async (q: string): Promise<unknown[]> => {
    const { body } = await office.admin.get(searchPath({ q }));
    return ((Array.isArray(body) ? body : body.rows) as ApiRecord[]).map(({ employee_id }) => employee_id);
  };

  it('an employee uploads a resume, which is theirs: the agency reads it, companies and others do not', async () => {
    const [person, other, company] = [await office.employee(), await office.employee(), await office.company()];
    const pdf = await simplePdf(['Asha Rao', 'Welder at Chola Sheets']);
    await recordOf(person.client.upload(RESUME, pdf, 'asha.pdf'));
    expect((await person.client.download(RESUME)).content.equals(pdf)).toBe(true);
    expect((await other.client.get(RESUME)).status).toBe(404);
    expect((await company.client.get(`/api/admin/employees/${person.id}/resume`)).status).toBe(403);
    await waitFor('the resume to be found', async () => (await found('Chola')).includes(person.id) || undefined);
  });

  it('what is no resume is refused in a sentence', async () => {
    const { client } = await office.employee();
    const program = Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);
    expect(await client.upload(RESUME, program, 'cv.exe')).toMatchObject({
      status: 415,
      body: { error: expect.stringMatching(/^A resume must be a PDF, Word/) },
    });
    expect((await client.get(RESUME)).status).toBe(404);
  });

  it('people are found by their skills, by the staff alone, and no more once they are gone', async () => {
    const id = await addCandidate(office, { name: 'Kaveri Shetty', skills: 'Glassblowing' });
    expect(await found('glassblowing')).toEqual([id]);
    expect((await (await office.company()).client.get(searchPath({ q: 'glassblowing' }))).status).toBe(403);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${id}`));
    expect(await found('glassblowing')).toEqual([]);
  });

  it('people, connections and companies are found by a phone in any spelling', async () => {
    const id = await addCandidate(office, { name: 'Leela Kurup', mobile: '7634567891' });
    const company = await office.addCompany({ mobile: '7634567891' });
    const connection = await office.connect((await office.jobFor(company.id)).id, id);
    const listed = async (list: string, q: string): Promise<number[]> =>
      (await rowsOf(office.admin.list(list, { filter: { q } }))).map((row) => row.id);
    for (const q of [
      '76345 67891',
      '(076345) 67891',
      '[76345] 67891',
      '76345–67891',
      '76345‑67891',
      '76345/67891',
      '76345_67891',
      '76345\u200b67891',
      '\u202a+91 76345 67891\u202c',
      '७६३४५६७८९१',
      '+९१ ७६३४५-६७८९१',
    ]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
      expect([q, await listed('employees', q)]).toEqual([q, [id]]);
      expect([q, await listed('connections', q)]).toEqual([q, [connection.id]]);
      expect([q, await listed('companies', q)]).toEqual([q, [company.id]]);
    }
    expect(await found('76345 67892')).toEqual([]);
  });

  it('a job is matched with who has its skills', async () => {
    const id = await addCandidate(office, { name: 'Kaveri Shetty', skills: 'Thatching', location: 'Mysuru' });
    const { id: company } = await office.addCompany();
    const job = await office.jobFor(company, { title: 'Thatcher', requirements: 'Thatching', location: 'Mysuru' });
    const [best] = await rowsOf(office.admin.get(`/api/admin/job-requests/${job.id}/matches`));
    expect(best?.id).toBe(id);
  });

  it('a file is imported once, and its people can log in', async () => {
    const { csv, emails } = peopleFile(office, 2);
    expect((await imported(office.admin, 'employees', csv)).results).toMatchObject({ created: 2 });
    expect((await imported(office.admin, 'employees', csv)).results).not.toHaveProperty('created');
    expect(await office.count('users where email = any($1)', [emails])).toBe(2);
  });

  it('two records of one person become one, and two again', async () => {
    const merges = new Merges(office);
    const [asha, again] = [await office.addEmployee(), await office.addEmployee({ name: 'Asha R Rao' })];
    const merged = await merges.merge(asha.id, again.id);
    expect(await office.seen('employees', again.id)).toMatchObject({ merged_into: asha.id });
    await merges.undo(merged);
    expect(await office.seen('employees', again.id)).toMatchObject({ full_name: 'Asha R Rao', email: again['email'] });
  });
});

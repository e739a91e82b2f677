import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCandidate, type Candidate } from '../../test/candidates/people.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

let office: Office;
let company: number;
beforeAll(async () => {
  office = await Office.open();
  company = (await office.addCompany()).id;
});
afterAll(() => office.close());

const TEXT = {
  title: 'Artisan',
  description: 'Needs Zardozi work.',
  domain: 'Any',
  location: 'Pune',
  salary_range: '6-8 LPA',
  skills: '',
};
const FITS: Candidate = { name: 'Fits Well', location: 'Pune', salary: '7 LPA', qualification: 'B.Tech' };

const matchesOf = (id: number): Promise<ApiRecord[]> =>
  rowsOf(office.admin.get(`/api/admin/job-requests/${id}/matches?range=[0,99]`));

describe('what a job is read as', () => {
  const readAs = async (id: number): Promise<unknown> => {
    const [best] = await matchesOf(id);
    return { wanted: (best?.['reasons'] as { skills: { wanted: string[] } }).skills.wanted, parts: best?.['parts'] };
  };

  it('follows its texts at once', async () => {
    await addCandidate(office, { ...FITS, skills: 'Kalamkari, Phulkari' });
    const { id } = await office.jobFor(company, { ...TEXT, description: 'Needs Kalamkari.' });
    expect(await readAs(id)).toMatchObject({ wanted: ['Kalamkari'], parts: { location: 15, qualification: 10 } });
    await recordOf(
      office.admin.patch(`/api/admin/job-requests/${id}`, {
        description: 'Needs Phulkari.',
        requirements: 'Ph.D',
        location: 'Kolkata',
        salary_range: '90 LPA',
      }),
    );
    expect(await readAs(id)).toMatchObject({
      wanted: ['Phulkari'],
      parts: { location: 0, salary: 0, qualification: 0 },
    });
  });

  it('has a skill that becomes known later, in the spelling that most use', async () => {
    const { id } = await office.jobFor(company, TEXT);
    await addCandidate(office, { ...FITS, skills: 'Glassblowing' });
    expect(await readAs(id)).toMatchObject({ wanted: [] });
    await addCandidate(office, { ...FITS, skills: 'zardozi work' });
    expect(await readAs(id)).toMatchObject({ wanted: ['zardozi work'] });
    for (const name of ['One', 'Two']) await addCandidate(office, { ...FITS, name, skills: 'Zardozi Work' });
    expect(await readAs(id)).toMatchObject({ wanted: ['Zardozi Work'] });
  });

  it('is the same where it was not kept, or kept of other texts', async () => {
    const person = await addCandidate(office, { ...FITS, skills: 'Bidriware' });
    const { id } = await office.jobFor(company, { ...TEXT, description: 'Bidriware, B.Tech.', requirements: '' });
    const both = async (): Promise<unknown> => [
      await matchesOf(id),
      await rowsOf(office.admin.get(`/api/admin/employees/${person}/matches?range=[0,99]`)),
    ];
    const kept = await both();
    expect(JSON.stringify(kept)).toContain('"wanted":["Bidriware"]');
    await office.sql(`update job_index set text_sha256 = '', forms = '{}', places = '{}', salary = null, level = 6`);
    expect(await both()).toEqual(kept);
    await office.sql('delete from job_index');
    expect(await both()).toEqual(kept);
  });
});

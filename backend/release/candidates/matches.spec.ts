import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCandidate, type Candidate } from '../../test/candidates/people.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let company: number;
beforeAll(async () => {
  office = await Office.open();
  company = (await office.addCompany()).id;
});
afterAll(() => office.close());

type Points = Partial<Record<'skills' | 'location' | 'salary' | 'qualification' | 'fresh', number>>;

const JOB = {
  title: 'Engineer',
  description: 'Work.',
  domain: 'Any',
  location: 'Pune',
  salary_range: '6-8 LPA',
  skills: 'React, Node.js',
};
const FITS: Candidate = {
  name: 'Fits Well',
  skills: 'React, Node.js',
  location: 'Pune',
  salary: '7 LPA',
  qualification: 'B.Tech',
};

const matchesOf = (id: number, range = '[0,99]'): Promise<ApiRecord[]> =>
  rowsOf(office.admin.get(`/api/admin/job-requests/${id}/matches?range=${range}`));

async function match(job: Record<string, unknown>, person: Partial<Candidate>): Promise<ApiRecord & { parts: Points }> {
  const { id } = await office.jobFor(company, { ...JOB, ...job });
  const key = await addCandidate(office, { ...FITS, ...person });
  const found = (await matchesOf(id)).find((one) => one.id === key);
  if (!found) throw new Error('not matched');
  return found as ApiRecord & { parts: Points };
}

/** What a job says, what a person says, and the points that come of it (docs/candidates.md#how-the-score-is-made). */
const VECTORS: [job: Record<string, unknown>, person: Partial<Candidate>, points: Points][] = [
  [{}, {}, { skills: 50, location: 15, salary: 15, qualification: 10, fresh: 10 }],
  [{}, { skills: 'react' }, { skills: 25 }],
  [{}, { skills: 'React', resume: 'Three years with Node.js.' }, { skills: 42.5 }],
  [{}, { skills: 'Tally', resume: 'React and NodeJS.' }, { skills: 35 }],
  [{}, { skills: 'Tally' }, { skills: 0 }],
  [{ skills: 'React, Docker, AWS' }, { skills: 'React' }, { skills: 16.67 }],
  [{ skills: 'C++, C#, .NET' }, { skills: 'C', resume: 'C and net.' }, { skills: 0 }],
  [{ skills: 'C++' }, { skills: 'c++' }, { skills: 50 }],
  [{ skills: 'Machine Learning' }, { skills: 'Tally', resume: 'machine learning' }, { skills: 35 }],
  [{ skills: 'Machine Learning' }, { skills: 'Tally', resume: 'learning a machine' }, { skills: 0 }],
  [{ skills: '' }, { skills: 'React' }, { skills: 25 }],
  [{ skills: '', description: 'We need React and a person who knows Node.js.' }, {}, { skills: 50 }],
  [{ location: 'Bangalore' }, { location: 'Bengaluru' }, { location: 15 }],
  [{ location: 'Bombay' }, { location: 'Pune, Mumbai' }, { location: 15 }],
  [{ location: 'Gurgaon' }, { location: 'Gurugram, Haryana' }, { location: 15 }],
  [{ location: 'Delhi NCR' }, { location: 'Noida' }, { location: 15 }],
  [{ location: 'Remote' }, { location: 'Chennai' }, { location: 15 }],
  [{ location: 'Chennai' }, { location: 'Anywhere in India' }, { location: 15 }],
  [{ location: 'Chennai' }, { location: 'Kolkata' }, { location: 0 }],
  [{ location: 'Navi Mumbai' }, { location: 'Mumbai' }, { location: 0 }],
  [{ location: 'Chennai, Tamil Nadu' }, { location: 'Madurai, Tamil Nadu' }, { location: 0 }],
  [{ location: '' }, {}, { location: 7.5 }],
  [{}, { location: '' }, { location: 7.5 }],
  [{ salary_range: '8,00,000 - 12,00,000' }, { salary: '10 lakhs' }, { salary: 15 }],
  [{ salary_range: '5-8 LPA' }, { salary: '₹50,000 per month' }, { salary: 15 }],
  [{ salary_range: '5-8 LPA' }, { salary: '50k' }, { salary: 15 }],
  [{ salary_range: '५-८ LPA' }, { salary: '६ LPA' }, { salary: 15 }],
  [{ salary_range: '৫-৮ LPA' }, { salary: '٣ lakh 𑓓' }, { salary: 7.5 }],
  [{ salary_range: '5-8 LPA' }, { salary: '900000' }, { salary: 0 }],
  [{ salary_range: '5-8 LPA' }, { salary: '8+ LPA' }, { salary: 15 }],
  [{ salary_range: '20,000 - 25,000 a month' }, { salary: '2,70,000 - 3,50,000' }, { salary: 15 }],
  [{ salary_range: '2-4 LPA' }, { salary: '25 हजार महीना' }, { salary: 15 }],
  [{ salary_range: '20-30 LPA' }, { salary: '25 हज़ार' }, { salary: 0 }],
  [{ salary_range: '2-4 LPA' }, { salary: '30% hike' }, { salary: 7.5 }],
  [{ salary_range: '5-7 LPA' }, { salary: '6 LPA (25-30% hike)' }, { salary: 15 }],
  [{ salary_range: '1-2 LPA' }, { salary: '6 LPA + 10% bonus' }, { salary: 0 }],
  [{ salary_range: '2-4 LPA' }, { salary: 'AED 8000 per month' }, { salary: 7.5 }],
  [{ salary_range: '3.5-4 LPA' }, { salary: '3 lakh 60 thousand' }, { salary: 15 }],
  [{ salary_range: '1-3 LPA' }, { salary: '3 lakh and 60 thousand' }, { salary: 0 }],
  [{ salary_range: '8-9 LPA' }, { salary: 'between 8 lakh and 10 lakh' }, { salary: 15 }],
  [{ salary_range: 'as per industry' }, {}, { salary: 7.5 }],
  [{}, { salary: 'negotiable' }, { salary: 7.5 }],
  [{ salary_range: '' }, {}, { salary: 7.5 }],
  [{ requirements: 'B.Tech or B.E. needed' }, {}, { qualification: 10 }],
  [{ requirements: 'Any graduate' }, { qualification: 'MBA' }, { qualification: 10 }],
  [{ requirements: 'M.Tech or PhD' }, {}, { qualification: 5 }],
  [{ requirements: 'Postgraduates: MBA' }, { qualification: '12th pass' }, { qualification: 0 }],
  [{ requirements: 'B.Sc Nursing' }, { qualification: 'something else' }, { qualification: 5 }],
  [{ requirements: 'Wants to be with me' }, { qualification: '' }, { qualification: 10 }],
  [{ skills: 'node js, ReactJS' }, {}, { skills: 50 }],
  [{ skills: 'React.js' }, { skills: 'Tally', resume: 'React JS since 2019.' }, { skills: 35 }],
  [{}, { location: 'Anywhere except Pune' }, { location: 0 }],
  [{}, { location: 'Not Pune' }, { location: 0 }],
  [{}, { location: 'Mumbai, not Pune' }, { location: 0 }],
  [{ location: 'Pune, Mumbai' }, { location: 'Anywhere except Pune' }, { location: 15 }],
  [{ location: 'Nagpur' }, { location: 'Anywhere but Pune' }, { location: 15 }],
  [{ location: 'Nagpur' }, { location: 'Not Pune' }, { location: 7.5 }],
  [{}, { location: 'no preference' }, { location: 15 }],
  [{}, { location: 'पुणे' }, { location: 15 }],
  [{}, { location: 'Pimpri' }, { location: 15 }],
  [{ location: 'Mumbai' }, { location: 'Thane' }, { location: 15 }],
  [{ location: 'Thane' }, { location: 'Navi Mumbai' }, { location: 0 }],
  [{}, { location: 'open to discuss' }, { location: 7.5 }],
  [{ requirements: 'B.Sc Nursing or GNM' }, { qualification: 'GNM' }, { qualification: 10 }],
  [{ requirements: 'B.Sc Nursing or GNM' }, { qualification: 'B.Sc Nursing' }, { qualification: 10 }],
  [{ requirements: 'B.Sc Nursing or GNM' }, { qualification: '10th' }, { qualification: 0 }],
  [{ requirements: 'BAMS or BHMS' }, { qualification: 'BAMS' }, { qualification: 10 }],
  [{ requirements: 'B Pharm' }, { qualification: 'D Pharma' }, { qualification: 5 }],
  [{ requirements: 'Any graduate' }, { qualification: 'B Pharm' }, { qualification: 10 }],
  [{ requirements: '10+2 pass' }, { qualification: 'Plus two' }, { qualification: 10 }],
  [{ requirements: '10+2 pass' }, { qualification: '8th' }, { qualification: 0 }],
  [{ requirements: '8th pass' }, { qualification: '8th pass' }, { qualification: 10 }],
  [{ requirements: 'ITI' }, { qualification: 'Fitter' }, { qualification: 10 }],
  [{ requirements: 'Works with an electrician' }, { qualification: '8th' }, { qualification: 10 }],
  [{ requirements: 'Any graduate' }, { qualification: 'B.Tech (dropped out)' }, { qualification: 0 }],
  [{ requirements: 'Any graduate' }, { qualification: 'B.Com, M.Com dropout' }, { qualification: 10 }],
  [{ requirements: 'No degree needed' }, { qualification: '8th' }, { qualification: 10 }],
];

describe('the score of a match', () => {
  it.each(VECTORS)('%j and %j', async (job, person, points) => {
    const { parts, score } = await match(job, person);
    expect(parts).toMatchObject(points);
    const sum = Object.values(parts).reduce((total, part) => total + part, 0);
    expect(Number(score)).toBeCloseTo(sum, 6);
    expect(Number(Number(score).toFixed(2))).toBe(score);
  });

  it.each([
    [29, 10],
    [31, 6],
    [89, 6],
    [91, 3],
    [179, 3],
    [181, 0],
  ])('a person who was last here %s days ago has %s points for it', async (days, fresh) => {
    const id = await addCandidate(office, FITS);
    await office.sql(`update employees set created_at = now() - $2 * interval '1 day' where employee_id = $1`, [
      id,
      days,
    ]);
    const job = await office.jobFor(company, JOB);
    expect((await matchesOf(job.id)).find((one) => one.id === id)).toMatchObject({ parts: { fresh } });
  });

  it('a login makes a person fresh', async () => {
    const { id } = await office.employee({ name: 'Comes Back' });
    await office.sql(`update employees set created_at = now() - interval '1 year' where employee_id = $1`, [id]);
    const job = await office.jobFor(company, JOB);
    await waitFor('a fresh person', async () =>
      (await matchesOf(job.id)).find((one) => one.id === id && (one['parts'] as Points).fresh === 10),
    );
  });

  it('says why', async () => {
    const found = await match(
      { skills: 'React, Docker, Node.js' },
      { skills: 'React', resume: 'Docker.', location: 'Kolkata' },
    );
    expect(found['reasons']).toEqual({
      skills: {
        wanted: ['React', 'Docker', 'Node.js'],
        in_skills: ['React'],
        in_resume: ['Docker'],
        missing: ['Node.js'],
        from: 'field',
      },
      location: 'The person wants Kolkata, the job is in Pune.',
      salary: 'The ranges overlap: 7 LPA and 6-8 LPA.',
      qualification: 'The job asks for none.',
      fresh: 'Active today.',
    });
    const read = await match({ skills: '', title: 'Node.js developer', salary_range: 'good' }, {});
    expect(read['reasons']).toMatchObject({
      skills: { wanted: ['Node.js'], from: 'vocabulary' },
      salary: 'The salary of the job, "good", cannot be read, which counts half.',
    });
    const asks = { requirements: 'B.Tech' };
    const answerFor = async (qualification: string): Promise<unknown> =>
      ((await match(asks, { qualification }))['reasons'] as Record<string, string>)['qualification'];
    expect(await answerFor('')).toBe(
      'The job asks for a degree, the person names no qualification, which counts half.',
    );
    expect(await answerFor('Gurukul')).toBe('The job asks for a degree, "Gurukul" cannot be read, which counts half.');
    const place = async (location: string, job = 'Pune'): Promise<unknown> =>
      ((await match({ location: job }, { location }))['reasons'] as Record<string, string>)['location'];
    expect(await place('Anywhere except Pune')).toBe('The person would not work in Pune.');
    expect(await place('open to discuss')).toBe(
      'The preferred place, "open to discuss", cannot be read, which counts half.',
    );
    expect(await place('Thane', 'Mumbai')).toBe('Thane and Mumbai are in the same area.');
    expect(await place('Pune', 'as per client')).toBe(
      'The place of the job, "as per client", cannot be read, which counts half.',
    );
    const either = { requirements: 'B.Sc Nursing or GNM' };
    const degree = async (qualification: string): Promise<unknown> =>
      ((await match(either, { qualification }))['reasons'] as Record<string, string>)['qualification'];
    expect(await degree('GNM')).toBe('Both name GNM.');
    expect(await degree('10th')).toBe('The job asks for B.Sc or GNM, 10th is below.');
    const none = await match({ skills: '', title: 'Somebody' }, {});
    expect(none['reasons']).toMatchObject({ skills: { wanted: [], from: 'none' } });
  });

  it('nothing but these parts enters: nothing of age, sex, religion, caste or marital state', async () => {
    const { id } = await office.jobFor(company, { ...JOB, requirements: 'Young unmarried Hindu male, below 25' });
    const people = ['Male aged 22, Hindu, single', 'Female aged 55, Muslim, married, SC'];
    const keys: number[] = [];
    for (const resume of people) keys.push(await addCandidate(office, { ...FITS, resume }));
    const scores = (await matchesOf(id)).filter((one) => keys.includes(one.id));
    expect(scores).toHaveLength(2);
    expect(scores[0]?.['parts']).toEqual(scores[1]?.['parts']);
    expect(Object.keys(scores[0]?.['parts'] as Points)).toEqual([
      'skills',
      'location',
      'salary',
      'qualification',
      'fresh',
    ]);
  });

  it('orders the best first, ties by newest, page by page, nobody twice', async () => {
    const { id } = await office.jobFor(company, { ...JOB, skills: 'Glassblowing' });
    const older = await addCandidate(office, { ...FITS, skills: 'Glassblowing' });
    const newer = await addCandidate(office, { ...FITS, skills: 'glassblowing' });
    const all = await matchesOf(id);
    expect(all.slice(0, 2).map((one) => one.id)).toEqual([newer, older]);
    const scores = all.map(({ score }) => Number(score));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const paged = [...(await matchesOf(id, '[0,4]')), ...(await matchesOf(id, '[5,9]'))];
    expect(paged.map((one) => one.id)).toEqual(all.slice(0, 10).map((one) => one.id));
  });

  it('marks who is connected, and who the company has had before', async () => {
    const person = await addCandidate(office, FITS);
    const first = await office.jobFor(company, JOB);
    const second = await office.jobFor(company, JOB);
    const connection = await office.connect(first.id, person);
    const on = async (job: number): Promise<unknown> => (await matchesOf(job)).find((one) => one.id === person);
    const introduced_on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await on(first.id)).toMatchObject({
      connection: { connection_id: connection.id, status: 'pending' },
      introduced_on,
    });
    expect(await on(second.id)).toMatchObject({ connection: null, introduced_on });
  });

  it('has the same score from both sides; a person gets open jobs only', async () => {
    const person = await addCandidate(office, { ...FITS, skills: 'React', resume: 'Node.js' });
    const open = await office.jobFor(company, JOB);
    const closed = await office.jobFor(company, JOB);
    await office.admin.patch(`/api/admin/job-requests/${closed.id}`, { status: 'closed' });
    const jobs = await rowsOf(office.admin.get(`/api/admin/employees/${person}/matches?range=[0,99]`));
    expect(jobs.map(({ id }) => id)).not.toContain(closed.id);
    const one = jobs.find(({ id }) => id === open.id);
    const same = (await matchesOf(open.id)).find(({ id }) => id === person);
    for (const field of ['score', 'parts', 'reasons']) expect(one?.[field]).toEqual(same?.[field]);
  });

  it('jobs of which no skill is known come last for a person', async () => {
    const person = await addCandidate(office, { ...FITS, skills: 'Tally' });
    const bare = await office.jobFor(company, { ...JOB, skills: '', title: 'Somebody', description: 'Does it.' });
    const other = await office.jobFor(company, { ...JOB, location: 'Chennai', salary_range: '50 LPA' });
    const jobs = await rowsOf(office.admin.get(`/api/admin/employees/${person}/matches?range=[0,99]`));
    const [first, last] = [other.id, bare.id].map((id) => jobs.findIndex((job) => job.id === id));
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeGreaterThan(first ?? 0);
    expect(jobs[last ?? 0]).toMatchObject({ reasons: { skills: { from: 'none' } } });
  });

  it('leaves out who is placed, if that is requested', async () => {
    const { id } = await office.jobFor(company, JOB);
    const elsewhere = await office.jobFor(company, JOB);
    const person = await addCandidate(office, FITS);
    const connection = await office.connect(elsewhere.id, person);
    await office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'placed' });
    const found = async (query: string): Promise<ApiRecord | undefined> =>
      (await rowsOf(office.admin.get(`/api/admin/job-requests/${id}/matches?range=[0,99]${query}`))).find(
        (one) => one.id === person,
      );
    expect(await found('')).toMatchObject({ status: 'placed' });
    expect(await found('&hide_placed=true')).toBeUndefined();
    expect(await found('&hide_placed=false')).toMatchObject({ status: 'placed' });
    expect((await office.admin.get(`/api/admin/job-requests/${id}/matches?hide_placed=perhaps`)).status).toBe(400);
  });

  it('is not found for what is not there, and for the staff only', async () => {
    const [employee, firm] = await Promise.all([office.employee(), office.company()]);
    for (const path of ['/api/admin/job-requests/2000000000/matches', '/api/admin/employees/2000000000/matches']) {
      expect((await office.admin.get(path)).status).toBe(404);
      expect((await employee.client.get(path)).status).toBe(403);
      expect((await firm.client.get(path)).status).toBe(403);
    }
  });
});

describe('wanted skills of a job', () => {
  it('are posted and changed by a company and by admins, and may be left out', async () => {
    const firm = await office.company();
    const plain = await office.job(firm);
    expect(plain['skills']).toBe('[]');
    const posted = await office.job(firm, { skills: 'React, react, SQL' });
    expect(posted['skills']).toBe('[{"skill_name": "react"}, {"skill_name": "SQL"}]');
    const changed = await recordOf(firm.client.put(`/jobs/requests/${posted.id}`, { skills: 'Go' }));
    expect(changed['skills']).toBe('[{"skill_name": "Go"}]');
    const edited = await recordOf(office.admin.patch(`/api/admin/job-requests/${posted.id}`, { skills: null }));
    expect(edited['skills']).toBe('[]');
    expect(await office.count(`job_skill_counts where name in ('react', 'Go')`)).toBe(0);
  });
});

describe('a saved search', () => {
  const form = { name: 'Glass', query: { q: 'glass OR lead', available: true }, shared: false, daily_mail: false };
  const path = '/api/admin/saved-searches';

  it('is kept, listed, changed and deleted by its owner; others see it when it is shared', async () => {
    const saved = await recordOf(office.admin.post(path, form));
    expect(saved).toMatchObject({ ...form, id: saved['search_id'], mine: true, owner_name: 'Meera Iyer' });
    const seenBy = async (): Promise<unknown> =>
      (await rowsOf(office.superAdmin.get(path))).find(({ id }) => id === saved.id);
    expect(await seenBy()).toBeUndefined();
    expect((await office.superAdmin.delete(`${path}/${saved.id}`)).status).toBe(404);
    const changed = await recordOf(office.admin.put(`${path}/${saved.id}`, { ...form, name: 'Lead', shared: true }));
    expect(changed).toMatchObject({ name: 'Lead', shared: true, created_at: saved['created_at'] });
    expect(await seenBy()).toMatchObject({ name: 'Lead', mine: false });
    expect((await office.superAdmin.put(`${path}/${saved.id}`, form)).status).toBe(403);
    expect((await office.superAdmin.delete(`${path}/${saved.id}`)).status).toBe(403);
    expect((await office.admin.delete(`${path}/${saved.id}`)).status).toBe(200);
    expect(await seenBy()).toBeUndefined();
  });

  it('is kept once, however often the call is repeated with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const saved = await recordOf(office.admin.post(path, { ...form, name: 'Once' }, headers));
    expect(await recordOf(office.admin.post(path, { ...form, name: 'Once' }, headers))).toEqual(saved);
    const savedOnce = (await rowsOf(office.admin.get(path))).filter(({ name }) => name === 'Once');
    expect(savedOnce).toEqual([saved]);
    await office.admin.delete(`${path}/${saved.id}`);
  });

  it('is one of a hundred, also when many are kept at the same moment', async () => {
    const owner = await office.agency.staff();
    await office.sql(
      `insert into saved_searches (owner_id, name, query) select $1, 'Search ' || n, '{}' from generate_series(1, 99) n`,
      [owner.userId],
    );
    const calls = Array.from({ length: 6 }, () => owner.post(path, form));
    expect(await statusesOf(calls)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await office.count('saved_searches where owner_id = $1', [owner.userId])).toBe(100);
  });

  it.each([
    { ...form, name: ' ' },
    { ...form, query: 'glass' },
    { ...form, query: undefined },
    { ...form, query: { q: 7 } },
    { ...form, query: { min_salary: -1 } },
    { ...form, shared: 'yes' },
  ])('R32: %j is refused', async (body) => {
    expect((await office.admin.post(path, body)).status).toBe(400);
  });
});

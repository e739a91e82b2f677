import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, rowsOf, type ApiRecord } from '../support/office.js';
import { addCandidate, addResume, searchPath } from './people.js';
import { FIRST, PEOPLE } from './searched-people.js';

let office: Office;
const keys: Record<string, number> = {};
beforeAll(async () => {
  office = await Office.open();
  for (const [name, person] of Object.entries(PEOPLE)) keys[name] = await addCandidate(office, person);
});
afterAll(() => office.close());

const search = (query: Record<string, string>): Promise<ApiRecord[]> => rowsOf(office.admin.get(searchPath(query)));
const nameOf = ({ id }: ApiRecord): string => Object.entries(keys).find(([, key]) => key === id)?.[0] ?? String(id);
const namesFor = async (query: Record<string, string>): Promise<string[]> => (await search(query)).map(nameOf);

describe('searching for people', () => {
  it.each(FIRST)('%s: the right person comes first', async (q, person) => {
    expect((await namesFor({ q }))[0]).toBe(person);
  });

  it.each([
    ['C++', ['vikram']],
    ['C#', ['meera']],
    ['c', ['kabir']],
    ['R', ['divya']],
    ['.NET', ['meera', 'neha']],
    ['"machine learning"', ['divya']],
    ['"learning machine"', []],
    ['react -java', ['asha', 'ravi']],
    ['-"react native" react', ['asha', 'ravi']],
    ['haskell OR french OR welding', ['farhan', 'mobile', 'renee']],
    ['java react OR french', ['arjun', 'renee']],
    ['zzzqqq', []],
  ])('%s: finds these and nobody else', async (q, people) => {
    expect((await namesFor({ q })).sort()).toEqual(people);
  });

  it.each([
    '"',
    '""',
    '-',
    '--',
    '-"',
    'OR',
    'or OR or',
    'OR react',
    'react OR',
    '((((',
    '& | ! <-> :*',
    "'; drop table employees; --",
    '\\',
    "\\'",
    'a:b:c*',
    '%_%',
    '(a+)+$',
    '.*'.repeat(100),
    '"'.repeat(299),
    '-'.repeat(299),
    'ʬʭʘ',
    '\u202e\u200b',
    '<mark>x</mark>',
    '😀 👍🏽',
    'a'.repeat(300),
    'a b '.repeat(75),
    '٣٤٥',
    '١',
  ])('%j: is answered', async (q) => {
    const { status, body } = await office.admin.get(searchPath({ q }));
    expect([status, Array.isArray(body)]).toEqual([200, true]);
  });

  it.each([
    [{ q: 'x'.repeat(10_000) }, 'q'],
    [{ q: 'a\u0000b' }, 'q'],
    [{ min_salary: 'much' }, 'min_salary'],
    [{ max_salary: '-1' }, 'max_salary'],
    [{ available: 'perhaps' }, 'available'],
    [{ location: 'x'.repeat(101) }, 'location'],
  ])('R32: %j is refused', async (query, field) => {
    const { status, body } = await office.admin.get(searchPath(query));
    expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
  });

  it.each(['[0,100]', '[5,1]', 'x', '[0]'])('R32: the range %s is refused', async (range) => {
    expect((await office.admin.get(searchPath({ range }))).status).toBe(400);
  });

  it('says where the words were found, and marks them in text that is safe', async () => {
    const [lata] = await search({ q: 'terraform brave' });
    expect(lata).toMatchObject({ full_name: 'Lata Joshi', matched_fields: ['resume'], score: expect.any(Number) });
    expect(lata?.['snippet']).toContain('<mark>Terraform</mark>');
    expect(String(lata?.['snippet']).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    const [vikram] = await search({ q: 'c++ pune' });
    expect(vikram).toMatchObject({
      matched_fields: ['skills', 'preferred_location'],
      snippet: 'Vikram Singh · <mark>C++</mark>, Qt · B.E. · <mark>Pune</mark>',
    });
    expect((await search({ q: '9876543210' }))[0]).toMatchObject({ matched_fields: ['phone'] });
    expect((await search({ q: 'omkar.patil@example.in' }))[0]).toMatchObject({ matched_fields: ['email'] });
  });

  it('ranks fields above resumes, and says so in a score that falls', async () => {
    const hits = await search({ q: 'react' });
    expect(hits.map(nameOf)).toEqual(['arjun', 'asha', 'ravi']);
    const scores = hits.map(({ score }) => Number(score));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it.each([
    [{ skills: 'react' }, ['arjun', 'asha']],
    [{ skills: 'React,nodejs' }, ['asha']],
    [{ skills: 'c' }, ['kabir']],
    [{ location: 'Bangalore' }, ['asha', 'farhan']],
    [{ location: 'bombay' }, ['imran']],
    [{ location: 'Pune, Gurugram' }, ['imran', 'neha', 'vikram']],
    [{ min_salary: '1100000' }, ['asha']],
    [{ max_salary: '300000' }, ['gopal']],
    [{ min_salary: '650000', max_salary: '750000' }, ['imran', 'vikram']],
    [{ qualification: 'b.tech' }, ['asha', 'tara']],
    [{ qualification: 'Ph. D.' }, ['farhan']],
    [{ q: 'java', location: 'Hyderabad' }, ['arjun']],
    [{ q: 'react', skills: 'Node.js', location: 'Pune' }, []],
  ])('%j: restricts who is found', async (query, people) => {
    expect((await namesFor(query as unknown as Record<string, string>)).sort()).toEqual(people);
  });

  it('tells apart who is available', async () => {
    const id = await addCandidate(office, { name: 'Busy Bee', skills: 'Apiculture' });
    expect(await search({ q: 'apiculture', available: 'true' })).toHaveLength(1);
    const job = await office.jobFor((await office.addCompany()).id);
    await office.connect(job.id, id);
    expect(await search({ q: 'apiculture', available: 'true' })).toHaveLength(0);
    expect(await search({ q: 'apiculture', available: 'false' })).toHaveLength(1);
  });

  it.each([
    ['ashaa', 'asha', 'asha'],
    ['Vikrm Sing', 'vikram', 'vikram singh'],
    ['goncalvez', 'renee', 'goncalves'],
    ['hasekll', 'farhan', 'haskell'],
  ])('%s: is read as a name or skill that there is, and told so', async (q, person, readAs) => {
    const answer = await office.admin.get(searchPath({ q }));
    expect(nameOf((answer.body as ApiRecord[])[0] as ApiRecord)).toBe(person);
    expect(decodeURIComponent(answer.headers.get('x-did-you-mean') ?? '').toLowerCase()).toBe(readAs);
  });

  it('reads no word as another that is found as it is, quoted or excluded', async () => {
    for (const q of ['asha', 'kubernetes', '"ashaa"', '-ashaa terraform']) {
      expect((await office.admin.get(searchPath({ q }))).headers.get('x-did-you-mean')).toBeNull();
    }
  });

  it('without words lists everybody, newest first, page by page, nobody twice', async () => {
    const all = await search({ range: '[0,99]' });
    const paged = [];
    for (let from = 0; from < all.length; from += 7) paged.push(...(await search({ range: `[${from},${from + 6}]` })));
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const made = all.map(({ created_at }) => String(created_at));
    expect(made).toEqual([...made].sort().reverse());
    const answer = await office.admin.get(searchPath({ range: '[500,524]' }));
    expect([answer.body, answer.headers.get('content-range')]).toEqual([[], `candidates */${all.length}`]);
  });

  it('counts what the found have, as the filters count it', async () => {
    const { body } = await office.admin.get(searchPath({ q: 'react' }, '/api/admin/candidates/facets'));
    expect(body.skills.slice(0, 2)).toEqual([
      { value: 'React', count: 2 },
      { value: 'Java', count: 1 },
    ]);
    expect(body.locations).toContainEqual({ value: 'Bengaluru', count: 1 });
    expect(body).toMatchObject({
      qualifications: expect.arrayContaining([{ value: 'B.Tech', count: 1 }]),
      more_than: null,
    });
    expect(body.available).toEqual([{ value: true, count: 3 }]);
    const { body: all } = await office.admin.get('/api/admin/candidates/facets');
    for (const [facet, filter] of [
      ['skills', 'skills'],
      ['locations', 'location'],
      ['qualifications', 'qualification'],
    ] as const) {
      for (const { value, count } of all[facet].slice(0, 5)) {
        expect([value, (await search({ [filter]: value, range: '[0,99]' })).length]).toEqual([value, count]);
      }
    }
  });

  it('finds what was changed, and forgets what is gone', async () => {
    const id = await addCandidate(office, { name: 'Old Name', skills: 'Falconry', resume: 'Trained hawks.' });
    await office.admin.patch(`/api/admin/employees/${id}`, { full_name: 'Xerxes Quill', skills: 'Pottery' });
    expect(await search({ q: 'falconry' })).toHaveLength(0);
    expect(await search({ q: 'xerxes pottery hawks' })).toHaveLength(1);
    await addResume(office, id, 'Glazes vases.');
    expect(await search({ q: 'hawks' })).toHaveLength(0);
    expect(await search({ q: 'xerxes glazes' })).toHaveLength(1);
    await office.superAdmin.delete(`/api/admin/employees/${id}`);
    expect(await search({ q: 'pottery' })).toHaveLength(0);
    expect(await office.count('candidate_index where employee_id = $1', [id])).toBe(0);
    expect(await office.count(`name_words where word in ('xerxes', 'quill', 'old')`)).toBe(0);
  });

  it('R31: is for the staff only', async () => {
    const [employee, company] = await Promise.all([office.employee(), office.company()]);
    for (const path of ['/api/admin/candidates/search', '/api/admin/candidates/facets', '/api/admin/saved-searches']) {
      expect((await employee.client.get(path)).status).toBe(403);
      expect((await company.client.get(path)).status).toBe(403);
      expect((await office.agency.anyone.get(path)).status).toBe(401);
    }
  });
});

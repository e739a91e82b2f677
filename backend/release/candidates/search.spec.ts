import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCandidate, addResume, searchPath } from '../../test/candidates/people.js';
import { type ApiRecord, Office, rowsOf } from '../../test/support/office.js';
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

  it('finds initials and numbers as they are written', async () => {
    const quillon = await addCandidate(office, { name: 'K R Quillon' });
    await office.admin.patch(`/api/admin/employees/${quillon}`, { phone: '9644455577' });
    for (const q of [
      'K.R. Quillon',
      'Quillon K.R',
      'K.R.Quillon',
      'k r quillon',
      'tel:+919644455577',
      'wa.me/919644455577',
    ])
      expect([q, (await search({ q })).map(({ id }) => id)]).toEqual([q, [quillon]]);
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

  it.each([
    ['nodejs', 'node js', 'Node.JS', 'node-js'],
    ['reactjs', 'react js', 'react.js'],
    ['btech', 'b tech', 'B. Tech', 'b-tech', 'bachelor of technology'],
    ['bcom', 'b com', 'B.Com.', 'Bachelor of Commerce'],
    ['dotnet', 'dot net', '.NET', 'Dot-Net'],
    ['csharp', 'c sharp', 'C#'],
    ['power bi', 'powerbi', 'Power-BI'],
  ])('%s: finds records and resumes in every spelling, however it is typed', async (...spellings) => {
    const record = await addCandidate(office, { name: 'Speller One', skills: spellings[1] });
    const resume = await addCandidate(office, {
      name: 'Speller Two',
      resume: `Good at ${spellings.at(-1)} for years.`,
    });
    const plain = await addCandidate(office, { name: 'Speller Three', resume: `Good at ${spellings[0]} for years.` });
    for (const q of spellings) {
      const found = (await search({ q: `speller ${q}`, range: '[0,99]' })).map(({ id }) => id);
      expect([q, found.sort()]).toEqual([q, [record, resume, plain].sort()]);
      const bySkill = (await search({ q: 'speller', skills: q })).map(({ id }) => id);
      expect([q, bySkill]).toEqual([q, [record]]);
    }
    const [marked] = await search({ q: `two ${spellings[0]}` });
    expect(marked?.['snippet']).toMatch(/<mark>(?!Two)/);
    for (const id of [record, resume, plain]) await office.superAdmin.delete(`/api/admin/employees/${id}`);
  });

  it('a quoted phrase and an e-mail address are found as they are typed', async () => {
    const id = await addCandidate(office, {
      name: 'Literal One',
      resume: 'A senior node js developer, rajan.btech@example.in',
    });
    expect((await search({ q: '"node js developer"' })).map((hit) => hit.id)).toEqual([id]);
    expect((await search({ q: '"senior nodejs developer"' })).map((hit) => hit.id)).toEqual([]);
    expect((await search({ q: 'rajan.btech@example.in node js' })).map((hit) => hit.id)).toEqual([id]);
  });

  it('finds the person of a phone or an e-mail that stands only in the resume, and marks it', async () => {
    const id = await addCandidate(office, {
      name: 'Hidden Contact',
      resume: 'Call me: +91 91234-56780 or write to Hidden.One@Example.co.in at once.',
    });
    for (const q of ['9123456780', '+91 91234 56780', '091234-56780', 'hidden.one@example.co.in']) {
      const hits = await search({ q });
      expect([q, hits.map((hit) => hit.id)]).toEqual([q, [id]]);
      expect(hits[0]).toMatchObject({ matched_fields: ['resume'], snippet: expect.stringContaining('<mark>') });
    }
    expect(await search({ q: '9123456781' })).toEqual([]);
    await addResume(office, id, 'No contact here.');
    expect(await search({ q: '9123456780' })).toEqual([]);
  });

  it('who has all that is requested in the record stands before who has most there and the rest in the resume', async () => {
    const all = await addCandidate(office, { name: 'Every Skill', skills: 'Sitar, Tabla, Veena' });
    await addCandidate(office, {
      name: 'Veena Tabla',
      skills: 'Tabla, Tabla Veena, Veena',
      resume: 'Sitar '.repeat(300),
    });
    const hits = await search({ q: 'sitar tabla veena' });
    expect(hits.map((hit) => hit.full_name)).toEqual(['Every Skill', 'Veena Tabla']);
    expect(hits[0]?.id).toBe(all);
    for (const { score } of hits) {
      expect(Number(score)).toBeGreaterThan(0);
      expect(Number(score)).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    ['Laxmi', 'Lakshmi'],
    ['Chowdhury', 'Chaudhary'],
    ['Imtiyaz', 'Imtiaz'],
  ])('%s and %s: who is called as typed comes first, then who sounds like it', async (one, other) => {
    const first = await addCandidate(office, { name: `${one} Sounding` });
    const second = await addCandidate(office, { name: `${other} Sounding` });
    expect((await search({ q: `${one} sounding` })).map(({ id }) => id)).toEqual([first, second]);
    expect((await search({ q: other.toLowerCase() })).map(({ id }) => id)).toEqual([second, first]);
  });

  it('finds misspelt places, typed and as a filter', async () => {
    const id = await addCandidate(office, { name: 'Far North', skills: 'Weaving', location: 'Ludhiana, Punjab' });
    expect((await search({ q: 'weaving ludhiyana' })).map((hit) => hit.id)).toEqual([id]);
    expect((await search({ q: 'weaving', location: 'Ludhiyana' })).map((hit) => hit.id)).toEqual([id]);
    expect(await search({ q: 'weaving', location: 'Pune' })).toEqual([]);
  });

  it('finds nobody by a place that is excepted, and people of a part of a city by the city', async () => {
    const not = await addCandidate(office, { name: 'Place Wish', location: 'Anywhere except Indore' });
    const near = await addCandidate(office, { name: 'Place Wish', location: 'Pimpri' });
    expect((await search({ q: 'place wish indore' })).map(({ id }) => id)).toEqual([]);
    expect((await search({ q: 'place wish', location: 'Indore' })).map(({ id }) => id)).toEqual([]);
    expect((await search({ q: 'place wish', location: 'पुणे' })).map(({ id }) => id)).toEqual([near]);
    expect((await search({ q: 'place wish', location: 'anywhere' })).map(({ id }) => id)).toEqual([not]);
  });

  it('offers the nearest search when nobody is found', async () => {
    const nearest = async (q: string): Promise<string | undefined> => {
      const { body, headers } = await office.admin.get(searchPath({ q }));
      expect(body).toEqual([]);
      const header = headers.get('x-nearest-search');
      return header === null ? undefined : decodeURIComponent(header);
    };
    expect(await nearest('kubernetes docker zzzqqq')).toBe('kubernetes docker');
    expect(await nearest('haskell tally')).toBe('haskell OR tally');
    expect(await nearest('zzzqqq')).toBeUndefined();
  });

  it('filters and orders by years of experience', async () => {
    const years = [2, 12.5, 7];
    const ids: number[] = [];
    for (const one of years)
      ids.push(await addCandidate(office, { name: 'Able Hand', skills: 'Smithy', resume: 'Forges.', years: one }));
    ids.push(await addCandidate(office, { name: 'Able Hand', skills: 'Smithy', resume: 'Forges and bends.' }));
    const found = async (query: Record<string, string>): Promise<number[]> =>
      (await search({ q: 'smithy', ...query })).map(({ id }) => ids.indexOf(id));
    expect(await found({ order: 'experience' })).toEqual([1, 2, 0, 3]);
    expect(await found({ order: 'newest' })).toEqual([3, 2, 1, 0]);
    expect(await found({ order: 'experience', min_years: '7' })).toEqual([1, 2]);
    expect(await found({ order: 'experience', min_years: '2', max_years: '7' })).toEqual([2, 0]);
    expect((await search({ q: 'smithy', order: 'experience' })).map((hit) => hit['years_of_experience'])).toEqual([
      12.5,
      7,
      2,
      null,
    ]);
    expect((await office.admin.get(searchPath({ order: 'age' }))).status).toBe(400);
    expect((await office.admin.get(searchPath({ min_years: '-1' }))).status).toBe(400);
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, Office, recordOf, rowsOf } from '../../test/support/office.js';

interface Suggestion {
  name: string;
  count: number;
}

const PEOPLE = {
  asha: 'React, TypeScript, Node.js',
  vikram: 'React, SQL',
  meera: 'react , Tally',
  jose: 'REACT Native, Café management',
  sana: '',
};

describe('skills of employees', () => {
  let office: Office;
  const ids = new Map<number, string>();
  let asha: Member;
  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee({ skills: PEOPLE.asha });
    ids.set(asha.id, 'asha');
    for (const name of ['vikram', 'meera', 'jose', 'sana'] as const) {
      ids.set((await office.addEmployee({ skills: PEOPLE[name] })).id, name);
    }
  });
  afterAll(() => office.close());

  const found = async (filter: Record<string, unknown>): Promise<(string | undefined)[]> =>
    (await rowsOf(office.admin.list('employees', { filter, sort: ['id', 'ASC'] }))).map(({ id }) => ids.get(id));
  const suggested = async (q?: string, client = office.admin): Promise<Suggestion[]> => {
    const query = q === undefined ? '' : `?q=${encodeURIComponent(q)}`;
    return (await rowsOf(client.get(`/api/admin/skills${query}`))) as unknown as Suggestion[];
  };

  it.each([
    ['react', ['asha', 'vikram', 'meera']],
    ['React', ['asha', 'vikram', 'meera']],
    ['REACT', ['asha', 'vikram', 'meera']],
    ['react native', ['jose']],
    ['cafe management', ['jose']],
    ['node.js', ['asha']],
    ['reac', []],
    ['', []],
    [['react', 'typescript'], ['asha']],
    [['SQL', 'react'], ['vikram']],
    [
      ['react', 'React'],
      ['asha', 'vikram', 'meera'],
    ],
    [['react', 'Welding'], []],
    [[], ['asha', 'vikram', 'meera', 'jose', 'sana']],
  ])('the filter %j asks for all of them, whatever their case: %j', async (skills, expected) => {
    expect(await found({ skills })).toEqual(expected);
  });

  it('several skills may also be given plainly, and together with other filters', async () => {
    const plain = await rowsOf(office.admin.get('/api/admin/employees?skills=react&skills=sql'));
    expect(plain.map(({ id }) => ids.get(id))).toEqual(['vikram']);
    expect(await found({ skills: ['react'], industry: 'Non-IT' })).toEqual([]);
    expect(await found({ skills: ['react'], q: 'tally' })).toEqual(['meera']);
  });

  it('suggestions merge spellings under the most frequent one, the most frequent skill first', async () => {
    expect(await suggested('rea')).toEqual([
      { name: 'React', count: 3 },
      { name: 'REACT Native', count: 1 },
    ]);
    expect((await suggested())[0]).toEqual({ name: 'React', count: 3 });
    expect(await suggested('CAFÉ')).toEqual([{ name: 'Café management', count: 1 }]);
    expect(await suggested('cafe')).toEqual([{ name: 'Café management', count: 1 }]);
    expect(await suggested('%')).toEqual([]);
    expect(await suggested('_')).toEqual([]);
    expect(await suggested('nobody has this')).toEqual([]);
  });

  it('suggestions are twenty at most', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `Machine ${n}`);
    const { id } = await office.addEmployee({ skills: many.join(', ') });
    expect(await suggested('machine')).toHaveLength(20);
    await office.superAdmin.delete(`/api/admin/employees/${id}`);
    expect(await suggested('machine')).toEqual([]);
  });

  it('filter and suggestions follow every change of a profile, an edit and a deletion', async () => {
    await recordOf(asha.client.put('/api/employee/profile', { skills: 'Ruby, react' }));
    expect(await suggested('ruby')).toEqual([{ name: 'Ruby', count: 1 }]);
    expect(await suggested('typescript')).toEqual([]);
    expect(await suggested('react')).toContainEqual({ name: 'react', count: 3 });
    expect(await found({ skills: ['ruby'] })).toEqual(['asha']);
    expect(await found({ skills: ['typescript'] })).toEqual([]);
    await recordOf(office.admin.patch(`/api/admin/employees/${asha.id}`, { skills: PEOPLE.asha }));
    expect(await suggested('ruby')).toEqual([]);
    expect(await found({ skills: ['typescript'] })).toEqual(['asha']);
    const counted = await office.sql('select name, n from skill_counts order by name');
    const listed = await office.sql(
      `select skill ->> 'skill_name' as name, count(*)::int as n from employees, jsonb_array_elements(skills) skill
       group by 1 order by 1`,
    );
    expect(counted).toEqual(listed);
  });

  it('of many who register at once, every skill is counted', async () => {
    const adding = Array.from({ length: 12 }, (_, n) =>
      office.addEmployee({ skills: n % 2 ? 'Weaving, Dyeing' : 'Dyeing, Weaving' }),
    );
    await Promise.all(adding);
    expect(await suggested('weaving')).toEqual([{ name: 'Weaving', count: 12 }]);
  });

  it('R20: suggestions are for admins and super admins', async () => {
    expect(await suggested('react', office.superAdmin)).not.toEqual([]);
    expect((await asha.client.get('/api/admin/skills')).status).toBe(403);
    expect((await office.agency.anyone.get('/api/admin/skills')).status).toBe(401);
  });

  it.each(['q=a&q=b', `q=${'x'.repeat(61)}`, 'q=%00'])('refuses ?%s', async (query) => {
    expect((await office.admin.get(`/api/admin/skills?${query}`)).status).toBe(400);
  });
});

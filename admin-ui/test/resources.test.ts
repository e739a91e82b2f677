import { describe, expect, it } from 'vitest';
import { pageAt } from '../src/app/pages';
import '../src/app/resources';
import { dataProviderFor } from '../src/kit/providers/data-provider';
import { kindOf } from '../src/kit/resource/kinds';
import { allResources, listAt } from '../src/kit/resource/registry';
import { sectionsFor } from '../src/kit/resource/sections';
import { recordFetch } from './support/recorded-fetch';
import { staffOf } from './support/staff';

describe('the resources of the console', () => {
  it.each(allResources().map(({ page }) => page))('$path has one page, for the start and for the console', (page) => {
    expect(pageAt(`/admin-dashboard${page.path}`)).toBe(page);
  });

  it('have an address and a key of their own', () => {
    const sections = sectionsFor(staffOf('super_admin'));
    expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
  });

  it('are all open to a super admin; admins, activity and health are not to an admin', () => {
    const labelsOf = (role: 'admin' | 'super_admin') => sectionsFor(staffOf(role)).map(({ label }) => label);
    expect(labelsOf('super_admin').filter((label) => !labelsOf('admin').includes(label))).toEqual([
      'Penalties',
      'Admins',
      'Activity',
      'Privacy',
      'Breaches',
      'Erasures',
      'Retention',
      'Answers to terms',
      'Notices',
      'Health',
    ]);
    expect(labelsOf('super_admin')).toHaveLength(allResources().length);
  });
});

describe('a resource that the console does not know', () => {
  const provider = dataProviderFor(staffOf('super_admin'));
  const params = { id: 1, ids: [1], data: {}, previousData: { id: 1 } };
  const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };

  it.each([
    ['getList', () => provider.getList('nothings', page)],
    ['getOne', () => provider.getOne('nothings', params)],
    ['getMany', () => provider.getMany('nothings', params)],
    ['create', () => provider.create('nothings', params)],
    ['update', () => provider.update('nothings', params)],
    ['delete', () => provider.delete('nothings', params)],
  ])('is no kind of record, and nothing is asked: %s', async (_, call) => {
    const requests = recordFetch();
    await expect(Promise.resolve().then(call)).rejects.toThrow('nothings is no kind of record');
    expect(requests).toEqual([]);
  });

  it.each([
    ['updateMany', () => provider.updateMany('nothings', params)],
    ['deleteMany', () => provider.deleteMany('nothings', params)],
  ])('fails for each record: %s', async (_, call) => {
    const requests = recordFetch();
    expect(await call()).toMatchObject({
      data: [],
      failures: [{ id: 1, error: new Error('nothings is no kind of record') }],
    });
    expect(requests).toEqual([]);
  });

  it('has no words and no list', () => {
    expect(() => kindOf('nothings')).toThrow('nothings is no kind of record');
    expect(() => listAt('/nothings')).toThrow('/nothings is no list');
  });
});

import '../src/app/resources';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../src/app/pages';
import type { Staff } from '../src/kit/access/staff';
import { dataProviderFor } from '../src/kit/providers/data-provider';
import { kindOf } from '../src/kit/resource/kinds';
import { allResources, listAt } from '../src/kit/resource/registry';
import { entriesFor, namedPlaces, numberedFor, trailTo } from '../src/kit/resource/sections';
import { recordFetch } from './support/recorded-fetch';
import { staffOf } from './support/staff';

describe('the resources of the console', () => {
  it.each(allResources().map(({ page }) => page))('$path has one page, for the start and for the console', (page) => {
    expect(pageAt(`/admin-dashboard${page.path}`)).toBe(page);
  });

  it('are all open to a super admin; what is of privacy, activity and health are not to an admin', () => {
    const namesOf = (role: 'admin' | 'super_admin') => namedPlaces(entriesFor(staffOf(role))).map(({ name }) => name);
    expect(namesOf('super_admin').filter((name) => !namesOf('admin').includes(name))).toEqual([
      'Grievances',
      'Breaches',
      'Notices',
      'Erasures',
      'Retention',
      'Answers to terms',
      'Penalties',
      'Log and health',
      'Activity',
      'Health',
    ]);
    // by its own name, although its entry leads there, too
    expect(namesOf('admin')).toEqual(expect.arrayContaining(['Settings', 'Agency']));
    const paths = namedPlaces(entriesFor(staffOf('super_admin'))).map(({ path }) => path);
    expect(allResources().filter(({ page }) => !paths.includes(page.path))).toEqual([]);
  });
});

describe('the header', () => {
  const labelsOf = (sections: readonly { label: string }[]) => sections.map(({ label }) => label);

  it.each(['admin', 'super_admin'] as const)('has eight entries in one order for each role: %s', (role) => {
    expect(labelsOf(numberedFor(staffOf(role)))).toEqual([
      'Dashboard',
      'Employees',
      'Companies',
      'Job Requests',
      'Connections',
      'Placements',
      'Interviews',
      'Money',
    ]);
  });

  it.each([
    ['/', ['Dashboard']],
    ['/tasks/create', ['Dashboard', 'Tasks']],
    ['/employees/7/show', ['Employees', 'All']],
    ['/merges', ['Employees', 'Duplicates', 'Done']],
    ['/failed-mails', ['Settings', 'Mail', 'Failed mails']],
    ['/nothing', []],
  ])('knows the way to %s', (pathname, labels) => {
    expect(labelsOf(trailTo(entriesFor(staffOf('super_admin')), pathname))).toEqual(labels);
  });

  it('leads to the first view that one may open', () => {
    const money = numberedFor({ ...staffOf('admin'), permissions: { money: false } as Staff['permissions'] }).at(-1);
    expect(money).toMatchObject({ label: 'Money', path: '/placement-register', views: [{ label: 'Register' }] });
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

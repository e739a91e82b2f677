import { describe, expect, it } from 'vitest';
import { isEditConflict } from '../src/kit/providers/http-client';
import { provider, providerSuite, superProvider } from './support/data-provider';
import { plain, recordFetch } from './support/recorded-fetch';

const DELETE_REFUSED = 'Only Super Admin can delete records';

providerSuite();

describe('changing a record', () => {
  it.each<[string, object, object?]>([
    ['employees', { phone: '+919876543210', skills: 'SQL', version: 3 }],
    [
      'companies',
      { contact_person_phone: '+919876543210', version: 3 },
      { contact_person_phone: '9876543210', version: 3 },
    ],
    ['companies', { location: '', version: 3 }],
    ['job-requests', { count: '4', status: 'closed', version: 3 }, { count: 4, status: 'closed', version: 3 }],
    ['job-requests', { title: 'Driver' }],
  ])('of %s patches what was changed: %j', async (resource, data, body = data) => {
    const requests = recordFetch(() => ({ body: { id: 3, version: 4 } }));
    const previousData = { id: 3, version: 3, title: 'Cook' };
    const { data: changed } = await provider.update(resource, { id: 3, data, previousData });
    expect(plain(requests)).toEqual([{ method: 'PATCH', url: `/api/admin/${resource}/3`, body }]);
    expect(changed).toMatchObject({ id: 3, version: 4 });
  });

  it('of a kind that is not changed here has no call', async () => {
    const requests = recordFetch();
    await expect(provider.update('admins', { id: 3, data: {}, previousData: { id: 3 } })).rejects.toThrow();
    expect(requests).toEqual([]);
  });

  it.each([
    ['somebody else’s change', { status: 409, body: { code: 'record.edit_conflict', error: 'Changed' } }, true],
    [
      'a taken e-mail',
      {
        status: 409,
        body: { code: 'account.email_taken', error: 'Taken', fields: [{ field: 'email', message: 'Taken' }] },
      },
      false,
    ],
    ['a wrong field', { status: 400, body: { error: 'Wrong' } }, false],
    ['no answer', new TypeError('Failed to fetch'), false],
  ])('tells whether it was refused because of %s', async (_, answer, isConflict) => {
    recordFetch(() => answer);
    const update = provider.update('employees', { id: 3, data: {}, previousData: { id: 3 } });
    const error: unknown = await update.catch((refused: unknown) => refused);
    expect(isEditConflict(error)).toBe(isConflict);
  });
});

describe('changing a connection', () => {
  const previousData = { id: 3, placement_status: 'pending', employee_name: 'Asha Rao' };

  it('sends a status alone, to the call of the status', async () => {
    const requests = recordFetch(() => ({ body: { id: 3, placement_status: 'placed', placement_date: '2026-05-04' } }));
    const data = { placement_status: 'placed', employee_name: 'Somebody else' };
    const { data: changed } = await provider.update('connections', { id: 3, data, previousData });
    expect(plain(requests)).toEqual([
      { method: 'PUT', url: '/api/admin/connections/3/status', body: { placement_status: 'placed' } },
    ]);
    expect(changed).toMatchObject({ id: 3, placement_status: 'placed', placement_date: '2026-05-04' });
  });

  it('patches details, and what was emptied is sent as null', async () => {
    const details = { joining_date: '2026-05-04', offered_salary: '6 LPA', final_salary: null, admin_notes: null };
    const requests = recordFetch(() => ({ body: { id: 3, ...details } }));
    const { data } = await provider.update('connections', { id: 3, data: details, previousData });
    expect(plain(requests)).toEqual([{ method: 'PATCH', url: '/api/admin/connections/3', body: details }]);
    expect(data).toEqual({ ...previousData, ...details });
  });
});

describe('of many records', () => {
  const status = { placement_status: 'rejected' };

  it('each gets its own call, all at the same time', async () => {
    const requests = recordFetch(() => ({ body: {} }));
    const running = provider.updateMany('connections', { ids: [1, 2, 3], data: status });
    expect(requests).toHaveLength(3);
    expect(await running).toEqual({ data: [1, 2, 3], failures: [] });
    expect(plain(requests)).toEqual(
      [1, 2, 3].map((id) => ({ method: 'PUT', url: `/api/admin/connections/${id}/status`, body: status })),
    );
  });

  it('those that a super admin deletes, too', async () => {
    const requests = recordFetch(() => ({ body: {} }));
    expect(await superProvider.deleteMany('companies', { ids: [1, 2] })).toEqual({ data: [1, 2], failures: [] });
    expect(plain(requests)).toEqual([1, 2].map((id) => ({ method: 'DELETE', url: `/api/admin/companies/${id}` })));
  });

  it.each([
    ['changed', () => provider.updateMany('connections', { ids: [1, 2, 3], data: status })],
    ['deleted', () => superProvider.deleteMany('connections', { ids: [1, 2, 3] })],
  ])('those that could not be %s are named with their reasons, the rest is done', async (_, call) => {
    const requests = recordFetch(({ url }) =>
      /connections\/2(\/|$)/.test(url) ? { status: 409, body: { error: 'It was changed meanwhile' } } : {},
    );
    const { data, failures } = (await call()) as { data: unknown; failures: unknown };
    expect(requests).toHaveLength(3);
    expect(data).toEqual([1, 3]);
    expect(failures).toEqual([
      { id: 2, error: expect.objectContaining({ status: 409, message: 'It was changed meanwhile' }) as unknown },
    ]);
  });

  it('an answer of 401 ends the whole, because the session has ended', async () => {
    const code = 401;
    recordFetch(({ url }) => (url.endsWith('/2') ? { status: code, body: { error: 'No longer' } } : {}));
    await expect(superProvider.deleteMany('companies', { ids: [1, 2, 3] })).rejects.toMatchObject({ status: code });
    recordFetch(({ url }) => (url.includes('/2/') ? { status: code, body: { error: 'No longer' } } : {}));
    const running = provider.updateMany('connections', { ids: [1, 2, 3], data: status });
    await expect(running).rejects.toMatchObject({ status: code });
  });
});

describe('deleting', () => {
  it('sends a super admin’s wish', async () => {
    const requests = recordFetch(() => ({ body: { message: 'Employee deleted successfully' } }));
    const previousData = { id: 8, full_name: 'Asha Rao' };
    expect(await superProvider.delete('employees', { id: 8, previousData })).toEqual({ data: previousData });
    expect(plain(requests)).toEqual([{ method: 'DELETE', url: '/api/admin/employees/8' }]);
  });

  it('is refused to an admin before any request', async () => {
    const requests = recordFetch();
    await expect(provider.delete('employees', { id: 8 })).rejects.toThrow(DELETE_REFUSED);
    await expect(provider.deleteMany('employees', { ids: [8, 9] })).rejects.toThrow(DELETE_REFUSED);
    expect(requests).toEqual([]);
  });
});

describe('an admin’s account', () => {
  it.each([
    ['disabled', true, '/api/admin/admins/5/disable'],
    ['enabled', false, '/api/admin/admins/5/enable'],
  ])('is %s', async (_, disabled, url) => {
    const requests = recordFetch();
    await superProvider.setDisabled(5, disabled);
    expect(plain(requests)).toEqual([{ method: 'POST', url, body: {} }]);
  });
});

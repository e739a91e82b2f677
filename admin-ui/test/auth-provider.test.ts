import '../src/app/resources';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProviderFor } from '../src/kit/providers/auth-provider';
import { httpClient } from '../src/kit/providers/http-client';
import { plain, recordFetch } from './support/recorded-fetch';
import { staffOf, storeSession } from './support/staff';

const LONGEST = 82_800_000;
// the shared logout goes to the login page; a second redirect would abort it
const AWAY = { redirectTo: false, message: false };

const provider = authProviderFor(staffOf('admin'));
const superProvider = authProviderFor(staffOf('super_admin'));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const stored = (): string[] => Object.keys(localStorage).sort();

describe('somebody stays', () => {
  it.each(['admin', 'super_admin'] as const)('as %s with a session of their own', async (role) => {
    storeSession({ role });
    await expect(authProviderFor(staffOf(role)).checkAuth({})).resolves.toBeUndefined();
  });

  it('for almost 23 hours', async () => {
    storeSession({ age: LONGEST - 60_000 });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
  });
});

describe('somebody is sent to the login without a word', () => {
  it.each([
    ['without a session', () => undefined],
    ['with the session of somebody else', () => storeSession({ userId: 8 })],
    ['with the session of an employee', () => storeSession({ role: 'employee' })],
    ['with a session that is older than 23 hours', () => storeSession({ age: LONGEST + 1 })],
  ])('%s', async (_, prepare) => {
    prepare();
    await expect(provider.checkAuth({})).rejects.toMatchObject(AWAY);
  });

  it('with a role in storage that the token does not say', async () => {
    storeSession();
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'super_admin' }));
    await expect(provider.checkAuth({})).rejects.toMatchObject(AWAY);
  });

  it('after 23 hours, when only the user is left of the session', async () => {
    storeSession({ age: LONGEST + 1 });
    await expect(provider.checkAuth({})).rejects.toMatchObject(AWAY);
    expect(stored()).toEqual(['user']);
  });
});

describe('an answer', () => {
  it('of 401 ends the session', async () => {
    await expect(provider.checkError(new HttpError('No longer', 401))).rejects.toMatchObject(AWAY);
  });

  it('of 403 ends it, unless it says what else to do', async () => {
    const refused = (code: string): HttpError => new HttpError('No', 403, { code });
    await expect(provider.checkError(refused('auth.forbidden'))).rejects.toMatchObject(AWAY);
    await expect(provider.checkError(new HttpError('No', 403))).rejects.toMatchObject(AWAY);
    for (const code of ['auth.fresh_login_needed', 'auth.second_factor_setup', 'auth.permission_missing']) {
      await expect(provider.checkError(refused(code))).resolves.toBeUndefined();
    }
  });

  it.each([0, 400, 404, 409, 429, 500, 503])('of %i does not', async (status) => {
    await expect(provider.checkError(new HttpError('Not now', status))).resolves.toBeUndefined();
  });

  it('of 401 does not when another tab has begun a session since the call', async () => {
    storeSession();
    vi.stubGlobal('fetch', async () => {
      localStorage.setItem('token', 'another');
      return Response.json({ error: 'Your session has ended. Please log in again.' }, { status: 401 });
    });
    const failure = await httpClient('/api/admin/employees').catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'Request failed' });
    await expect(provider.checkError(failure)).resolves.toBeUndefined();
  });

  it('that is a call given up does not', async () => {
    const given = new DOMException('The call was given up', 'AbortError');
    await expect(provider.checkError(given)).resolves.toBeUndefined();
  });

  it('that is no answer does not', async () => {
    await expect(provider.checkError(new TypeError('undefined is not a function'))).resolves.toBeUndefined();
  });
});

it('a logout tells the server, clears the session, keeps the user, and goes to the login after 100 ms', async () => {
  storeSession();
  localStorage.setItem('lastVisitedPage', '/admin-dashboard/employees');
  const authorization = `Bearer ${localStorage.getItem('token')}`;
  const requests = recordFetch();
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  // the other one has heard of the session's end
  const leaving = authProviderFor(staffOf('admin')).logout({});
  expect(plain(requests)).toEqual([{ method: 'POST', url: '/auth/logout', body: {} }]);
  expect(requests[0]?.headers['authorization']).toBe(authorization);
  expect(stored()).toEqual(['user']);
  await vi.advanceTimersByTimeAsync(99);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace).toHaveBeenCalledWith('/login');
  expect(await leaving).toBe(false);
});

it('a logout leaves alone the session that somebody else began in another tab', async () => {
  storeSession({ userId: 8 });
  const before = stored();
  // a page leaves once: this is another one
  vi.resetModules();
  const another = (await import('../src/kit/providers/auth-provider')).authProviderFor(staffOf('admin'));
  const requests = recordFetch();
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const leaving = another.logout({});
  await vi.advanceTimersByTimeAsync(100);
  expect(replace).toHaveBeenCalledWith('/login');
  expect(await leaving).toBe(false);
  expect([plain(requests), stored()]).toEqual([[], before]);
});

describe('what somebody may do', () => {
  const RECORDS = ['employees', 'companies', 'job-requests', 'connections'];
  const STAYING = ['admins', 'audit-log'];

  it.each(RECORDS)('an admin does everything with %s but delete', async (resource) => {
    for (const action of ['list', 'show', 'create', 'edit', 'export'])
      expect(await provider.canAccess?.({ resource, action })).toBe(true);
    expect(await provider.canAccess?.({ resource, action: 'delete' })).toBe(false);
  });

  it.each(STAYING)('an admin does nothing with %s', async (resource) => {
    for (const action of ['list', 'show', 'create', 'edit', 'delete'])
      expect(await provider.canAccess?.({ resource, action })).toBe(false);
  });

  it.each([...RECORDS, ...STAYING])('a super admin does everything with %s', async (resource) => {
    for (const action of ['list', 'show', 'create', 'edit', 'delete'])
      expect(await superProvider.canAccess?.({ resource, action })).toBe(true);
  });
});

describe('who somebody is', () => {
  it('is what the server said, whatever the browser stores', async () => {
    storeSession({ role: 'super_admin' });
    expect(await provider.getPermissions?.({})).toBe('admin');
    expect(await provider.getIdentity?.()).toEqual({ id: 7, fullName: 'Meera Iyer' });
  });

  it('is named by the e-mail when there is no name', async () => {
    const nameless = authProviderFor({ ...staffOf('admin'), full_name: '' });
    expect(await nameless.getIdentity?.()).toEqual({ id: 7, fullName: 'meera@niyukt.example' });
  });
});

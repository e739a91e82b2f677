import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whoIsThere } from '../src/kit/access/staff';
import { recordFetch } from './support/recorded-fetch';
import { staffOf, storeSession } from './support/staff';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  storeSession({ role: 'super_admin' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each(['admin', 'super_admin'] as const)(
  'is %s when the server says so, whatever the browser stores',
  async (role) => {
    recordFetch(() => ({ body: staffOf(role) }));
    expect(await whoIsThere()).toMatchObject({ role });
  },
);

it('is nobody for whom the console is when the server says another role; the session ends', async () => {
  recordFetch(() => ({ body: { ...staffOf('admin'), role: 'employee' } }));
  expect(await whoIsThere()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
});

it('is nobody when the server answers 401; the session ends, the user stays', async () => {
  recordFetch(() => ({ status: 401, body: { error: 'No longer' } }));
  expect(await whoIsThere()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['user']);
});

it.each([
  ['the server fails', { status: 500, body: {} }],
  ['the server is busy', { status: 503, body: { code: 'unavailable', error: 'Not now' } }],
  ['too much was asked', { status: 429, body: { code: 'rate_limit.at_once', error: 'Not now' } }],
  ['it is refused', { status: 403, body: { code: 'auth.forbidden', error: 'No' } }],
  ['it cannot be reached', new TypeError('Failed to fetch')],
])('is not known when %s; the session stays', async (_, answer) => {
  recordFetch(() => answer);
  await expect(whoIsThere()).rejects.toThrow();
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('is not known when the session of the call was followed by another one, which stays', async () => {
  recordFetch(() => {
    localStorage.setItem('token', 'another');
    return { status: 401, body: {} };
  });
  await expect(whoIsThere()).rejects.toThrow();
  expect(localStorage.getItem('token')).toBe('another');
});

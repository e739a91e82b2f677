import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_MILLISECONDS, SessionStore } from '../src/session/session';

const START = Date.parse('2026-11-20T06:00:00Z');
const EXPIRES = START / 1000 + 24 * 60 * 60;

function tokenOf(payload: object): string {
  const part = (value: object): string =>
    btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

const PAYLOAD = { userId: 7, role: 'employee', exp: EXPIRES };
const LOGIN = { token: tokenOf(PAYLOAD), role: 'employee', userId: 7, email: 'asha@example.in', full_name: 'Asha Rao' };

describe('the session in the browser', () => {
  let now: number;
  let session: SessionStore;
  beforeEach(() => {
    now = START;
    localStorage.clear();
    session = new SessionStore(localStorage, () => now);
  });

  it('stores exactly the keys of the specification', () => {
    session.start(LOGIN);
    session.rememberPage('/employee-dashboard');
    expect(Object.keys(localStorage).sort()).toEqual([
      'isLoggedIn',
      'lastVisitedPage',
      'token',
      'tokenSetAt',
      'user',
      'userRole',
    ]);
    expect(localStorage.getItem('tokenSetAt')).toBe(String(START));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      role: 'employee',
      userId: 7,
      email: 'asha@example.in',
      full_name: 'Asha Rao',
    });
  });

  it('keeps an empty name when the login answers none', () => {
    session.start({ ...LOGIN, full_name: undefined });
    expect(session.read()?.user.full_name).toBe('');
  });

  it('is still there after exactly 23 hours and gone a millisecond later', () => {
    session.start(LOGIN);
    now = START + SESSION_MILLISECONDS;
    expect(session.token()).toBe(LOGIN.token);
    now += 1;
    expect(session.token()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['user']);
  });

  it.each(['token', 'tokenSetAt'])('reads nothing without %s', (key) => {
    session.start(LOGIN);
    localStorage.removeItem(key);
    expect(session.token()).toBeNull();
    expect(session.read()).toBeUndefined();
  });

  it.each([
    ['another user', { ...PAYLOAD, userId: 8 }],
    ['another role', { ...PAYLOAD, role: 'admin' }],
    ['an end in the past', { ...PAYLOAD, exp: START / 1000 - 1 }],
    ['no role', { userId: 7, exp: EXPIRES }],
  ])('is cleared when the token names %s', (_, payload) => {
    session.start({ ...LOGIN, token: tokenOf(payload) });
    expect(session.read()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['user']);
  });

  it('is cleared when the user is missing or no JSON', () => {
    for (const user of [null, 'not json', '3']) {
      session.start(LOGIN);
      if (user === null) localStorage.removeItem('user');
      else localStorage.setItem('user', user);
      expect(session.read()).toBeUndefined();
      expect(localStorage.getItem('token')).toBeNull();
    }
  });

  it('takes the same user written as text or as a number', () => {
    session.start({ ...LOGIN, userId: '7' });
    expect(session.read()?.token).toBe(LOGIN.token);
  });

  it('forgets the last page at a logout and keeps the user record', () => {
    session.start(LOGIN);
    session.rememberPage('/employee-dashboard');
    session.end();
    expect(Object.keys(localStorage)).toEqual(['user']);
  });

  it('remembers no page once it has ended', () => {
    session.start(LOGIN);
    session.end();
    session.rememberPage('/employee-dashboard');
    expect(Object.keys(localStorage)).toEqual(['user']);
  });

  it('leads to the last page after a login, and to the dashboard after a logout', () => {
    session.start(LOGIN);
    session.rememberPage('/employee-dashboard/jobs');
    session.clear();
    expect(session.pageAfterLogin('employee')).toBe('/employee-dashboard/jobs');
    expect(session.pageAfterLogin('company')).toBe('/company-dashboard');
    session.end();
    expect(session.pageAfterLogin('employee')).toBe('/employee-dashboard');
  });

  it('asks for a first password once', () => {
    session.start({ ...LOGIN, mustChangePassword: true });
    session.renewPassword(tokenOf({ ...PAYLOAD, ver: 2 }));
    expect(session.read()?.user['mustChangePassword']).toBe(false);
  });

  it('survives tokens that are none', () => {
    for (const token of ['x', 'a.b.c', '..', `x.${btoa('null')}.y`]) {
      session.start({ ...LOGIN, token });
      expect(session.read()).toBeUndefined();
    }
  });
});

import type { Staff } from '../../src/kit/access/staff';

/** Who is at the console, as the server answers it. */
export const staffOf = (role: Staff['role'], userId = 7): Staff =>
  ({ userId, role, email: 'meera@niyukt.example', full_name: 'Meera Iyer' }) as Staff;

const HOUR = 3_600_000;

/** A token that only the browser takes for one: nobody signed it. */
export function unsignedToken(claims: object): string {
  const payload = btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replaceAll('=', '');
  return `e30.${payload}.c2lnbmVk`;
}

/** Stores a session as a login does. */
export function storeSession({ userId = 7, role = 'admin', age = 0 } = {}): void {
  const now = Date.now();
  const token = unsignedToken({ userId, role, exp: Math.floor((now + 48 * HOUR) / 1000) });
  const user = { userId, role, email: 'meera@niyukt.example', full_name: 'Meera Iyer' };
  const entries = { token, tokenSetAt: String(now - age), userRole: role, isLoggedIn: 'true' };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  localStorage.setItem('user', JSON.stringify(user));
}

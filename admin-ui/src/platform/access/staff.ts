import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Admin, StaffProfile } from '@niyukt/ui-shared/api/types';
import { api, logout, session } from '@niyukt/ui-shared/session/browser-session';

/** Who is at the console, as the server says after it verified the token; what the browser stores is not believed. */
export type Staff = StaffProfile & Pick<Admin, 'role'>;

/**
 * Asks the server who this is. Somebody it does not admit is logged out.
 * @returns nothing when the session has ended and the login page is on its way
 * @throws ApiError when the server could not answer
 */
export async function whoIsThere(): Promise<Staff | undefined> {
  try {
    const profile = await api.call<StaffProfile>('GET', '/users/profile', { fallback: '' });
    if (profile.role === 'admin' || profile.role === 'super_admin') return profile as Staff;
    logout();
    return undefined;
  } catch (error) {
    // the client has ended the session of a 401; another tab may have begun one meanwhile
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (session.token() !== null) throw error;
    return undefined;
  }
}

/** Only super admins delete, and see admins and activity (docs/rules.md#admins). */
export const isSuperAdmin = (staff: Pick<Staff, 'role'>): boolean => staff.role === 'super_admin';

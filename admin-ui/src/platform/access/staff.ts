import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Admin, ErrorCode, StaffProfile } from '@niyukt/ui-shared/api/types';
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
    if (!(error instanceof ApiError) || !isShutOut(error)) throw error;
    // the client has ended the session of a 401
    if (error.status === 403) logout();
    // another tab has begun one meanwhile
    if (session.token() !== null) throw error;
    return undefined;
  }
}

/**
 * Whether an answer ends the session: a 401, and a 403 that shuts somebody out of the console. One that refuses a single thing, such as
 * deleting the note of somebody else, has a code of its own.
 */
export const isShutOut = ({ status, code }: { status: number; code: ErrorCode | undefined }): boolean =>
  status === 401 || (status === 403 && (code === undefined || code === 'auth.forbidden'));

/** Only super admins delete, and see admins and activity (docs/rules.md#admins). */
export const isSuperAdmin = (staff: Pick<Staff, 'role'>): boolean => staff.role === 'super_admin';

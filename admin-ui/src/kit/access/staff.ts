import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Admin, StaffProfile } from '@niyukt/ui-shared/api/types';
import { api, logout, session } from '@niyukt/ui-shared/session/browser-session';

/** Who is at the console, as the server says after it verified the token; what the browser stores is not believed. */
export type Staff = StaffProfile & Pick<Admin, 'role'>;

/** Of the first account, as long as nobody said who it is (`SUPER_ADMIN_NAME`). */
export const FIRST_NAME = 'Super Admin';

/**
 * Asks the server who is logged in. An account that is not of the staff is logged out.
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
    // the client ended the session at the 401, so a token here is of a login in another tab since
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (session.token() !== null) throw error;
    return undefined;
  }
}

/** What a super admin may take from an admin. */
export type Permission = keyof NonNullable<StaffProfile['permissions']>;

/** What an admin has whose profile names no permissions (docs/security.md#permissions). */
const USUAL: Readonly<Record<Permission, boolean>> = {
  money: true,
  exports: true,
  bulk_mail: true,
  imports: true,
  merges: true,
  privacy: false,
};

/** All there are, in the order of their switches. */
export const PERMISSIONS = Object.keys(USUAL) as Permission[];

/** Whether the server lets them: what it would refuse is not shown. */
export const mayDo = (staff: Staff, permission: Permission): boolean =>
  isSuperAdmin(staff) || { ...USUAL, ...staff.permissions }[permission];

/** Only super admins delete, and see admins and activity (docs/rules.md#admins). */
export const isSuperAdmin = (staff: Pick<Staff, 'role'>): boolean => staff.role === 'super_admin';

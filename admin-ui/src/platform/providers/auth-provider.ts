import { HttpError, type AuthProvider } from 'react-admin';
import { LOGIN, redirectFrom } from '@niyukt/ui-shared/session/guard';
import { logout, REDIRECT_MILLISECONDS, session } from '@niyukt/ui-shared/session/browser-session';
import { isSuperAdmin, type Staff } from '../access/staff';
import { isForSuperAdmins } from '../resource/registry';

/**
 * Ends the session without react-admin's own notification: the login page is the message.
 * The shared logout goes there. A redirect of react-admin's beside it would abort the first one.
 */
const leave = (): Error => Object.assign(new Error(), { redirectTo: false, message: false });

/** The shared session as react-admin's auth provider. */
export function authProviderFor(staff: Staff): AuthProvider {
  return {
    login: async () => window.location.assign(LOGIN),
    checkAuth: async () => {
      const current = session.read();
      const isSame = String(current?.user.userId) === String(staff.userId);
      if (!isSame || redirectFrom('admin', current?.user.role)) throw leave();
    },
    checkError: async (error: unknown) => {
      // in the admin area a 403 ends the session as a 401 does
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) throw leave();
    },
    logout: async () => {
      logout();
      await new Promise((resolve) => {
        window.setTimeout(resolve, REDIRECT_MILLISECONDS);
      });
      return false;
    },
    getPermissions: async () => staff.role,
    getIdentity: async () => ({ id: staff.userId, fullName: staff.full_name || staff.email }),
    canAccess: async ({ resource, action }) =>
      isSuperAdmin(staff) || (action !== 'delete' && !isForSuperAdmins(resource)),
  };
}

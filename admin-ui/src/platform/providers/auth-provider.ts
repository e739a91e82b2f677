import { HttpError, type AuthProvider } from 'react-admin';
import { LOGIN, redirectFrom } from '@niyukt/ui-shared/session/guard';
import { leaveSession, logout, REDIRECT_MILLISECONDS, session } from '@niyukt/ui-shared/session/browser-session';
import type { Session } from '@niyukt/ui-shared/session/session';
import { isShutOut, isSuperAdmin, type Staff } from '../access/staff';
import { isForSuperAdmins } from '../resource/registry';
import { codeOf } from './http-client';

/**
 * Ends the session without react-admin's own notification: the login page is the message.
 * The shared logout goes there. A redirect of react-admin's beside it would abort the first one.
 */
const leave = (): Error => Object.assign(new Error(), { redirectTo: false, message: false });

/** The shared session as react-admin's auth provider. */
export function authProviderFor(staff: Staff): AuthProvider {
  const isOwn = ({ user }: Session): boolean => String(user.userId) === String(staff.userId);
  return {
    login: async () => window.location.assign(LOGIN),
    checkAuth: async () => {
      const current = session.read();
      if (!current || !isOwn(current) || redirectFrom('admin', current.user.role)) throw leave();
    },
    checkError: async (error: unknown) => {
      if (error instanceof HttpError && isShutOut({ status: error.status, code: codeOf(error) })) throw leave();
    },
    logout: async () => {
      const current = session.read();
      // what somebody else began in another tab is theirs
      if (current && !isOwn(current)) leaveSession();
      else logout();
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

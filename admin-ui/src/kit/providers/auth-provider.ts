import { type AuthProvider, HttpError } from 'react-admin';
import { endsSession } from '@niyukt/ui-shared/api/refusal';
import {
  leaveSession,
  logout,
  REDIRECT_MILLISECONDS,
  session,
  sessionEnded,
} from '@niyukt/ui-shared/session/browser-session';
import { LOGIN, redirectFrom } from '@niyukt/ui-shared/session/guard';
import type { Session } from '@niyukt/ui-shared/session/session';
import { isSuperAdmin, type Staff } from '../access/staff';
import { findResource, mayOpen } from '../resource/registry';
import { codeOf } from './http-client';
import { finishDeletions } from './pending-deletions';

/**
 * Ends the session without react-admin's own notification: the login page is the message.
 * The shared logout goes there. A redirect of react-admin's beside it would abort the first one.
 */
const leave = (): Error => Object.assign(new Error(), { redirectTo: false, message: false });

/** The shared session as react-admin's auth provider. */
export function authProviderFor(staff: Staff): AuthProvider {
  const isOwn = ({ user }: Session): boolean => String(user.userId) === String(staff.userId);
  /** The server ended the session: the user did not log out. */
  let isRefused = false;
  return {
    login: async () => window.location.assign(LOGIN),
    checkAuth: async () => {
      const current = session.read();
      if (!current || !isOwn(current) || redirectFrom('admin', current.user.role)) throw leave();
    },
    checkError: async (error: unknown) => {
      if (!(error instanceof HttpError) || !endsSession(error.status, codeOf(error))) return;
      isRefused = true;
      throw leave();
    },
    logout: async () => {
      const finishing = finishDeletions();
      if (finishing) await finishing;
      const current = session.read();
      // a session that another person began in another tab goes on
      if (current && !isOwn(current)) leaveSession();
      else if (isRefused || (!current && session.isCutOff())) sessionEnded();
      else logout();
      await new Promise((resolve) => {
        window.setTimeout(resolve, REDIRECT_MILLISECONDS);
      });
      return false;
    },
    getPermissions: async () => staff.role,
    getIdentity: async () => ({ id: staff.userId, fullName: staff.full_name || staff.email }),
    canAccess: async ({ resource, action }) => {
      const page = findResource(resource)?.page;
      return (isSuperAdmin(staff) || action !== 'delete') && (!page || mayOpen(staff, page));
    },
  };
}

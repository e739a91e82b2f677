import { session } from '@niyukt/ui-shared/session/browser-session';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/**
 * react-admin's useNotify, silent once the session has ended: its data provider answers a refused call as if it had
 * worked while the login page is on its way, and nobody is to read "added successfully" then.
 */
export function useNotice(): ReturnType<typeof useNotify> {
  const notify = useNotify();
  return useCallback<typeof notify>(
    (...notice) => {
      if (session.token() !== null) notify(...notice);
    },
    [notify],
  );
}

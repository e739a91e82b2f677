import { session } from '@niyukt/ui-shared/session/browser-session';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/**
 * react-admin's useNotify, silent once the session has ended. While the login page loads, react-admin's data provider answers a refused
 * call as if it had worked, and a notice would say "added successfully".
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

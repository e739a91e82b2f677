import { useLayoutEffect } from 'react';
import { Navigate } from 'react-router';
import { type FlashNotice, setFlash } from '@niyukt/ui-shared/session/flash';

const CONSOLE = '/admin-dashboard';

/** Redirects, within this app, or to the console by a full load. */
export function GoTo({ path, notice }: { path: string; notice?: FlashNotice | undefined }) {
  const isConsole = path === CONSOLE || path.startsWith(`${CONSOLE}/`);
  // before the next page reads the notice
  useLayoutEffect(() => {
    if (notice) setFlash(notice);
    if (isConsole) window.location.replace(path === CONSOLE ? `${CONSOLE}/` : path);
  }, [isConsole, notice, path]);
  return isConsole ? null : <Navigate to={path} replace />;
}

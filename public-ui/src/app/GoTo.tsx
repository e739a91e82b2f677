import { useEffect } from 'react';
import { Navigate } from 'react-router';

/** Redirects: inside this app, or by a full load to the console, which is another one on the same origin. */
export function GoTo({ path }: { path: string }) {
  const isConsole = path.startsWith('/admin-dashboard');
  useEffect(() => {
    if (isConsole) window.location.replace(`${path}/`);
  }, [isConsole, path]);
  return isConsole ? null : <Navigate to={path} replace />;
}

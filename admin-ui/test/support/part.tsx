import '../../src/app/resources';
import { cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import { AdminContext } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { StaffProvider } from '../../src/kit/access/StaffContext';
import { i18nProvider } from '../../src/kit/i18n/texts';
import { dataProviderFor } from '../../src/kit/providers/data-provider';
import { queryClient } from '../../src/kit/providers/query-client';
import { ConfirmProvider } from '../../src/kit/records/ConfirmProvider';
import { UnsavedForms } from '../../src/kit/records/UnsavedForms';
import { storeOf } from '../../src/kit/settings/store';
import { ConsoleNotification } from '../../src/shell/frame/ConsoleLayout';
import { type Answer, recordFetch, type Sent } from './recorded-fetch';
import { staffOf, storeSession } from './staff';

const PATIENCE_MILLISECONDS = 60_000;

// parts of the console are loaded when they are needed, which takes a moment on a busy machine
configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS, defaultHidden: true });
vi.setConfig({ testTimeout: 2 * PATIENCE_MILLISECONDS });

/** A page of a list, as the API answers it. */
export const listOf = (resource: string, rows: readonly object[]): Answer => ({
  body: rows,
  headers: { 'Content-Range': `${resource} 0-${Math.max(0, rows.length - 1)}/${rows.length}` },
});

let router: ReturnType<typeof createBrowserRouter> | undefined;

function Around({ children }: { children: ReactNode }) {
  const staff = useMemo(() => staffOf('super_admin'), []);
  const dataProvider = useMemo(() => dataProviderFor(staff), [staff]);
  const store = useMemo(() => storeOf(staff.userId), [staff]);
  return (
    <StaffProvider value={staff}>
      <AdminContext dataProvider={dataProvider} store={store} i18nProvider={i18nProvider} queryClient={queryClient}>
        <ConfirmProvider>
          <UnsavedForms>{children}</UnsavedForms>
        </ConfirmProvider>
        <ConsoleNotification />
      </AdminContext>
    </StaffProvider>
  );
}

/**
 * Shows a part of the console at a path to a super admin, with what the console has around it: the calls, questions and notices.
 * Only the network is answered.
 * @param answerTo what the server answers; nothing stands for an empty list
 * @returns the requests as they come in
 */
export function openPart(part: ReactNode, path: string, answerTo: (sent: Sent) => Answer | undefined): Sent[] {
  storeSession();
  window.history.replaceState(null, '', `/admin-dashboard${path}`);
  const requests = recordFetch((sent) => answerTo(sent) ?? listOf('records', []));
  router = createBrowserRouter([{ path: '*', element: <Around>{part}</Around> }], {
    basename: '/admin-dashboard',
  });
  render(<RouterProvider router={router} />);
  return requests;
}

/** Leaves nothing of it for the next test. */
export function closePart(): void {
  cleanup();
  router?.dispose();
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
}

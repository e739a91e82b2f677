import { CssBaseline } from '@mui/material';
import { useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route, createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authProviderFor } from '../platform/providers/auth-provider';
import { isSuperAdmin, type Staff } from '../platform/access/staff';
import { StaffProvider } from '../platform/access/StaffContext';
import { dataProviderFor } from '../platform/providers/data-provider';
import { ConsoleLayout, ConsoleNotification } from '../platform/frame/ConsoleLayout';
import { LoadingPage } from '../platform/page/LoadingPage';
import { NotFoundPage } from '../platform/frame/NotFoundPage';
import { PageFailure } from '../platform/page/PageFailure';
import { PAGES, type PageName } from './pages';
import { part } from '../platform/chunks/part';
import { queryClient } from '../platform/providers/query-client';
import { storeOf } from '../platform/settings/store';
import { i18nProvider } from '../platform/i18n/texts';
import { darkTheme, lightTheme } from '../platform/theme/theme';

/** The pages of the sections, each a chunk of its own. */
export const PAGE_PARTS = {
  dashboard: part(PAGES.dashboard),
  employees: part(PAGES.employees),
  companies: part(PAGES.companies),
  'job-requests': part(PAGES['job-requests']),
  connections: part(PAGES.connections),
  placements: part(PAGES.placements),
  admins: part(PAGES.admins),
  'audit-log': part(PAGES['audit-log']),
} as const satisfies Readonly<Record<PageName, unknown>>;

function Sections({ staff }: { staff: Staff }) {
  const providers = useMemo(
    () => ({
      authProvider: authProviderFor(staff),
      dataProvider: dataProviderFor(staff),
      store: storeOf(staff.userId),
    }),
    [staff],
  );
  return (
    <AdminContext
      {...providers}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        layout={ConsoleLayout}
        dashboard={PAGE_PARTS.dashboard}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        accessDenied={NotFoundPage}
        error={PageFailure}
        requireAuth
        disableTelemetry
      >
        <Resource name="employees" list={PAGE_PARTS.employees} recordRepresentation="full_name" />
        <Resource name="companies" list={PAGE_PARTS.companies} recordRepresentation="name" />
        <Resource name="job-requests" list={PAGE_PARTS['job-requests']} recordRepresentation="title" />
        <Resource name="connections" list={PAGE_PARTS.connections} recordRepresentation="employee_name" />
        <CustomRoutes>
          <Route path="/placements/*" element={<PAGE_PARTS.placements />} />
        </CustomRoutes>
        {isSuperAdmin(staff) && <Resource name="admins" list={PAGE_PARTS.admins} recordRepresentation="full_name" />}
        {isSuperAdmin(staff) && <Resource name="audit-log" list={PAGE_PARTS['audit-log']} />}
      </CoreAdminUI>
      <ConsoleNotification />
    </AdminContext>
  );
}

/** The console of one admin. The router keeps the data of pages, so that unsaved changes can hold it back. */
export function Console({ staff }: { staff: Staff }) {
  const router = useMemo(
    () => createBrowserRouter([{ path: '*', element: <Sections staff={staff} /> }], { basename: '/admin-dashboard' }),
    [staff],
  );
  return (
    <StaffProvider value={staff}>
      <RouterProvider router={router} />
    </StaffProvider>
  );
}

import './resources';
import { CssBaseline } from '@mui/material';
import { useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource as RaResource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { Staff } from '../kit/access/staff';
import { StaffProvider } from '../kit/access/StaffContext';
import { type Preloadable, preloadable } from '../kit/chunks/preloadable';
import { i18nProvider } from '../kit/i18n/texts';
import { PageFailure } from '../kit/page/FailureAlert';
import { LoadingPage } from '../kit/page/LoadingPage';
import { authProviderFor } from '../kit/providers/auth-provider';
import { dataProviderFor } from '../kit/providers/data-provider';
import { queryClient } from '../kit/providers/query-client';
import { ListPathProvider } from '../kit/resource/ListPath';
import { type Page, pageName } from '../kit/resource/page';
import { allResources } from '../kit/resource/registry';
import { resourcesFor } from '../kit/resource/sections';
import { storeOf } from '../kit/settings/store';
import { darkTheme, lightTheme } from '../kit/theme/theme';
import { dashboard } from '../office/dashboard';
import { ConsoleLayout, ConsoleNotification } from '../shell/frame/ConsoleLayout';
import { NotFoundPage } from '../shell/frame/NotFoundPage';

const PAGES = new Map(allResources().map(({ page }) => [page.path, preloadable(page.load)]));

/** What shows a page, a chunk of its own. */
export function pageComponent({ path }: Page): Preloadable<object> {
  const found = PAGES.get(path);
  if (!found) throw new Error(`${path} is no page of the console`);
  return found;
}

/** A page, and the address below which its list opens records. */
function shown(page: Page) {
  const Shown = pageComponent(page);
  return (
    <ListPathProvider value={page.path}>
      <Shown />
    </ListPathProvider>
  );
}

function Sections({ staff }: { staff: Staff }) {
  const providers = useMemo(
    () => ({
      authProvider: authProviderFor(staff),
      dataProvider: dataProviderFor(staff),
      store: storeOf(staff.userId),
    }),
    [staff],
  );
  const resources = resourcesFor(staff);
  const withRecords = resources.filter(({ records }) => records !== undefined);
  const others = resources.filter((resource) => !resource.records && resource !== dashboard);
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
        dashboard={pageComponent(dashboard.page)}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        accessDenied={NotFoundPage}
        error={PageFailure}
        requireAuth
        disableTelemetry
      >
        {withRecords.map(({ page, records }) => (
          <RaResource
            key={page.path}
            name={pageName(page)}
            list={shown(page)}
            recordRepresentation={records?.representation}
          />
        ))}
        <CustomRoutes>
          {others.map(({ page }) => (
            <Route key={page.path} path={`${page.path}/*`} element={shown(page)} />
          ))}
        </CustomRoutes>
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
      <RouterProvider router={router} useTransitions={false} />
    </StaffProvider>
  );
}

import { lazy, useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route, createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authProviderFor } from '../access/auth-provider';
import { isSuperAdmin, type Staff } from '../access/staff';
import { StaffProvider } from '../access/StaffContext';
import { dataProviderFor } from '../data/data-provider';
import { ConsoleLayout, ConsoleNotification } from './ConsoleLayout';
import { LoadingPage } from './LoadingPage';
import { NotFoundPage } from './NotFoundPage';
import { queryClient } from './query-client';
import { storeOf } from './store';
import { i18nProvider } from './texts';
import { darkTheme, lightTheme } from './theme';

// each section is a chunk of its own
const Dashboard = lazy(() => import('../dashboard/Dashboard'));
const EmployeeList = lazy(() => import('../employees/EmployeeList'));
const CompanyList = lazy(() => import('../companies/CompanyList'));
const JobRequestList = lazy(() => import('../job-requests/JobRequestList'));
const ConnectionsPage = lazy(() => import('../connections/ConnectionsPage'));
const PlacementList = lazy(() => import('../placements/PlacementList'));
const AdminList = lazy(() => import('../admins/AdminList'));
const ActivityList = lazy(() => import('../activity/ActivityList'));

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
    <Admin
      {...providers}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      notification={ConsoleNotification}
      dashboard={Dashboard}
      loading={LoadingPage}
      catchAll={NotFoundPage}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="employees" list={EmployeeList} recordRepresentation="full_name" />
      <Resource name="companies" list={CompanyList} recordRepresentation="name" />
      <Resource name="job-requests" list={JobRequestList} recordRepresentation="title" />
      <Resource name="connections" list={ConnectionsPage} recordRepresentation="employee_name" />
      <CustomRoutes>
        <Route path="/placements/*" element={<PlacementList />} />
      </CustomRoutes>
      {isSuperAdmin(staff) && <Resource name="admins" list={AdminList} recordRepresentation="full_name" />}
      {isSuperAdmin(staff) && <Resource name="audit-log" list={ActivityList} />}
    </Admin>
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

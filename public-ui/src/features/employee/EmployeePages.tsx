import { Route, Routes } from 'react-router';
import { lazyPart } from '../../lib/lazyPart';
import { ConnectedJobsPage } from './ConnectedJobsPage';
import { EmployeeLayout } from './EmployeeLayout';

const Applications = lazyPart(() => import('./applications/Applications'));
const Offers = lazyPart(() => import('./offers/Offers'));
const OwnInterviews = lazyPart(() => import('./OwnInterviews'));

/** The dashboard of an employee: connected jobs, the own resume and profile; what became of the applications. */
export default function EmployeePages() {
  return (
    <Routes>
      <Route element={<EmployeeLayout />}>
        <Route path="applications" element={<Applications />} />
        <Route path="interviews" element={<OwnInterviews />} />
        <Route path="offers" element={<Offers />} />
        <Route path="*" element={<ConnectedJobsPage />} />
      </Route>
    </Routes>
  );
}

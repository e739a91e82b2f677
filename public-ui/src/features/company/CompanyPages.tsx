import { Navigate, Outlet, Route, Routes } from 'react-router';
import { lazyPart } from '../../lib/lazyPart';
import { CompanyLayout } from './CompanyLayout';
import { JobRequestsPage } from './JobRequestsPage';
import { LedgerPage } from './LedgerPage';
import { useIsOwner } from './member-queries';
import { Members } from './Members';

const CandidatePages = lazyPart(() => import('./candidates/CandidatePages'));
const CompanyInterviews = lazyPart(() => import('./interviews/CompanyInterviews'));

/** The dashboard of a company: its job requests with their candidates, interviews, placements, invoices and members. */
export default function CompanyPages() {
  return (
    <Routes>
      <Route element={<CompanyLayout />}>
        <Route path="candidates" element={<CandidatePages page="all" />} />
        <Route path="jobs/:id/candidates" element={<CandidatePages page="list" />} />
        <Route path="jobs/:id/compare" element={<CandidatePages page="compare" />} />
        <Route path="candidates/:id" element={<CandidatePages page="one" />} />
        <Route path="interviews" element={<CompanyInterviews />} />
        <Route element={<OwnersOnly />}>
          <Route path="placements" element={<LedgerPage />} />
          <Route path="members" element={<Members />} />
        </Route>
        <Route path="*" element={<JobRequestsPage />} />
      </Route>
    </Routes>
  );
}

/** Members who are no owners see neither money nor members. */
function OwnersOnly() {
  return useIsOwner() ? <Outlet /> : <Navigate to="/company-dashboard" replace />;
}

import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router';
import { lazyPart } from '../lib/lazyPart';
import { LoginPage } from '../features/auth/LoginPage';
import { PageLoading } from '../ui/PageLoading';
import { HomeRedirect } from './HomeRedirect';
import { PageFailure } from './PageFailure';
import { PagePlace } from './PagePlace';
import { RequireRole } from './RequireRole';

const UnauthorizedPage = lazyPart(() => import('./UnauthorizedPage'));
const RegisterPage = lazyPart(() => import('../features/registration/RegisterPage'));
const ForgotPasswordPage = lazyPart(() => import('../features/auth/ForgotPasswordPage'));
const ResetByCodePage = lazyPart(() => import('../features/auth/ResetByCodePage'));
const ResetByLinkPage = lazyPart(() => import('../features/auth/ResetByLinkPage'));
const InvitationPage = lazyPart(() => import('../features/auth/InvitationPage'));
const NoMailsPage = lazyPart(() => import('../features/auth/NoMailsPage'));
const PrivacyRequestPage = lazyPart(() => import('../features/auth/PrivacyRequestPage'));
const PrivacyPage = lazyPart(() => import('../features/auth/PrivacyPage'));
const SharedPage = lazyPart(() => import('../features/company/shared/SharedPage'));
const ConsentPage = lazyPart(() => import('../features/employee/consent/ConsentPage'));
const KeepPage = lazyPart(() => import('../features/employee/keep/KeepPage'));
const LinkedInterviewPage = lazyPart(() => import('../features/interviews/LinkedInterviewPage'));
const SecurityPage = lazyPart(() => import('../features/auth/security/SecurityPage'));
const EmployeePages = lazyPart(() => import('../features/employee/EmployeePages'));
const MyDataPage = lazyPart(() => import('../features/account/my-data/MyDataPage'));
const GrievancesPage = lazyPart(() => import('../features/account/grievances/GrievancesPage'));
const CompanyPages = lazyPart(() => import('../features/company/CompanyPages'));

/** The routes of the site. */
export function App() {
  return (
    <BrowserRouter>
      <PagePlace />
      <ErrorBoundary FallbackComponent={PageFailure}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/otp" element={<ResetByCodePage />} />
            <Route path="/reset-password" element={<ResetByLinkPage />} />
            <Route path="/join" element={<InvitationPage />} />
            <Route path="/no-mails" element={<NoMailsPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route path="/privacy/request" element={<PrivacyRequestPage />} />
            <Route path="/shared" element={<SharedPage />} />
            <Route path="/consent" element={<ConsentPage />} />
            <Route path="/keep" element={<KeepPage />} />
            <Route path="/interview" element={<LinkedInterviewPage />} />
            <Route path="/security" element={<SecurityPage />} />
            <Route path="/admin-login" element={null} />
            <Route path="/unauthorized" element={<UnauthorizedPage />} />
            <Route path="/employee-dashboard/*" element={<RequireRole role="employee" page={<EmployeePages />} />} />
            <Route path="/company-dashboard/*" element={<RequireRole role="company" page={<CompanyPages />} />} />
            <Route
              path="/grievances"
              element={<RequireRole role={['employee', 'company']} page={<GrievancesPage />} />}
            />
            <Route path="/my-data" element={<RequireRole role={['employee', 'company']} page={<MyDataPage />} />} />
            <Route path="*" element={<HomeRedirect />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

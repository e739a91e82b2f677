import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router';
import { LoginPage } from '../features/auth/LoginPage';
import { PageLoading } from '../ui/PageLoading';
import { HomeRedirect } from './HomeRedirect';
import { PageFailure } from './PageFailure';
import { RequireRole } from './RequireRole';

const UnauthorizedPage = lazy(() => inLanguage(() => import('./UnauthorizedPage')));
const RegisterPage = lazy(() => inLanguage(() => import('../features/registration/RegisterPage')));
const ForgotPasswordPage = lazy(() => inLanguage(() => import('../features/auth/ForgotPasswordPage')));
const ResetByCodePage = lazy(() => inLanguage(() => import('../features/auth/ResetByCodePage')));
const ResetByLinkPage = lazy(() => inLanguage(() => import('../features/auth/ResetByLinkPage')));
const InvitationPage = lazy(() => inLanguage(() => import('../features/auth/InvitationPage')));
const NoMailsPage = lazy(() => inLanguage(() => import('../features/auth/NoMailsPage')));
const PrivacyRequestPage = lazy(() => inLanguage(() => import('../features/auth/PrivacyRequestPage')));
const PrivacyPage = lazy(() => inLanguage(() => import('../features/auth/PrivacyPage')));
const SharedPage = lazy(() => inLanguage(() => import('../features/company/shared/SharedPage')));
const ConsentPage = lazy(() => inLanguage(() => import('../features/employee/consent/ConsentPage')));
const KeepPage = lazy(() => inLanguage(() => import('../features/employee/keep/KeepPage')));
const LinkedInterviewPage = lazy(() => inLanguage(() => import('../features/interviews/LinkedInterviewPage')));
const SecurityPage = lazy(() => inLanguage(() => import('../features/auth/security/SecurityPage')));
const EmployeeDashboard = lazy(() => inLanguage(() => import('../features/employee/EmployeeDashboard')));
const MyDataPage = lazy(() => inLanguage(() => import('../features/account/my-data/MyDataPage')));
const GrievancesPage = lazy(() => inLanguage(() => import('../features/account/grievances/GrievancesPage')));
const CompanyDashboard = lazy(() => inLanguage(() => import('../features/company/CompanyDashboard')));

/** The routes of the site. */
export function App() {
  return (
    <BrowserRouter>
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
            <Route
              path="/employee-dashboard/*"
              element={<RequireRole role="employee" page={<EmployeeDashboard />} />}
            />
            <Route path="/company-dashboard/*" element={<RequireRole role="company" page={<CompanyDashboard />} />} />
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

import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf, LOGIN, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { AuthLayout } from '../features/auth/AuthLayout';
import { LoginPage } from '../features/auth/LoginPage';
import { lazyPart } from '../lib/lazyPart';
import { Button } from '../ui/Button';
import { GoTo } from '../ui/GoTo';
import { PageLoading } from '../ui/PageLoading';
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

/** Redirects `/` to the caller's dashboard, or to the login page. Unknown paths go there with a notice. */
function HomeRedirect() {
  const isUnknown = useLocation().pathname !== '/';
  const user = session.read()?.user;
  if (!user || user['mustChangePassword'])
    return <GoTo path={LOGIN} notice={isUnknown ? 'notice.noPageLogin' : undefined} />;
  const dashboard = dashboardOf(user.role);
  return dashboard ? (
    <GoTo path={dashboard} notice={isUnknown ? 'notice.noPage' : undefined} />
  ) : (
    <GoTo path={UNAUTHORIZED} />
  );
}

/** Shown when a page could not be loaded or drawn; a reload may help. */
function PageFailure() {
  return (
    <AuthLayout title={t('generic.wrong')} intro={t('generic.pageFailed')}>
      <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
    </AuthLayout>
  );
}

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

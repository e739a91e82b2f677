import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { useOpened } from '../../lib/useOpened';
import { useTermsState } from '../../lib/useTerms';
import { useTitle } from '../../lib/useTitle';
import { Alert } from '../../ui/Alert';
import { Banners } from '../../ui/Banners';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { DashboardHeader, DashboardMain } from '../../ui/DashboardHeader';
import { LogoutQuestion } from '../../ui/LogoutQuestion';
import { NewTerms } from '../../ui/NewTerms';
import { PageNavigation } from '../../ui/PageNavigation';
import { ProfilePanel } from './ProfilePanel';
import { NoUserData, useProfile } from './queries';

/** What stands around every page of an employee, and the own profile; without it there is no page. */
export function EmployeeLayout() {
  const profile = useProfile();
  const terms = useTermsState();
  const { isOpen, open, close } = useOpened();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => setLeaving(true);
  const person = profile.data;
  const opened = isOpen('profile') ? person : undefined;
  // the profile comes a moment later than the name that the login told
  const name = person?.full_name ?? session.read()?.user.full_name ?? '';
  return (
    <>
      <DashboardHeader
        person={{ name, label: t('employee.openProfile', { name }), onOpen: () => open('profile') }}
        onLogout={leave}
        isCovered={opened !== undefined || isLeaving}
      />
      <DashboardMain isHeld={terms.isLoading}>
        <EmployeeNavigation />
        <Banners />
        {profile.isError && !person && (
          <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} onLogout={leave} />
        )}
        <NewTerms role="employee" onLogout={leave} />
        {/* loaded data stays when a refetch fails */}
        {(!profile.isError || person) && (
          <Suspense fallback={<CardSkeletons />}>
            <Outlet />
          </Suspense>
        )}
      </DashboardMain>
      {opened && (
        <ProfilePanel
          profile={opened}
          onClose={close}
          onLogout={() => {
            close();
            leave();
          }}
        />
      )}
      {isLeaving && !opened && <LogoutQuestion onClose={() => setLeaving(false)} />}
    </>
  );
}

function EmployeeNavigation() {
  return (
    <PageNavigation
      label={t('employee.pages')}
      pages={[
        { to: '/employee-dashboard', title: t('employee.jobs') },
        { to: '/employee-dashboard/applications', title: t('employee.applications') },
        { to: '/employee-dashboard/interviews', title: t('employee.interviews') },
        { to: '/employee-dashboard/offers', title: t('employee.offers') },
      ]}
    />
  );
}

function LoadFailure({ error, onRetry, onLogout }: { error: Error; onRetry: () => void; onLogout: () => void }) {
  useTitle(t('employee.title'));
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5 py-16">
      <h1 className="text-page">{t('generic.wrong')}</h1>
      <Alert kind="alert">{t(error instanceof NoUserData ? 'employee.noUser' : 'employee.loadFailed')}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
        <Button look="secondary" onClick={onLogout}>
          {t('action.logout')}
        </Button>
      </div>
    </div>
  );
}

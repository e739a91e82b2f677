import type { ConnectedJob, EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logout } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../components/Alert';
import { Banners } from '../components/Banners';
import { Button } from '../components/Button';
import { CardSkeletons } from '../components/CardSkeletons';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { DashboardHeader, DashboardMain } from '../components/DashboardHeader';
import { EmptyState } from '../components/EmptyState';
import { useBanner } from '../components/useBanner';
import { useTitle } from '../components/useTitle';
import { JobCard } from './JobCard';
import { JobDialog } from './JobDialog';
import { ProfilePanel } from './ProfilePanel';
import { NoUserData, useConnectedJobs, useProfile } from './queries';

const ResumeCard = lazy(() => inLanguage(() => import('./resume/ResumeCard')));

type OpenDialog = { kind: 'profile' | 'logout' } | { kind: 'job'; job: ConnectedJob };

/** The dashboard of an employee: connected jobs and the own profile. */
export default function EmployeeDashboard() {
  useTitle(t('employee.title'));
  const profile = useProfile();
  const jobs = useConnectedJobs();
  const [open, setOpen] = useState<OpenDialog>();
  const [notice, setNotice] = useBanner();
  const close = (): void => setOpen(undefined);
  const askToLeave = (): void => setOpen({ kind: 'logout' });
  const person = profile.data;
  // loaded data stays when a refetch fails
  const hasFailed = profile.isError && !person;

  return (
    <>
      <DashboardHeader
        person={
          person && {
            name: person.full_name,
            label: t('employee.openProfile', { name: person.full_name }),
            onOpen: () => setOpen({ kind: 'profile' }),
          }
        }
        onLogout={askToLeave}
        isCovered={open !== undefined}
      />
      <DashboardMain>
        <Banners banner={notice} onDismiss={() => setNotice(undefined)} />
        {hasFailed && (
          <LoadFailure
            text={profile.error instanceof NoUserData ? t('employee.noUser') : t('employee.loadFailed')}
            onRetry={() => void profile.refetch()}
            onLogout={askToLeave}
          />
        )}
        {!hasFailed && (
          <>
            <Welcome person={person} />
            <OwnResume person={person} />
            <section aria-labelledby="jobs" className="grid gap-4">
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <h2 id="jobs" className="text-title">
                  {t('employee.jobs')}
                </h2>
                {jobs.data && jobs.data.length > 0 && <p className="text-muted">{jobCount(jobs.data.length)}</p>}
              </div>
              <Jobs jobs={jobs.data} onOpen={(job) => setOpen({ kind: 'job', job })} />
            </section>
          </>
        )}
      </DashboardMain>
      {open?.kind === 'job' && <JobDialog job={open.job} onClose={close} />}
      {open?.kind === 'profile' && person && <ProfilePanel profile={person} onClose={close} onLogout={askToLeave} />}
      {open?.kind === 'logout' && (
        <ConfirmDialog
          title={t('logout.title')}
          question={t('logout.confirm')}
          confirm={t('action.logout')}
          onConfirm={logout}
          onCancel={close}
        />
      )}
    </>
  );
}

function Welcome({ person }: { person: EmployeeProfile | undefined }) {
  return (
    <div className="rounded-card bg-panel px-6 py-7 text-on-panel sm:px-8">
      <h1 className="min-h-9 text-page">{person ? t('employee.welcome', { name: person.full_name }) : ''}</h1>
      <p className="mt-1 text-on-panel-muted">{t('employee.welcomeHint')}</p>
    </div>
  );
}

/** Loaded after the rest of the page. */
function OwnResume({ person }: { person: EmployeeProfile | undefined }) {
  const space = <div aria-hidden="true" className="h-44 rounded-card border border-line bg-surface" />;
  return (
    <ErrorBoundary fallback={<Alert kind="info">{t('employee.resumeFailed')}</Alert>}>
      <Suspense fallback={space}>{person ? <ResumeCard profile={person} /> : space}</Suspense>
    </ErrorBoundary>
  );
}

function Jobs({ jobs, onOpen }: { jobs: ConnectedJob[] | undefined; onOpen: (job: ConnectedJob) => void }) {
  if (!jobs) return <CardSkeletons />;
  if (!jobs.length) return <EmptyState title={t('employee.none')} hint={t('employee.noneHint')} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} onOpen={() => onOpen(job)} />
        </li>
      ))}
    </ul>
  );
}

function LoadFailure({ text, onRetry, onLogout }: { text: string; onRetry: () => void; onLogout: () => void }) {
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5 py-16">
      <h1 className="text-page">{t('generic.wrong')}</h1>
      <Alert kind="alert">{text}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
        <Button look="secondary" onClick={onLogout}>
          {t('action.logout')}
        </Button>
      </div>
    </div>
  );
}

function jobCount(count: number): string {
  return t('employee.count', { count });
}

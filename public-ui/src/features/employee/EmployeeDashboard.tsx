import type { ConnectedJob, EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMatch } from 'react-router';
import { logout, session } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { BreachNotes } from '../../ui/BreachNotes';
import { useBreaches } from '../../lib/breach-notes';
import { Banners } from '../../ui/Banners';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DashboardHeader, DashboardMain } from '../../ui/DashboardHeader';
import { EmptyState } from '../../ui/EmptyState';
import { NewTerms } from '../../ui/NewTerms';
import { PageNavigation } from '../../ui/PageNavigation';
import { useBanner } from '../../ui/useBanner';
import { hasDraft } from '../../lib/useDraft';
import { useTermsState } from '../../lib/useTermsState';
import { useTitle } from '../../lib/useTitle';
import { JobCard } from './JobCard';
import { JobDialog } from './JobDialog';
import { Penalties } from './Penalties';
import { ProfilePanel } from './ProfilePanel';
import { PROFILE_DRAFT } from './profile-fields';
import { NoUserData, useConnectedJobs, useProfile, type ShownJobs } from './queries';

const Applications = lazy(() => inLanguage(() => import('./applications/Applications')));
const Offers = lazy(() => inLanguage(() => import('./offers/Offers')));
const OwnInterviews = lazy(() => inLanguage(() => import('./interviews/OwnInterviews')));
const ConsentCard = lazy(() => inLanguage(() => import('./ConsentCard')));
const ResumeCard = lazy(() => inLanguage(() => import('./resume/ResumeCard')));

type OpenDialog = { kind: 'profile' | 'logout' } | { kind: 'job'; job: ConnectedJob };

/** The dashboard of an employee: connected jobs, the own resume and profile; what became of the applications. */
export default function EmployeeDashboard() {
  const areApplications = useMatch('/employee-dashboard/applications') !== null;
  const areOffers = useMatch('/employee-dashboard/offers') !== null;
  const areInterviews = useMatch('/employee-dashboard/interviews') !== null;
  const ownTitle = areInterviews ? 'employee.interviews' : 'employee.title';
  useTitle(t(areOffers ? 'employee.offers' : areApplications ? 'employee.applications' : ownTitle));
  const profile = useProfile();
  const jobs = useConnectedJobs();
  const terms = useTermsState();
  const breaches = useBreaches();
  const [open, setOpen] = useState<OpenDialog | undefined>(() =>
    hasDraft(PROFILE_DRAFT) ? { kind: 'profile' } : undefined,
  );
  const [notice, setNotice] = useBanner();
  const close = (): void => setOpen(undefined);
  const askToLeave = (): void => setOpen({ kind: 'logout' });
  const person = profile.data;
  // the profile comes a moment later than the name that the login told
  const name = person?.full_name ?? session.read()?.user.full_name ?? '';
  // loaded data stays when a refetch fails
  const hasFailed = profile.isError && !person;
  // they come together, so that nothing moves
  const isLoading = breaches.isPending || !jobs.data;

  return (
    <>
      <DashboardHeader
        person={{
          name,
          label: t('employee.openProfile', { name }),
          onOpen: () => setOpen({ kind: 'profile' }),
        }}
        onLogout={askToLeave}
        isCovered={open !== undefined && (open.kind !== 'profile' || person !== undefined)}
      />
      <DashboardMain isHeld={terms.isLoading}>
        <PageNavigation
          label={t('employee.pages')}
          pages={[
            { to: '/employee-dashboard', title: t('employee.jobs') },
            { to: '/employee-dashboard/applications', title: t('employee.applications') },
            { to: '/employee-dashboard/interviews', title: t('employee.interviews') },
            { to: '/employee-dashboard/offers', title: t('employee.offers') },
          ]}
        />
        <Banners banner={notice} onDismiss={() => setNotice(undefined)} />
        {hasFailed && (
          <LoadFailure
            text={profile.error instanceof NoUserData ? t('employee.noUser') : t('employee.loadFailed')}
            onRetry={() => void profile.refetch()}
            onLogout={askToLeave}
          />
        )}
        <NewTerms role="employee" onLogout={askToLeave} />
        {!hasFailed && areApplications && (
          <Suspense fallback={<CardSkeletons />}>
            <Applications onDone={(text) => setNotice({ kind: 'status', text })} />
          </Suspense>
        )}
        {!hasFailed && areOffers && (
          <Suspense fallback={<CardSkeletons />}>
            <Offers onDone={(text) => setNotice({ kind: 'status', text })} />
          </Suspense>
        )}
        {!hasFailed && areInterviews && (
          <Suspense fallback={<CardSkeletons />}>
            <OwnInterviews
              onDone={(text) => setNotice({ kind: 'status', text })}
              onFailure={(text) => setNotice({ kind: 'alert', text })}
            />
          </Suspense>
        )}
        {!hasFailed && !areApplications && !areOffers && !areInterviews && (
          <>
            <Welcome name={name} jobs={jobs.data?.rows} />
            <section aria-labelledby="jobs" className="grid gap-4">
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <h2 id="jobs" className="text-title">
                  {t('employee.jobs')}
                </h2>
                {!!jobs.data?.rows.length && <p className="text-muted">{jobCount(jobs.data.rows.length)}</p>}
              </div>
              {!isLoading && <BreachNotes breaches={breaches.data} />}
              <Jobs
                jobs={isLoading ? undefined : jobs.data}
                onOpen={(job) => setOpen({ kind: 'job', job })}
                onRetry={() => void jobs.refetch()}
              />
            </section>
            <Penalties />
            {jobs.data && person && (
              <ErrorBoundary fallback={<OwnResume person={person} />}>
                <Suspense>
                  <ConsentCard>
                    <OwnResume person={person} />
                  </ConsentCard>
                </Suspense>
              </ErrorBoundary>
            )}
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
          onConfirm={() => {
            close();
            logout();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

function Welcome({ name, jobs }: { name: string; jobs: ConnectedJob[] | undefined }) {
  return (
    <div className="rounded-card bg-panel px-6 py-7 text-on-panel sm:px-8">
      <h1 className="min-h-[1.25em] text-page">{t('employee.welcome', { name })}</h1>
      {/* room for the longest hint, so that the jobs stay where they are */}
      <p className="mt-1 min-h-[3.1em] text-on-panel-muted sm:min-h-[1.55em]">
        {jobs && t(jobs.length ? 'employee.welcomeHint' : 'employee.welcomeHintNone')}
      </p>
    </div>
  );
}

/** Below the jobs and after them, so that it moves nothing. */
function OwnResume({ person }: { person: EmployeeProfile }) {
  return (
    <ErrorBoundary fallback={<Alert kind="info">{t('employee.resumeFailed')}</Alert>}>
      <Suspense>
        <ResumeCard profile={person} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface JobsProps {
  jobs: ShownJobs | undefined;
  onOpen: (job: ConnectedJob) => void;
  onRetry: () => void;
}

function Jobs({ jobs, onOpen, onRetry }: JobsProps) {
  if (!jobs) return <CardSkeletons />;
  if (!jobs.rows.length && jobs.hasFailed) {
    return (
      <EmptyState kind="failed" title={t('employee.none')} hint={t('employee.jobsFailedHint')}>
        <Button look="secondary" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  if (!jobs.rows.length) return <EmptyState kind="nothing" title={t('employee.none')} hint={t('employee.noneHint')} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {jobs.rows.map((job) => (
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

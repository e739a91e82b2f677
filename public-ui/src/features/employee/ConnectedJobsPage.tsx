import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ConnectedJob, EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { useBreaches } from '../../lib/breach-notes';
import { lazyPart } from '../../lib/lazyPart';
import { useOpened } from '../../lib/useOpened';
import { useTitle } from '../../lib/useTitle';
import { Alert } from '../../ui/Alert';
import { BreachNotes } from '../../ui/BreachNotes';
import { keyOf, useApplications } from './applications/application-queries';
import { ConnectedJobs } from './ConnectedJobs';
import { JobDialog } from './JobDialog';
import Penalties from './Penalties';
import { useConnectedJobs, useProfile } from './queries';

const OwnCards = lazyPart(() => import('./OwnCards'));
const QuestionDialog = lazyPart(() => import('./consent/QuestionDialog'));

/** The jobs to which the agency has connected the person, and the own resume. */
export function ConnectedJobsPage() {
  useTitle(t('employee.title'));
  const { data: person } = useProfile();
  const { data: jobs, refetch } = useConnectedJobs();
  const applications = useApplications();
  const breaches = useBreaches();
  const { find, open, close, done } = useOpened();
  const shown = find('job', jobs?.rows, ({ id }) => id);
  const questioned = find('question', applications.rows, keyOf);
  const count = jobs?.rows.length;
  // they come together, so that nothing moves
  const isLoading = breaches.isPending || !jobs || !(applications.rows || applications.hasFailed);
  return (
    <>
      <Welcome name={person?.full_name ?? session.read()?.user.full_name ?? ''} jobs={jobs?.rows} />
      <section aria-labelledby="jobs" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="jobs" className="text-title">
            {t('employee.jobs')}
          </h2>
          {!!count && <p className="text-muted">{t('employee.count', { count })}</p>}
        </div>
        {!isLoading && <BreachNotes breaches={breaches.data} />}
        <ConnectedJobs
          jobs={isLoading ? undefined : jobs}
          applications={applications.rows ?? []}
          onOpen={({ id }) => open('job', id)}
          onDecide={({ id }) => open('question', id)}
          onRetry={() => void refetch()}
        />
      </section>
      <Penalties />
      {!isLoading && person && <Own person={person} />}
      {shown && <JobDialog job={shown} onClose={close} />}
      {questioned && (
        <Suspense>
          <QuestionDialog application={questioned} onDone={done} onClose={close} />
        </Suspense>
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
function Own({ person }: { person: EmployeeProfile }) {
  return (
    <ErrorBoundary fallback={<Alert kind="info">{t('employee.resumeFailed')}</Alert>}>
      <Suspense>
        <OwnCards person={person} />
      </Suspense>
    </ErrorBoundary>
  );
}

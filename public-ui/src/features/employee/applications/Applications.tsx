import type { Application } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { t as dashboards } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Link } from 'react-router';
import { useOpened } from '../../../lib/useOpened';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { ConsentLine } from '../consent/ConsentLine';
import { useConsent } from '../queries';
import { useApplications } from './application-queries';
import { ApplicationCard } from './ApplicationCard';
import { QuestionDialog } from './QuestionDialog';
import { SeenByDialog } from './SeenByDialog';
import { WithdrawDialog } from './WithdrawDialog';

const keyOf = ({ id }: Application): number => id;

/** What became of each application, and the consent to be shown to employers. */
export default function Applications() {
  useTitle(dashboards('employee.applications'));
  const list = useApplications();
  const consent = useConsent();
  const { isOpen, find, open, close, done } = useOpened();
  const { rows, total, hasFailed } = list;
  const questioned = find('question', rows, keyOf);
  const withdrawn = find('withdraw', rows, keyOf);
  // what stands above the rows comes together with them, so that nothing moves
  const isLoaded = rows !== undefined && !consent.isPending;
  const isShown = rows?.some(({ share }) => share === 'submitted') ?? false;
  return (
    <section aria-labelledby="applications" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id="applications" className="text-page">
            {t('applications.title')}
          </h1>
          <p className="text-muted">{t('applications.hint')}</p>
          <p role="status" className="min-h-6 text-muted">
            {isLoaded && t('applications.count', { count: total })}
          </p>
        </div>
        <Button look="secondary" onClick={() => open('seen-by')} className="no-print max-sm:w-full">
          {t('applications.seenBy')}
        </Button>
      </div>
      {!consent.isPending && (isLoaded || hasFailed) && <ConsentLine consent={consent.data} isShown={isShown} />}
      {hasFailed && (
        <EmptyState kind="failed" title={t('applications.failed')} hint={t('applications.failedHint')}>
          <Button look="secondary" onClick={list.retry}>
            {t('action.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!hasFailed && !isLoaded && <CardSkeletons />}
      {isLoaded && rows.length === 0 && (
        <EmptyState kind="nothing" title={t('applications.none')} hint={t('applications.noneHint')}>
          <Link to="/employee-dashboard" className={buttonClass('secondary')}>
            {t('applications.toJobs')}
          </Link>
        </EmptyState>
      )}
      {isLoaded && rows.length > 0 && (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {rows.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  onWithdraw={() => open('withdraw', application.id)}
                  onDecide={() => open('question', application.id)}
                />
              </li>
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
      {isOpen('seen-by') && <SeenByDialog onClose={close} />}
      {questioned && <QuestionDialog application={questioned} onDone={done} onClose={close} />}
      {withdrawn && (
        <WithdrawDialog
          application={withdrawn}
          onDone={() => done(t('applications.withdrawn', { job: withdrawn.title }))}
          onClose={close}
        />
      )}
    </section>
  );
}

import { Link } from 'react-router';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { t as dashboards } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { useOpened } from '../../../lib/useOpened';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { TryAgain } from '../../../ui/TryAgain';
import { useConsents } from '../consent/choices';
import { ConsentLine } from '../consent/ConsentLine';
import QuestionDialog from '../consent/QuestionDialog';
import { keyOf, useApplications, useSeenBy } from './application-queries';
import { ApplicationCard } from './ApplicationCard';
import { WithdrawDialog } from './WithdrawDialog';

/** Every employer who was shown the profile; prints as one page. */
function SeenByDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useSeenBy();
  return (
    <Dialog title={t('applications.seenBy')} onClose={onClose}>
      <p className="text-muted">{t('applications.seenByHint')}</p>
      {!data && !error && (
        <p role="status" className="mt-4">
          {t('generic.loading')}
        </p>
      )}
      {!data && error && (
        <div className="mt-4 grid gap-4">
          <TryAgain text={errorText(error, t('applications.seenByFailed'))} onRetry={refetch} />
        </div>
      )}
      {data?.length === 0 && <p className="mt-4 font-semibold">{t('applications.seenByNobody')}</p>}
      {data && data.length > 0 && (
        <>
          <ul className="mt-4 grid gap-3">
            {data.map(({ id, company_name, title, submitted_at }) => (
              <li key={id}>
                <p className="font-semibold" lang={typedLanguage(company_name)}>
                  {company_name}
                </p>
                <p className="text-small text-muted">
                  {t('applications.seenByLine', { job: title, day: submitted_at ? dayInIndia(submitted_at) : '' })}
                </p>
              </li>
            ))}
          </ul>
          <div className="no-print mt-6 flex justify-end gap-3">
            <Button look="secondary" onClick={() => window.print()}>
              {t('action.print')}
            </Button>
            <Button onClick={onClose}>{t('action.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What became of each application, and the consent to be shown to employers. */
export default function Applications() {
  useTitle(dashboards('employee.applications'));
  const list = useApplications();
  const consents = useConsents();
  const { isOpen, find, open, close, done } = useOpened();
  const { rows, total, hasFailed } = list;
  const questioned = find('question', rows, keyOf);
  const withdrawn = find('withdraw', rows, keyOf);
  // what stands above the rows comes together with them, so that nothing moves
  const isLoaded = rows !== undefined && !consents.isPending;
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
      {hasFailed && (
        <FailedState title={t('applications.failed')} hint={t('applications.failedHint')} onRetry={list.retry} />
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
                  onSeenBy={() => open('seen-by')}
                />
              </li>
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
      {!consents.isPending && (isLoaded || hasFailed) && <ConsentLine consents={consents.data} />}
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

import { Link } from 'react-router';
import type { Application, ConnectedJob } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t as applications } from '@niyukt/ui-shared/i18n/applications';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Button, buttonClass } from '../../ui/Button';
import { Meta } from '../../ui/Meta';
import { isOffered, whatHappensNow } from './applications/what-happens-now';

interface JobCardProps {
  job: ConnectedJob;
  /** What became of it; undefined where that is not loaded. */
  application: Application | undefined;
  onOpen: () => void;
  /** Opens what waits for the person's answer. */
  onDecide: () => void;
}

/** A connected job, and what happens with it now. */
export function JobCard({ job, application, onOpen, onDecide }: JobCardProps) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <h3 className="text-lead" lang={typedLanguage(job.title)}>
        {job.title}
      </h3>
      <Meta items={[job.domain, job.location ?? t('employee.remote')]} />
      <p className="font-semibold tabular-nums">
        {!job.salary_range && <span className="font-normal text-muted">{t('job.salary')}: </span>}
        <span>{salaryText(job.salary_range, t('generic.notSpecified'))}</span>
      </p>
      <p className="text-small text-muted">{t('employee.connectedOn', { date: dayInIndia(job.connection_date) })}</p>
      {application && <p>{whatHappensNow(application)}</p>}
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {application?.stage === 'waiting' && !application.is_refused && (
          <Button aria-label={applications('question.readOf', { job: job.title })} onClick={onDecide}>
            {applications('question.read')}
          </Button>
        )}
        {application && isOffered(application) && (
          <Link to="/employee-dashboard/offers" className={buttonClass('primary')}>
            {applications('applications.toOffers')}
          </Link>
        )}
        <Button look="secondary" aria-label={`${t('action.viewDetails')}: ${job.title}`} onClick={onOpen}>
          {t('action.viewDetails')}
        </Button>
      </div>
    </article>
  );
}

import { Link } from 'react-router';
import type { Application } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { candidateStageLook } from '@niyukt/ui-shared/theme/status-look';
import { Button, buttonClass } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';
import { isOffered, whatHappensNow } from './what-happens-now';

interface ApplicationCardProps {
  application: Application;
  onWithdraw: () => void;
  /** Opens what waits for the person's answer. */
  onDecide: () => void;
  /** Asks who was shown the profile, which names them all. */
  onSeenBy: () => void;
}

/** What became of one application. */
export function ApplicationCard({ application, onWithdraw, onDecide, onSeenBy }: ApplicationCardProps) {
  const { title, location, company_name, is_refused } = application;
  const stage = is_refused ? 'refused' : application.stage;
  const isOver = is_refused || stage === 'placed' || stage === 'closed';
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead" lang={typedLanguage(title)}>
          {title}
        </h2>
        <StatusChip {...candidateStageLook(stage)} label={t(`applications.stage.${stage}`)} />
      </div>
      <Meta items={[company_name, location]} />
      <p>{whatHappensNow(application)}</p>
      <ShownTo application={application} onSeenBy={onSeenBy} />
      {!isOver && (
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
          {stage === 'waiting' && (
            <Button aria-label={t('question.readOf', { job: title })} onClick={onDecide}>
              {t('question.read')}
            </Button>
          )}
          {isOffered(application) && (
            <Link to="/employee-dashboard/offers" className={buttonClass('primary')}>
              {t('applications.toOffers')}
            </Link>
          )}
          <Button
            look="quiet"
            aria-label={t('applications.withdrawOf', { job: title })}
            onClick={onWithdraw}
            className={stage === 'waiting' || stage === 'offer' ? '' : '-ml-4.5'}
          >
            {t('applications.withdraw')}
          </Button>
        </div>
      )}
    </article>
  );
}

/** To whom the profile was shown, and when. */
function ShownTo({
  application: { title, stage, submitted_at, company_name: company, is_refused },
  onSeenBy,
}: Pick<ApplicationCardProps, 'application' | 'onSeenBy'>) {
  if (!submitted_at) return null;
  const day = dayInIndia(submitted_at);
  const isUnnamed = !company && !is_refused && stage !== 'closed';
  return (
    <p className="text-small text-muted">
      {company ? t('applications.shownTo', { company, day }) : t('applications.shown', { day })}{' '}
      {isUnnamed && (
        <Button
          look="quiet"
          aria-label={t('applications.nameOf', { job: title })}
          onClick={onSeenBy}
          className="-my-2.5 -ml-2 px-2! underline"
        >
          {t('applications.name')}
        </Button>
      )}
    </p>
  );
}

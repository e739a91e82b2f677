import type { Application } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { candidateStageLook } from '@niyukt/ui-shared/theme/status-look';
import { Button } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';

interface ApplicationCardProps {
  application: Application;
  onWithdraw: () => void;
  /** Opens what waits for the person's answer. */
  onDecide: () => void;
}

/** What became of one application. */
export function ApplicationCard({ application, onWithdraw, onDecide }: ApplicationCardProps) {
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
      {lines(application).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!isOver && (
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
          {stage === 'waiting' && (
            <Button aria-label={t('question.readOf', { job: title })} onClick={onDecide}>
              {t('question.read')}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={t('applications.withdrawOf', { job: title })}
            onClick={onWithdraw}
            className={stage === 'waiting' ? '' : '-ml-4.5'}
          >
            {t('applications.withdraw')}
          </Button>
        </div>
      )}
    </article>
  );
}

function lines({ share, stage, submitted_at, company_name: company, is_refused }: Application): string[] {
  const day = submitted_at && dayInIndia(submitted_at);
  const shown = day ? [company ? t('applications.shownTo', { company, day }) : t('applications.shown', { day })] : [];
  if (is_refused) return [...shown, t('applications.refused')];
  if (share === 'waiting') return [t('applications.waiting', { company: company ?? '' })];
  if (share === 'expired') return [...shown, t('applications.expired')];
  if (share === 'withdrawn' || share === 'declined') return [...shown, t('applications.ended')];
  if (!day) return [t('applications.connected')];
  return company || stage === 'closed' ? shown : [...shown, t('applications.notNamed')];
}

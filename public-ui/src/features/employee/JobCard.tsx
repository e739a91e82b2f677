import type { ConnectedJob } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Button } from '../../ui/Button';
import { Meta } from '../../ui/Meta';

export function JobCard({ job, onOpen }: { job: ConnectedJob; onOpen: () => void }) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <h3 className="text-lead" lang={typedLanguage(job.title)}>
        {job.title}
      </h3>
      <Meta items={[job.domain, job.location ?? t('employee.remote')]} />
      <p className="font-semibold tabular-nums">{salaryText(job.salary_range, t('generic.notSpecified'))}</p>
      <p className="text-small text-muted">{t('employee.connectedOn', { date: dayInIndia(job.connection_date) })}</p>
      <div className="mt-auto pt-2">
        <Button look="secondary" aria-label={`${t('action.viewDetails')}: ${job.title}`} onClick={onOpen}>
          {t('action.viewDetails')}
        </Button>
      </div>
    </article>
  );
}

import type { ConnectedJob } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Facts } from '../components/Facts';

/** Everything an employee may know of a connected job; prints as one page. */
export function JobDialog({ job, onClose }: { job: ConnectedJob; onClose: () => void }) {
  const none = t('generic.notSpecified');
  return (
    <Dialog title={job.title} onClose={onClose} isWide aside={<ConnectedBadge />}>
      <Facts
        facts={[
          [t('job.domain'), job.domain ?? none],
          [t('job.type'), job.employment_type ?? none],
          [t('job.salary'), salaryText(job.salary_range, none)],
          [t('job.location'), job.location ?? t('employee.remote')],
          [t('job.connected'), dayInIndia(job.connection_date)],
        ]}
      />
      <h3 className="mt-6 font-bold">{t('job.description')}</h3>
      <p className="mt-1 whitespace-pre-line">{job.description}</p>
      <div className="no-print mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </div>
    </Dialog>
  );
}

function ConnectedBadge() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-chip bg-green-soft px-2 py-0.5 text-small font-semibold text-green">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t('employee.connected')}
    </span>
  );
}

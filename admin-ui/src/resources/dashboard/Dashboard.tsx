import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { PageHeading } from '../../platform/page/PageHeading';
import { Figures } from './Figures';
import { Pipeline } from './Pipeline';
import { QuickActions } from './QuickActions';
import { RecentConnections } from './RecentConnections';
import { useDashboard } from './useDashboard';
import { FailureAlert } from '../../platform/page/FailureAlert';

/** The agency at a glance: figures, what is done most, the pipeline, and the newest connections. */
export default function Dashboard() {
  const dashboard = useDashboard();
  return (
    <>
      <PageHeading title={t('section.dashboard')} note={longDayInIndia(new Date())} />
      {dashboard.isFailed && (
        <FailureAlert retry={dashboard.retry} sx={{ mb: 2, alignItems: 'center' }}>
          {t('dashboard.loadFailed')}
        </FailureAlert>
      )}
      <Figures dashboard={dashboard} />
      <QuickActions />
      <Pipeline dashboard={dashboard} />
      <RecentConnections dashboard={dashboard} />
    </>
  );
}

import { Skeleton } from '@mui/material';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useState } from 'react';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { PageHeading } from '../../kit/page/PageHeading';
import { BillingRoom, BillingShape } from './BillingRoom';
import { Figures } from './Figures';
import { Pipeline } from './Pipeline';
import { QuickActions } from './QuickActions';
import { RecentConnections } from './RecentConnections';
import { useDashboard } from './useDashboard';
import { FailureAlert } from '../../kit/page/FailureAlert';

const FirstHour = lazyPart(() => import('./FirstHour'), <Skeleton variant="rounded" height={290} sx={{ mb: 3 }} />);
const Billing = lazyPart(() => import('./Billing'), <BillingShape />);

/** Once what stands there first is painted: the chart's code does not hold it up. */
function useOnceShown(isThere: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return isShown;
}

/** The agency at a glance: figures, what is done most, the pipeline, and the newest connections. */
export default function Dashboard() {
  const dashboard = useDashboard();
  const { stats } = dashboard;
  const isNew = stats?.totalPlacements === 0;
  const isEmpty = isNew && Object.values(stats.connectionsByStatus).every((count) => count === 0);
  const seesMoney = mayDo(useStaff(), 'money');
  const isBillingNeeded = useOnceShown(dashboard.connections !== undefined || dashboard.isFailed);
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
      {isNew && <FirstHour stats={stats} />}
      {!isNew && seesMoney && <BillingRoom>{isBillingNeeded ? <Billing /> : <BillingShape />}</BillingRoom>}
      {!isEmpty && <Pipeline dashboard={dashboard} />}
      <RecentConnections dashboard={dashboard} />
    </>
  );
}

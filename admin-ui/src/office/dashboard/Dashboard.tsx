import { Box, Skeleton } from '@mui/material';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { useIsPhone } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { useSetUp } from '../settings/set-up';
import type { Waiting } from '../tasks/waiting/useWaiting';
import { WaitingCard } from '../tasks/waiting/WaitingCard';
import { Figures } from './Figures';
import { type DayOfInterviews, InterviewsOfDay } from './InterviewsOfDay';
import { Pipeline } from './Pipeline';
import { RecentConnections } from './RecentConnections';
import { SetUp } from './SetUp';
import { StandingAlerts, StandingLine } from './StandingLine';
import { type DashboardData, useDashboard } from './useDashboard';
import { useBackups } from './useStanding';

/** How many causes the dashboard shows: with the interviews of the day, and beside these with its figures, they fit a screen. */
const CAUSES = 6;
const CAUSES_ON_A_PHONE = 3;

/** What waits, and the interviews of the day beside it; below it on a phone. */
function Today({ waiting, day }: { waiting: Waiting; day: DayOfInterviews }) {
  const isPhone = useIsPhone();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.25, md: 2 },
        mb: { xs: 1.25, md: 2 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <WaitingCard waiting={waiting} most={isPhone ? CAUSES_ON_A_PHONE : CAUSES} />
      <InterviewsOfDay {...day} />
    </Box>
  );
}

/** What leads an agency that has placed nobody yet: what is to be set up, and below it the rest, which does not move then. */
function FirstHour({ stats, children }: { stats: DashboardStats; children: ReactNode }) {
  const { isReady, own } = useSetUp();
  if (!isReady) return <Skeleton variant="rounded" height={290} />;
  return (
    <>
      <SetUp stats={stats} own={own} />
      {children}
    </>
  );
}

const ON_ITS_WAY = <Skeleton variant="rounded" height={360} />;

const Billing = lazyPart(() => import('./Billing'));

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

/** What waits and the day's interviews; then how many there are, what is newest, and the money, which come last because nothing is done there. */
function Parts({ dashboard }: { dashboard: DashboardData }) {
  const { stats, standing } = dashboard;
  const backupActions = useBackups();
  const isEmpty =
    stats?.totalPlacements === 0 && Object.values(stats.connectionsByStatus).every((count) => count === 0);
  const seesMoney = mayDo(useStaff(), 'money');
  const isMoneyNext = useOnceShown(dashboard.connections !== undefined || dashboard.isFailed);
  return (
    <>
      {standing && <StandingAlerts standing={standing} actions={backupActions} />}
      <Today waiting={dashboard.waiting} day={dashboard.day} />
      <Figures dashboard={dashboard} />
      <RecentConnections dashboard={dashboard} />
      {!isEmpty && (stats || !dashboard.isFailed) && <Pipeline dashboard={dashboard} />}
      {seesMoney && isMoneyNext && <Billing />}
      {standing && <StandingLine standing={standing} actions={backupActions} />}
    </>
  );
}

/** The agency's day: what waits comes first. Of an agency that has placed nobody yet, what is to be set up. */
export default function Dashboard() {
  const dashboard = useDashboard();
  const { stats } = dashboard;
  // drawn in pieces, between which the browser hears what is pressed
  const isThere = useDeferredValue(dashboard.isThere);
  const parts = <Parts dashboard={dashboard} />;
  return (
    <>
      <PageHeading title={t('section.dashboard')} note={longDayInIndia(new Date())} />
      {dashboard.isFailed && (
        <FailureAlert retry={dashboard.retry} sx={{ mb: 2, alignItems: 'center' }}>
          {t('dashboard.loadFailed')}
        </FailureAlert>
      )}
      {!isThere && ON_ITS_WAY}
      {isThere && (stats?.totalPlacements === 0 ? <FirstHour stats={stats}>{parts}</FirstHour> : parts)}
    </>
  );
}

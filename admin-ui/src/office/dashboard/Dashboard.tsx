import Add from '@mui/icons-material/Add';
import { Skeleton, Box, Button } from '@mui/material';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { PageHeading } from '../../kit/page/PageHeading';
import { BillingRoom, BillingShape } from './BillingRoom';
import { ONE_OR_TWO } from './FigureCard';
import { Figures } from './Figures';
import { Pipeline } from './Pipeline';
import { RecentConnections } from './RecentConnections';
import { useDashboard } from './useDashboard';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { createPath } from '../../kit/resource/create-path';

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

const ACTIONS: readonly { list: string; label: ConsoleTextKey; isMain?: boolean }[] = [
  { list: '/employees', label: 'employee.add' },
  { list: '/companies', label: 'company.add' },
  { list: '/job-requests', label: 'job.add' },
  { list: '/connections', label: 'connection.create', isMain: true },
];

/** What is added most, each below the figure that it raises. */
function QuickActions() {
  return (
    <Box
      component="nav"
      aria-label={t('dashboard.quickActions')}
      className="no-print"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        mb: 3,
        gridTemplateColumns: { xs: ONE_OR_TWO, md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {ACTIONS.map(({ list, label, isMain }) => (
        <Button
          key={list}
          component={Link}
          {...createPath(list)}
          variant={isMain ? 'contained' : 'outlined'}
          startIcon={<Add />}
          sx={{ minHeight: 44, px: 1, lineHeight: 1.25 }}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
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

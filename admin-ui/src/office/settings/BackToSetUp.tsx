import '../../texts/ledger';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { t } from '../../texts/console';
import { cameFromSetUp, stepsOf, useSetUp } from './set-up';

/** As the dashboard asks for them. */
type StatsProvider = DataProvider & { getDashboardStats: () => Promise<DashboardStats> };

const HOME = { to: '/' };

function SetUpGoesOn() {
  const dataProvider = useDataProvider<StatsProvider>();
  const { data: stats } = useQuery({
    queryKey: ['dashboard-stats'],
    queryFn: () => dataProvider.getDashboardStats(),
  });
  const { own } = useSetUp();
  const { pathname } = useLocation();
  const steps = stats?.connectionsByStatus && own ? stepsOf(stats, own) : undefined;
  const next = steps?.find(({ isDone }) => !isDone);
  if (steps && !next) return null;
  const isDoneHere = steps?.some(({ to, isDone }) => isDone && to !== 'own name' && to.to === pathname);
  return (
    <>
      <Button component={Link} to="/" variant="outlined" color="inherit" startIcon={<ArrowBack />}>
        {t('setUp.back')}
      </Button>
      <span role="status">
        {next && isDoneHere && (
          <Button component={Link} {...(next.to === 'own name' ? HOME : next.to)} variant="outlined">
            {t('setUp.next', { step: t(next.name) })}
          </Button>
        )}
      </span>
    </>
  );
}

/** Leads back to the set-up, for whom it led to the settings, until it is done; once the step of this page is, also to the next one. */
export const BackToSetUp = () => cameFromSetUp() && <SetUpGoesOn />;

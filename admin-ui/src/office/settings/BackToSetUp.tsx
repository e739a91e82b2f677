import '../../texts/ledger';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { t } from '../../texts/console';
import { cameFromSetUp, type Step, stepsOf, useSetUp } from './set-up';

/** As the dashboard asks for them. */
type StatsProvider = DataProvider & { getDashboardStats: () => Promise<DashboardStats> };

const HOME = { to: '/' };

/** The steps of the set-up, once they are known. */
function useSteps(): Step[] | undefined {
  const dataProvider = useDataProvider<StatsProvider>();
  const { data: stats } = useQuery({
    queryKey: ['dashboard-stats'],
    queryFn: () => dataProvider.getDashboardStats(),
  });
  const { own } = useSetUp();
  return stats?.connectionsByStatus && own ? stepsOf(stats, own) : undefined;
}

function Back() {
  if (useSteps()?.every(({ isDone }) => isDone)) return null;
  return (
    <Button component={Link} to="/" variant="outlined" color="inherit" startIcon={<ArrowBack />}>
      {t('setUp.back')}
    </Button>
  );
}

function Next() {
  const steps = useSteps();
  const { pathname } = useLocation();
  const next = steps?.find(({ isDone }) => !isDone);
  const isDoneHere = steps?.some(({ to, isDone }) => isDone && to !== 'own name' && to.to === pathname);
  return (
    <span role="status">
      {next && isDoneHere && (
        <Button component={Link} {...(next.to === 'own name' ? HOME : next.to)} variant="outlined">
          {t('setUp.next', { step: t(next.name) })}
        </Button>
      )}
    </span>
  );
}

/** Leads back to the set-up, for whom it led here, until it is done. */
export const BackToSetUp = () => cameFromSetUp() && <Back />;

/** Leads on to the next step of the set-up, for whom it led here, once the step of this page is done. */
export const NextOfSetUp = () => cameFromSetUp() && <Next />;

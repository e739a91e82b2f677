import { Box, Card, Link as MuiLink } from '@mui/material';
import type { BillingSummary, Task } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { Attention } from './Attention';
import { BillingShape, useHasMoney } from './BillingRoom';
import type { DashboardProvider } from './calls';
import { MoneyCards } from './MoneyCards';
import { MonthsChart } from './MonthsChart';

/** Whether there is anything to show: an agency that bills nothing needs no empty chart. */
function isMoney({ months, outstanding_paise }: BillingSummary): boolean {
  return (
    outstanding_paise > 0 ||
    months.some(({ billed_paise, received_paise }) => billed_paise !== 0 || received_paise !== 0)
  );
}

function NoMoney() {
  return (
    <Card sx={{ p: 2, mb: 3 }}>
      {t('dashboard.noMoney')}{' '}
      <MuiLink component={Link} to="/placement-register" underline="always">
        {t('section.placementRegister')}
      </MuiLink>
    </Card>
  );
}

/** The agency's money at a glance; it comes after what the dashboard shows first. */
function useBillingSummary() {
  const dataProvider = useDataProvider<DashboardProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['billing-summary'],
    queryFn: () => dataProvider.getBillingSummary(),
  });
  // while an ended session leaves, react-admin answers with nothing in it
  return { summary: data?.months && data, error, retry: () => void refetch() };
}

/** How many tasks the dashboard shows. */
const SHOWN = 5;

/** Open tasks of this person and of everybody, what is due first; undefined while they are on their way. */
export function useOpenTasks(): readonly Task[] | undefined {
  const { userId } = useStaff();
  const { data, isError } = useGetList<Task>('tasks', {
    filter: { state: 'open', assignee_id: userId },
    sort: { field: 'due_at', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return isError ? [] : data;
}

/** The agency's money: figures, months, and what needs attention. A chunk of its own, because of the chart. */
export default function Billing() {
  const { summary, error, retry } = useBillingSummary();
  const tasks = useOpenTasks();
  const [hasMoney, setHasMoney] = useHasMoney();
  const isThere = summary && tasks ? isMoney(summary) || tasks.length > 0 : hasMoney;
  useEffect(() => {
    if (isThere !== hasMoney) setHasMoney(isThere);
  }, [isThere, hasMoney, setHasMoney]);
  if (error)
    return (
      <FailureAlert retry={retry} sx={{ mb: 2 }}>
        {failureText(error, t('dashboard.moneyFailed'))}
      </FailureAlert>
    );
  if (!isThere) return summary && tasks ? <NoMoney /> : <BillingShape />;
  return (
    <>
      <MoneyCards summary={summary} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.25, md: 2 },
          mb: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <MonthsChart summary={summary} />
        <Attention tasks={tasks} />
      </Box>
    </>
  );
}

import { Box, Card, Link as MuiLink } from '@mui/material';
import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { Attention } from './Attention';
import { BillingShape, useHasMoney } from './BillingRoom';
import { MoneyCards } from './MoneyCards';
import { MonthsChart } from './MonthsChart';
import { useBillingSummary } from './useBillingSummary';
import { useOpenTasks } from './useOpenTasks';

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

import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { FailureAlert } from '../../platform/page/FailureAlert';
import { failureText } from '../../platform/providers/http-client';
import { Attention } from './Attention';
import { MoneyCards } from './MoneyCards';
import { MonthsChart } from './MonthsChart';
import { useBillingSummary } from './useBillingSummary';

/** The agency's money: figures, months, and what needs attention. A chunk of its own, because of the chart. */
export default function Billing() {
  const { summary, error, retry } = useBillingSummary();
  if (error)
    return (
      <FailureAlert retry={retry} sx={{ mb: 2 }}>
        {failureText(error, t('dashboard.moneyFailed'))}
      </FailureAlert>
    );
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
        <Attention summary={summary} />
      </Box>
    </>
  );
}

import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { useRead } from '../../kit/providers/useRead';
import { t } from '../../texts/console';
import type { DashboardProvider } from './calls';
import { MoneyCards } from './MoneyCards';
import { MonthsChart } from './MonthsChart';

const hasMonths = ({ months }: BillingSummary): boolean =>
  months.some(({ billed_paise, received_paise }) => billed_paise !== 0 || received_paise !== 0);

/** The agency's money: figures and months, where there are some. A chunk of its own, because of the chart. */
export default function Billing() {
  const {
    data: summary,
    error,
    retry,
  } = useRead(['billing-summary'], (dataProvider: DashboardProvider) => dataProvider.getBillingSummary(), {
    isRead: ({ months }) => Array.isArray(months),
  });
  if (error)
    return (
      <FailureAlert retry={retry} sx={{ mt: 3 }}>
        {failureText(error, t('dashboard.moneyFailed'))}
      </FailureAlert>
    );
  if (!summary || (!hasMonths(summary) && summary.outstanding_paise === 0)) return null;
  return (
    <>
      <MoneyCards summary={summary} />
      {hasMonths(summary) && <MonthsChart summary={summary} />}
    </>
  );
}

import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import BarChart, { type ChartGroup } from '../../kit/charts/BarChart';
import { t } from '../../texts/console';
import { billedIn, receivedIn } from './billing-summary';

const HEIGHT = 220;
const BILLED = 'var(--action)';
const RECEIVED = 'var(--mark)';

const SHORT_MONTH = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short' });
const WHOLE_MONTH = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });

function groupOf({ month, billed_paise, received_paise }: BillingSummary['months'][number]): ChartGroup {
  const first = new Date(`${month}-01T00:00:00Z`);
  const words = (paise: number) => ({ month: WHOLE_MONTH.format(first), amount: plainMoneyText(paise) });
  return {
    // the year distinguishes two months of the same name
    name: `${SHORT_MONTH.format(first)} ${month.slice(2, 4)}`,
    bars: [
      {
        key: 'billed',
        paise: Math.max(0, billed_paise),
        colour: BILLED,
        label: t('dashboard.billedIn', words(billed_paise)),
        to: billedIn(month),
      },
      {
        key: 'received',
        paise: received_paise,
        colour: RECEIVED,
        label: t('dashboard.receivedIn', words(received_paise)),
        to: receivedIn(month),
      },
    ],
  };
}

function Key({ colour, label, isSecond = false }: { colour: string; label: string; isSecond?: boolean }) {
  return (
    <span>
      <span className={`chart-key ${isSecond ? 'is-second' : ''}`} style={{ background: colour }} />
      {label}
    </span>
  );
}

/** What was billed and received in each of the last twelve months; each bar leads to its rows. */
export function MonthsChart({ summary }: { summary: BillingSummary | undefined }) {
  return (
    <Card component="section" aria-labelledby="months" sx={{ p: { xs: 1.5, md: 2 }, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
        <Typography id="months" component="h2" variant="h2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {t('dashboard.months')}
        </Typography>
        <Box aria-hidden="true" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontSize: '0.8125rem' }}>
          <Key colour={BILLED} label={t('dashboard.billed')} />
          <Key colour={RECEIVED} label={t('dashboard.received')} isSecond />
        </Box>
      </Box>
      <Box sx={{ minHeight: HEIGHT }}>
        {summary ? (
          <BarChart label={t('dashboard.months')} groups={summary.months.map(groupOf)} height={HEIGHT} />
        ) : (
          <Skeleton variant="rounded" height={HEIGHT} />
        )}
      </Box>
    </Card>
  );
}

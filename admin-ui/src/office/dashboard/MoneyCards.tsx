import { Box, Card, Link as MuiLink, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { t } from '../../texts/console';
import { billedIn, OPEN_CLAIMS, OUTSTANDING, OVERDUE_INVOICES, thisMonth } from './billing-summary';
import { FIGURES, WHOLE_CARD } from './FigureCard';

interface Figure {
  label: string;
  to: string;
  text: string | undefined;
  isWarning?: boolean;
}

function figuresOf(summary: BillingSummary | undefined): Figure[] {
  const money = (paise: number | undefined): string | undefined =>
    paise === undefined ? undefined : plainMoneyText(paise);
  return [
    { label: t('dashboard.outstanding'), to: OUTSTANDING, text: money(summary?.outstanding_paise) },
    {
      label: t('dashboard.overdue'),
      to: OVERDUE_INVOICES,
      text: money(summary?.overdue_paise),
      isWarning: (summary?.overdue_paise ?? 0) > 0,
    },
    {
      label: t('dashboard.billedThisMonth'),
      to: billedIn(thisMonth()),
      text: money(summary?.billed_this_month_paise),
    },
    {
      label: t('dashboard.openClaims'),
      to: OPEN_CLAIMS,
      text: summary && countText(summary.open_claims),
    },
  ];
}

/** Four figures of the agency's money; each leads to its rows. */
export function MoneyCards({ summary }: { summary: BillingSummary | undefined }) {
  return (
    <Box component="ul" aria-label={t('dashboard.money')} sx={{ ...FIGURES, mt: 3, mb: 2 }}>
      {figuresOf(summary).map(({ label, to, text, isWarning }) => (
        <Card
          key={label}
          component="li"
          sx={{
            position: 'relative',
            overflow: 'visible',
            p: { xs: 1.5, md: 2 },
            breakInside: 'avoid',
            ...(isWarning && { borderLeft: '4px solid var(--danger)' }),
            '&:hover': { borderColor: 'var(--action)' },
          }}
        >
          <MuiLink component={Link} to={to} sx={WHOLE_CARD}>
            <Box
              component="span"
              sx={{ display: 'block', fontSize: { xs: '1.125rem', md: '1.375rem' }, lineHeight: 1.45, fontWeight: 700 }}
            >
              {text ?? <Skeleton width="60%" height={32} />}
            </Box>
            <Box component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.25 }}>
              {label}
            </Box>
          </MuiLink>
        </Card>
      ))}
    </Box>
  );
}

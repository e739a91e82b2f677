import { Box, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { ROWS_OF } from './billing-summary';

/** How many of each kind this person has looked at here; what came since is new. */
function useSeen(attention: BillingSummary['attention'] | undefined) {
  const [seen, setSeen] = useStore<Readonly<Record<string, number>>>('dashboard.attention.seen', {});
  useEffect(() => {
    const fewer = attention?.filter(({ kind, count }) => count < (seen[kind] ?? 0)) ?? [];
    if (fewer.length > 0) setSeen({ ...seen, ...Object.fromEntries(fewer.map(({ kind, count }) => [kind, count])) });
  }, [attention, seen, setSeen]);
  return {
    isNew: (kind: string, count: number): boolean => count > (seen[kind] ?? 0),
    see: (kind: string, count: number): void => setSeen({ ...seen, [kind]: count }),
  };
}

/** What waits for somebody of the agency; each line leads to its rows. */
export function Attention({ summary }: { summary: BillingSummary | undefined }) {
  const lines = summary?.attention.filter(({ count }) => count > 0);
  const { isNew, see } = useSeen(summary?.attention);
  return (
    <Card component="section" aria-labelledby="attention" sx={{ p: { xs: 1.5, md: 2 } }}>
      <Typography id="attention" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('dashboard.attention')}
      </Typography>
      {!lines && <Skeleton variant="rounded" height={120} />}
      {lines?.length === 0 && <Typography color="text.secondary">{t('dashboard.nothingWaits')}</Typography>}
      {lines && lines.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map(({ kind, count, urgent }) => {
            const text = t(`attention.${kind}`, { count });
            return (
              <Box
                component="li"
                key={kind}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  minHeight: 44,
                  '& + &': { borderTop: '1px solid var(--line)' },
                }}
              >
                <MuiLink
                  component={Link}
                  to={ROWS_OF[kind]}
                  onClick={() => see(kind, count)}
                  underline="always"
                  color="inherit"
                  sx={{ flex: 1, py: 1.25, fontWeight: 600, textDecorationColor: 'var(--control)' }}
                >
                  {text}
                </MuiLink>
                {urgent && (
                  <StatusChip
                    {...OVERDUE}
                    {...(!isNew(kind, count) && { tone: 'slate' })}
                    label={t('dashboard.urgent')}
                  />
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </Card>
  );
}

import { Box, Typography } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { daysBetween, today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '../../../texts/console';
import { WarrantyChip } from './labels';

/** How long the warranty still runs, in words; today counts. */
function remainder({ warranty_until, left_on, joining_date }: Placement, day: string): string {
  if (!warranty_until || !joining_date) return t('warranty.notStartedHint');
  if (day < joining_date) return t('warranty.begins', { day: dayInIndia(joining_date) });
  const days = daysBetween(day, warranty_until);
  if (days < 0) return t('warranty.over', { day: dayInIndia(warranty_until) });
  if (left_on) return `${t('warranty.left')} ${dayInIndia(left_on)}`;
  return days === 0 ? t('warranty.lastDay') : t('warranty.daysLeft', { count: days + 1 });
}

/** A mark on the line, at a share of its length. */
function Stop({ at, tone }: { at: number; tone: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: `${at}%`,
        top: -4,
        width: 4,
        height: 16,
        ml: '-2px',
        borderRadius: '2px',
        bgcolor: tone,
        outline: '2px solid var(--surface)',
      }}
    />
  );
}

/** For the eye: the line says what the words beside it say. */
function Line({ from, until, reached, left }: { from: string; until: string; reached: string; left: string | null }) {
  const length = daysBetween(from, until) || 1;
  const shareOf = (day: string): number => Math.min(100, Math.max(0, (daysBetween(from, day) / length) * 100));
  return (
    <Box
      aria-hidden="true"
      sx={{ position: 'relative', height: 8, my: 1.25, borderRadius: 4, bgcolor: 'var(--green-soft)' }}
    >
      <Box sx={{ height: 8, width: `${shareOf(reached)}%`, borderRadius: 4, bgcolor: 'var(--green)' }} />
      <Stop at={shareOf(reached)} tone="var(--mark)" />
      {left && <Stop at={shareOf(left)} tone="var(--rust)" />}
    </Box>
  );
}

/** The warranty of a placement as a line of time: from the joining date to its last day, with today on it. */
export function WarrantyLine({ placement }: { placement: Placement }) {
  const { joining_date, warranty_until, left_on } = placement;
  const day = today();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WarrantyChip warranty={placement.warranty} />
        <Typography sx={{ fontWeight: 600 }}>{remainder(placement, day)}</Typography>
      </Box>
      {joining_date && warranty_until && (
        <>
          <Line from={joining_date} until={warranty_until} reached={day} left={left_on} />
          <Box
            component="dl"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              m: 0,
              '& dd': { m: 0 },
              '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
            }}
          >
            <div>
              <dt>{t('warranty.joined')}</dt>
              <dd>{dayInIndia(joining_date)}</dd>
            </div>
            {left_on && (
              <Box sx={{ textAlign: 'center' }}>
                <dt>{t('warranty.left')}</dt>
                <dd>{dayInIndia(left_on)}</dd>
              </Box>
            )}
            <Box sx={{ textAlign: 'right' }}>
              <dt>{t('warranty.until')}</dt>
              <dd>{dayInIndia(warranty_until)}</dd>
            </Box>
          </Box>
        </>
      )}
    </>
  );
}

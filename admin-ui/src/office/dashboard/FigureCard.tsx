import { Box, Card, Link as MuiLink, Skeleton, type SvgIconProps } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Day } from '../../kit/records/Day';

/** The newest record behind a figure. */
export interface Latest {
  to: string;
  name: string;
  at: string | null;
}

interface FigureCardProps {
  /** The section that is counted. */
  to: string;
  label: string;
  Icon: ComponentType<SvgIconProps>;
  count: number | undefined;
  latest: Latest | null | undefined;
  /** What is missing does not come. */
  isFailed: boolean;
}

/** The whole card is the link, so that it is hit anywhere; the ring goes around the card. */
export const WHOLE_CARD = {
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
};

/** Two columns on a phone; one where the text is so large that two would break its words. */
export const ONE_OR_TWO = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))';

const UNKNOWN = '–';
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 };

function LatestLine({ latest, isFailed }: Pick<FigureCardProps, 'latest' | 'isFailed'>) {
  if (latest === null) return t('dashboard.noneYet');
  if (!latest) return isFailed ? UNKNOWN : <Skeleton width="70%" />;
  return (
    <>
      <span>{t('dashboard.latest')}</span>
      <MuiLink
        component={Link}
        to={latest.to}
        color="text.primary"
        underline="hover"
        sx={{ ...ONE_LINE, position: 'relative', zIndex: 1, fontWeight: 600, flex: { xs: '1 0 100%', sm: '0 1 auto' } }}
      >
        {latest.name}
      </MuiLink>
      <Box component="span" sx={{ ml: 'auto', display: { xs: 'none', lg: 'inline' } }}>
        <Day at={latest.at} />
      </Box>
    </>
  );
}

/** One figure: how many, of what, and who or what came last. */
export function FigureCard({ to, label, Icon, count, latest, isFailed }: FigureCardProps) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        overflow: 'visible',
        p: { xs: 1.5, md: 2 },
        breakInside: 'avoid',
        display: 'flex',
        flexDirection: 'column',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'var(--action)' },
      }}
    >
      <MuiLink component={Link} to={to} sx={WHOLE_CARD}>
        <Box component="span" sx={{ display: 'block', fontSize: '2rem', lineHeight: 1.25, fontWeight: 700 }}>
          {count === undefined ? isFailed ? UNKNOWN : <Skeleton width={64} height={40} /> : countText(count)}
        </Box>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.25 }}>
          {label}
        </Box>
      </MuiLink>
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          top: { xs: 12, md: 16 },
          right: { xs: 12, md: 16 },
          width: 40,
          height: 40,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '10px',
          pointerEvents: 'none',
          color: 'var(--action)',
          bgcolor: 'var(--action-soft)',
        }}
      >
        <Icon />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          columnGap: 1,
          alignContent: 'flex-start',
          mt: 'auto',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          lineHeight: 1.85,
          minHeight: { xs: '3rem', sm: '1.5rem' },
        }}
      >
        <LatestLine latest={latest} isFailed={isFailed} />
      </Box>
    </Card>
  );
}

import Add from '@mui/icons-material/Add';
import { Box, Card, IconButton, Link as MuiLink, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import { countText } from '@niyukt/ui-shared/domain/format';
import { createPath } from '../../kit/resource/create-path';
import { type ConsoleTextKey, t } from '../../texts/console';

/** The newest record behind a figure. */
export interface Latest {
  to: string;
  name: string;
}

interface FigureCardProps {
  /** The section that is counted. */
  to: string;
  label: string;
  count: number | undefined;
  latest: Latest | null | undefined;
  /** What is missing does not come. */
  isFailed: boolean;
  /** The list whose form adds one, and its name. */
  add: { list: string; label: ConsoleTextKey };
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

/** A list of four figures, side by side where there is room. */
export const FIGURES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.25, md: 2 },
  gridTemplateColumns: { xs: ONE_OR_TWO, md: 'repeat(4, minmax(0, 1fr))' },
} as const;

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
        sx={{ ...ONE_LINE, position: 'relative', zIndex: 1, fontWeight: 600 }}
      >
        {latest.name}
      </MuiLink>
    </>
  );
}

/** Adds one of them, from where they are counted. */
function AddButton({ add: { list, label } }: Pick<FigureCardProps, 'add'>) {
  const name = t(label);
  return (
    <IconButton
      component={Link}
      {...createPath(list)}
      aria-label={name}
      title={name}
      className="no-print"
      sx={{
        ml: 'auto',
        width: 40,
        height: 40,
        position: 'relative',
        zIndex: 1,
        color: 'var(--action)',
        border: '1px solid transparent',
        bgcolor: 'var(--action-soft)',
      }}
    >
      <Add />
    </IconButton>
  );
}

/** One figure: how many, of what, who or what came last, and what adds one. */
export function FigureCard({ to, label, count, latest, isFailed, add }: FigureCardProps) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        overflow: 'visible',
        px: { xs: 1.25, md: 1.5 },
        py: 1,
        breakInside: 'avoid',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'var(--action)' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <MuiLink component={Link} to={to} sx={WHOLE_CARD}>
          <Box
            component="span"
            sx={{ fontSize: '1.25rem', lineHeight: 1.25, fontWeight: 700, display: 'inline-block' }}
          >
            {count === undefined ? isFailed ? UNKNOWN : <Skeleton width={32} height={28} /> : countText(count)}
          </Box>{' '}
          <Box component="span" sx={{ fontWeight: 600, lineHeight: 1.25 }}>
            {label}
          </Box>
        </MuiLink>
        <Box
          sx={{ display: 'flex', columnGap: 0.75, color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.85 }}
        >
          <LatestLine latest={latest} isFailed={isFailed} />
        </Box>
      </Box>
      <AddButton add={add} />
    </Card>
  );
}

import { Box, ButtonBase } from '@mui/material';
import { StatusMark } from '@niyukt/ui-shared/components/StatusMark';
import { PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { placementLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';
import { placementLabel } from '../parts/placement-label';

/** The statuses in one line, each bringing its column into view. */
export function ColumnJumps({ onJump }: { onJump: (status: PlacementStatus) => void }) {
  return (
    <Box
      component="nav"
      aria-label={t('board.jump')}
      sx={{
        display: 'flex',
        gap: 0.25,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mb: 1,
        mx: { xs: -2, md: -1 },
        px: { xs: 1, md: 0 },
      }}
    >
      {PLACEMENT_STATUSES.map((status) => (
        <ButtonBase
          key={status}
          onClick={() => onJump(status)}
          sx={{
            flex: 'none',
            gap: 0.75,
            px: 1,
            minHeight: { xs: 44, md: 32 },
            borderRadius: '6px',
            fontFamily: 'var(--font)',
            fontSize: '0.8125rem',
            fontWeight: 600,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary', bgcolor: 'var(--sunken)' },
            '&:focus-visible': { outlineOffset: -3 },
            '& svg': { color: `var(--${placementLook(status).tone})` },
          }}
        >
          <StatusMark mark={placementLook(status).mark} />
          {placementLabel(status)}
        </ButtonBase>
      ))}
    </Box>
  );
}

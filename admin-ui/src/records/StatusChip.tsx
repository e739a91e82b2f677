import { Box } from '@mui/material';
import type { Tone } from '@niyukt/ui-shared/domain/choices';

/** A status as a dot and a word; the colour only helps. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', gap: 0.75, px: 1, minHeight: 26, borderRadius: '6px' },
        ...{ fontFamily: 'var(--font)', fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' },
        ...{ color: `var(--${tone})`, bgcolor: `var(--${tone}-soft)` },
        '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' },
      }}
    >
      {label}
    </Box>
  );
}

import { Box } from '@mui/material';
import { t } from '../../texts/console';
import { Keys } from './Keys';

const MORE = { keys: ['Tab'], does: 'palette.more' } as const;
const HINTS = [
  { keys: ['↑', '↓'], does: 'palette.move' },
  { keys: ['Enter'], does: 'palette.open' },
  { keys: ['Esc'], does: 'palette.close' },
] as const;

/** The keys that work in the palette; its combobox tells them to screen readers by itself. */
export function Hints({ hasActions }: { hasActions: boolean }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: 2.5,
        px: 2,
        py: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        borderTop: '1px solid var(--line)',
        bgcolor: 'var(--sunken)',
      }}
    >
      {[...HINTS, ...(hasActions ? [MORE] : [])].map(({ keys, does }) => (
        <Box key={does} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Keys keys={keys} />
          {t(does)}
        </Box>
      ))}
    </Box>
  );
}

import { Box } from '@mui/material';

/** Keys as they stand on a keyboard, one after the other. */
export function Keys({ keys, between }: { keys: readonly string[]; between?: string }) {
  return keys.map((key, index) => (
    <Box component="span" key={key} sx={{ whiteSpace: 'nowrap' }}>
      {index > 0 && between && (
        <Box component="span" sx={{ mx: 0.75, color: 'text.secondary' }}>
          {between}
        </Box>
      )}
      <Box
        component="kbd"
        sx={{
          display: 'inline-block',
          minWidth: '1.5rem',
          px: 0.75,
          textAlign: 'center',
          borderRadius: '6px',
          font: 'inherit',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: 1.8,
          border: '1px solid var(--control)',
          bgcolor: 'var(--sunken)',
          color: 'text.primary',
        }}
      >
        {key.length === 1 ? key.toUpperCase() : key}
      </Box>
    </Box>
  ));
}

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a drawer under its own heading. */
export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3, pt: 2, borderTop: '1px solid var(--line)' }}>
      <Typography component="h3" variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

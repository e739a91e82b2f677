import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface DrawerSectionProps {
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a drawer under its own heading. */
export function DrawerSection({ title, action, children }: DrawerSectionProps) {
  return (
    <Box component="section" sx={{ mt: 0.5, pt: 1, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 0.5 }}>
        <Typography component="h3" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

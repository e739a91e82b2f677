import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is missing; left out where a heading above says it already. */
  title?: string;
  /** What to do about it. */
  text?: string;
  /** The button that does it. */
  children?: ReactNode;
}

/** In place of records: nothing here, and what to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 64 40"
        aria-hidden="true"
        sx={{ width: 72, mb: 1, fill: 'none', strokeWidth: 3, strokeLinecap: 'round' }}
      >
        <path d="M8 34V24a24 22 0 0 1 48 0v10" stroke="var(--mark)" />
        <path d="M4 37h56M24 36V24M40 36V24" stroke="var(--control)" />
      </Box>
      {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
      {text && <Typography color="text.secondary">{text}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}

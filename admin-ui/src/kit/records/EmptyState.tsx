import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Drawing = 'nothing' | 'notFound';

/** In one colour what is looked at, in the other what happened to it. */
const DRAWINGS: Readonly<Record<Drawing, readonly [string, string]>> = {
  // an empty arch
  nothing: ['M8 34V24a24 22 0 0 1 48 0v10', 'M4 37h56M24 36V24M40 36V24'],
  // a glass without anything under it
  notFound: ['M28 4a13 13 0 1 1 0 26a13 13 0 1 1 0-26ZM37.5 26.5 50 37', 'M22 17h12'],
};

interface EmptyStateProps {
  /** Nothing yet, by default. */
  drawing?: Drawing;
  /** What is missing; left out where a heading above says it already. */
  title?: string;
  /** What to do about it. */
  text?: string;
  /** The button that does it. */
  children?: ReactNode;
}

/** In place of records: nothing here, and what to do. */
export function EmptyState({ drawing = 'nothing', title, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 64 40"
        aria-hidden="true"
        sx={{ width: 72, mb: 1, fill: 'none', strokeWidth: 3, strokeLinecap: 'round' }}
      >
        <path d={DRAWINGS[drawing][0]} stroke="var(--mark)" />
        <path d={DRAWINGS[drawing][1]} stroke="var(--control)" />
      </Box>
      {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
      {text && <Typography color="text.secondary">{text}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}

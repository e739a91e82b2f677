import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecordPath } from './ListPath';

interface RecordLinkProps {
  children: ReactNode;
  /** Element that says what else can be done with it. */
  describedBy?: string;
}

/** The name of a record in a list; opens its details by mouse and keyboard. */
export function RecordLink({ children, describedBy }: RecordLinkProps) {
  const record = useRecordContext();
  const pathOf = useRecordPath();
  if (!record) return null;
  return (
    <MuiLink
      component={Link}
      to={pathOf(record.id)}
      color="inherit"
      aria-describedby={describedBy}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', textDecorationColor: 'var(--control)' }}
      underline="always"
    >
      {children}
    </MuiLink>
  );
}

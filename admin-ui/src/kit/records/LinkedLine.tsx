import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { LinkToRecord } from './LinkToRecord';

interface LinkedLineProps {
  resource: string;
  id: Identifier;
  name: ReactNode;
  /** Smaller, beside the name, or below it where both do not fit. */
  about: ReactNode;
  /** What stands beside, such as a state. */
  children?: ReactNode;
}

/** A row of `LinkedRecords`: the name, which leads to the record, and what is said of it. */
export function LinkedLine({ resource, id, name, about, children }: LinkedLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 180,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          // The link is never lower than a finger needs (WCAG 2.5.8), whatever its font measures.
          '& > a': { py: '2px', my: '-2px' },
        }}
      >
        <LinkToRecord resource={resource} id={id} isMain>
          {name}
        </LinkToRecord>
        <Typography variant="body2" color="text.secondary">
          {about}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../../kit/resource/ListPath';

interface LinkToRecordProps {
  resource: string;
  /** Null once the record is gone. */
  id: Identifier | null;
  /** It is what its line is about. */
  isMain?: boolean;
  children: ReactNode;
}

/** The name of another record; it leads to its details while it is there. */
export function LinkToRecord({ resource, id, isMain = false, children }: LinkToRecordProps) {
  if (id === null) return children;
  return (
    <MuiLink
      component={Link}
      to={recordPath(`/${resource}`, id)}
      underline="always"
      {...(isMain && { sx: { fontWeight: 600 } })}
    >
      {children}
    </MuiLink>
  );
}

/** The same as a value of a fact. */
export const linkTo = (resource: string, id: Identifier | null, name: string): ReactNode => (
  <LinkToRecord resource={resource} id={id}>
    {name}
  </LinkToRecord>
);

import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
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
  // the list stays as it is below the drawer
  const { search } = useLocation();
  if (!record) return null;
  return (
    <Link to={{ pathname: pathOf(record.id), search }} className="record-link" aria-describedby={describedBy}>
      {children}
    </Link>
  );
}

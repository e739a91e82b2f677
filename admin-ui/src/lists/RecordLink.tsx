import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecordPath } from './ListPath';

/** The name of a record in a list; opens its details by mouse and keyboard. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const pathOf = useRecordPath();
  if (!record) return null;
  return (
    <Link to={pathOf(record.id)} className="record-link">
      {children}
    </Link>
  );
}

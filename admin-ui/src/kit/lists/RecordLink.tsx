import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useRecordPath } from '../resource/ListPath';
import { foundFields } from '../search/found-fields';
import { FoundFields } from '../search/FoundFields';
import { Marked } from '../search/Marked';
import { useTyped } from '../search/useTyped';
import { RowLink } from './RowLink';

interface RecordLinkProps {
  children: ReactNode;
  /** Element that says what else can be done with it. */
  describedBy?: string;
}

/** The name of a record in a list, and where a search found it; opens its details by mouse and keyboard. */
export function RecordLink({ children, describedBy }: RecordLinkProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const typed = useTyped();
  const pathOf = useRecordPath();
  // the list stays as it is below the drawer
  const { search } = useLocation();
  if (!record) return null;
  const isText = typeof children === 'string';
  const found = foundFields(resource, record, typed, isText ? [children] : []);
  const link = (
    <RowLink to={{ pathname: pathOf(record.id), search }} aria-describedby={describedBy}>
      {isText ? <Marked text={children} words={typed.words} /> : children}
    </RowLink>
  );
  if (found.length === 0) return link;
  return (
    <div className="found-record">
      {link}
      <div className="found-fields">
        <FoundFields fields={found} words={[...typed.words, ...typed.skills]} />
      </div>
    </div>
  );
}

import '../../texts/ledger';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { roleLabel } from '../../kit/access/role-label';
import { RecordLink } from '../../kit/lists/RecordLink';
import type { Field } from '../../kit/resource/fields';
import { ActionChip } from './ActionChip';
import { actionLabel, actorName, kindLabel, recordName } from './activity-words';
import { sideText } from './changed-fields';
import { EntryRecord } from './EntryRecord';

function Who({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span className="cell-line" title={entry.actor_email}>
        {actorName(entry)}
      </span>
      {entry.actor_role !== 'anonymous' && <span className="cell-note">{roleLabel(entry.actor_role)}</span>}
    </>
  );
}

export const ACTIVITY_FIELDS: readonly Field<AuditEntry>[] = [
  {
    source: 'at',
    label: 'activity.when',
    cell: ({ at }) => (
      <RecordLink>
        <time dateTime={at}>{momentInIndia(at)}</time>
      </RecordLink>
    ),
    csv: (entry) => momentInIndia(entry.at),
  },
  {
    source: 'actor_email',
    label: 'activity.who',
    cell: (entry) => <Who entry={entry} />,
    csv: ({ actor_email }) => actor_email,
  },
  { source: 'actor_role', label: 'admin.role', csv: (entry) => roleLabel(entry.actor_role) },
  { source: 'action', label: 'activity.action', cell: (entry) => <ActionChip entry={entry} />, csv: actionLabel },
  {
    source: 'kind',
    label: 'activity.kind',
    cell: ({ kind }) => kindLabel(kind),
    csv: (entry) => kindLabel(entry.kind),
  },
  { source: 'record_id', label: 'activity.recordId' },
  {
    source: 'record_name',
    label: 'activity.record',
    cell: (entry) => (
      <span className="cell-clamp">
        <EntryRecord entry={entry} />
      </span>
    ),
    csv: recordName,
  },
  { source: 'before', label: 'activity.before', csv: (entry) => sideText(entry, 'before') },
  { source: 'after', label: 'activity.after', csv: (entry) => sideText(entry, 'after') },
  { source: 'address', label: 'activity.address' },
  { source: 'request_id', label: 'activity.request' },
];

import { Typography } from '@mui/material';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { later } from '../../platform/chunks/later';
import { roleLabel } from '../../platform/access/role-label';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, emailFilter, keyFilter, momentFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { ActionChip } from './ActionChip';
import {
  actionChoices,
  actionLabel,
  actionsOfChoice,
  actorName,
  choiceOfActions,
  kindChoices,
  kindLabel,
  recordName,
} from './activity-words';
import { sideText } from './changed-fields';
import { EntryRecord } from './EntryRecord';

const ActivityDrawer = later(async () => {
  const { ActivityDrawer: drawer } = await import('./ActivityDrawer');
  return { default: drawer };
});

const PATH = '/audit-log';

const FILTERS = [
  emailFilter('actor_email', 'activity.whoEmail'),
  choiceFilter('action', 'activity.action', actionChoices, { parse: actionsOfChoice, format: choiceOfActions }),
  choiceFilter('kind', 'activity.kind', kindChoices),
  keyFilter('record_id', 'activity.recordId'),
  momentFilter('at_gte', 'activity.from'),
  momentFilter('at_lte', 'activity.until'),
];

const CSV: readonly CsvColumn<AuditEntry>[] = [
  { label: 'activity.when', value: (entry) => momentInIndia(entry.at) },
  { label: 'activity.who', value: actorName },
  { label: 'admin.role', value: (entry) => roleLabel(entry.actor_role) },
  { label: 'activity.action', value: actionLabel },
  { label: 'activity.kind', value: (entry) => kindLabel(entry.kind) },
  { label: 'activity.recordId', value: (entry) => entry.record_id },
  { label: 'activity.record', value: recordName },
  { label: 'activity.before', value: (entry) => sideText(entry, 'before') },
  { label: 'activity.after', value: (entry) => sideText(entry, 'after') },
  { label: 'activity.address', value: (entry) => entry.address },
  { label: 'activity.request', value: (entry) => entry.request_id },
];

const activityCard = (entry: AuditEntry) => (
  <CardText
    name={recordName(entry)}
    status={<ActionChip entry={entry} />}
    lines={[
      [t('activity.aboutKind', { kind: kindLabel(entry.kind), moment: momentInIndia(entry.at) })],
      [actorName(entry)],
    ]}
  />
);

function Who({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span>{actorName(entry)}</span>
      {entry.actor_role !== 'anonymous' && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {roleLabel(entry.actor_role)}
        </Typography>
      )}
    </>
  );
}

/** Who did what to which record, newest first; super admins read it, nobody changes it. Logins are shown when they are asked for. */
export default function ActivityList() {
  return (
    <RecordList<AuditEntry>
      path={PATH}
      title={t('section.activity')}
      filters={FILTERS}
      sortFields={['at', 'actor_email', 'action', 'kind']}
      hiddenColumns={['request_id']}
      card={activityCard}
      csv={CSV}
      empty={{ title: t('activity.emptyList'), text: t('activity.emptyListHint') }}
      total={(total) => t('activity.total', { total })}
      overlays={<ActivityDrawer path={PATH} />}
    >
      <Column<AuditEntry>
        source="at"
        label={t('activity.when')}
        sortByOrder="DESC"
        isNowrap
        render={({ at }) => (
          <RecordLink>
            <time dateTime={at}>{momentInIndia(at)}</time>
          </RecordLink>
        )}
      />
      <Column<AuditEntry> source="actor_email" label={t('activity.who')} render={(entry) => <Who entry={entry} />} />
      <Column<AuditEntry>
        source="action"
        label={t('activity.action')}
        render={(entry) => <ActionChip entry={entry} />}
      />
      <Column<AuditEntry> source="kind" label={t('activity.kind')} render={({ kind }) => kindLabel(kind)} />
      <Column<AuditEntry>
        source="record_name"
        label={t('activity.record')}
        disableSort
        render={(entry) => <EntryRecord entry={entry} />}
      />
      <Column<AuditEntry> source="address" label={t('activity.address')} disableSort />
      <Column<AuditEntry> source="request_id" label={t('activity.request')} disableSort />
    </RecordList>
  );
}

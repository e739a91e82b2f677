import '../../texts/ledger';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, EmailFilter, KeyFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { ActionChip } from './ActionChip';
import {
  actionChoices,
  actionsOfChoice,
  actorName,
  choiceOfActions,
  kindChoices,
  kindLabel,
  recordName,
} from './activity-words';
import { ACTIVITY_FIELDS } from './audit-log.fields';

const ActivityDrawer = lazyPart(async () => {
  const { ActivityDrawer: drawer } = await import('./ActivityDrawer');
  return { default: drawer };
});

const PATH = '/audit-log';

const FILTERS = [
  <EmailFilter key="actor_email" source="actor_email" label="activity.whoEmail" />,
  <ChoiceFilter
    key="action"
    source="action"
    label="activity.action"
    choices={actionChoices}
    parse={actionsOfChoice}
    format={choiceOfActions}
  />,
  <ChoiceFilter key="kind" source="kind" label="activity.kind" choices={kindChoices} />,
  <KeyFilter key="record_id" source="record_id" label="activity.recordId" />,
  <MomentFilter key="at_gte" source="at_gte" label="activity.from" />,
  <MomentFilter key="at_lte" source="at_lte" label="activity.until" />,
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

/** Who did what to which record, newest first, for super admins, read-only. Logins are shown on request. */
export default function ActivityList() {
  return (
    <List<AuditEntry>
      title={t('section.activity')}
      fields={ACTIVITY_FIELDS}
      filters={FILTERS}
      total={(total) => t('activity.total', { total })}
      empty={<EmptyList title={t('activity.emptyList')} text={t('activity.emptyListHint')} />}
    >
      <DataTable<AuditEntry>
        hiddenColumns={['request_id']}
        card={activityCard}
        sortFields={['at', 'actor_email', 'action', 'kind']}
      >
        <DataTable.Col source="at" sortByOrder="DESC" className="nowrap" />
        <DataTable.Col source="actor_email" />
        <DataTable.Col source="action" />
        <DataTable.Col source="kind" />
        <DataTable.Col source="record_name" disableSort />
        <DataTable.Col source="address" disableSort />
        <DataTable.Col source="request_id" disableSort />
      </DataTable>
      <ListOverlays>
        <ActivityDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}

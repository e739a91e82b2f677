import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, emailFilter, keyFilter, momentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
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
  emailFilter('actor_email', 'activity.whoEmail'),
  choiceFilter('action', 'activity.action', actionChoices, { parse: actionsOfChoice, format: choiceOfActions }),
  choiceFilter('kind', 'activity.kind', kindChoices),
  keyFilter('record_id', 'activity.recordId'),
  momentFilter('at_gte', 'activity.from'),
  momentFilter('at_lte', 'activity.until'),
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
      path={PATH}
      title={t('section.activity')}
      filters={FILTERS}
      sortFields={['at', 'actor_email', 'action', 'kind']}
      card={activityCard}
      fields={ACTIVITY_FIELDS}
      empty={{ title: t('activity.emptyList'), text: t('activity.emptyListHint') }}
      total={(total) => t('activity.total', { total })}
      overlays={<ActivityDrawer path={PATH} />}
    />
  );
}

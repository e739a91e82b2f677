import '../../texts/ledger';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { roleLabel } from '../../kit/access/role-label';
import { Email } from '../../kit/records/Contact';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { filterQuery } from '../../kit/resource/list-address';
import { t } from '../../texts/console';
import { ActionChip } from './ActionChip';
import { actorName, kindLabel, recordName } from './activity-words';
import { Changes } from './Changes';
import { EntryRecord } from './EntryRecord';

function FilteredLink({ path, filter, label }: { path: string; filter: object; label: string }) {
  return (
    <Button component={Link} to={`${path}?${filterQuery(filter)}`} variant="outlined" color="inherit">
      {label}
    </Button>
  );
}

/** An entry of the log in full: who did what to which record, from where, and the values. */
export function ActivityDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<AuditEntry>
      resource="audit-log"
      path={path}
      title={recordName}
      subtitle={(entry) => <ActionChip entry={entry} />}
      actions={(entry) => (
        <>
          {entry.record_id !== null && (
            <FilteredLink
              path={path}
              filter={{ kind: entry.kind, record_id: String(entry.record_id) }}
              label={t('activity.sameRecord')}
            />
          )}
          {entry.actor_role !== 'anonymous' && (
            <FilteredLink
              path={path}
              filter={{ actor_email: entry.actor_email }}
              label={t('activity.samePerson', { name: actorName(entry) })}
            />
          )}
        </>
      )}
    >
      {(entry) => (
        <>
          <Facts
            facts={[
              [t('activity.when'), momentInIndia(entry.at)],
              [t('activity.who'), [...new Set([actorName(entry), roleLabel(entry.actor_role)])].join(', ')],
              [
                t('email.label'),
                entry.actor_role !== 'anonymous' && entry.actor_email.includes('@') && (
                  <Email key="email" address={entry.actor_email} />
                ),
              ],
              [t('activity.kind'), [kindLabel(entry.kind), entry.record_id].filter((part) => part !== null).join(' ')],
              [t('activity.record'), <EntryRecord key="record" entry={entry} />],
            ]}
          />
          <Changes entry={entry} />
          <DrawerSection title={t('activity.origin')}>
            <Facts
              facts={[
                [t('activity.address'), entry.address],
                [t('activity.request'), entry.request_id],
              ]}
            />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  );
}

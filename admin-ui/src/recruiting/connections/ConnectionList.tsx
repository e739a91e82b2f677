import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { List } from '../../kit/lists/List';
import { CONNECTION_FIELDS, nameOf } from './parts/connections.fields';
import { CONNECTION_FILTERS, STATUS_FILTER } from './parts/connection-filters';
import { connectionCard } from './parts/ConnectionCard';

const BulkStatusButton = lazyPart(() => import('./parts/BulkStatusButton'));
const BulkMailButton = lazyPart(() => import('../../mail/mailings/parts/BulkMailButton'));
const ConnectionOverlays = lazyPart(() => import('./ConnectionOverlays'));

const FILTERS = [STATUS_FILTER, ...CONNECTION_FILTERS];

/** Connections as a table. */
export function ConnectionList({ path, viewSwitch }: { path: '/connections'; viewSwitch: ReactNode }) {
  return (
    <List<Connection>
      path={path}
      title={t('section.connections')}
      filters={FILTERS}
      sortFields={['connection_date', 'employee_name', 'job_title', 'placement_status']}
      card={connectionCard}
      fields={CONNECTION_FIELDS}
      add={{ to: `${path}/create`, label: t('connection.create') }}
      empty={{ title: t('connection.emptyList'), text: t('connection.emptyListHint') }}
      actions={viewSwitch}
      bulkActions={
        <>
          <BulkStatusButton />
          <BulkMailButton kind="connection" />
        </>
      }
      deletedName={nameOf}
      overlays={<ConnectionOverlays path={path} />}
    />
  );
}

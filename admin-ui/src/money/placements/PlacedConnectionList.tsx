import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { useMayDelete } from '../../kit/access/useMayDelete';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../../kit/lists/BulkDeleteButton';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import type { Noun } from '../../kit/lists/total';
import { CONNECTION_FILTERS } from '../../recruiting/connections/parts/connection-filters';
import { CONNECTION_FIELDS, nameOfConnection, salaryOf } from '../../recruiting/connections/parts/connections.fields';
import { t } from '../../texts/console';
import { REGISTER } from './parts/register';

const ConnectionDrawer = lazyPart(async () => {
  const { ConnectionDrawer: drawer } = await import('../../recruiting/connections/ConnectionDrawer');
  return { default: drawer };
});

const PATH = '/placements';
const nounOf = (): Noun => ({ name: t('kind.placement'), plural: t('kinds.placement') });

const joiningDay = ({ joining_date }: Connection): string => (joining_date ? dayInIndia(joining_date) : '');

const placementCard = (placement: Connection) => (
  <CardText
    name={placement.employee_name}
    status={<strong>{salaryOf(placement)}</strong>}
    lines={[
      [placement.job_title, placement.company_name],
      [placement.job_location, placement.placement_date && dayInIndia(placement.placement_date)],
    ]}
  />
);

/** Leads to every placement there ever was, also after its connection is gone. */
const RegisterLink = () => (
  <Button component={Link} to={REGISTER} variant="outlined" color="inherit" className="tool-button">
    {t('placements.register')}
  </Button>
);

/** Connections that ended in a placement, with their total. */
export default function PlacedConnectionList() {
  const mayDelete = useMayDelete();
  return (
    <List<Connection>
      title={t('section.placements')}
      fields={CONNECTION_FIELDS}
      filters={CONNECTION_FILTERS}
      noun={nounOf()}
      actions={<RegisterLink />}
      empty={<EmptyList title={t('placements.emptyList')} text={t('placements.emptyListHint')} />}
    >
      <DataTable<Connection>
        bulkActionButtons={
          mayDelete && (
            <>
              <BulkExportButton />
              <BulkDeleteButton />
            </>
          )
        }
        hiddenColumns={['job_location']}
        card={placementCard}
        sortFields={['placement_date', 'joining_date', 'employee_name']}
      >
        <DataTable.Col source="employee_name" />
        <DataTable.Col source="job_title" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="job_location" disableSort />
        <DataTable.Col source="placement_date" sortByOrder="DESC" />
        <DataTable.Col<Connection> source="joining_date" render={joiningDay} />
        <DataTable.NumberCol source="salary" disableSort />
        <DataTable.DeleteCol<Connection> nameOf={nameOfConnection} />
      </DataTable>
      <ListOverlays>
        <ConnectionDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}

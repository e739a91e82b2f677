import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { List } from '../../kit/lists/List';
import type { Noun } from '../../kit/lists/total';
import { CONNECTION_FIELDS, nameOf, salaryOf } from '../../recruiting/connections/parts/connections.fields';
import { CONNECTION_FILTERS } from '../../recruiting/connections/parts/connection-filters';
import { PlacementViews } from './parts/PlacementViews';
import type { Field } from '../../kit/resource/fields';

const ConnectionDrawer = lazyPart(async () => {
  const { ConnectionDrawer: drawer } = await import('../../recruiting/connections/ConnectionDrawer');
  return { default: drawer };
});

const PATH = '/placements';
const nounOf = (): Noun => ({ name: t('kind.placement'), plural: t('kinds.placement') });

const joiningDay = ({ joining_date }: Connection): string => (joining_date ? dayInIndia(joining_date) : '');

/** What differs from the list of connections. */
const OWN: Readonly<Record<string, Partial<Field<Connection>>>> = {
  job_location: { column: { isHidden: true, disableSort: true } },
  placement_date: { column: { sortByOrder: 'DESC' } },
  joining_date: { cell: joiningDay, column: {} },
  salary: { column: { disableSort: true, align: 'right' } },
};
const FIELDS = CONNECTION_FIELDS.map((field) => ({ ...field, ...OWN[field.source] }));
const COLUMNS = [
  'employee_name',
  'job_title',
  'company_name',
  'job_location',
  'placement_date',
  'joining_date',
  'salary',
];

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

/** Connections that ended in a placement, with their total. */
export default function PlacementList() {
  return (
    <List<Connection>
      path={PATH}
      title={t('section.placements')}
      noun={nounOf()}
      filters={CONNECTION_FILTERS}
      sortFields={['placement_date', 'joining_date', 'employee_name']}
      card={placementCard}
      fields={FIELDS}
      columns={COLUMNS}
      empty={{ title: t('placements.emptyList'), text: t('placements.emptyListHint') }}
      actions={<PlacementViews />}
      deletedName={nameOf}
      overlays={<ConnectionDrawer path={PATH} />}
    />
  );
}

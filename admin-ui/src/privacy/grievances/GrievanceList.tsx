import type { Grievance } from '@niyukt/ui-shared/api/types';
import { REQUEST_KINDS } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { GRIEVANCE_FIELDS } from './grievances.fields';
import { GrievanceChip } from './parts/GrievanceChip';

const GrievanceDrawer = lazyPart(() => import('./GrievanceDrawer'));

const PATH = '/grievances';
const STATES = ['open', 'answered', 'closed'] as const satisfies readonly Grievance['state'][];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="grievance.state"
    choices={() => STATES.map((state) => ({ id: state, name: t(`grievance.state.${state}`) }))}
  />,
  <ChoiceFilter
    key="overdue"
    source="overdue"
    label="grievance.overdue"
    choices={() => [{ id: 'true', name: t('grievance.overdueOnly') }]}
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="grievance.kind"
    choices={() => REQUEST_KINDS.map((kind) => ({ id: kind, name: t(`grievances.kind.${kind}`) }))}
  />,
];

const grievanceCard = (grievance: Grievance) => (
  <CardText
    name={`${grievance.number}, ${grievance.name}`}
    status={<GrievanceChip grievance={grievance} />}
    lines={[[t(`grievances.kind.${grievance.kind}`)], [`${t('grievance.due')} ${dayInIndia(grievance.due_on)}`]]}
  />
);

/** What people wrote, with the day by which each is answered. */
export default function GrievanceList() {
  return (
    <List<Grievance>
      title={t('section.grievances')}
      fields={GRIEVANCE_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('grievance.empty')} text={t('grievance.emptyHint')} />}
    >
      <DataTable<Grievance>
        isMarked={({ overdue }) => overdue}
        card={grievanceCard}
        sortFields={['filed_at', 'due_on']}
      >
        <DataTable.Col source="number" disableSort />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="kind" />
        <DataTable.Col source="filed_at" sortByOrder="DESC" />
        <DataTable.Col source="due_on" />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <GrievanceDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}

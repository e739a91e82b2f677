import '../../texts/ledger';
import { Alert } from '@mui/material';
import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { penaltyLook } from '@niyukt/ui-shared/theme/status-look';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { PENALTY_STATES } from '../money-forms';
import { OpenPenalty } from './parts/OpenPenalty';

const PenaltyDrawer = lazyPart(() => import('./PenaltyDrawer'));

const PATH = '/penalties';

const chipOf = ({ state }: PenaltyCase) => <StatusChip {...penaltyLook(state)} label={t(`penaltyState.${state}`)} />;

const FIELDS: readonly Field<PenaltyCase>[] = [
  {
    source: 'employee_name',
    label: 'penalty.person',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
  },
  { source: 'amount_paise', label: 'penalty.amount', text: ({ amount_paise }) => plainMoneyText(amount_paise) },
  { source: 'due_on', label: 'penalty.dueOn', cell: ({ due_on }) => due_on && <Day at={due_on} /> },
  { source: 'created_at', label: 'penalty.openedOn', cell: ({ created_at }) => <Day at={created_at} /> },
  { source: 'state', label: 'penalty.state', cell: chipOf, csv: ({ state }) => t(`penaltyState.${state}`) },
];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="penalty.state"
    choices={() => PENALTY_STATES.map((state) => ({ id: state, name: t(`penaltyState.${state}`) }))}
  />,
];

const penaltyCard = (penalty: PenaltyCase) => (
  <CardText name={penalty.employee_name} status={chipOf(penalty)} lines={[[plainMoneyText(penalty.amount_paise)]]} />
);

/** Penalty cases. */
export default function PenaltyList() {
  return (
    <List<PenaltyCase>
      title={t('section.penalties')}
      fields={FIELDS}
      filters={FILTERS}
      actions={<OpenPenalty />}
      empty={<EmptyList title={t('penalty.emptyList')} text={t('penalty.emptyListHint')} />}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('penalty.counsel')}
      </Alert>
      <DataTable<PenaltyCase> card={penaltyCard} sortFields={['created_at']}>
        <DataTable.Col source="employee_name" disableSort />
        <DataTable.NumberCol source="amount_paise" disableSort />
        <DataTable.Col source="due_on" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col source="state" disableSort />
      </DataTable>
      <ListOverlays>
        <PenaltyDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}

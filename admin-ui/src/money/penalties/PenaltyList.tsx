import { Alert } from '@mui/material';
import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { PENALTY_STATES } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { penaltyLook } from '@niyukt/ui-shared/theme/status-look';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { OpenPenalty } from './parts/OpenPenalty';

const PenaltyDrawer = lazyPart(() => import('./PenaltyDrawer'));

const PATH = '/penalties';

const chipOf = ({ state }: PenaltyCase) => <StatusChip {...penaltyLook(state)} label={t(`penaltyState.${state}`)} />;

const FIELDS: readonly Field<PenaltyCase>[] = [
  {
    source: 'employee_name',
    label: 'penalty.person',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
    column: { disableSort: true },
  },
  {
    source: 'amount_paise',
    label: 'penalty.amount',
    text: ({ amount_paise }) => plainMoneyText(amount_paise),
    column: { disableSort: true, align: 'right' },
  },
  {
    source: 'due_on',
    label: 'penalty.dueOn',
    cell: ({ due_on }) => due_on && <Day at={due_on} />,
    column: { disableSort: true },
  },
  {
    source: 'created_at',
    label: 'penalty.openedOn',
    cell: ({ created_at }) => <Day at={created_at} />,
    column: { sortByOrder: 'DESC' },
  },
  {
    source: 'state',
    label: 'penalty.state',
    cell: chipOf,
    csv: ({ state }) => t(`penaltyState.${state}`),
    column: { disableSort: true },
  },
];

const FILTERS = [
  choiceFilter('state', 'penalty.state', () =>
    PENALTY_STATES.map((state) => ({ id: state, name: t(`penaltyState.${state}`) })),
  ),
];

const penaltyCard = (penalty: PenaltyCase) => (
  <CardText name={penalty.employee_name} status={chipOf(penalty)} lines={[[plainMoneyText(penalty.amount_paise)]]} />
);

/** Penalty cases. */
export default function PenaltyList() {
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('penalty.counsel')}
      </Alert>
      <List<PenaltyCase>
        path={PATH}
        title={t('section.penalties')}
        filters={FILTERS}
        sortFields={['created_at']}
        card={penaltyCard}
        fields={FIELDS}
        empty={{ title: t('penalty.emptyList'), text: t('penalty.emptyListHint') }}
        actions={<OpenPenalty />}
        overlays={<PenaltyDrawer path={PATH} />}
      />
    </>
  );
}
